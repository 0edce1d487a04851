"""Everything that the app keeps, behind one door."""

from __future__ import annotations

import asyncio
from pathlib import Path

from scorepad.store.database import now, open_database
from scorepad.store.games import Games
from scorepad.store.people import People
from scorepad.store.settings import Settings


class Store:
    """The repositories over one database; `load` comes before all else."""

    def __init__(self, folder: Path) -> None:
        """Open the data in a folder, which need not exist; no table is read yet.

        It always opens; `database` says where it cannot be written, and what was damaged.
        """
        self.database = open_database(folder)
        self.games = Games(self.database, now)
        self.people = People(self.database, now)
        self.settings = Settings(self.database)
        self._loading = asyncio.Lock()
        self._loaded = False

    async def load(self) -> None:
        """Read what must be at hand without waiting; later calls wait for the first."""
        async with self._loading:
            if not self._loaded:
                await self.database.settle()
                await self.games.load()
                await self.people.load()
                await self.settings.load()
                self._loaded = True
