"""Everything that the app keeps, behind one door."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from scorepad.season.selection import Selection
from scorepad.store.book import Books
from scorepad.store.copies import Backup, Occasion
from scorepad.store.database import now, off_the_loop, open_database, settled
from scorepad.store.disk import Disk
from scorepad.store.errors import StoreError
from scorepad.store.exchange import Exchange
from scorepad.store.games import Games
from scorepad.store.journal import complete_rewrites, is_unfinished
from scorepad.store.lock import Lock
from scorepad.store.payments import Payments
from scorepad.store.people import People
from scorepad.store.seasons import Seasons
from scorepad.store.settings import Settings

log = logging.getLogger("scorepad")

TRY_AGAIN = 1.0
"""Seconds between two tries to become the writer of data that another copy has open."""


class Store:
    """The repositories over one database; `load` comes before all else."""

    def __init__(
        self,
        folder: Path,
        disk: Disk | None = None,
        *,
        lock: Lock | None = None,
        settle: Callable[[], Awaitable[None]] = settled,
    ) -> None:
        """Open the data in a folder, which need not exist; no table is read yet.

        It always opens; `database` says where it cannot be written, and what was damaged.
        `disk` is for tests and the browser, `lock` for who only reads and the browser, `settle`
        for the browser.
        """
        self.database = open_database(folder, disk=disk, lock=lock, settle=settle)
        self.games = Games(self.database, now)
        self.book = Books(self.database, self.games)
        self.settings = Settings(self.database)
        tell = self.games.tell_watchers
        self.people = People(self.database, now, tell, self._look_again)
        self.payments = Payments(self.database, now, tell)
        self.seasons = Seasons(self.database, self.settings, now, tell, self._look_again)
        self.exchange = Exchange(self.database, now, self._look_again)
        self._loading = asyncio.Lock()
        self._keeping: asyncio.Task[None] | None = None
        self._completing: asyncio.Task[None] | None = None

    async def load(self) -> None:
        """Read what must be at hand without waiting, once; then go on in the background."""
        async with self._loading:
            if self._keeping is None:
                await self.database.settle()
                await self._read()
                self._keeping = asyncio.create_task(self._keep_up())

    def close(self) -> None:
        """End what goes on in the background, and let another copy become the writer."""
        for task in (self._keeping, self._completing):
            if task:
                task.cancel()
        self.database.close()

    async def backups(self) -> tuple[Backup, ...]:
        """The backups that can be restored, the newest first."""
        return await off_the_loop(self.database.backups)

    async def restore(self, number: int) -> None:
        """Go back to a backup; what is now becomes a backup of its own.

        Raises:
            StoreError: see `Database.restore`.
        """
        await self.database.restore(number)
        await self._look_again()

    async def _look_again(self) -> None:
        """Read all anew after games and more have changed in one go, and let others look again."""
        self.book.forget()
        await off_the_loop(self.database.let_go)
        await self._read()
        self.games.tell_watchers()
        if self._completing is None and await self.database.read(is_unfinished):
            self._completing = asyncio.create_task(self._complete())

    async def _complete(self) -> None:
        """Try until all that was decided is written, as once there is room again; show it then."""
        while await self.database.read(is_unfinished):
            await asyncio.sleep(TRY_AGAIN)
            with suppress(StoreError):
                await self.database.change(complete_rewrites)
        self._completing = None
        await self._look_again()

    async def _read(self) -> None:
        await self.games.load()
        await self.people.load()
        await self.settings.load()
        await self.seasons.load()
        await self.payments.load()

    def _listed(self) -> tuple[object, ...]:
        """What is shown beside the games, which tell by themselves that they are others."""
        return (
            self.people.names(),
            self.people.retired(),
            self.seasons.all(),
            self.seasons.default(),
            self.payments.all(),
        )

    async def _keep_up(self) -> None:
        """Back up what was found at the start; where another copy writes, follow and succeed it."""
        while self.database.read_only:
            await asyncio.sleep(TRY_AGAIN)
            with suppress(StoreError):  # what cannot be read now may be the next time
                before = self._listed()
                writer = await off_the_loop(self.database.become_writer)
                await self._read()
                if await self.book.look_again() or writer or self._listed() != before:
                    self.games.tell_watchers()
        try:
            await self.database.back_up(Occasion.START)
        except StoreError:
            # The games are safe without it; the next start, or the next game's end, tries again.
            log.exception("No backup could be made at the start")
        # What the season's page shows first.
        await self.book.prepare(Selection(season=self.seasons.default()))
