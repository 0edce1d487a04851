"""Several tables are changed in one step, whenever the power goes."""

from pathlib import Path

import pytest
from tinydb import TinyDB

from scorepad.store.database import Database, open_database
from scorepad.store.documents import put
from scorepad.store.errors import DiskFull
from scorepad.store.games import Games
from scorepad.store.journal import JOURNAL, Rewrite, write_together

from .conftest import Clock, documents, insert
from .failing import FailingDisk, FillingDisk, PowerCut

CHANGES = (
    Rewrite("first", "id", [{"id": "a", "value": 2}, {"id": "new", "value": 2}], gone=["b"]),
    Rewrite("second", "name", [{"name": "c", "value": 2}]),
    Rewrite("third", "id"),
)


def write(tables: TinyDB) -> None:
    write_together(tables, CHANGES)


def held(database: Database) -> dict[str, dict[str, object]]:
    return {
        table: {str(each[key]): each["value"] for each in documents(database, table)}
        for table, key in (("first", "id"), ("second", "name"), ("third", "id"))
    }


BEFORE = {"first": {"a": 1, "b": 1}, "second": {"c": 1, "d": 1}, "third": {}}
AFTER = {"first": {"a": 2, "new": 2}, "second": {"c": 2, "d": 1}, "third": {}}


def fill(database: Database) -> None:
    for name in "ab":
        insert(database, "first", id=name, value=1)
    for name in "cd":
        insert(database, "second", name=name, value=1)


def test_all_of_it_is_written(database: Database) -> None:
    fill(database)
    assert held(database) == BEFORE
    database.change_now(write)
    assert held(database) == AFTER
    assert documents(database, JOURNAL) == []
    database.change_now(write)
    assert held(database) == AFTER


@pytest.mark.parametrize("good", range(8))
async def test_it_is_all_or_nothing_when_it_breaks_off(
    folder: Path, clock: Clock, good: int
) -> None:
    database = open_database(folder, clock=clock)
    fill(database)
    # So that the journal's own table is there already.
    database.change_now(lambda tables: write_together(tables, [Rewrite("third", "id", gone=["x"])]))
    database.close()
    failing = open_database(folder, clock=clock, disk=FailingDisk(good))
    cut = False
    try:
        failing.change_now(write)
    except PowerCut:
        cut = True
    failing.close()
    again = open_database(folder, clock=clock)
    await Games(again, clock).load()
    assert held(again) == (BEFORE if good == 0 else AFTER)
    assert documents(again, JOURNAL) == []
    again.close()
    # The journal, then a table in three writes, a table in one, and the journal empty again.
    assert cut == (good < 6)


@pytest.mark.parametrize("new", [True, False])
@pytest.mark.parametrize("room", range(9))
async def test_what_a_full_disk_refuses_stays_refused(
    folder: Path, clock: Clock, room: int, new: bool
) -> None:
    disk = FillingDisk()
    database = open_database(folder, clock=clock, disk=disk)
    fill(database)
    if not new:
        database.change_now(
            lambda tables: write_together(tables, [Rewrite("third", "id", gone=["x"])])
        )
    disk.room = room
    refused = False
    try:
        database.change_now(write)
    except DiskFull:
        refused = True
    # Where the journal is new, its file, and then that it is there, comes before it.
    assert refused == (room < (3 if new else 1))
    disk.room = 0
    with pytest.raises(DiskFull):
        database.change_now(lambda tables: put(tables, "second", "name", {"name": "d", "value": 3}))
    disk.room = 1_000_000
    # What is acknowledged after it is not undone by it.
    database.change_now(lambda tables: put(tables, "second", "name", {"name": "c", "value": 3}))
    database.close()
    again = open_database(folder, clock=clock)
    await Games(again, clock).load()
    expected = BEFORE if refused else AFTER
    assert held(again) == expected | {"second": {"c": 3, "d": 1}}
    again.close()


def test_what_was_changed_once_more_since_stays(database: Database) -> None:
    insert(database, "live", id="a", revision=3, value="later")
    insert(database, "live", id="b", revision=1, value="before")
    documents_ = [{"id": name, "revision": 2, "value": "after"} for name in "ab"]
    database.change_now(lambda tables: write_together(tables, [Rewrite("live", "id", documents_)]))
    assert [each["value"] for each in documents(database, "live")] == ["later", "after"]


def test_nothing_is_written_where_nothing_changes(database: Database, folder: Path) -> None:
    database.change_now(lambda tables: write_together(tables, [Rewrite("first", "id")]))
    assert not (folder / "db" / "journal.json").exists()
