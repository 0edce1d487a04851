"""Every game of a database at once, as documents: quick, since nothing of them is checked."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

from tinydb import TinyDB

from scorepad.store.journal import Rewrite
from scorepad.store.kept import Document
from scorepad.store.whereabouts import DELETED, FINISHED, LIVE

Edit = Callable[[Document], dict[str, Any] | None]
"""Gives a game's document as it is to be, or None where it stays."""


def game_tables(tables: TinyDB) -> tuple[str, ...]:
    """The tables that hold games, those in play first, then the latest year."""
    years = sorted((name for name in tables.tables() if name.startswith(FINISHED)), reverse=True)
    return LIVE, DELETED, *years


def each_game(tables: TinyDB) -> Iterator[tuple[str, Document]]:
    """Every game's document, with the table that it lies in."""
    moving = {each["id"] for each in tables.table(LIVE).all() if each["moving"]}
    for name in game_tables(tables):
        for document in tables.table(name).all():
            if name == LIVE or document["id"] not in moving:
                yield name, document


def rewritten(tables: TinyDB, edit: Edit) -> tuple[Rewrite, ...]:
    """What an edit changes in the tables of games."""
    found: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
    for name, document in each_game(tables):
        after = edit(document)
        if after is not None:
            found[name].append(after)
    return tuple(Rewrite(name, "id", documents) for name, documents in found.items())
