"""The data as the repositories see it: tables of TinyDB, one change at a time, each kept whole."""

import asyncio
import logging
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from tinydb import TinyDB

from scorepad.store.backups import back_up
from scorepad.store.copies import Backup, Occasion, read_shelf
from scorepad.store.damage import Damage, Substitute, put_in_place, substitute
from scorepad.store.disk import Disk, Place
from scorepad.store.errors import (
    Closed,
    FileDamaged,
    ReadOnly,
    RestoreUnfinished,
    SecondCopy,
    StoreError,
)
from scorepad.store.files import header, load, make_folders
from scorepad.store.journal import complete_rewrites
from scorepad.store.lock import Lock, LockFile
from scorepad.store.meta import Meta, save_meta
from scorepad.store.migrations import STEPS, Step, migrate, version_after
from scorepad.store.opening import open_to_read, open_to_write
from scorepad.store.restoring import restore
from scorepad.store.storage import TableFiles, documents_in, parsed

log = logging.getLogger("scorepad")

NO_DOCUMENTS = b"{}"
"""The bytes of a table with nothing in it."""

Result = TypeVar("Result")
Work = Callable[[TinyDB], Result]
"""Reads or changes tables and returns plain values, none of TinyDB's documents."""


async def settled() -> None:
    """Wait for nothing: on a real disk what is written is on it."""


def now() -> datetime:
    """Return the time."""
    return datetime.now(UTC)


def moment_now(clock: Callable[[], datetime]) -> str:
    """The moment as it is kept: in the time of this place, to the millisecond."""
    return clock().astimezone().isoformat(timespec="milliseconds")


def open_database(
    folder: Path,
    *,
    steps: tuple[Step, ...] = STEPS,
    lock: Lock | None = None,
    disk: Disk | None = None,
    clock: Callable[[], datetime] = now,
    settle: Callable[[], Awaitable[None]] = settled,
) -> "Database":
    """Open the data in a folder, which need not exist; no table is read yet.

    It always opens: where it cannot be written, `Database.read_only` says why. `lock` and
    `settle` are for the browser, where the lock is no file and a write must be awaited
    before it is safe; `disk` and `clock` are for tests; `steps` migrate older data.
    """
    place = Place(folder / "db", disk or Disk(), clock)
    return Database(place, steps, lock or LockFile(folder / "app.lock"), settle)


class Database:
    """The open data. Made by `open_database`."""

    def __init__(
        self,
        place: Place,
        steps: tuple[Step, ...],
        lock: Lock,
        settle: Callable[[], Awaitable[None]],
    ) -> None:
        self.settle = settle
        """To be awaited after opening and restoring; after a change it has been."""
        self._place = place
        self._steps = steps
        self._lock = lock
        self._one_at_a_time = threading.RLock()
        self._damages: list[Damage] = []
        self._open()

    @property
    def read_only(self) -> StoreError | None:
        """Why nothing can be changed: `SecondCopy`, `DataNewer`, `NotAllowed`, `DiskFull`, ….

        Nothing where all is well.
        """
        return self._storage.read_only

    @property
    def damages(self) -> tuple[Damage, ...]:
        """What was found damaged since the data was opened, in the order it was found.

        Tables are looked at when they are first used, so the list can still grow.
        """
        return tuple(self._damages)

    async def change(self, work: Work[Result]) -> Result:
        """Let `work` change the tables, and return its result once all of it is on the disk.

        Raises `ReadOnly`, `DiskFull`, `NotAllowed`, `DiskFailed`, or what `work` raises. What
        is in memory is then read anew from the disk.
        """
        result = await off_the_loop(lambda: self.change_now(work))
        await self._settle()
        return result

    def change_now(self, work: Work[Result]) -> Result:
        """Do what `change` does in this thread, without `settle`."""
        with self._one_at_a_time:
            # What was decided before comes first, or it would undo what is changed now.
            self.run_now(complete_rewrites)
            result = self.run_now(work)
            try:
                self.run_now(complete_rewrites)
            except StoreError:
                # It is decided, and on the disk: the next change or start completes it.
                log.exception("What was decided could not be written everywhere")
            return result

    async def read(self, work: Work[Result]) -> Result:
        """Let `work` read the tables and return its result."""
        return await off_the_loop(lambda: self.run_now(work))

    def run_now(self, work: Work[Result]) -> Result:
        """Do what `read` does in this thread."""
        with self._one_at_a_time:
            try:
                return work(self._tables)
            except BaseException:
                # Work that fails half-way has changed documents in memory.
                self._forget()
                raise

    async def back_up(self, occasion: Occasion) -> Backup | None:
        """Make a backup, or none where there is nothing new; to be called after the start too.

        Raises what `change` raises.
        """
        backup = await off_the_loop(lambda: self.back_up_now(occasion))
        await self._settle()
        return backup

    def back_up_now(self, occasion: Occasion) -> Backup | None:
        """Do what `back_up` does in this thread, without `settle`."""
        with self._one_at_a_time:
            return self._back_up(occasion)

    def backups(self) -> tuple[Backup, ...]:
        """Return the backups that can be restored, the newest first."""
        return read_shelf(self._place).backups

    async def restore(self, number: int) -> None:
        """Put the data back to what it was at a backup, after a backup of what it is now.

        Raises `NoSuchBackup`, `FileDamaged` where that backup is damaged, or what `change`
        raises, with nothing changed.
        """
        await off_the_loop(lambda: self.restore_now(number))
        await self._settle()

    def restore_now(self, number: int) -> None:
        """Do what `restore` does in this thread, without `settle`."""
        with self._one_at_a_time:
            self._back_up(Occasion.RESTORE, needed=number)
            try:
                restore(self._place, number)
            except RestoreUnfinished as why:
                self._use(open_to_read(self._place, self._version), why)
                raise
            self._open()

    def become_writer(self) -> bool:
        """Say whether the data can be changed, trying to bring that about.

        Where it cannot, what another copy wrote in the meantime is seen from now on.
        """
        with self._one_at_a_time:
            if self.read_only:
                self._open()
            return self.read_only is None

    @property
    def place(self) -> Place:
        """Where the data lies."""
        return self._place

    def first_line(self, table: str) -> str:
        """The first line of a table's file, another one whenever the table is; none if lost."""
        return header(self._place.disk, self._place.table(table)).decode("ascii", "replace")

    def payload(self, table: str) -> bytes:
        """The bytes of a table as they are on the disk, repaired where they were damaged."""
        with self._one_at_a_time:
            try:
                return load(self._place.disk, self._place.table(table))
            except FileDamaged:
                self.run_now(lambda tables: len(tables.table(table)))
                return self._storage.payload_in_memory(table) or NO_DOCUMENTS

    def documents(self, table: str) -> Iterator[Mapping[str, Any]]:
        """The documents of a table, one by one, to be looked at within `read`.

        A table that is not in memory is not taken there: to look through years of games once
        is quicker so, and needs less.
        """
        known = self._storage.in_memory(table)
        return documents_in(self.payload(table)) if known is None else iter(known.values())

    def let_go(self) -> None:
        """Drop what is in memory of the tables; each is read again when it is needed."""
        with self._one_at_a_time:
            self._forget()

    def close(self) -> None:
        """Let another copy become the writer; this one can still read."""
        with self._one_at_a_time:
            self._storage.read_only = self._storage.read_only or Closed(self._place.folder)
            self._lock.give_back()

    async def _settle(self) -> None:
        try:
            await self.settle()
        except StoreError:
            # What is in memory is ahead of what is kept.
            with self._one_at_a_time:
                self._open()
            raise

    @property
    def _version(self) -> int:
        return version_after(self._steps)

    def _open(self) -> None:
        try:
            self._open_to_write()
        except StoreError as why:
            self._lock.give_back()
            self._use(open_to_read(self._place, self._version), why)
        except BaseException:
            self._lock.give_back()
            raise

    def _open_to_write(self) -> None:
        make_folders(self._place.disk, self._place.folder)
        if not self._lock.take():
            raise SecondCopy(self._place.folder)
        meta, damages = open_to_write(self._place, self._version)
        self._damages.extend(damages)
        self._use(meta, None)
        if meta.version < self._version:
            self._back_up(Occasion.MIGRATION)
            migrate(self._tables, meta.version, self._steps, self._reached)

    def _use(self, meta: Meta, read_only: StoreError | None) -> None:
        self._storage = TableFiles(self._place, meta, self._repair, read_only)
        self._forget()

    def _reached(self, version: int) -> None:
        meta = Meta(version, self._storage.meta.tables, self._storage.meta.dropped)
        save_meta(self._place, meta)
        self._storage.meta = meta

    def _forget(self) -> None:
        self._storage.forget()
        # TinyDB's tables remember the next id and what queries found: new ones do not.
        self._tables = TinyDB(storage=lambda: self._storage)

    def _back_up(self, occasion: Occasion, needed: int | None = None) -> Backup | None:
        if self.read_only:
            raise ReadOnly(self.read_only)
        tables = self._storage.meta.tables
        return back_up(self._place, tables, occasion, self._repair, needed)

    def _repair(self, table: str, damage: FileDamaged) -> bytes:
        known = self._storage.payload_in_memory(table)
        if known is None:
            new = substitute(self._place, table, parsed, NO_DOCUMENTS)
        else:
            new = Substitute(known, self._place.clock())
        if self.read_only is None:
            told = put_in_place(self._place, table, damage.flaw, new)
        else:
            told = Damage(table, damage.flaw, self._place.clock(), None, new.copied)
        # Data that is read only is read again and again, and stays damaged.
        if self.read_only is None or table not in {before.table for before in self._damages}:
            self._damages.append(told)
        return new.payload


async def off_the_loop(function: Callable[[], Result]) -> Result:
    """Wait for a function that may take long, without holding up anybody else."""
    if sys.platform == "emscripten":  # no threads in the browser
        return function()
    return await asyncio.to_thread(function)
