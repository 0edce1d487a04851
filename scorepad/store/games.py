"""The games: those in play in one small table, the finished ones by the year they were played."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any
from uuid import uuid4

from tinydb import TinyDB, where

from scorepad.game.changes import change_details
from scorepad.game.entry import Entry, entry_of_object, object_of_entry
from scorepad.game.history import (
    ChangeKind,
    History,
    change_of,
    changed,
    object_of_change,
    redo,
    undo,
)
from scorepad.game.model import Game
from scorepad.game.progress import progress
from scorepad.game.reading import game_of
from scorepad.game.writing import object_of
from scorepad.rules.fault import Fault
from scorepad.store.copies import Occasion
from scorepad.store.database import Database
from scorepad.store.documents import put, remove
from scorepad.store.errors import StoreError

log = logging.getLogger("scorepad")

LIVE = "live"
"""The table of the games in play: all that recording a hand touches."""

FINISHED = "games-"
"""What the names of the other tables begin with; the year follows."""

Document = Mapping[str, Any]


class GameGone(Fault):
    """No game has this id, or not any more."""

    def __init__(self, id_: str) -> None:
        super().__init__(id_)
        self.id = id_


class GameChanged(Fault):
    """Somebody else has changed the game since it was looked at."""

    def __init__(self, now: KeptGame) -> None:
        super().__init__(now.id)
        self.now = now
        """The game as it is kept."""


@dataclass(frozen=True)
class KeptGame:
    """A game as the store keeps it."""

    history: History
    revision: int = 0
    """Goes up with every change, so that a change to an old state is noticed."""
    changed_at: str = ""
    deleted_at: str | None = None
    entries: Mapping[int, Entry] = field(default_factory=dict)
    """Half-entered hands by the hand's index: the one to come, or one that is being corrected."""

    @property
    def game(self) -> Game:
        """The game as it is now."""
        return self.history.game

    @property
    def id(self) -> str:
        """The id of the game."""
        return self.game.id or ""

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return progress(self.game).finished


class Games:
    """The games of a database; those in play are at hand without waiting."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._database = database
        self._clock = clock
        self._at_hand: dict[str, KeptGame] = {}
        self._watchers: list[Callable[[], None]] = []
        self._backing_up: asyncio.Task[None] | None = None

    async def load(self) -> None:
        """Read the games in play anew; whoever watches is told where they are others."""
        before = self._at_hand
        moving = await self._database.read(_moving)
        if moving and not self._database.read_only:
            await self._database.change(_settle_all)
        found = await self._database.read(lambda tables: list(map(_kept, tables.table(LIVE))))
        self._at_hand = {kept.id: kept for kept in found}
        if self._at_hand != before:
            self.tell_watchers()

    def in_play(self) -> tuple[KeptGame, ...]:
        """The games that are not over, the one changed last first."""
        return _newest_first(
            kept for kept in self._at_hand.values() if not kept.deleted_at and not kept.finished
        )

    def at_hand(self, id_: str) -> KeptGame | None:
        """The game with this id, where that can be told without waiting."""
        return self._at_hand.get(id_)

    async def finished(self) -> tuple[KeptGame, ...]:
        """The games that are over, the one changed last first."""
        found = await self._database.read(_all_finished)
        return _newest_first(kept for kept in found if not kept.deleted_at)

    async def deleted(self) -> tuple[KeptGame, ...]:
        """The games that were deleted and can come back, the one changed last first."""
        in_play = (kept for kept in self._at_hand.values() if not kept.finished)
        found = [*in_play, *await self._database.read(_all_finished)]
        return _newest_first(kept for kept in found if kept.deleted_at)

    async def get(self, id_: str) -> KeptGame:
        """The game with this id, deleted or not.

        Raises:
            GameGone: there is none.
        """
        if id_ not in self._at_hand:
            self._at_hand[id_] = await self._database.read(
                lambda tables: _kept(_found(tables, id_)[1])
            )
        return self._at_hand[id_]

    async def add(self, game: Game) -> KeptGame:
        """Keep a new game, with an id, today's date and the time where it has none."""
        moment = self._clock().astimezone().replace(microsecond=0)
        game = change_details(
            game,
            id=game.id or str(uuid4()),
            played_on=game.played_on or moment.date().isoformat(),
            started_at=game.started_at or moment.isoformat(timespec="minutes"),
        )
        kept = KeptGame(History(game), changed_at=self._now())
        await self._save(kept)
        return kept

    async def change(
        self, before: KeptGame, kind: ChangeKind, after: Game, hand: int | None = None
    ) -> KeptGame:
        """Keep a game as it is after a change, and with it what it was before.

        Raises:
            GameChanged: somebody else has changed it since `before`.
        """
        at = self._now()
        history = changed(before.history, kind, after, at, hand)
        recorded = kind is ChangeKind.RECORDED
        entries = {} if recorded else _entry_of_next_hand(before, after)
        return await self._replace(before, history=history, entries=entries)

    async def undo(self, before: KeptGame) -> KeptGame:
        """Take the last change back.

        Raises:
            NothingToUndo: the game is as it was at its beginning.
            GameChanged: see `change`.
        """
        history = undo(before.history, self._now())
        entries = _entry_of_next_hand(before, history.game)
        return await self._replace(before, history=history, entries=entries)

    async def redo(self, before: KeptGame) -> KeptGame:
        """Make the change again that was undone last.

        Raises:
            NothingToRedo: nothing was undone, or something else was changed since.
            GameChanged: see `change`.
        """
        history = redo(before.history, self._now())
        entries = _entry_of_next_hand(before, history.game)
        return await self._replace(before, history=history, entries=entries)

    async def delete(self, before: KeptGame) -> KeptGame:
        """Put a game away; it can come back."""
        return await self._replace(before, deleted_at=self._now())

    async def bring_back(self, before: KeptGame) -> KeptGame:
        """Let a deleted game come back."""
        return await self._replace(before, deleted_at=None)

    async def keep_entry(self, id_: str, hand: int, entry: Entry) -> None:
        """Keep a half-entered hand by its index; this is no change to the game."""

        def work(tables: TinyDB) -> KeptGame:
            table, document = _found(tables, id_)
            kept = _kept(document)
            kept = replace(kept, entries={**kept.entries, hand: entry})
            _keep(tables, table, kept)
            return kept

        self._at_hand[id_] = await self._database.change(work)

    def watch(self, watcher: Callable[[], None]) -> Callable[[], None]:
        """Call a function after every change; returns what ends that."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def _is_over(self, id_: str) -> bool:
        return id_ in self._at_hand and self._at_hand[id_].finished

    async def _back_up(self) -> None:
        try:
            await self._database.back_up(Occasion.GAME)
        except StoreError:
            # The game is safe without it; the next one's end tries again.
            log.exception("No backup could be made after the game")

    def tell_watchers(self) -> None:
        """Let whoever watches look again."""
        for watcher in tuple(self._watchers):
            watcher()

    async def _replace(self, before: KeptGame, **changes: Any) -> KeptGame:
        after = replace(before, **changes, revision=before.revision + 1, changed_at=self._now())
        await self._save(after)
        return after

    async def _save(self, after: KeptGame) -> None:
        def work(tables: TinyDB) -> None:
            try:
                table, document = _found(tables, after.id)
            except GameGone:
                _keep(tables, None, after)
                return
            if document["revision"] != after.revision - 1:
                raise GameChanged(_kept(document))
            _keep(tables, table, after)

        await self._database.change(work)
        over_now = after.finished and not self._is_over(after.id)
        self._at_hand[after.id] = after
        if over_now:
            self._backing_up = asyncio.create_task(self._back_up())
        self.tell_watchers()

    def _now(self) -> str:
        return self._clock().astimezone().isoformat(timespec="milliseconds")


def _entry_of_next_hand(before: KeptGame, after: Game) -> dict[int, Entry]:
    """What is entered of the hand to come stays, where the same people play by the same rules.

    What was being corrected is dropped: the hands may have moved.
    """
    entry = before.entries.get(len(before.game.hands))
    same_table = (after.players, after.rules) == (before.game.players, before.game.rules)
    return {len(after.hands): entry} if entry and same_table else {}


def _newest_first(games: Any) -> tuple[KeptGame, ...]:
    return tuple(sorted(games, key=lambda kept: kept.changed_at, reverse=True))


def _moving(tables: TinyDB) -> bool:
    """Whether a move between tables was broken off."""
    documents = tables.table(LIVE).all()
    return any(document["leaving"] or _kept(document).finished for document in documents)


def _settle_all(tables: TinyDB) -> None:
    for document in tables.table(LIVE).all():
        _settle(tables, document)


def _all_finished(tables: TinyDB) -> list[KeptGame]:
    names = sorted(name for name in tables.tables() if name.startswith(FINISHED))
    return [_kept(document) for name in names for document in tables.table(name)]


def _found(tables: TinyDB, id_: str) -> tuple[str, Document]:
    """The table that holds a game, and its document; the games in play are looked at first."""
    names = sorted((name for name in tables.tables() if name.startswith(FINISHED)), reverse=True)
    for name in (LIVE, *names):
        document = tables.table(name).get(where("id") == id_)
        if isinstance(document, Mapping):
            return name, document
    raise GameGone(id_)


def _keep(tables: TinyDB, present: str | None, kept: KeptGame) -> None:
    """Put a game into the table where it belongs, by way of the games in play where it moves."""
    document = _document(kept)
    if present == _table_of(kept):
        put(tables, present, "id", document)
        return
    leaving = present if present != LIVE else None
    put(tables, LIVE, "id", document | {"leaving": leaving})
    _settle(tables, document | {"leaving": leaving})


def _settle(tables: TinyDB, document: Document) -> None:
    """Complete a move that is on the disk among the games in play; can be run twice."""
    belongs, leaving = _table_of(_kept(document)), document["leaving"]
    if leaving:
        remove(tables, leaving, "id", document["id"])
    if belongs != LIVE:
        put(tables, belongs, "id", {**document, "leaving": None})
        remove(tables, LIVE, "id", document["id"])
    elif leaving:
        put(tables, LIVE, "id", {**document, "leaving": None})


def _table_of(kept: KeptGame) -> str:
    return f"{FINISHED}{(kept.game.played_on or '')[:4]}" if kept.finished else LIVE


def _document(kept: KeptGame) -> dict[str, Any]:
    return {
        "id": kept.id,
        "revision": kept.revision,
        "changed_at": kept.changed_at,
        "deleted_at": kept.deleted_at,
        "leaving": None,
        "game": object_of(kept.game),
        "log": [object_of_change(change) for change in kept.history.changes],
        "entries": {str(hand): object_of_entry(each) for hand, each in kept.entries.items()},
    }


def _kept(document: Document) -> KeptGame:
    return KeptGame(
        history=History(
            game_of(document["game"]), tuple(change_of(each) for each in document["log"])
        ),
        revision=document["revision"],
        changed_at=document["changed_at"],
        deleted_at=document["deleted_at"],
        entries={int(hand): entry_of_object(each) for hand, each in document["entries"].items()},
    )
