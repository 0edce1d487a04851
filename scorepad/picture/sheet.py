"""The score sheet of a game as a picture that looks like the one on paper.

A column for each side and a row for each hand: points small, the running total large, a dot where
somebody dealt, and in red, with a spade, the points of whoever was charged the queen of spades.
Nothing is cut off: the picture is as large as the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import ceil

from scorepad.game.model import Game, Hand, Side, dealer, sides
from scorepad.game.progress import Progress, progress
from scorepad.picture.canvas import Canvas, Ink, text_width, wrapped
from scorepad.rules.cards import QUEEN_OF_SPADES
from scorepad.words import _
from scorepad.words.result_text import headline, standing_line
from scorepad.words.table import side_name

MARGIN, ROW, GAP = 36, 46, 12
TITLE, NAME, POINTS, TOTAL, SMALL = 34, 26, 22, 30, 20
WIDEST = 230
"""A name that needs more room than this goes into several lines."""
NARROWEST = 560
"""The columns of a small table share so much room, so that the line above them has its own."""
DOT = "●"
SPADE = "♠"
MINUS = "−"


@dataclass(frozen=True)
class _Plan:
    """Where everything is."""

    game: Game
    now: Progress
    columns: tuple[Side, ...]
    """The seats of each side."""
    names: tuple[list[str], ...]
    """Of the sides, in lines."""
    numbers: int
    """Width of the column with the hands' numbers."""
    column: int
    points: int
    """Where in a column the points end."""
    title: list[str]
    footer: list[str]

    @property
    def wide(self) -> int:
        return 2 * MARGIN + self.numbers + self.column * len(self.columns)

    @property
    def top(self) -> int:
        """Where the heads of the columns begin."""
        return MARGIN + len(self.title) * (TITLE + GAP) + GAP

    @property
    def body(self) -> int:
        """Where the first row begins."""
        return self.top + max(map(len, self.names)) * (NAME + 4) + GAP

    @property
    def rows(self) -> int:
        return len(self.game.hands) + (self.game.carried is not None)

    @property
    def total(self) -> int:
        """Where the row of the totals begins."""
        return self.body + self.rows * ROW + 4

    @property
    def high(self) -> int:
        return self.total + ROW + GAP + len(self.footer) * (TITLE + GAP) + MARGIN

    def left(self, column: int) -> int:
        return MARGIN + self.numbers + self.column * column


def sheet_picture(game: Game) -> bytes:
    """The sheet of a game, over or not, as a PNG file."""
    plan = _plan(game)
    canvas = Canvas(plan.wide, plan.high)
    _write_lines(canvas, plan.title, MARGIN)
    _rule(canvas, plan)
    for column, name in enumerate(plan.names):
        for line, text in enumerate(name):
            left = plan.left(column) + (plan.column - text_width(text, NAME)) / 2
            canvas.text(text, left, plan.top + NAME + line * (NAME + 4), NAME, Ink.BLACK)
    top = plan.body
    if game.carried:
        _write_number(canvas, _("carried"), top)
        _write_totals(canvas, plan, game.carried, top)
        top += ROW
    for index, hand in enumerate(game.hands):
        _write_hand(canvas, plan, index, hand, top + index * ROW)
    _write_totals(canvas, plan, plan.now.totals, plan.total, bold=True)
    _write_lines(canvas, plan.footer, plan.total + ROW + GAP)
    return canvas.png()


def _plan(game: Game) -> _Plan:
    now, columns = progress(game), tuple(sides(game))
    names = [side_name(game, side) for side in columns]
    totals = 2 * GAP + _widest((_signed(each) for all_ in now.totals_after for each in all_), TOTAL)
    points = _widest((SPADE + _signed(each) for all_ in now.points for each in all_), POINTS)
    figures = GAP + round(text_width(DOT, SMALL)) + GAP // 2 + points + totals
    named = min(_widest(names, NAME) + 2 * GAP, WIDEST)
    column = max(figures, named, NARROWEST // len(columns))
    labels = [_("carried"), ""] if game.carried else [""]
    numbers = max(_widest(labels, SMALL) + GAP, 56)
    room = numbers + column * len(columns)
    return _Plan(
        game=game,
        now=now,
        columns=columns,
        names=tuple(wrapped(name, NAME, column - GAP) for name in names),
        numbers=numbers,
        column=column,
        points=column - totals,
        title=wrapped(headline(game), TITLE, room),
        footer=wrapped(standing_line(game, now), TITLE, room),
    )


def _widest(texts: Iterable[str], size: int) -> int:
    """The width of the widest of several texts; bold, which figures can be."""
    return ceil(max((text_width(text, size, bold=True) for text in texts), default=0))


def _rule(canvas: Canvas, plan: _Plan) -> None:
    """Draw the lines of the sheet: those between hands faint, those of head and totals not."""
    end = plan.total + ROW
    for column in range(len(plan.columns)):
        canvas.bar(plan.left(column), plan.top, 2, end - plan.top, Ink.FAINT)
    for row in range(1, plan.rows):
        _line(canvas, plan, plan.body + row * ROW, 1, Ink.FAINT)
    _line(canvas, plan, plan.body, 2, Ink.BLACK)
    _line(canvas, plan, plan.total - 4, 2, Ink.BLACK)
    _line(canvas, plan, plan.total, 2, Ink.BLACK)
    _line(canvas, plan, end, 2, Ink.BLACK)


def _line(canvas: Canvas, plan: _Plan, top: int, thick: int, ink: Ink) -> None:
    canvas.bar(MARGIN, top, plan.wide - 2 * MARGIN, thick, ink)


def _write_hand(canvas: Canvas, plan: _Plan, index: int, hand: Hand, top: int) -> None:
    """One row; a star stands by the number of a hand in which somebody revoked."""
    _write_number(canvas, f"{index + 1}{'' if hand.revoke is None else '*'}", top)
    _write_totals(canvas, plan, plan.now.totals_after[index + 1], top)
    queens = tuple(_charged_the_queen(hand))
    for column, side in enumerate(plan.columns):
        left, base = plan.left(column), _base(top)
        if dealer(plan.game, index) in side:
            canvas.text(DOT, left + GAP, base, SMALL, Ink.BLACK)
        red = any(seat in queens for seat in side)
        points = _signed(plan.now.points[index][side[0]])
        text = f"{SPADE}{points}" if red else points
        ink = Ink.RED if red else Ink.GREY
        _write_to(canvas, text, left + plan.points, base, POINTS, ink)


def _charged_the_queen(hand: Hand) -> Iterator[int]:
    """The seat that the queen of spades was charged to; none where she costs nothing."""
    counts = (hand.captured or {}).get(str(QUEEN_OF_SPADES), ())
    if hand.revoke is not None:
        yield hand.revoke
    else:
        yield from (seat for seat, count in enumerate(counts) if count)


def _write_totals(
    canvas: Canvas, plan: _Plan, totals: tuple[int, ...], top: int, *, bold: bool = False
) -> None:
    for column, side in enumerate(plan.columns):
        end = plan.left(column) + plan.column - GAP
        text = _signed(totals[side[0]])
        _write_to(canvas, text, end, _base(top), TOTAL, Ink.BLACK, bold=bold)


def _write_number(canvas: Canvas, text: str, top: int) -> None:
    canvas.text(text, MARGIN, _base(top), SMALL, Ink.GREY)


def _write_to(
    canvas: Canvas, text: str, end: float, base: int, size: int, ink: Ink, *, bold: bool = False
) -> None:
    """Write a text that ends there."""
    canvas.text(text, end - text_width(text, size, bold=bold), base, size, ink, bold=bold)


def _write_lines(canvas: Canvas, lines: list[str], top: int) -> None:
    for line, text in enumerate(lines):
        canvas.text(text, MARGIN, top + TITLE + line * (TITLE + GAP), TITLE, Ink.BLACK)


def _base(top: int) -> int:
    """On which line the figures of a row stand."""
    return top + ROW - 14


def _signed(number: int) -> str:
    return str(number).replace("-", MINUS)
