"""The score sheet as plain text, for a terminal."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence

from scorepad.game.model import Counts, Game, Side, dealer, sides
from scorepad.game.progress import progress
from scorepad.game.settlement import settlement
from scorepad.words.language import _
from scorepad.words.table import outcome, transfer

Row = Sequence[str]


def sheet(game: Game) -> str:
    """The game in lines: a column for each side, a row for each hand, who won, who pays whom."""
    now = progress(game)
    settled = settlement(game, now)
    lines = aligned(tuple(_rows(game)))
    lines += ["", outcome(game, now) if now.finished else _("Not over yet")]
    if settled:
        lines += [transfer(game, settled, each) for each in settled.transfers]
    return "".join(f"{line}\n" for line in lines)


def _rows(game: Game) -> Iterator[Row]:
    """Number and dealer of each hand, then points and running total of each side."""
    now = progress(game)
    yield _("Hand"), _("Dealer"), *(_side_name(game, side) for side in sides(game))
    if game.carried:
        yield _("carried"), "", *(str(total) for total in _by_side(game, game.carried))
    width = max(len(str(points)) for hand in ((0,), *now.points) for points in hand)
    room = max(len(str(total)) for totals in now.totals_after for total in totals)
    for index, points in enumerate(now.points):
        yield (
            str(index + 1),
            game.players[dealer(game, index)],
            *(
                f"{more:>{width}} {total:>{room + 1}}"
                for more, total in zip(
                    _by_side(game, points), _by_side(game, now.totals_after[index + 1]), strict=True
                )
            ),
        )
    yield _("Total"), "", *(str(total) for total in _by_side(game, now.totals))


def _side_name(game: Game, side: Side) -> str:
    return " + ".join(game.players[seat] for seat in side)


def _by_side(game: Game, counts: Counts) -> tuple[int, ...]:
    return tuple(counts[side[0]] for side in sides(game))


def aligned(rows: Sequence[Row]) -> list[str]:
    """Rows in columns of a terminal: all to the right but the second one, which holds names."""
    widths = [max(_width(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell + _blanks(cell, width) if column == 1 else _blanks(cell, width) + cell
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _blanks(cell: str, width: int) -> str:
    return " " * (width - _width(cell))


def _width(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(map(_width_of_character, text))


def _width_of_character(character: str) -> int:
    if unicodedata.combining(character) or unicodedata.category(character) in ("Cf", "Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
