"""Who is ahead: a row for each person, sorted by any column, equal places equal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from scorepad.season.book import Book, summed
from scorepad.season.selection import EVERYTHING, Selection
from scorepad.season.tallies import GameTotal, Money, Tallies, Tally, merged_tallies, tallies


class Column(StrEnum):
    """What standings can be sorted by."""

    PERSON = "person"
    GAMES = "games"
    WINS = "wins"
    SHARED_WINS = "shared-wins"
    AVERAGE_PLACE = "average-place"
    POINTS_A_HAND = "points-a-hand"
    HANDS_WITH_NOTHING = "hands-with-nothing"
    SWEEPS = "sweeps"
    QUEENS = "queens"
    BEST = "best"
    WORST = "worst"
    MONEY_WON = "money-won"
    MONEY_LOST = "money-lost"
    MONEY = "money"
    """What is left of the money: won less lost."""


MONEY_COLUMNS = (Column.MONEY_WON, Column.MONEY_LOST, Column.MONEY)
"""The columns that stand once for each currency."""

LOW_IS_GOOD = {
    *(Column.AVERAGE_PLACE, Column.POINTS_A_HAND, Column.QUEENS),
    *(Column.BEST, Column.WORST, Column.MONEY_LOST),
}
"""The columns in which the lowest number comes first."""

Number = int | Fraction


@dataclass(frozen=True)
class Row:
    """A person's line in the standings."""

    place: int
    """By the column sorted by: 1, 2, 2, 4 where two are equal."""
    person: str
    tally: Tally


def season_tallies(book: Book, selection: Selection = EVERYTHING) -> Tallies:
    """What the games meant come to for everybody; one more game costs next to nothing."""
    return summed(book, selection, tallies, merged_tallies)


def standings(
    by_person: Tallies,
    column: Column = Column.AVERAGE_PLACE,
    *,
    currency: str | None = None,
    worst_first: bool = False,
) -> tuple[Row, ...]:
    """The rows, the best of the column first; equals by name, who has no number there last.

    Args:
        by_person: everybody's tally.
        column: what is sorted by.
        currency: the money meant, where a column of money is sorted by.
        worst_first: turns the table upside down; places stay what they are.
    """
    if column is Column.PERSON:
        return _upside_down(_by_name(by_person), worst_first)
    keys = {person: _key(tally, column, currency) for person, tally in by_person.items()}
    people = sorted(by_person, key=lambda person: (keys[person], _name_key(person)))
    sorted_keys = [keys[person] for person in people]
    rows = tuple(
        Row(sorted_keys.index(keys[person]) + 1, person, by_person[person]) for person in people
    )
    return _upside_down(rows, worst_first)


def currencies(by_person: Tallies) -> tuple[str, ...]:
    """The currencies that anybody has won or lost in."""
    return tuple(sorted({each for tally in by_person.values() for each in tally.money}))


def _by_name(by_person: Tallies) -> tuple[Row, ...]:
    people = sorted(by_person, key=_name_key)
    return tuple(Row(place, person, by_person[person]) for place, person in enumerate(people, 1))


def _upside_down(rows: tuple[Row, ...], turned: bool) -> tuple[Row, ...]:
    return rows[::-1] if turned else rows


def _name_key(person: str) -> tuple[str, str]:
    return person.casefold(), person


def _key(tally: Tally, column: Column, currency: str | None) -> tuple[bool, Number]:
    """What sorts: who has no number at all comes after everybody who has."""
    number = _NUMBERS[column](tally, tally.money.get(currency or "", Money()))
    if number is None:
        return True, 0
    return False, number if column in LOW_IS_GOOD else -number


def _total(game: GameTotal | None) -> int | None:
    return game.total if game else None


_NUMBERS: Mapping[Column, Callable[[Tally, Money], Number | None]] = {
    Column.GAMES: lambda tally, _: tally.games,
    Column.WINS: lambda tally, _: tally.wins,
    Column.SHARED_WINS: lambda tally, _: tally.shared_wins,
    Column.AVERAGE_PLACE: lambda tally, _: tally.average_place,
    Column.POINTS_A_HAND: lambda tally, _: tally.points_a_hand,
    Column.HANDS_WITH_NOTHING: lambda tally, _: tally.hands_with_nothing,
    Column.SWEEPS: lambda tally, _: tally.sweeps,
    Column.QUEENS: lambda tally, _: tally.queens,
    Column.BEST: lambda tally, _: _total(tally.best),
    Column.WORST: lambda tally, _: _total(tally.worst),
    Column.MONEY_WON: lambda _, money: money.won,
    Column.MONEY_LOST: lambda _, money: money.lost,
    Column.MONEY: lambda _, money: money.balance,
}
