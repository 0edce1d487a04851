"""A season as a table for spreadsheets: a row for each player of each game.

The last column holds each game's file, once: what is read back is this alone, for all the rest
follows from it. The text begins with a byte order mark: without it Excel takes UTF-8 for an old
code page, and no spreadsheet is troubled by it. Games that are not over are left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum

from scorepad.game.model import Game
from scorepad.game.reading import FORMAT, read_game
from scorepad.game.result import amount
from scorepad.game.strict_json import NotUtf8
from scorepad.game.writing import object_of
from scorepad.rules.fault import Fault
from scorepad.season.csv_text import csv_text, rows_of, text_cell
from scorepad.season.identity import identified
from scorepad.season.results import GameResult, PlayerResult, game_result

SEPARATORS = (",", ";", "\t")
"""What spreadsheets part cells with, by the language they are set to."""


class Heading(StrEnum):
    """The columns before the game file's, in their order."""

    PLAYED_ON = "played_on"
    SEASON = "season"
    PROFILE = "profile"
    PLAYER = "player"
    PLACE = "place"
    """Empty where nobody has won because the game went on with other people."""
    WON = "won"
    """1 or 0."""
    TOTAL = "total"
    POINTS = "points"
    """Of the hands of this game alone."""
    HANDS = "hands"
    HANDS_WITH_NOTHING = "hands_with_nothing"
    SWEEPS = "sweeps"
    QUEENS = "queens"
    MONEY = "money"
    CURRENCY = "currency"
    GAME = "game"
    """The game's id."""


class NotASeasonTable(Fault):
    """A text without the column of the game files."""


class InRow(Fault):
    """A row holds a game file that is wrong."""

    def __init__(self, row: int, fault: Fault) -> None:
        super().__init__(row, fault)
        self.row = row
        """As a spreadsheet counts it, from 1."""
        self.fault = fault


def season_table(
    games: Iterable[Game],
    headings: Mapping[Heading, str] | None = None,
    *,
    separator: str = ",",
    decimal_mark: str = ".",
) -> str:
    """The games as CSV text, the oldest first.

    Args:
        games: those of the season.
        headings: what the columns are called in somebody's language; their keys if left out.
        separator: one of `SEPARATORS`; where the decimal mark is a comma, spreadsheets expect `;`.
        decimal_mark: what stands before the cents.
    """
    over = [(result, game) for game in games if (result := game_result(game))]
    over.sort(key=lambda each: each[0].order)
    rows = (row for result, game in over for row in _rows(result, game, decimal_mark))
    titles = [(headings or {}).get(each, each) for each in Heading]
    return csv_text([[*map(text_cell, titles), FORMAT], *rows], separator)


def read_season_table(data: bytes) -> tuple[Game, ...]:
    """The games of a table, also of one that a spreadsheet has saved again.

    Raises:
        NotUtf8: the bytes are no UTF-8.
        NotASeasonTable: it has no column of game files.
        QuoteOpen: the text ends within a cell.
        InRow: a game file breaks a rule.
    """
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise NotUtf8(error.start) from None
    for separator in SEPARATORS:
        rows = rows_of(text, separator)
        titles = next(rows, [])
        if FORMAT in titles:
            return tuple(_games(rows, titles.index(FORMAT)))
    raise NotASeasonTable


def _games(rows: Iterable[list[str]], column: int) -> Iterator[Game]:
    for number, row in enumerate(rows, 2):
        if cell := "".join(row[column : column + 1]):
            try:
                yield read_game(cell.encode())
            except Fault as fault:
                raise InRow(number, fault) from None


def _rows(result: GameResult, game: Game, decimal_mark: str) -> Iterator[list[str]]:
    found = object_of(identified(game))
    file = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    for of in result.by_player:
        cells = _cells(result, of, decimal_mark)
        yield [*(cells[heading] for heading in Heading), file]
        file = ""


def _cells(result: GameResult, of: PlayerResult, decimal_mark: str) -> dict[Heading, str]:
    return {
        Heading.PLAYED_ON: result.played_on or "",
        Heading.SEASON: text_cell(result.season or ""),
        Heading.PROFILE: result.profile,
        Heading.PLAYER: text_cell(of.player),
        Heading.PLACE: str(of.place or ""),
        Heading.WON: str(int(of.won)),
        Heading.TOTAL: str(of.total),
        Heading.POINTS: str(of.points),
        Heading.HANDS: str(result.hands),
        Heading.HANDS_WITH_NOTHING: str(of.hands_with_nothing),
        Heading.SWEEPS: str(of.sweeps),
        Heading.QUEENS: str(len(of.queens_from)),
        Heading.MONEY: amount(of.cents).replace(".", decimal_mark) if result.currency else "",
        Heading.CURRENCY: result.currency or "",
        Heading.GAME: result.id,
    }
