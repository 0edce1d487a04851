"""The same few things done by three stores: ours, TinyDB as it comes, and sqlite3."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from typing import Protocol

from tinydb import TinyDB, where

from benchmarks.club import LAST_DAY, Club
from scorepad.game.changes import record
from scorepad.game.history import ChangeKind, History, changed
from scorepad.game.model import Game
from scorepad.store.database import open_database
from scorepad.store.disk import Disk
from scorepad.store.kept import KeptGame, document_of, kept_of
from scorepad.store.store import Store
from scorepad.store.whereabouts import FINISHED, LIVE


class Peer(Protocol):
    """What is measured."""

    async def open(self) -> KeptGame | None:
        """Open the data, and have the game in play at hand."""

    async def add(self, game: Game) -> KeptGame:
        """Keep a new game."""

    async def change(self, before: KeptGame, after: Game) -> KeptGame:
        """Keep a game with one more hand; where that is its last, among the finished ones."""

    async def last(self, count: int) -> list[KeptGame]:
        """The finished games that were played last."""

    def fill(self, games: Iterable[KeptGame]) -> None:
        """Write finished games before anything is measured."""

    def close(self) -> None:
        """Close the data."""


class CountingDisk(Disk):
    """Counts what makes a write slow."""

    def __init__(self) -> None:
        self.syncs = self.bytes = 0

    def write(self, handle: int, data: bytes) -> None:
        self.bytes += len(data)
        super().write(handle, data)

    def sync(self, handle: int) -> None:
        self.syncs += 1
        super().sync(handle)


class Ours:
    """The real repositories."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.disk = CountingDisk()

    def fill(self, games: Iterable[KeptGame]) -> None:
        database = open_database(self.folder)
        by_year = groupby(games, lambda kept: (kept.game.played_on or "")[:4])
        for year, kept in by_year:
            documents = [document_of(each) for each in kept]
            name = FINISHED + year
            database.run_now(lambda tables: tables.table(name).insert_multiple(documents))  # noqa: B023
        database.close()

    async def open(self) -> KeptGame | None:
        self.store = Store(self.folder, self.disk)
        await self.store.load()
        return next(iter(self.store.games.in_play()), None)

    async def add(self, game: Game) -> KeptGame:
        return await self.store.games.add(game)

    async def change(self, before: KeptGame, after: Game) -> KeptGame:
        index = len(before.game.hands)
        return await self.store.games.change(before, ChangeKind.RECORDED, after, index)

    async def last(self, count: int) -> list[KeptGame]:
        return list(await self.store.games.finished(count))

    def close(self) -> None:
        self.store.close()


class Stock:
    """TinyDB with the storage that comes with it: one file, written anew at each change."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / "tinydb.json"

    def fill(self, games: Iterable[KeptGame]) -> None:
        with TinyDB(self.path) as tables:
            tables.table("finished").insert_multiple(map(document_of, games))

    async def open(self) -> KeptGame | None:
        self.tables = TinyDB(self.path)
        return next(map(kept_of, self.tables.table(LIVE)), None)

    async def add(self, game: Game) -> KeptGame:
        kept = KeptGame(History(game))
        self.tables.table(LIVE).insert(document_of(kept))
        return kept

    async def change(self, before: KeptGame, after: Game) -> KeptGame:
        kept = _changed(before, after)
        live, document = self.tables.table(LIVE), document_of(kept)
        found = live.get(where("id") == kept.id)
        assert found["revision"] == before.revision
        if kept.finished:
            self.tables.table("finished").insert(document)
            live.remove(doc_ids=[found.doc_id])
        else:
            live.update(document, doc_ids=[found.doc_id])
        return kept

    async def last(self, count: int) -> list[KeptGame]:
        documents = self.tables.table("finished").all()
        documents.sort(key=lambda each: each["game"]["started_at"], reverse=True)
        return list(map(kept_of, documents[:count]))

    def close(self) -> None:
        self.tables.close()


class Sqlite:
    """A row for each game, with what it is looked for by."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / "games.sqlite3"

    def fill(self, games: Iterable[KeptGame]) -> None:
        self._connect()
        with self.rows:
            self.rows.execute(
                "CREATE TABLE games (id TEXT PRIMARY KEY, revision INTEGER, over INTEGER, "
                "started_at TEXT, document TEXT)"
            )
            self.rows.execute("CREATE INDEX started ON games (over, started_at)")
            self.rows.executemany("INSERT INTO games VALUES (?, ?, ?, ?, ?)", map(_row, games))
        self.rows.close()

    async def open(self) -> KeptGame | None:
        self._connect()
        found = self.rows.execute("SELECT document FROM games WHERE over = 0").fetchone()
        return kept_of(json.loads(found[0])) if found else None

    async def add(self, game: Game) -> KeptGame:
        kept = KeptGame(History(game))
        with self.rows:
            self.rows.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?)", _row(kept))
        return kept

    async def change(self, before: KeptGame, after: Game) -> KeptGame:
        kept = _changed(before, after)
        id_, revision, over, _, document = _row(kept)
        with self.rows:
            done = self.rows.execute(
                "UPDATE games SET revision = ?, over = ?, document = ? "
                "WHERE id = ? AND revision = ?",
                (revision, over, document, id_, before.revision),
            )
        assert done.rowcount == 1
        return kept

    async def last(self, count: int) -> list[KeptGame]:
        rows = self.rows.execute(
            "SELECT document FROM games WHERE over = 1 ORDER BY started_at DESC LIMIT ?", (count,)
        )
        return [kept_of(json.loads(document)) for (document,) in rows]

    def close(self) -> None:
        self.rows.close()

    def _connect(self) -> None:
        self.rows = sqlite3.connect(self.path)
        self.rows.execute("PRAGMA synchronous = FULL")


def _row(kept: KeptGame) -> tuple[str, int, bool, str | None, str]:
    document = json.dumps(document_of(kept), ensure_ascii=False, separators=(",", ":"))
    return kept.id, kept.revision, kept.finished, kept.game.started_at, document


def _changed(before: KeptGame, after: Game) -> KeptGame:
    """What `Games.change` makes of it."""
    at, index = f"{LAST_DAY}T23:00:00.000+00:00", len(before.game.hands)
    history = changed(before.history, ChangeKind.RECORDED, after, at, index)
    return KeptGame(history, before.revision + 1, at)


class Player:
    """Plays the club's games on one store, and says how long everything took."""

    def __init__(self, peer: Peer, count: int) -> None:
        self.peer = peer
        self.club = Club()
        peer.fill(self.club.games(count))

    async def open(self) -> float:
        """Open the data to the table."""
        start = time.perf_counter()
        await self.peer.open()
        return time.perf_counter() - start

    async def begin(self) -> float:
        """Begin a game."""
        start = time.perf_counter()
        self.kept = await self.peer.add(self.club.new_game())
        return time.perf_counter() - start

    async def hand(self) -> float:
        """Record a hand."""
        after = record(self.kept.game, self.club.hand(self.kept.game))
        start = time.perf_counter()
        self.kept = await self.peer.change(self.kept, after)
        return time.perf_counter() - start

    async def last(self) -> float:
        """List the last fifty games."""
        start = time.perf_counter()
        await self.peer.last(50)
        return time.perf_counter() - start

    async def rest(self) -> float:
        """Wait for what goes on in the background: the backup after a game."""
        start = time.perf_counter()
        await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()})
        return time.perf_counter() - start

    async def held_up(self) -> float:
        """Record a hand, and say how long the event loop stood still at most."""
        longest, last = 0.0, time.perf_counter()
        recording = asyncio.ensure_future(self.hand())
        while not recording.done():
            await asyncio.sleep(0)
            longest, last = max(longest, time.perf_counter() - last), time.perf_counter()
        return longest

    async def close(self) -> float:
        """Close the data."""
        self.peer.close()
        return 0.0
