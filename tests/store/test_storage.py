"""TinyDB over a file for each table."""

from pathlib import Path
from typing import Any

import pytest
from tinydb import Storage, TinyDB, where
from tinydb.storages import MemoryStorage

from scorepad.store.database import Database, open_database
from scorepad.store.errors import BadTableName
from scorepad.store.files import framed

from .conftest import documents, insert
from .recording import RecordingDisk


class ReadsRecorded(RecordingDisk):
    """Writes down what is read, too."""

    def __init__(self) -> None:
        super().__init__()
        self.read_names: list[str] = []

    def read(self, path: Path, limit: int = -1) -> bytes:
        self.read_names.append(path.name)
        return super().read(path, limit)


class Watched(MemoryStorage):
    """Remembers which dict each table was read as and written as."""

    def read(self) -> Any:
        self.before = dict(super().read() or {})
        return super().read()

    def write(self, data: Any) -> None:
        self.after = dict(data)
        super().write(data)


def test_tinydb_puts_a_new_dict_for_the_changed_table_alone() -> None:
    # The fact on which the storage rests, for every way to change a table.
    storage = Watched()
    tables = TinyDB(storage=lambda: storage)
    tables.table("other").insert({"a": 1})
    table = tables.table("changed")
    number = table.insert({"a": 1})
    changes = [
        lambda: table.insert({"a": 2}),
        lambda: table.insert_multiple([{"a": 3}, {"a": 4}]),
        lambda: table.update({"a": 5}, doc_ids=[number]),
        lambda: table.update({"a": 6}, where("a") == 5),
        lambda: table.upsert({"a": 7}, where("a") == 6),
        lambda: table.remove(where("a") == 7),
        table.truncate,
    ]
    for change in changes:
        change()
        assert storage.after["changed"] is not storage.before["changed"]
        assert storage.after["other"] is storage.before["other"]


def test_a_table_is_a_file(database: Database, folder: Path) -> None:
    insert(database, "live", name="小明")
    insert(database, "players", name="Łukasz")
    assert {path.name for path in (folder / "db").glob("*.json")} == {
        "meta.json",
        "live.json",
        "players.json",
    }
    assert (folder / "db/live.json").read_bytes() == framed('{"1":{"name":"小明"}}'.encode())


def test_what_was_written_is_there_after_opening_again(database: Database, folder: Path) -> None:
    first, second = insert(database, "live", a=1), insert(database, "live", a=2)
    database.run_now(lambda tables: tables.table("live").update({"a": 3}, doc_ids=[second]))
    database.run_now(lambda tables: tables.table("live").remove(doc_ids=[first]))
    database.close()
    again = open_database(folder)
    assert documents(again, "live") == [{"a": 3}]
    assert again.damages == ()
    again.close()


def test_a_hand_costs_two_syncs_and_one_small_file(folder: Path) -> None:
    disk = RecordingDisk()
    database = open_database(folder, disk=disk)
    insert(database, "games-2026", games=["x" * 1000] * 100)
    number = insert(database, "live", hands=["x" * 200] * 8)
    disk.log.clear()
    database.run_now(
        lambda tables: tables.table("live").update({"hands": ["x" * 200] * 9}, doc_ids=[number])
    )
    counts = disk.counts()
    assert counts["sync"] + counts["sync folder"] == 2
    assert disk.bytes_written() < 3000
    assert {entry[1].name for entry in disk.log} == {"live.json.tmp", "db"}
    database.close()


def test_opening_reads_meta_and_then_what_is_asked_for(database: Database, folder: Path) -> None:
    for table in ["live", "players", "games-2025", "games-2026"]:
        insert(database, table, a=1)
    database.close()
    disk = ReadsRecorded()
    again = open_database(folder, disk=disk)
    assert set(disk.read_names) == {"meta.json", "restoring"}
    assert not disk.log
    disk.read_names.clear()
    for _ in range(2):
        insert(again, "live", a=2)
        assert len(documents(again, "live")) >= 2
        assert again.run_now(lambda tables: len(tables.tables())) == 4
    assert disk.read_names == ["live.json"]
    again.close()


def test_a_failed_change_leaves_memory_as_the_disk_is(database: Database) -> None:
    number = insert(database, "live", hands=[1])

    def half(tables: TinyDB) -> None:
        tables.table("live").update({"hands": [1, 2]}, doc_ids=[number])
        tables.table("live").update(lambda document: document["hands"].clear(), doc_ids=[number])
        raise RuntimeError

    def unserialisable(tables: TinyDB) -> None:
        tables.table("live").update({"hands": {1, 2}}, doc_ids=[number])

    def surrogate(tables: TinyDB) -> None:
        tables.table("live").update({"hands": "\ud800"}, doc_ids=[number])

    def not_a_number(tables: TinyDB) -> None:
        tables.table("live").update({"hands": float("nan")}, doc_ids=[number])

    def raising(tables: TinyDB) -> None:
        def updater(document: dict[str, Any]) -> None:
            document["hands"] = []
            raise RuntimeError

        tables.table("live").update(updater, doc_ids=[number])

    for work in [unserialisable, surrogate, not_a_number, raising]:
        with pytest.raises((TypeError, ValueError, RuntimeError)):
            database.run_now(work)
        assert documents(database, "live") == [{"hands": [1]}]
    with pytest.raises(RuntimeError):
        database.run_now(half)
    assert documents(database, "live") == [{"hands": []}]


def test_work_that_catches_a_failure_sees_the_disk(database: Database) -> None:
    number = insert(database, "live", hands=[1])

    def work(tables: TinyDB) -> Any:
        with pytest.raises(TypeError):
            tables.table("live").update({"hands": {1, 2}}, doc_ids=[number])
        return tables.table("live").all()

    assert database.run_now(work) == [{"hands": [1]}]


def test_what_a_broken_off_write_left_is_no_table(database: Database, folder: Path) -> None:
    insert(database, "live", a=1)
    database.close()
    left = folder / "db/players.json.tmp"
    left.write_bytes(framed(b'{"1":{"a":1}}'))
    again = open_database(folder)
    assert again.run_now(lambda tables: tables.tables()) == {"live"}
    assert not left.exists()
    assert again.damages == ()
    again.close()


def test_a_dropped_table_stays_dropped(database: Database, folder: Path) -> None:
    insert(database, "live", a=1)
    insert(database, "games-2025", a=1)
    kept = (folder / "db/games-2025.json").read_bytes()
    database.run_now(lambda tables: tables.drop_table("games-2025"))
    assert database.run_now(lambda tables: tables.tables()) == {"live"}
    database.close()
    # As if the process had been killed before the file was removed.
    (folder / "db/games-2025.json").write_bytes(kept)
    again = open_database(folder)
    assert again.run_now(lambda tables: tables.tables()) == {"live"}
    assert not (folder / "db/games-2025.json").exists()
    assert insert(again, "games-2025", a=2) == 1
    again.close()
    last = open_database(folder)
    assert documents(last, "games-2025") == [{"a": 2}]
    assert last.damages == ()
    last.run_now(lambda tables: tables.drop_tables())
    assert last.run_now(lambda tables: tables.tables()) == set()
    last.close()


def test_a_table_whose_meta_was_not_written_is_taken_in(database: Database, folder: Path) -> None:
    insert(database, "live", a=1)
    before = (folder / "db/meta.json").read_bytes()
    insert(database, "players", a=2)
    database.close()
    (folder / "db/meta.json").write_bytes(before)
    again = open_database(folder)
    assert documents(again, "players") == [{"a": 2}]
    assert again.damages == ()
    again.close()


def test_unsafe_names_are_refused(database: Database) -> None:
    for name in ["meta", "Käse", "../live"]:
        with pytest.raises(BadTableName):
            insert(database, name, a=1)
    assert database.run_now(lambda tables: tables.tables()) == set()


def test_it_is_a_storage(database: Database) -> None:
    assert database.run_now(lambda tables: isinstance(tables.storage, Storage))
