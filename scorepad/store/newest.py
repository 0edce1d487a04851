"""The newest games, found among the documents; only those that are shown are worked out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from tinydb import TinyDB

from scorepad.game.reading import game_of
from scorepad.season.results import GameResult, game_result
from scorepad.season.selection import Selection, fits
from scorepad.store.all_games import moving
from scorepad.store.kept import Document
from scorepad.store.whereabouts import FINISHED, years


def newest_results(
    tables: TinyDB, selection: Selection, start: int, count: int
) -> tuple[GameResult, ...]:
    """So many results of the finished games meant, the newest first.

    Args:
        tables: of the database; no more years are read than needed.
        selection: which games are meant.
        start: how many of them come before the first one wanted.
        count: how many are wanted.
    """
    page = islice(_meant(tables, selection), start, start + count)
    results = (game_result(game_of(game)) for game in page)
    return tuple(result for result in results if result)


def _meant(tables: TinyDB, selection: Selection) -> Iterator[Document]:
    """The objects of the games meant, year by year."""
    on_the_way = moving(tables)
    arriving = [
        (str(each["moving"]["to"]), each["game"])
        for each in on_the_way.values()
        if each["moving"]["to"].startswith(FINISHED)
    ]
    for year in sorted({*years(tables), *(to for to, _ in arriving)}, reverse=True):
        games = [game for to, game in arriving if to == year]
        games += [each["game"] for each in tables.table(year) if each["id"] not in on_the_way]
        meant = [game for game in games if _fits(game, selection)]
        yield from sorted(meant, key=_order, reverse=True)


def _fits(game: Document, selection: Selection) -> bool:
    notes = (each for each in (game, *game["hands"]))
    return fits(
        selection,
        game.get("season"),
        _day(game),
        game["players"],
        [text for each in notes if (text := each.get("notes") or each.get("note"))],
    )


def _day(game: Document) -> str | None:
    return game.get("played_on") or game.get("started_at", "")[:10] or None


def _order(game: Document) -> tuple[str, str, str]:
    """As `GameResult.order` has it."""
    return _day(game) or "", game.get("started_at", ""), game["id"].lower()
