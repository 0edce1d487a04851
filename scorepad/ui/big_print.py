"""The totals in big print, to be read from the far end of the table."""

from __future__ import annotations

import flet as ft

from scorepad.game.model import Game, Side, dealer, sides
from scorepad.game.progress import Progress, progress
from scorepad.ui import theme
from scorepad.ui.desk import Desk, use_desk, use_game
from scorepad.ui.guard import screen
from scorepad.ui.widgets.frame import frame, waiting
from scorepad.words import _
from scorepad.words.table import distance, game_title, now_line, points_counted, side_name


@screen
def big_print() -> ft.View:
    """Everybody's total, as big as the screen has room for."""
    desk = use_desk()
    kept = use_game(ft.use_route_params()["game"])
    if kept is None or kept.deleted_at:
        return waiting()
    game, now = kept.game, progress(kept.game)
    columns = list(sides(game))
    size = _size(desk, len(columns))
    return frame(
        _("Big print"),
        ft.Column(
            [_line(game, now, side, size) for side in columns],
            scroll=ft.ScrollMode.AUTO,
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        subtitle=game_title(game.rules),
        bottom=ft.Text(now_line(game, now), size=theme.BODY if desk.big_text else theme.LARGE),
    )


def _size(desk: Desk, lines: int) -> float:
    """Of the print, so that all lines are on the screen and a long name has room."""
    width, height = desk.width or theme.PHONE, desk.page.height or theme.PHONE_HEIGHT
    # Above them the bar, below them a line on the game, or several where texts are big anyway.
    taken = theme.BAR * (5 if desk.big_text else 3)
    return min((height - taken) / lines * 0.66, width / 5) / desk.text_scale


def _line(game: Game, now: Progress, side: Side, size: float) -> ft.Control:
    """A player or a pair: the name, and the total; the lowest stands out."""
    seat = side[0]
    total, name = now.totals[seat], side_name(game, side)
    deals = not now.finished and dealer(game, len(game.hands)) in side
    spoken = [name, points_counted(total), distance(game, total), _("deals") if deals else ""]
    lowest = total == min(now.totals) and len(now.totals_after) > 1
    return ft.Semantics(
        key=f"side {seat}",
        label=", ".join(filter(None, spoken)),
        exclude_semantics=True,
        content=ft.Container(
            ft.Row(
                [
                    ft.Icon(
                        ft.Icons.CIRCLE,
                        size=size / 4,
                        color=ft.Colors.PRIMARY if deals else ft.Colors.TRANSPARENT,
                    ),
                    ft.Text(
                        name,
                        size=size * 0.7,
                        expand=True,
                        max_lines=1,
                        overflow=ft.TextOverflow.ELLIPSIS,
                    ),
                    ft.Text(str(total), size=size, weight=ft.FontWeight.W_700),
                ],
                spacing=theme.GAP,
            ),
            padding=ft.Padding.symmetric(horizontal=theme.WIDE),
            border_radius=theme.ROUNDER,
            bgcolor=ft.Colors.PRIMARY_CONTAINER if lowest else None,
        ),
    )
