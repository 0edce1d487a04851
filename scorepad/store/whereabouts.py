"""In which table a game lies, and how it gets from one into another.

A game that moves is first written among the games in play, whole, with where it comes from and
where it goes. There it is looked for first, so from that write on it is safe and nowhere twice;
the rest of the move can be done later, and done again where it was broken off.
"""

from __future__ import annotations

from tinydb import TinyDB, where

from scorepad.store.documents import put, remove
from scorepad.store.kept import Document, GameChanged, GameGone, KeptGame, document_of, kept_of

LIVE = "live"
"""The table of the games in play: all that recording a hand touches."""

DELETED = "deleted"
"""The table of the games that were deleted and can come back."""

FINISHED = "games-"
"""What the names of the other tables begin with; the year follows."""


def table_of(kept: KeptGame) -> str:
    """The table where a game belongs."""
    if kept.deleted_at:
        return DELETED
    return _table_of_year(kept) if kept.finished else LIVE


def found(tables: TinyDB, id_: str, likely: str = LIVE) -> tuple[str, Document]:
    """The table that holds a game, and its document.

    Args:
        tables: of the database.
        id_: of the game.
        likely: where to look after the games in play, before all the others.

    Raises:
        GameGone: it is in none.
    """
    for name in dict.fromkeys((LIVE, likely, DELETED, *years(tables))):
        document = tables.table(name).get(where("id") == id_)
        if isinstance(document, dict):
            return name, document
    raise GameGone(id_)


def keep(tables: TinyDB, kept: KeptGame, is_new: bool) -> bool:
    """Keep a game in the place of its state before, and say whether it has yet to be moved.

    Args:
        tables: of the database.
        kept: the game.
        is_new: whether its id was just made, so that no other state can be there.

    Raises:
        GameChanged: somebody else has changed it since.
    """
    belongs, present = table_of(kept), None if is_new else _present(tables, kept)
    document = document_of(kept)
    if present in (None, belongs):
        put(tables, belongs, "id", document)
        return False
    leaves = None if present == LIVE else present
    put(tables, LIVE, "id", document | {"moving": {"from": leaves, "to": belongs}})
    return True


def moving(tables: TinyDB) -> dict[str, Document]:
    """The games on their way from one table to another, by their ids; they lie in both."""
    return {each["id"]: each for each in tables.table(LIVE).all() if each["moving"]}


def complete_moves(tables: TinyDB) -> None:
    """Complete every move that is on the disk among the games in play."""
    for document in moving(tables).values():
        _complete_move(tables, document)


def newest_finished(tables: TinyDB, limit: int | None) -> list[KeptGame]:
    """The games that are over, the one played last first; no more years are read than needed."""
    on_the_way = moving(tables)
    documents = [each for each in on_the_way.values() if each["moving"]["to"].startswith(FINISHED)]
    enough = None if limit is None else limit + len(on_the_way)
    for year in years(tables):
        if enough is not None and len(documents) >= enough:
            break
        documents += [each for each in tables.table(year).all() if each["id"] not in on_the_way]
    documents.sort(key=_played, reverse=True)
    return [kept_of(document) for document in documents[:limit]]


def all_deleted(tables: TinyDB) -> list[KeptGame]:
    """The games that were deleted, the one deleted last first."""
    on_the_way = moving(tables)
    documents = [each for each in on_the_way.values() if each["moving"]["to"] == DELETED]
    documents += [each for each in tables.table(DELETED).all() if each["id"] not in on_the_way]
    documents.sort(key=lambda document: str(document["deleted_at"]), reverse=True)
    return [kept_of(document) for document in documents]


def years(tables: TinyDB) -> tuple[str, ...]:
    """The tables of the finished games, the latest year first."""
    names = [name for name in tables.tables() if name.startswith(FINISHED)]
    return tuple(sorted(names, reverse=True))


def _present(tables: TinyDB, kept: KeptGame) -> str | None:
    """The table that holds the state before; the move that led there is completed."""
    try:
        name, before = found(tables, kept.id, _table_of_year(kept))
    except GameGone:
        return None
    if before["revision"] != kept.revision - 1:
        raise GameChanged(kept_of(before))
    return _complete_move(tables, before) if before["moving"] else name


def _complete_move(tables: TinyDB, document: Document) -> str:
    """Complete a move, at the end of which the game is in one table alone; returns which."""
    leaves, belongs = document["moving"]["from"], str(document["moving"]["to"])
    if leaves:
        remove(tables, leaves, "id", document["id"])
    put(tables, belongs, "id", {**document, "moving": None})
    if belongs != LIVE:
        remove(tables, LIVE, "id", document["id"])
    return belongs


def _table_of_year(kept: KeptGame) -> str:
    return f"{FINISHED}{(kept.game.played_on or kept.game.started_at or '')[:4]}"


def _played(document: Document) -> tuple[str, str, str]:
    game = document["game"]
    return game.get("played_on", ""), game.get("started_at", ""), document["changed_at"]
