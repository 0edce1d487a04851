"""The table: the score sheet as people know it from paper, and one big button."""

from __future__ import annotations

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from scorepad.game.history import redoable, undoable
from scorepad.game.progress import progress
from scorepad.store.games import KeptGame
from scorepad.ui import theme
from scorepad.ui.comfort import use_awake
from scorepad.ui.desk import Desk, use_desk, use_game
from scorepad.ui.ending import end_dialog
from scorepad.ui.focus import use_focus
from scorepad.ui.guard import Work, screen
from scorepad.ui.undoing import delete_game, redo_last, undo_last
from scorepad.ui.widgets.clock import clock
from scorepad.ui.widgets.frame import (
    called_button,
    frame,
    icon_button,
    main_button,
    quiet_button,
    waiting,
)
from scorepad.ui.widgets.sheet import sheet
from scorepad.words import _
from scorepad.words.table import game_title, now_line, stake_short


@screen
def table() -> ft.View:
    """The score sheet of a game."""
    desk = use_desk()
    kept = use_game(ft.use_route_params()["game"])
    ending, set_ending = ft.use_state(False)
    use_awake()
    go_on = use_focus(_no_button, desk.calls_to(kept.id) if kept else 0)
    ft.use_dialog(end_dialog(desk, kept, lambda: set_ending(False)) if kept and ending else None)
    if kept is None or kept.deleted_at:
        return waiting()
    width = min(desk.width or theme.PHONE, theme.SHEET)
    return frame(
        game_title(kept.game.rules),
        ft.Container(
            sheet(desk, kept, width, _quiet_row(desk, kept, lambda: set_ending(True))),
            width=width,
            alignment=ft.Alignment.TOP_CENTER,
        ),
        subtitle=stake_short(kept.game.stake),
        actions=_actions(desk, kept),
        bottom=_bottom(desk, kept, go_on),
    )


_no_button: ft.FilledButton | None = None


def _actions(desk: Desk, kept: KeptGame) -> list[ft.Control]:
    rules = icon_button(
        ft.Icons.MENU_BOOK_OUTLINED, _("Rules"), lambda: desk.go(f"/game/{kept.id}/rules")
    )
    return [_undo_and_redo(desk, kept), rules]


@ft.component
def _undo_and_redo(desk: Desk, kept: KeptGame) -> ft.Control:
    """Undo, and Redo where there is something; after the last one the keyboard is at Undo."""
    redone, count = ft.use_state(0)
    may_redo = redoable(kept.history) is not None

    async def redo() -> None:
        await redo_last(desk, kept)
        count(lambda now: now + 1)

    # A component takes a key beside its own arguments.
    undo = called_button(  # type: ignore[call-arg]
        ft.Icons.UNDO,
        _("Undo"),
        lambda: undo_last(desk, kept),
        0 if may_redo else redone,
        disabled=undoable(kept.history) is None,
        key="undo",
    )
    buttons: list[ft.Control] = [undo]
    if may_redo:
        # Before Undo, which stays where the finger is.
        buttons.insert(0, icon_button(ft.Icons.REDO, _("Redo"), redo, key="redo"))
    return ft.Row(buttons, spacing=0, tight=True)


def _quiet_row(desk: Desk, kept: KeptGame, ask_end: Work) -> ft.Control:
    """What is done seldom; a game begun by mistake is deleted as easily as it was begun."""
    ways = [
        _way(desk, kept, "change", ft.Icons.TUNE, _("Change table")),
        _way(desk, kept, "big", ft.Icons.ZOOM_IN, _("Big print")),
        _way(desk, kept, "share", ft.Icons.SHARE, _("Share")),
    ]
    if not kept.finished:
        is_shown = desk.sharing.shown(kept.id) is not None
        icon = ft.Icons.CAST_CONNECTED if is_shown else ft.Icons.QR_CODE_2
        name = _("Shown to the table") if is_shown else _("Show to the table")
        ways.append(_way(desk, kept, "show", icon, name))
    buttons: list[ft.Control] = []
    if not kept.finished and (kept.game.hands or kept.game.carried):
        buttons.append(quiet_button(_("End game"), ft.Icons.FLAG_OUTLINED, ask_end))
    if not kept.game.hands:
        delete = desk.once(lambda: delete_game(desk, kept))
        buttons.append(quiet_button(_("Delete game"), ft.Icons.DELETE_OUTLINE, delete))
    # The pictures stay together, in a line of their own where there is no room beside a word.
    buttons.append(ft.Row(ways, spacing=theme.HAIR, tight=True))
    return ft.Row(
        buttons,
        alignment=ft.MainAxisAlignment.CENTER,
        wrap=True,
        spacing=theme.HAIR,
        run_spacing=0,
    )


def _way(desk: Desk, kept: KeptGame, part: str, icon: ft.IconData, name: str) -> ft.Control:
    return icon_button(icon, name, lambda: desk.go(f"/game/{kept.id}/{part}"))


def _bottom(desk: Desk, kept: KeptGame, go_on: MutableRef[ft.FilledButton]) -> ft.Control:
    """What comes next, and the button that goes on, which has the keyboard after a save."""
    game, now = kept.game, progress(kept.game)
    if now.finished:
        button = main_button(
            _("Result"), ft.Icons.EMOJI_EVENTS_OUTLINED, lambda: desk.go(f"/game/{kept.id}/result")
        )
    else:
        button = main_button(
            _("Record hand"), ft.Icons.ADD, lambda: desk.go(f"/game/{kept.id}/record")
        )
    go_on.current = button
    return ft.Column(
        [
            *([] if now.finished else [clock(game)]),
            ft.Text(now_line(game, now), color=ft.Colors.ON_SURFACE_VARIANT, size=theme.BODY),
            ft.Row([button]),
        ],
        spacing=theme.TIGHT,
        tight=True,
    )
