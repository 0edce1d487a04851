"""The rules of this table, to read."""

from __future__ import annotations

import flet as ft

from scorepad.ui import theme
from scorepad.ui.desk import use_desk, use_game
from scorepad.ui.guard import screen
from scorepad.ui.rules_code import code_chapter
from scorepad.ui.widgets.frame import column, frame, heading, waiting
from scorepad.words import _
from scorepad.words.rules_text import chapters
from scorepad.words.table import game_title


@screen
def rules_page() -> ft.View:
    """The rules by which a game is played, at its number of players."""
    desk = use_desk()
    kept = use_game(ft.use_route_params()["game"])
    if kept is None:
        return waiting()
    parts: list[ft.Control] = []
    for chapter in chapters(kept.game):
        parts.append(heading(chapter.title))
        parts += [_row(left, right) for left, right in chapter.table]
        parts += [ft.Text(line, size=theme.BODY + 1) for line in chapter.lines]
    parts += code_chapter(desk.page, kept.game.rules)
    return frame(_("Rules"), column(parts), subtitle=game_title(kept.game.rules))


def _row(left: str, right: str) -> ft.Control:
    return ft.Container(
        ft.Row([ft.Text(left, size=theme.BODY + 1, expand=True), ft.Text(right)]),
        border=ft.Border.only(bottom=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
        padding=ft.Padding.only(bottom=theme.HAIR),
    )
