"""One change at a time, off the event loop, safe when it is answered."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tinydb import TinyDB, where

from scorepad.store.copies import Occasion
from scorepad.store.database import Database, now, open_database
from scorepad.store.disk import Disk, Place
from scorepad.store.errors import DataNewer, ReadOnly
from scorepad.store.meta import Meta, save_meta

from .conftest import Clock, documents, insert


def test_four_threads_with_a_hundred_changes_each(database: Database, folder: Path) -> None:
    number = insert(database, "live", count=0, hands=[])

    def record(tables: TinyDB) -> None:
        table = tables.table("live")
        game = table.get(doc_id=number)
        assert game is not None and not isinstance(game, list)
        hands = [*game["hands"], game["count"]]
        table.update({"count": game["count"] + 1, "hands": hands}, doc_ids=[number])

    def a_hundred(_: int) -> None:
        for _ in range(100):
            database.run_now(record)

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(a_hundred, range(4)))
    database.close()
    again = open_database(folder)
    assert documents(again, "live") == [{"count": 400, "hands": list(range(400))}]
    again.close()


async def test_four_hundred_changes_at_once(database: Database) -> None:
    def add(tables: TinyDB) -> int:
        return tables.table("live").insert({"a": 1})

    numbers = await asyncio.gather(*(database.change(add) for _ in range(400)))
    assert sorted(numbers) == list(range(1, 401))
    assert len(await database.read(lambda tables: tables.table("live").all())) == 400


async def test_a_change_is_settled_before_it_is_answered(folder: Path) -> None:
    events = []

    async def settle() -> None:
        events.append("settling")
        await asyncio.sleep(0.01)
        events.append("settled")

    database = open_database(folder, settle=settle)
    await database.change(lambda tables: tables.table("live").insert({"a": 1}))
    events.append("answered")
    assert events == ["settling", "settled", "answered"]
    await database.read(lambda tables: tables.table("live").all())
    assert len(events) == 3
    backup = await database.back_up(Occasion.START)
    assert backup is not None
    await database.restore(backup.number)
    assert events.count("settled") == 3
    database.close()


async def test_a_slow_disk_does_not_stop_the_event_loop(folder: Path) -> None:
    stuck = threading.Event()

    class SlowDisk(Disk):
        def sync(self, handle: int) -> None:
            if not stuck.wait(10):
                raise TimeoutError
            super().sync(handle)

    open_database(folder).close()
    database = open_database(folder, disk=SlowDisk())
    saving = asyncio.create_task(
        database.change(lambda tables: tables.table("live").insert({"a": 1}))
    )
    for _ in range(20):
        await asyncio.sleep(0.005)
    assert not saving.done()
    stuck.set()
    assert await saving == 1
    database.close()


async def test_what_work_raises_comes_through(database: Database) -> None:
    class Stale(Exception):
        pass

    def work(tables: TinyDB) -> None:
        raise Stale

    with pytest.raises(Stale):
        await database.change(work)
    await database.change(lambda tables: tables.table("live").insert({"a": 1}))


def add_field(tables: TinyDB) -> None:
    tables.table("live").update({"stake": None}, ~where("stake").exists())


def rename_table(tables: TinyDB) -> None:
    for player in tables.table("people").all():
        if not tables.table("players").contains(where("name") == player["name"]):
            tables.table("players").insert(dict(player))
    tables.drop_table("people")


STEPS = (add_field, rename_table)


def old_data(folder: Path, clock: Clock) -> None:
    database = open_database(folder, clock=clock)
    insert(database, "live", id="game")
    insert(database, "people", name="Ann")
    database.close()


def test_older_data_is_migrated_after_a_backup(folder: Path, clock: Clock) -> None:
    old_data(folder, clock)
    database = open_database(folder, steps=STEPS, clock=clock)
    assert database.read_only is None
    assert documents(database, "live") == [{"id": "game", "stake": None}]
    assert documents(database, "players") == [{"name": "Ann"}]
    assert database.run_now(lambda tables: tables.tables()) == {"live", "players"}
    assert [backup.occasion for backup in database.backups()] == [Occasion.MIGRATION]
    database.close()
    again = open_database(folder, steps=STEPS, clock=clock)
    assert len(again.backups()) == 1
    # The backup is of the older version, and so it is migrated again.
    again.restore_now(again.backups()[0].number)
    assert documents(again, "live") == [{"id": "game", "stake": None}]
    assert documents(again, "players") == [{"name": "Ann"}]
    again.close()


@pytest.mark.parametrize("step", [0, 1])
def test_a_migration_that_broke_off_is_run_again(folder: Path, clock: Clock, step: int) -> None:
    old_data(folder, clock)

    def breaking_off(tables: TinyDB) -> None:
        STEPS[step](tables)
        raise KeyboardInterrupt

    broken = (*STEPS[:step], breaking_off, *STEPS[step + 1 :])
    with pytest.raises(KeyboardInterrupt):
        open_database(folder, steps=broken, clock=clock)
    database = open_database(folder, steps=STEPS, clock=clock)
    assert database.read_only is None
    assert documents(database, "live") == [{"id": "game", "stake": None}]
    assert documents(database, "players") == [{"name": "Ann"}]
    database.close()


def test_data_of_a_newer_version_is_read_and_not_touched(folder: Path, clock: Clock) -> None:
    old_data(folder, clock)
    open_database(folder, steps=STEPS, clock=clock).close()
    (folder / "db/live.json.tmp").write_bytes(b"the newer version's")
    before = {path: path.read_bytes() for path in (folder / "db").glob("*.*")}
    database = open_database(folder, clock=clock)
    assert isinstance(database.read_only, DataNewer)
    assert (database.read_only.found, database.read_only.known) == (3, 1)
    assert documents(database, "players") == [{"name": "Ann"}]
    with pytest.raises(ReadOnly):
        insert(database, "live", a=1)
    with pytest.raises(ReadOnly):
        database.back_up_now(Occasion.START)
    assert not database.become_writer()
    assert {path: path.read_bytes() for path in (folder / "db").glob("*.*")} == before
    database.close()


def test_a_newer_format_of_meta_is_read_only(
    database: Database, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    insert(database, "live", a=1)
    database.close()
    with monkeypatch.context() as later:
        later.setattr("scorepad.store.files.FORMAT", 2)
        save_meta(Place(folder / "db", Disk(), now), Meta(7, frozenset({"live"})))
    again = open_database(folder)
    assert again.read_only is not None
    assert documents(again, "live") == [{"a": 1}]
    again.close()
