"""The standings as plain text, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from scorepad.season.standings import MONEY_COLUMNS, Column, currencies, standings
from scorepad.season.tallies import Tallies
from scorepad.words.language import _
from scorepad.words.quoting import plain
from scorepad.words.season import column_name, column_value
from scorepad.words.sheet import aligned


def standings_text(by_person: Tallies, column: Column, currency: str | None) -> str:
    """The standings in lines: a row for each person, the best first.

    Args:
        by_person: everybody's tally.
        column: what is sorted by.
        currency: the money meant; the first there is if left out.
    """
    if not by_person:
        return _("No finished game is among these yet.") + "\n"
    return "".join(f"{line}\n" for line in aligned(tuple(_rows(by_person, column, currency))))


def _rows(by_person: Tallies, column: Column, currency: str | None) -> Iterator[list[str]]:
    moneys = currencies(by_person)
    sorted_by = currency or next(iter(moneys), None)
    plain_columns = [each for each in Column if each not in (Column.PERSON, *MONEY_COLUMNS)]
    cells: list[tuple[Column, str | None]] = [(each, None) for each in plain_columns]
    cells += [(each, money) for money in moneys for each in MONEY_COLUMNS]
    titles = [" ".join(filter(None, (column_name(each), money))) for each, money in cells]
    yield [_("Place"), column_name(Column.PERSON), *titles]
    for row in standings(by_person, column, currency=sorted_by):
        values = [column_value(row.tally, each, money) for each, money in cells]
        yield [str(row.place), plain(row.person), *values]
