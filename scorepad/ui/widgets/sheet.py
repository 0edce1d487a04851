"""The score sheet: a column for each side, a row for each hand, the totals on top."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from scorepad.game.model import Game, Side, dealer, sides
from scorepad.game.progress import Progress, lowest, progress
from scorepad.rules.rules import Target
from scorepad.store.games import KeptGame
from scorepad.ui import theme
from scorepad.ui.desk import Desk
from scorepad.ui.guard import act
from scorepad.words import _, ngettext
from scorepad.words.table import distance, points_counted, side_name

NUMBER = 26
"""Width of the column with the hand's number."""

ROW, TALL_ROW = 48, 56
"""Height of a row; of one in which points and total stand one above the other."""

NARROW = 78
"""A column narrower than this has points and total one above the other."""

NARROWEST = 36
"""A total has room in so many pixels; where the columns have less, the sheet scrolls sideways."""


@dataclass(frozen=True)
class Sizes:
    """What fits into the room there is, with texts as big as they are liked here."""

    narrow: bool
    row: float
    number: float


def sheet(desk: Desk, kept: KeptGame, width: float, foot: ft.Control | None = None) -> ft.Control:
    """The whole sheet of a game in so many pixels; a tap on a row opens its hand.

    The foot stands below the last hand, and scrolls with the hands.
    """
    game, now = kept.game, progress(kept.game)
    columns = list(sides(game))
    sizes = _sizes(width, len(columns), desk.text_scale)
    rows: list[ft.Control] = [
        _row(desk, kept, now, columns, index, sizes) for index in range(len(game.hands))
    ]
    if game.carried:
        rows.insert(0, _carried_row(game, columns, sizes))
    if game.set_aside:
        rows.append(_set_aside_line(game))
    if not rows:
        rows.append(_empty_line())
    if foot:
        rows.append(ft.Container(foot, key="foot"))
    least = sizes.number + len(columns) * NARROWEST * desk.text_scale + 2 * theme.GAP
    whole = ft.Container(
        ft.Column(
            [
                _heads(game, now, columns, sizes),
                ft.ListView(rows, expand=True, auto_scroll=True, spacing=0),
            ],
            spacing=theme.HAIR,
            expand=True,
        ),
        padding=ft.Padding.symmetric(horizontal=theme.GAP),
        width=max(width, least),
        expand=least <= width,
    )
    return whole if least <= width else ft.Row([whole], scroll=ft.ScrollMode.AUTO)


def _sizes(width: float, columns: int, scale: float) -> Sizes:
    room = width - NUMBER * scale - 2 * theme.GAP
    narrow = room / columns / scale < NARROW
    return Sizes(narrow, (TALL_ROW if narrow else ROW) * scale, NUMBER * scale)


def _heads(game: Game, now: Progress, columns: list[Side], sizes: Sizes) -> ft.Control:
    heads = [_head(game, now, column, sizes.narrow) for column in columns]
    return ft.Row([ft.Container(width=sizes.number), *heads], spacing=theme.HAIR)


def _head(game: Game, now: Progress, column: Side, narrow: bool) -> ft.Control:
    """A side's name, total and way to the end; whoever is lowest stands out, to the ear too."""
    total = now.totals[column[0]]
    leads = column[0] in lowest(now.totals) and len(now.totals_after) > 1
    deals = not now.finished and dealer(game, len(game.hands)) in column
    left = distance(game, total)
    name = side_name(game, column)
    spoken = [name, points_counted(total), _("lowest") if leads else "", left]
    colour = ft.Colors.ON_PRIMARY_CONTAINER if leads else ft.Colors.ON_SURFACE
    lines: list[ft.Control] = [
        ft.Row(
            [
                *([_dealer_mark(narrow)] if deals else []),
                ft.Text(
                    name,
                    size=theme.SMALL if narrow else theme.BODY,
                    weight=ft.FontWeight.W_600,
                    color=colour,
                    max_lines=1,
                    overflow=ft.TextOverflow.ELLIPSIS,
                    semantics_label="",
                    expand_loose=True,
                    expand=True,
                ),
            ],
            alignment=ft.MainAxisAlignment.CENTER,
            spacing=2,
        ),
        ft.Text(
            str(total),
            size=theme.LARGE if narrow else theme.HUGE,
            weight=ft.FontWeight.W_700,
            color=colour,
            no_wrap=True,
            overflow=ft.TextOverflow.VISIBLE,
            semantics_label=", ".join(part for part in spoken if part),
        ),
    ]
    if isinstance(game.rules.end, Target):
        lines.append(
            # What it shows is said with the total.
            ft.Semantics(
                exclude_semantics=True,
                content=ft.ProgressBar(
                    value=min(max(total / game.rules.end.points, 0), 1),
                    bar_height=5,
                    border_radius=3,
                    color=ft.Colors.PRIMARY if leads else ft.Colors.OUTLINE,
                    bgcolor=ft.Colors.OUTLINE_VARIANT,
                ),
            )
        )
    if left and not narrow:
        lines.append(ft.Text(left, size=theme.SMALL, color=colour, semantics_label=""))
    return ft.Container(
        ft.Column(
            lines,
            spacing=2,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            tight=True,
        ),
        bgcolor=ft.Colors.PRIMARY_CONTAINER if leads else ft.Colors.SURFACE_CONTAINER_HIGH,
        border_radius=theme.ROUNDER,
        padding=ft.Padding.symmetric(horizontal=2 if narrow else theme.GAP, vertical=theme.TIGHT),
        expand=True,
    )


def _dealer_mark(narrow: bool) -> ft.Control:
    return ft.Icon(
        ft.Icons.STYLE,
        size=12 if narrow else 16,
        color=ft.Colors.PRIMARY,
        semantics_label=_("deals"),
    )


def _row(
    desk: Desk,
    kept: KeptGame,
    now: Progress,
    columns: list[Side],
    index: int,
    sizes: Sizes,
) -> ft.Control:
    game = kept.game

    def open_hand() -> None:
        desk.go(f"/game/{kept.id}/hand/{index + 1}")

    cells = []
    for column in columns:
        points = now.points[index][column[0]]
        total = now.totals_after[index + 1][column[0]]
        spoken = _("Hand {number}, {name}: {points}, total {total}").format(
            number=index + 1,
            name=side_name(game, column),
            points=points_counted(points),
            total=total,
        )
        cells.append(
            ft.Semantics(
                button=True,
                expand=True,
                content=ft.Container(
                    _figures(
                        f"+{points}" if points > 0 else str(points), total, spoken, sizes.narrow
                    ),
                    height=sizes.row,
                    alignment=ft.Alignment.CENTER,
                    ink=True,
                    on_click=act(open_hand),
                ),
            )
        )
    revoked = game.hands[index].revoke is not None
    return _ruled(
        [_number(str(index + 1) + ("*" if revoked else ""), sizes), *cells], f"hand-{index}"
    )


def _figures(points: str, total: int, spoken: str, narrow: bool) -> ft.Control:
    """Points small, running total large."""
    small = ft.Text(
        points,
        size=theme.SMALL,
        color=ft.Colors.ON_SURFACE_VARIANT,
        semantics_label=spoken,
    )
    large = ft.Text(str(total), size=theme.TITLE if narrow else theme.LARGE, semantics_label="")
    if narrow:
        return ft.Column(
            [small, large],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    return ft.Row(
        [small, large], spacing=theme.TIGHT, tight=True, alignment=ft.MainAxisAlignment.CENTER
    )


def _carried_row(game: Game, columns: list[Side], sizes: Sizes) -> ft.Control:
    carried = game.carried or ()
    cells = [
        ft.Container(
            _figures(
                "",
                carried[column[0]],
                _("Brought in, {name}: {points}").format(
                    name=side_name(game, column),
                    points=points_counted(carried[column[0]]),
                ),
                sizes.narrow,
            ),
            alignment=ft.Alignment.CENTER,
            height=sizes.row,
            expand=True,
        )
        for column in columns
    ]
    mark = ft.Icon(ft.Icons.INPUT, size=16, semantics_label=_("Brought in"))
    return _ruled([ft.Container(mark, width=sizes.number), *cells], "carried")


def _ruled(cells: list[ft.Control], key: str) -> ft.Control:
    return ft.Container(
        ft.Row(cells, spacing=theme.HAIR),
        key=key,
        border=ft.Border.only(bottom=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
    )


def _number(text: str, sizes: Sizes) -> ft.Control:
    return ft.Text(
        text,
        width=sizes.number,
        size=theme.SMALL,
        color=ft.Colors.ON_SURFACE_VARIANT,
        text_align=ft.TextAlign.CENTER,
    )


def _set_aside_line(game: Game) -> ft.Control:
    count = len(game.set_aside)
    return ft.Container(
        ft.Text(
            ngettext(
                "{count} later hand is set aside: the game is over before it. "
                "It comes back when a correction makes room for it.",
                "{count} later hands are set aside: the game is over before them. "
                "They come back when a correction makes room for them.",
                count,
            ).format(count=count)
        ),
        key="set-aside",
        padding=theme.WIDE,
        border_radius=theme.ROUND,
        bgcolor=ft.Colors.TERTIARY_CONTAINER,
    )


def _empty_line() -> ft.Control:
    return ft.Container(
        ft.Text(
            _("No hand yet. When the cards are played, tap Record hand."),
            color=ft.Colors.ON_SURFACE_VARIANT,
        ),
        key="empty",
        padding=theme.WIDE * 2,
        alignment=ft.Alignment.CENTER,
    )
