"""Every game of a database at once, as documents: quick, since nothing of them is checked."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence, Set
from typing import Any

from tinydb import TinyDB

from scorepad.store.journal import Rewrite
from scorepad.store.kept import Document, KeptGame, document_of
from scorepad.store.whereabouts import DELETED, FINISHED, LIVE, moving, table_of, years

Edit = Callable[[Document], dict[str, Any] | None]
"""Gives a game's document as it is to be, or None where it stays."""

Present = dict[str, tuple[str, Document]]
"""Games by their ids: the table where each lies, and its document."""


def each_game(tables: TinyDB) -> Iterator[tuple[str, Document]]:
    """Every game's document, with the table that it lies in."""
    on_the_way = moving(tables)
    for name in (LIVE, DELETED, *years(tables)):
        for document in tables.table(name).all():
            if name == LIVE or document["id"] not in on_the_way:
                yield name, document


def rewritten(tables: TinyDB, edit: Edit) -> tuple[Rewrite, ...]:
    """What an edit changes in the tables of games."""
    found: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
    for name, document in each_game(tables):
        after = edit(document)
        if after is not None:
            found[name].append(after)
    return tuple(Rewrite(name, "id", documents) for name, documents in found.items())


def replaced(there: Present, games: Sequence[KeptGame]) -> tuple[Rewrite, ...]:
    """What changes in the tables where games take the place of their states there."""
    documents: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
    gone: defaultdict[str, list[str]] = defaultdict(list)
    for kept in games:
        table, belongs = there[kept.id][0], table_of(kept)
        documents[belongs].append(document_of(kept))
        if belongs != table:
            gone[table].append(kept.id)
    return tuple(
        Rewrite(table, "id", documents[table], gone[table]) for table in {**documents, **gone}
    )


def finished_games(tables: TinyDB) -> Iterator[Document]:
    """The documents of the games that are over and were not deleted."""
    for name, document in each_game(tables):
        belongs = document["moving"]["to"] if document["moving"] else name
        if belongs.startswith(FINISHED):
            yield document


def present_games(tables: TinyDB, ids: Set[str]) -> Present:
    """The tables of games and their documents; no more tables are read than needed."""
    found: Present = {}
    for name, document in each_game(tables):
        if document["id"] in ids:
            found[document["id"]] = name, document
            if len(found) == len(ids):
                break
    return found
