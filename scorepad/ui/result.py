"""The result: who won, everybody's place, who pays whom and where that comes from."""

from __future__ import annotations

import flet as ft

from scorepad.game.changes import change_details, reopen
from scorepad.game.history import ChangeKind
from scorepad.game.model import Game, Method
from scorepad.game.next_game import rematch
from scorepad.game.progress import Progress, places, progress
from scorepad.game.settlement import Settlement, Transfer, settlement
from scorepad.season.lines import game_lines
from scorepad.store.games import KeptGame
from scorepad.ui import theme
from scorepad.ui.desk import Desk, use_desk, use_game, use_redirect
from scorepad.ui.focus import use_focus
from scorepad.ui.guard import Work, screen, tell
from scorepad.ui.starting import start_game
from scorepad.ui.undoing import delete_game, undo_last
from scorepad.ui.widgets.chart import line_chart
from scorepad.ui.widgets.fields import choices
from scorepad.ui.widgets.frame import (
    column,
    frame,
    heading,
    icon_button,
    main_button,
    quiet_button,
    waiting,
)
from scorepad.ui.widgets.panels import panel
from scorepad.words import _, pgettext
from scorepad.words.table import (
    end_reason,
    game_title,
    outcome,
    points_counted,
    stake_short,
    transfer,
    transfer_amount,
)
from scorepad.words.writing import whole


@screen
def result() -> ft.View:
    """What a game has come to."""
    desk = use_desk()
    kept = use_game(ft.use_route_params()["game"])
    unfinished = kept is not None and not kept.finished
    use_redirect(f"/game/{kept.id}" if kept and unfinished else None)
    again = use_focus(_no_button, desk.calls_to(kept.id) if kept else 0)
    if kept is None or unfinished:
        return waiting()
    game, now = kept.game, progress(kept.game)
    settled = settlement(game, now)
    parts = [_winner(game, now, desk.big_text), _standing(game, now)]
    if settled and settled.transfers:
        parts += _payments(game, settled)
    if settled and settled.transfers and game.stake.method is Method.FROM_LOWEST:
        parts += _differences(game, now)
    if game.hands:
        parts += [
            heading(_("How the totals grew")),
            line_chart(game_lines(game), whole, desk.text_scale),
        ]
    parts += _season(desk, kept)
    parts.append(_quiet_row(desk, kept))
    # After the last hand the keyboard is there.
    button = again.current = main_button(
        _("Rematch"), ft.Icons.REPLAY, desk.once(lambda: start_game(desk, rematch(game)))
    )
    return frame(
        _("Result"),
        column(parts),
        subtitle=_("{title}, {stake}").format(
            title=game_title(game.rules), stake=stake_short(game.stake)
        ),
        actions=[icon_button(ft.Icons.UNDO, _("Undo"), lambda: undo_last(desk, kept))],
        bottom=ft.Row([button]),
    )


_no_button: ft.FilledButton | None = None


def _winner(game: Game, now: Progress, big_text: bool) -> ft.Control:
    return ft.Container(
        ft.Column(
            [
                ft.Icon(ft.Icons.EMOJI_EVENTS, size=44, color=ft.Colors.PRIMARY),
                ft.Semantics(
                    header=True,
                    content=ft.Text(
                        outcome(game, now),
                        size=theme.LARGE if big_text else theme.LARGE + 8,
                        weight=ft.FontWeight.W_700,
                        text_align=ft.TextAlign.CENTER,
                    ),
                ),
                ft.Text(end_reason(game, now.end_reason), color=ft.Colors.ON_PRIMARY_CONTAINER),
            ],
            spacing=theme.HAIR,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        padding=theme.WIDE * 1.6,
        border_radius=theme.ROUNDER,
        bgcolor=ft.Colors.PRIMARY_CONTAINER,
    )


def _standing(game: Game, now: Progress) -> ft.Control:
    """Everybody by place, equal ones alike."""
    order = sorted(game.seats, key=lambda seat: (now.totals[seat], seat))
    each = places(now.totals)
    return ft.Column(
        [
            ft.Row(
                [
                    ft.Text(f"{each[seat]}.", size=theme.TITLE),
                    ft.Text(game.players[seat], size=theme.TITLE, expand=True),
                    ft.Text(points_counted(now.totals[seat]), size=theme.TITLE),
                ],
                key=f"place-{seat}",
            )
            for seat in order
        ],
        spacing=theme.TIGHT,
    )


def _payments(game: Game, settled: Settlement) -> list[ft.Control]:
    """The settlement as a picture of who pays whom."""
    return [
        heading(_("Who pays whom")),
        ft.Column([_payment(game, settled, each) for each in settled.transfers], spacing=6),
    ]


def _payment(game: Game, settled: Settlement, each: Transfer) -> ft.Control:
    amount = transfer_amount(settled, each)
    if use_desk().big_text:
        # Side by side the names would be broken within a word.
        return panel(ft.Text(transfer(game, settled, each), size=theme.BODY + 2))
    return panel(
        ft.Row(
            [
                ft.Text(
                    game.players[each.payer],
                    expand=True,
                    size=theme.BODY + 2,
                    semantics_label=transfer(game, settled, each),
                ),
                ft.Column(
                    [
                        ft.Text(amount, weight=ft.FontWeight.W_700, semantics_label=""),
                        ft.Icon(ft.Icons.ARROW_RIGHT_ALT, color=ft.Colors.PRIMARY),
                    ],
                    spacing=0,
                    tight=True,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                ),
                ft.Text(
                    game.players[each.payee],
                    expand=True,
                    size=theme.BODY + 2,
                    text_align=ft.TextAlign.END,
                    semantics_label="",
                ),
            ],
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
    )


def _differences(game: Game, now: Progress) -> list[ft.Control]:
    """The table of differences that the settlement comes from."""
    low = min(now.totals)
    shared = len(now.winners)
    lines: list[ft.Control] = []
    for seat in game.seats:
        if now.totals[seat] == low:
            continue
        text = _("{total} − {lowest} = {difference}").format(
            total=now.totals[seat], lowest=low, difference=now.totals[seat] - low
        )
        if shared > 1:
            text = _("{difference}, split between {count}").format(difference=text, count=shared)
        lines.append(
            ft.Row([ft.Text(game.players[seat], expand=True), ft.Text(text)], key=f"from-{seat}")
        )
    return [heading(_("Difference to the lowest")), ft.Column(lines, spacing=theme.HAIR)]


def _season(desk: Desk, kept: KeptGame) -> list[ft.Control]:
    """To which season the game belongs; a tap moves it."""
    names = [each.name for each in desk.store.seasons.all()]
    if not names:
        return []

    def move(name: str | None) -> Work:
        after = change_details(kept.game, season=name)
        return lambda: desk.games.change(kept, ChangeKind.DETAILS, after)

    options = [(pgettext("season", "None"), kept.game.season is None, move(None))]
    options += [(name, kept.game.season == name, move(name)) for name in names]
    return [heading(_("Season")), choices(options)]


def _quiet_row(desk: Desk, kept: KeptGame) -> ft.Control:
    async def reopen_it() -> None:
        await desk.games.change(kept, ChangeKind.REOPENED, reopen(kept.game))
        desk.go(f"/game/{kept.id}")
        tell(desk.page, _("Game reopened"))

    buttons = [
        quiet_button(_("Score sheet"), ft.Icons.TABLE_ROWS, lambda: desk.go(f"/game/{kept.id}")),
        quiet_button(_("Share"), ft.Icons.SHARE, lambda: desk.go(f"/game/{kept.id}/share")),
        quiet_button(_("Log"), ft.Icons.HISTORY, lambda: desk.go(f"/game/{kept.id}/log")),
        quiet_button(
            _("Delete game"), ft.Icons.DELETE_OUTLINE, desk.once(lambda: delete_game(desk, kept))
        ),
    ]
    if kept.game.ended and progress(kept.game).ended_after is None:
        buttons.insert(1, quiet_button(_("Reopen"), ft.Icons.LOCK_OPEN, desk.once(reopen_it)))
    return ft.Row(buttons, wrap=True, alignment=ft.MainAxisAlignment.CENTER)
