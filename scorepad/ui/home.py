"""Home: the game in progress goes on with one tap; a new one, and those that are over."""

from __future__ import annotations

import flet as ft

from scorepad.game.model import Game
from scorepad.game.progress import progress
from scorepad.store.games import KeptGame
from scorepad.ui import theme
from scorepad.ui.desk import Desk, use_desk, use_work
from scorepad.ui.guard import screen
from scorepad.ui.widgets.frame import column, frame, heading, icon_button, main_button, quiet_button
from scorepad.ui.widgets.notices import notices
from scorepad.ui.widgets.panels import tile
from scorepad.words import _
from scorepad.words.table import (
    dated_scores,
    dealing,
    game_title,
    listed,
    outcome,
    points_counted,
)

_none: tuple[KeptGame, ...] = ()

PAGE = 30
"""Finished games shown at first, and with every tap on *More*."""


@screen
def home() -> ft.View:
    """The first screen."""
    desk = use_desk()
    (finished, deleted), set_lists = ft.use_state((_none, _none))
    seen, set_seen = ft.use_state(0)
    shown, set_shown = ft.use_state(PAGE)

    on_top = ft.use_route_location() == "/"

    async def read() -> None:
        # Below another screen nobody sees it, and a save at the table must not wait for it.
        if not on_top:
            return
        # Drawn together: for a moment a game must not stand in both. One more than is shown tells
        # whether there are more.
        set_lists((await desk.games.finished(shown + 1), await desk.games.deleted()))

    # Not `on_top and …`: the first drawing is 0, which equals False.
    use_work(read, [desk.drawn if on_top else None, shown])
    in_play = desk.games.in_play()
    parts = notices(desk.store.database, seen, set_seen, lambda: desk.go("/settings"))
    if in_play:
        parts.append(_in_progress(desk, in_play[0]))
    if len(in_play) > 1:
        parts.append(heading(_("Also open")))
        parts += [_tile(desk, kept) for kept in in_play[1:]]
    if not in_play and not finished:
        parts.append(_welcome())
    if finished:
        parts.append(heading(_("Finished games")))
        parts += [_tile(desk, kept) for kept in finished[:shown]]
    if len(finished) > shown:
        parts.append(quiet_button(_("More"), ft.Icons.EXPAND_MORE, lambda: set_shown(shown + PAGE)))
    if deleted:
        parts.append(heading(_("Deleted games")))
        parts += [_deleted_tile(desk, kept) for kept in deleted]
    return frame(
        "Scorepad",
        column(parts),
        bottom=ft.Row([main_button(_("New game"), ft.Icons.ADD, lambda: desk.go("/new"))]),
    )


def _in_progress(desk: Desk, kept: KeptGame) -> ft.Control:
    """The game to go on with: who has what, and one tap."""
    game, now = kept.game, progress(kept.game)
    totals = ft.Row(
        [
            ft.Column(
                [
                    ft.Text(
                        game.players[seat],
                        size=theme.BODY,
                        max_lines=1,
                        overflow=ft.TextOverflow.ELLIPSIS,
                        semantics_label=f"{game.players[seat]}, {points_counted(total)}",
                    ),
                    ft.Text(
                        str(total),
                        size=theme.LARGE + 4,
                        weight=ft.FontWeight.W_700,
                        semantics_label="",
                    ),
                ],
                spacing=0,
                tight=True,
            )
            for seat, total in enumerate(now.totals)
        ],
        spacing=theme.WIDE * 2,
        run_spacing=theme.GAP,
        wrap=True,
    )
    return ft.Container(
        ft.Column(
            [
                ft.Text(game_title(game.rules), size=theme.TITLE, weight=ft.FontWeight.W_700),
                totals,
                ft.Text(_hand_to_come(game), color=ft.Colors.ON_PRIMARY_CONTAINER),
                ft.Row(
                    [
                        main_button(
                            _("Continue"),
                            ft.Icons.PLAY_ARROW,
                            lambda: desk.go(f"/game/{kept.id}"),
                        )
                    ]
                ),
            ],
            spacing=theme.WIDE,
        ),
        key=f"goes-on-{kept.id}",
        padding=theme.WIDE * 1.6,
        border_radius=theme.ROUNDER,
        bgcolor=ft.Colors.PRIMARY_CONTAINER,
    )


def _hand_to_come(game: Game) -> str:
    return _("Hand {number}: {dealing}").format(
        number=len(game.hands) + 1, dealing=dealing(game, len(game.hands))
    )


def _tile(desk: Desk, kept: KeptGame) -> ft.Control:
    """A game in a list; a tap opens it."""
    game, now = kept.game, progress(kept.game)
    route = f"/game/{kept.id}/result" if now.finished else f"/game/{kept.id}"
    title = outcome(game, now) if now.finished else listed(game.players)
    return tile(
        kept.id,
        title,
        lambda: desk.go(route),
        subtitle=_standing_line(game),
        leading=ft.Icon(ft.Icons.EMOJI_EVENTS_OUTLINED if now.finished else ft.Icons.PLAY_ARROW),
    )


def _deleted_tile(desk: Desk, kept: KeptGame) -> ft.Control:
    return ft.ListTile(
        key=f"deleted-{kept.id}",
        title=ft.Text(listed(kept.game.players)),
        subtitle=ft.Text(_standing_line(kept.game)),
        trailing=icon_button(
            ft.Icons.RESTORE, _("Bring back"), lambda: desk.games.bring_back(kept)
        ),
    )


def _standing_line(game: Game) -> str:
    totals = zip(game.players, progress(game).totals, strict=True)
    return dated_scores(game.played_on, totals)


def _welcome() -> ft.Control:
    return ft.Container(
        ft.Column(
            [
                ft.Row(
                    [
                        ft.Icon(ft.CupertinoIcons.SUIT_SPADE_FILL, size=44),
                        ft.Icon(ft.CupertinoIcons.SUIT_HEART_FILL, size=44, color=theme.RED),
                    ],
                    alignment=ft.MainAxisAlignment.CENTER,
                ),
                ft.Text(
                    _("The score of Black Maria, kept while you look at your cards."),
                    size=theme.TITLE,
                    text_align=ft.TextAlign.CENTER,
                ),
                ft.Text(
                    _("Tap New game, say who plays, and record each hand with a tap per fact."),
                    color=ft.Colors.ON_SURFACE_VARIANT,
                    text_align=ft.TextAlign.CENTER,
                ),
            ],
            spacing=theme.WIDE * 2,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        padding=theme.WIDE * 3,
    )
