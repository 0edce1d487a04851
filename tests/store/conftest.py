"""What the tests of the store share."""

from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from scorepad.store.database import Database, open_database
from scorepad.store.store import Store


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.time = datetime(2026, 1, 2, 20, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def move(self, **spans: float) -> None:
        self.time += timedelta(**spans)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder for data, which does not exist yet."""
    return tmp_path / "data"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def database(folder: Path, clock: Clock) -> Iterator[Database]:
    """A new store."""
    database = open_database(folder, clock=clock)
    yield database
    database.close()


def insert(database: Database, table: str, **values: object) -> int:
    """Insert a document and return its number."""
    return database.run_now(lambda tables: tables.table(table).insert(values))


def documents(database: Database, table: str) -> list[dict[str, object]]:
    """Return what a table holds."""
    return database.run_now(lambda tables: [dict(each) for each in tables.table(table).all()])


@pytest.fixture
async def store(folder: Path) -> AsyncIterator[Store]:
    """Everything that the app keeps, with nothing in it yet."""
    store = Store(folder)
    await store.load()
    yield store
    store.close()


async def opened_again(store: Store, folder: Path) -> Store:
    """The same data as somebody finds it who starts the app now."""
    store.close()
    again = Store(folder)
    await again.load()
    return again
