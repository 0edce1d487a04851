"""The table: the score sheet as people know it from paper, and one big button."""

from __future__ import annotations

import flet as ft

from scorepad.game.history import redoable, undoable
from scorepad.game.progress import progress, tie_played_on
from scorepad.store.games import KeptGame
from scorepad.ui import theme
from scorepad.ui.desk import Desk, use_desk, use_game
from scorepad.ui.ending import end_dialog
from scorepad.ui.guard import Work, screen
from scorepad.ui.undoing import delete_game, redo_last, undo_last
from scorepad.ui.widgets.clock import clock
from scorepad.ui.widgets.frame import frame, icon_button, main_button, quiet_button, waiting
from scorepad.ui.widgets.sheet import sheet
from scorepad.words import _
from scorepad.words.table import (
    chances_line,
    dealing,
    deals_left,
    game_title,
    outcome,
    passing,
    stake_short,
)


@screen
def table() -> ft.View:
    """The score sheet of a game."""
    desk = use_desk()
    kept = use_game(ft.use_route_params()["game"])
    ending, set_ending = ft.use_state(False)
    ft.use_dialog(end_dialog(desk, kept, lambda: set_ending(False)) if kept and ending else None)
    if kept is None or kept.deleted_at:
        return waiting()
    width = min(desk.width or theme.PHONE, theme.SHEET)
    return frame(
        game_title(kept.game.rules),
        ft.Container(
            ft.Column(
                [sheet(desk, kept, width), _quiet_row(desk, kept, lambda: set_ending(True))],
                spacing=0,
                width=width,
            ),
            alignment=ft.Alignment.TOP_CENTER,
        ),
        subtitle=stake_short(kept.game.stake),
        actions=_actions(desk, kept),
        bottom=_bottom(desk, kept),
    )


def _actions(desk: Desk, kept: KeptGame) -> list[ft.Control]:
    actions = [
        icon_button(
            ft.Icons.UNDO,
            _("Undo"),
            lambda: undo_last(desk, kept),
            disabled=undoable(kept.history) is None,
        )
    ]
    if redoable(kept.history):
        # Before Undo, which stays where the finger is.
        actions.insert(0, icon_button(ft.Icons.REDO, _("Redo"), lambda: redo_last(desk, kept)))
    actions.append(
        icon_button(
            ft.Icons.MENU_BOOK_OUTLINED, _("Rules"), lambda: desk.go(f"/game/{kept.id}/rules")
        )
    )
    return actions


def _quiet_row(desk: Desk, kept: KeptGame, ask_end: Work) -> ft.Control:
    """What is done seldom; a game begun by mistake is deleted as easily as it was begun."""
    buttons = [
        quiet_button(_("Change table"), ft.Icons.TUNE, lambda: desk.go(f"/game/{kept.id}/change"))
    ]
    if not kept.game.hands:
        buttons.append(
            quiet_button(
                _("Delete game"),
                ft.Icons.DELETE_OUTLINE,
                desk.once(lambda: delete_game(desk, kept)),
            )
        )
    if not kept.finished and (kept.game.hands or kept.game.carried):
        buttons.insert(0, quiet_button(_("End game"), ft.Icons.FLAG_OUTLINED, ask_end))
    return ft.Row(buttons, alignment=ft.MainAxisAlignment.CENTER, wrap=True, spacing=theme.HAIR)


def _bottom(desk: Desk, kept: KeptGame) -> ft.Control:
    game, now = kept.game, progress(kept.game)
    if now.finished:
        line = outcome(game, now)
        button = main_button(
            _("Result"), ft.Icons.EMOJI_EVENTS_OUTLINED, lambda: desk.go(f"/game/{kept.id}/result")
        )
    else:
        line = " ".join(
            part
            for part in (
                dealing(game, len(game.hands)) + ".",
                passing(game.rules, len(game.players)),
                deals_left(game),
                chances_line(game, now),
                _("A tie: played on until one is alone at the lowest.")
                if tie_played_on(game, now)
                else "",
            )
            if part
        )
        button = main_button(
            _("Record hand"), ft.Icons.ADD, lambda: desk.go(f"/game/{kept.id}/record")
        )
    return ft.Column(
        [
            *([] if now.finished else [clock(game)]),
            ft.Text(line, color=ft.Colors.ON_SURFACE_VARIANT, size=theme.BODY),
            ft.Row([button]),
        ],
        spacing=theme.TIGHT,
        tight=True,
    )
