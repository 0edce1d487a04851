"""The few things that the app remembers beside the games."""

from __future__ import annotations

from typing import Any

from tinydb import TinyDB

from scorepad.store.database import Database
from scorepad.store.documents import put

SETTINGS = "settings"

LAST_GAME = "last-game"
"""The id of the game begun last: the next one comes filled in like it."""

OWN_RULES = "own-rules"
"""The game file's `rules` by the names that a table has given them."""


class Settings:
    """Values by their names, at hand without waiting."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._values: dict[str, Any] = {}

    async def load(self) -> None:
        """Read what is kept."""
        self._values = await self._database.read(
            lambda tables: {each["name"]: each["value"] for each in tables.table(SETTINGS)}
        )

    def get(self, name: str) -> Any:
        """The value kept under a name; None where there is none."""
        return self._values.get(name)

    async def put(self, name: str, value: Any) -> None:
        """Keep a value, anything that JSON can hold."""

        def work(tables: TinyDB) -> None:
            put(tables, SETTINGS, "name", {"name": name, "value": value})

        await self._database.change(work)
        self._values[name] = value
