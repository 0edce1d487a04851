"""The games: those in play in one small table, the finished ones by the year they were played."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import Any
from uuid import uuid4

from tinydb import TinyDB

from scorepad.game.changes import change_details
from scorepad.game.entry import Entry, object_of_entry
from scorepad.game.history import ChangeKind, History, changed, redo, undo
from scorepad.game.model import Game
from scorepad.game.writing import object_of
from scorepad.store.copies import Occasion
from scorepad.store.database import Database, moment_now
from scorepad.store.documents import put
from scorepad.store.errors import StoreError
from scorepad.store.journal import complete_rewrites, is_unfinished
from scorepad.store.kept import GameChanged, GameGone, KeptGame, kept_of
from scorepad.store.whereabouts import (
    DELETED,
    FINISHED,
    LIVE,
    all_deleted,
    complete_moves,
    found,
    keep,
    moving,
    newest_finished,
    table_of,
)

__all__ = ["DELETED", "FINISHED", "LIVE", "GameChanged", "GameGone", "Games", "KeptGame"]

log = logging.getLogger("scorepad")


class Games:
    """The games of a database; those in play are at hand without waiting."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._database = database
        self._clock = clock
        self._at_hand: dict[str, KeptGame] = {}
        self._watchers: list[Callable[[], None]] = []
        self._followers: list[Callable[[KeptGame], None]] = []
        self._backing_up: asyncio.Task[None] | None = None

    async def load(self) -> None:
        """Read the games at hand anew; whoever watches is told where they are others."""
        before = self._at_hand
        if await self._database.read(is_unfinished):
            await self._complete(complete_rewrites)
        if await self._database.read(lambda tables: bool(moving(tables))):
            await self._complete(complete_moves)
        again = await self._database.read(lambda tables: _read_again(tables, before.values()))
        self._at_hand = {kept.id: kept for kept in again}
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

    async def finished(self, limit: int | None = None) -> tuple[KeptGame, ...]:
        """The games that are over, or so many of them at most; the one played last comes first."""
        return tuple(await self._database.read(lambda tables: newest_finished(tables, limit)))

    async def deleted(self) -> tuple[KeptGame, ...]:
        """The games that were deleted and can come back, the one deleted last first."""
        return tuple(await self._database.read(all_deleted))

    async def get(self, id_: str) -> KeptGame:
        """The game with this id, deleted or not.

        Raises:
            GameGone: there is none.
        """
        if id_ not in self._at_hand:
            self._take(await self._database.read(lambda tables: kept_of(found(tables, id_)[1])))
        return self._at_hand[id_]

    async def add(self, game: Game) -> KeptGame:
        """Keep a new game, with an id, today's date and the time where it has none."""
        is_new = game.id is None
        moment = self._clock().astimezone().replace(microsecond=0)
        game = change_details(
            game,
            id=game.id or str(uuid4()),
            played_on=game.played_on or moment.date().isoformat(),
            started_at=game.started_at or moment.isoformat(timespec="minutes"),
        )
        kept = KeptGame(History(game), changed_at=moment_now(self._clock))
        await self._save(kept, is_new)
        return kept

    async def change(
        self, before: KeptGame, kind: ChangeKind, after: Game, hand: int | None = None
    ) -> KeptGame:
        """Keep a game as it is after a change, and with it what it was before.

        Raises:
            GameChanged: somebody else has changed it since `before`.
        """
        at = moment_now(self._clock)
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
        history = undo(before.history, moment_now(self._clock))
        entries = _entry_of_next_hand(before, history.game)
        return await self._replace(before, history=history, entries=entries)

    async def redo(self, before: KeptGame) -> KeptGame:
        """Make the change again that was undone last.

        Raises:
            NothingToRedo: nothing was undone, or something else was changed since.
            GameChanged: see `change`.
        """
        history = redo(before.history, moment_now(self._clock))
        entries = _entry_of_next_hand(before, history.game)
        return await self._replace(before, history=history, entries=entries)

    async def delete(self, before: KeptGame) -> KeptGame:
        """Put a game away; it can come back."""
        return await self._replace(before, deleted_at=moment_now(self._clock))

    async def bring_back(self, before: KeptGame) -> KeptGame:
        """Let a deleted game come back."""
        return await self._replace(before, deleted_at=None)

    async def keep_entry(self, of: KeptGame, hand: int, entry: Entry) -> None:
        """Keep a half-entered hand by its index; this is no change to the game.

        Where somebody has recorded, corrected or deleted that hand since `of`, nothing is kept:
        it would come up as the correction of a hand that it is not of.
        """
        values, before = object_of_entry(entry), object_of(of.game)["hands"][hand : hand + 1]

        def work(tables: TinyDB) -> int | None:
            name, document = found(tables, of.id)
            if document["game"]["hands"][hand : hand + 1] != before:
                return None
            entries = {**document["entries"], str(hand): values}
            put(tables, name, "id", {**document, "entries": entries})
            return int(document["revision"])

        await self.get(of.id)
        revision = await self._database.change(work)
        kept = self._at_hand[of.id]
        # Who has changed the game meanwhile has said what becomes of the entries.
        if kept.revision == revision:
            self._at_hand[of.id] = replace(kept, entries={**kept.entries, hand: entry})

    def watch(self, watcher: Callable[[], None]) -> Callable[[], None]:
        """Call a function after every change; returns what ends that."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def follow(self, follower: Callable[[KeptGame], None]) -> None:
        """Call a function with every game that was changed, as it is now; before any watcher."""
        self._followers.append(follower)

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

    def _tell_followers(self, kept: KeptGame) -> None:
        for follower in self._followers:
            follower(kept)

    async def _replace(self, before: KeptGame, **changes: Any) -> KeptGame:
        at, revision = moment_now(self._clock), before.revision + 1
        after = replace(before, **changes, revision=revision, changed_at=at)
        await self._save(after)
        return after

    async def _save(self, after: KeptGame, is_new: bool = False) -> None:
        try:
            moves = await self._database.change(lambda tables: keep(tables, after, is_new))
        except GameChanged as changed_:
            # Whoever tries again must see it as it is.
            self._at_hand[after.id] = changed_.now
            self.tell_watchers()
            raise
        over_now = after.finished and not self._is_over(after.id)
        self._take(after)
        self._tell_followers(after)
        if moves:
            await self._complete(complete_moves)
        if over_now:
            self._backing_up = asyncio.create_task(self._back_up())
        self.tell_watchers()

    def _take(self, kept: KeptGame) -> None:
        """Have a game at hand, unless a later state of it is."""
        present = self._at_hand.get(kept.id)
        if present is None or present.revision < kept.revision:
            self._at_hand[kept.id] = kept

    async def _complete(self, work: Callable[[TinyDB], None]) -> None:
        try:
            await self._database.change(work)
        except StoreError:
            # The games are safe where they are; the next change or start completes it.
            log.exception("What was broken off could not be completed")


def _entry_of_next_hand(before: KeptGame, after: Game) -> dict[int, Entry]:
    """What is entered of the hand to come stays, where the same people play by the same rules.

    What was being corrected is dropped: the hands may have moved.
    """
    entry = before.entries.get(len(before.game.hands))
    same_table = (after.players, after.rules) == (before.game.players, before.game.rules)
    return {len(after.hands): entry} if entry and same_table else {}


def _read_again(tables: TinyDB, before: Iterable[KeptGame]) -> list[KeptGame]:
    """The games in play, and those of the games before that are still somewhere."""
    games = {each["id"]: kept_of(each) for each in tables.table(LIVE).all()}
    for kept in before:
        if kept.id not in games:
            with suppress(GameGone):
                games[kept.id] = kept_of(found(tables, kept.id, table_of(kept))[1])
    return list(games.values())


def _newest_first(games: Iterable[KeptGame]) -> tuple[KeptGame, ...]:
    return tuple(sorted(games, key=lambda kept: kept.changed_at, reverse=True))
