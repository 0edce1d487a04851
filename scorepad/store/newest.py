"""The newest games, found among the documents without anything being worked out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import nlargest
from itertools import chain

from tinydb import TinyDB

from scorepad.season.selection import Selection, fits
from scorepad.store.kept import Document
from scorepad.store.whereabouts import FINISHED, moving, years


def newest_games(
    tables: TinyDB,
    documents_of: Callable[[str], Iterable[Document]],
    selection: Selection,
    start: int,
    count: int,
) -> list[Document]:
    """The documents of so many of the finished games meant, the newest first.

    Args:
        tables: of the database.
        documents_of: gives the documents of a table; no more years are read than needed.
        selection: which games are meant.
        start: how many of them come before the first one wanted.
        count: how many are wanted.
    """
    on_the_way = moving(tables)
    arriving = [each for each in on_the_way.values() if each["moving"]["to"].startswith(FINISHED)]
    found: list[Document] = []
    for year in sorted({*years(tables), *map(_goes_to, arriving)}, reverse=True):
        there = (each for each in documents_of(year) if each["id"] not in on_the_way)
        games = chain(there, (each for each in arriving if _goes_to(each) == year))
        meant = (each for each in games if _fits(each["game"], selection))
        found += nlargest(start + count - len(found), meant, key=_order)
        if len(found) == start + count:
            break
    # Nothing within a document is ever changed in place, so it can be looked at later on.
    return [dict(document) for document in found[start:]]


def _goes_to(document: Document) -> str:
    return str(document["moving"]["to"])


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
