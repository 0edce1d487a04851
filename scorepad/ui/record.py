"""Record hand: who took what, with a tap per fact; a hand that does not add up is not saved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from scorepad.game.changes import correct, record
from scorepad.game.entry import Entry, hand_so_far, missing, take_everything
from scorepad.game.history import ChangeKind
from scorepad.game.model import Game, Hand
from scorepad.game.scoring import sweeping_side
from scorepad.rules.groups import penalty_groups, penalty_total
from scorepad.store.games import KeptGame
from scorepad.ui import theme
from scorepad.ui.desk import Desk, use_desk, use_game
from scorepad.ui.entering import Keeper, use_entry
from scorepad.ui.guard import Work, act, screen, tell
from scorepad.ui.widgets.choosing import choose_dialog, sure_dialog
from scorepad.ui.widgets.entry_form import entry_form, placed
from scorepad.ui.widgets.frame import frame, main_button, waiting
from scorepad.ui.widgets.sheet import sheet
from scorepad.words import _
from scorepad.words.hands import hand_in_short, revoke_explained, sweep_explained
from scorepad.words.table import dealing, missing_line

CAPTION = 11
"""Type size under the pictures in the bar."""


@screen
def record_hand() -> ft.View:
    """The screen for the hand to come."""
    kept = use_game(ft.use_route_params()["game"])
    index = len(kept.game.hands) if kept else 0
    view = use_entry_screen(kept, index)
    return waiting() if kept is None or kept.finished else view


@screen
def correct_hand() -> ft.View:
    """The screen for a recorded hand that is being corrected."""
    parameters = ft.use_route_params()
    kept = use_game(parameters["game"])
    index = int(parameters["number"]) - 1
    view = use_entry_screen(kept, index)
    return waiting() if kept is None or index >= len(kept.game.hands) else view


def use_entry_screen(kept: KeptGame | None, index: int) -> ft.View:
    """The screen on which the hand with this index is entered or corrected."""
    desk = use_desk()
    entry, change, keeper = use_entry(kept, index)
    asking, set_asking = ft.use_state("")
    saving, set_saving = ft.use_state(False)
    saved, set_saved = ft.use_state(_not_yet)
    if saved:
        # Until the table is shown, the hand that was saved is, not an empty next one.
        kept, index = saved

    def close() -> None:
        set_asking("")

    def changed(after: Entry) -> None:
        set_asking("")
        change(after)

    async def save() -> None:
        set_asking("")
        set_saving(True)
        try:
            if kept:
                after = await _save(kept, index, hand_so_far(entry, kept.game), desk, keeper)
                set_saved((kept, index))
                _show_what_was_saved(desk, kept, after, index)
        finally:
            set_saving(False)

    async def ask_or_save() -> None:
        if kept and sweeping_side(kept.game, hand_so_far(entry, kept.game)):
            set_asking("sweep")
        else:
            await save()

    dialogs: dict[str, Callable[[KeptGame], ft.AlertDialog]] = {
        "everything": lambda kept: _everything_dialog(kept.game, entry, changed, close),
        "revoke": lambda kept: _revoke_dialog(kept.game, entry, changed, close),
        "sweep": lambda kept: _sweep_dialog(kept.game, entry, save, close),
    }
    ft.use_dialog(dialogs[asking](kept) if kept and asking else None)
    if kept is None or index > len(kept.game.hands):
        return waiting()
    game = kept.game
    bottom = _bottom(game, entry, ask_or_save, saving or saved is not None)
    return frame(
        _("Hand {number}").format(number=index + 1),
        _body(desk, kept, entry, changed, bottom),
        subtitle=dealing(game, index),
        actions=[
            _captioned(
                ft.Icons.SELECT_ALL,
                _("Everything"),
                _("Took everything"),
                lambda: set_asking("everything"),
            ),
            _captioned(ft.Icons.GAVEL, _("Revoke"), _("Revoke"), lambda: set_asking("revoke")),
        ],
        bottom=None if desk.wide else bottom,
    )


_not_yet: tuple[KeptGame, int] | None = None


async def _save(kept: KeptGame, index: int, hand: Hand, desk: Desk, keeper: Keeper) -> KeptGame:
    """Keep the hand; when this returns, it is on the disk."""
    game = kept.game
    if index == len(game.hands):
        after, kind = record(game, hand), ChangeKind.RECORDED
    else:
        after, kind = correct(game, index, hand), ChangeKind.CORRECTED
    await keeper.stop()
    return await desk.games.change(kept, kind, after, index)


def _show_what_was_saved(desk: Desk, before: KeptGame, after: KeptGame, index: int) -> None:
    """Go to the table, or to the result where the game is over, and say what everybody got."""
    desk.go(f"/game/{after.id}/result" if after.finished else f"/game/{after.id}")
    tell(desk.page, _what_was_saved(before.game, after.game, index))


def _what_was_saved(before: Game, after: Game, index: int) -> str:
    hand = (after.hands + after.set_aside)[index]
    saved = _("Saved. {points}").format(points=hand_in_short(after, hand))
    if len(after.set_aside) > len(before.set_aside):
        return _("{saved}. The game is over earlier now; the hands after it are set aside.").format(
            saved=saved
        )
    return saved


def _body(
    desk: Desk,
    kept: KeptGame,
    entry: Entry,
    change: Callable[[Entry], None],
    bottom: ft.Control,
) -> ft.Control:
    """The form; in a wide window the sheet beside it, and the bottom under the form."""
    if not desk.wide:
        room = (desk.width or theme.PHONE) - 2 * theme.WIDE
        return entry_form(kept.game, entry, change, room)
    side = desk.width / 2
    return ft.Row(
        [
            ft.Container(sheet(desk, kept, side), width=side),
            ft.VerticalDivider(width=1),
            ft.Column(
                [
                    entry_form(kept.game, entry, change, side - 2 * theme.WIDE),
                    ft.Container(bottom, padding=theme.WIDE),
                ],
                spacing=0,
                expand=True,
            ),
        ],
        spacing=0,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _bottom(game: Game, entry: Entry, save: Work, saving: bool) -> ft.Control:
    """The sum against the deck's, what is missing, and Save."""
    left = missing(entry, game)
    total = penalty_total(penalty_groups(game.rules, len(game.players)))
    if saving:
        line = _("Saving…")
    elif left:
        line = missing_line(left)
    else:
        line = _("Complete")
    return ft.Row(
        [
            ft.Column(
                [
                    ft.Text(
                        _("{placed} of {total}").format(placed=placed(game, entry), total=total),
                        size=theme.BODY,
                        weight=ft.FontWeight.W_600,
                    ),
                    ft.Semantics(
                        live_region=True,
                        content=ft.Text(
                            line, size=theme.SMALL, color=ft.Colors.ON_SURFACE_VARIANT, max_lines=2
                        ),
                    ),
                ],
                spacing=0,
                tight=True,
                expand=True,
                alignment=ft.MainAxisAlignment.CENTER,
            ),
            main_button(_("Save"), ft.Icons.CHECK, save, disabled=bool(left) or saving),
        ],
        spacing=theme.GAP,
    )


def _captioned(icon: ft.IconData, caption: str, spoken: str, work: Work) -> ft.Control:
    """A picture in the bar with a word under it."""
    return ft.Semantics(
        button=True,
        content=ft.Container(
            ft.Column(
                [
                    ft.Icon(icon, size=theme.LARGE, color=ft.Colors.ON_SURFACE_VARIANT),
                    ft.Text(
                        caption,
                        size=CAPTION,
                        color=ft.Colors.ON_SURFACE_VARIANT,
                        semantics_label=spoken,
                        max_lines=1,
                    ),
                ],
                spacing=0,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            width=70,
            height=theme.TARGET + 4,
            alignment=ft.Alignment.CENTER,
            border_radius=theme.ROUND,
            ink=True,
            on_click=act(work),
        ),
    )


def _everything_dialog(
    game: Game, entry: Entry, change: Callable[[Entry], None], close: Callable[[], None]
) -> ft.AlertDialog:
    choices = [
        (name, lambda seat=seat: change(take_everything(entry, game, seat)))
        for seat, name in enumerate(game.players)
    ]
    return choose_dialog(_("Who took everything?"), "", choices, close)


def _revoke_dialog(
    game: Game, entry: Entry, change: Callable[[Entry], None], close: Callable[[], None]
) -> ft.AlertDialog:
    choices: list[tuple[str, Work]] = [
        (name, lambda seat=seat: change(replace(entry, revoke=seat)))
        for seat, name in enumerate(game.players)
    ]
    if entry.revoke is not None:
        choices.append((_("Nobody revoked"), lambda: change(replace(entry, revoke=None))))
    return choose_dialog(_("Who revoked?"), revoke_explained(game), choices, close)


def _sweep_dialog(
    game: Game, entry: Entry, save: Work, close: Callable[[], None]
) -> ft.AlertDialog:
    text = sweep_explained(game, hand_so_far(entry, game))
    return sure_dialog(_("Everything taken"), text, _("Save"), save, close)
