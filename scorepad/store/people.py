"""The people who have played, so that their names need not be typed again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from tinydb import TinyDB

from scorepad.store.database import Database
from scorepad.store.documents import put

PEOPLE = "people"


class People:
    """The people of a database, at hand without waiting."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._database = database
        self._clock = clock
        self._played_at: dict[str, str] = {}

    async def load(self) -> None:
        """Read who has played."""
        self._played_at = await self._database.read(
            lambda tables: {each["name"]: each["played_at"] for each in tables.table(PEOPLE)}
        )

    def names(self) -> tuple[str, ...]:
        """Everybody's name, who played last first."""
        return tuple(sorted(self._played_at, key=self._played_at.__getitem__, reverse=True))

    async def remember(self, names: Sequence[str]) -> None:
        """Keep that these people sat down to play just now."""
        at = self._clock().isoformat()
        # Of those who play together the first seat comes first.
        moments = {name: f"{at} {len(names) - seat}" for seat, name in enumerate(names)}

        def work(tables: TinyDB) -> None:
            for name, moment in moments.items():
                put(tables, PEOPLE, "name", {"name": name, "played_at": moment})

        await self._database.change(work)
        self._played_at |= moments
