"""The newest games, found among the documents without anything being worked out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from tinydb import TinyDB

from scorepad.season.selection import Selection, fits
from scorepad.store.all_games import moving
from scorepad.store.kept import Document
from scorepad.store.kept_results import Facts, mark_of
from scorepad.store.whereabouts import FINISHED, years


def newest_games(tables: TinyDB, selection: Selection, start: int, count: int) -> Facts:
    """What is written of so many of the finished games meant, the newest first.

    Args:
        tables: of the database; no more years are read than needed.
        selection: which games are meant.
        start: how many of them come before the first one wanted.
        count: how many are wanted.
    """
    page = islice(_meant(tables, selection), start, start + count)
    return [(mark_of(document), document["game"]) for document in page]


def _meant(tables: TinyDB, selection: Selection) -> Iterator[Document]:
    """The documents of the games meant, year by year."""
    on_the_way = moving(tables)
    arriving = [
        (str(each["moving"]["to"]), each)
        for each in on_the_way.values()
        if each["moving"]["to"].startswith(FINISHED)
    ]
    for year in sorted({*years(tables), *(to for to, _ in arriving)}, reverse=True):
        games: list[Document] = [each for to, each in arriving if to == year]
        games += [each for each in tables.table(year) if each["id"] not in on_the_way]
        meant = [each for each in games if _fits(each["game"], selection)]
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


def _order(document: Document) -> tuple[str, str, str]:
    """As `GameResult.order` has it."""
    game = document["game"]
    return _day(game) or "", game.get("started_at", ""), game["id"].lower()
