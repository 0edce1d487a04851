"""A full disk and a folder that may not be written: the real things."""

import resource
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path

import filelock  # noqa: F401 - who gives up the right to read cannot import it any more
import pytest

from scorepad.store.copies import Occasion
from scorepad.store.database import Database, open_database
from scorepad.store.errors import DiskFull, NotAllowed, ReadOnly, StoreError

from .conftest import documents, insert
from .processes import give_up_privileges, in_process, small_disk

SMALL = 20_000


def fill(database: Database) -> int:
    """Record until the disk is full, and return how many times that went well."""
    for count in range(1000):
        try:
            insert(database, "live", note="x" * 1000)
        except DiskFull:
            return count
    raise AssertionError


def use_with_small_files(folder: Path) -> list[object]:
    """Fill a file, then do what still must work: the facts to look at."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (SMALL, SMALL))
    database = open_database(folder)
    insert(database, "players", a=1)
    count = fill(database)
    kept = len(documents(database, "live"))
    insert(database, "players", a=2)
    database.run_now(lambda tables: tables.table("live").remove(doc_ids=[1]))
    insert(database, "live", note="room again")
    temporary = [path.name for path in (folder / "db").glob("*.tmp")]
    database.close()
    return [count, kept, temporary]


def test_a_file_that_may_not_grow(folder: Path) -> None:
    count, kept, temporary = in_process(use_with_small_files, folder)
    assert count > 10
    assert (kept, temporary) == (count, [])
    database = open_database(folder)
    assert len(documents(database, "live")) == count
    assert documents(database, "live")[-1] == {"note": "room again"}
    assert documents(database, "players") == [{"a": 1}, {"a": 2}]
    assert database.damages == ()
    database.close()


def restore_with_small_files(folder: Path, number: int, limit: int) -> str:
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
    database = open_database(folder)
    before = documents(database, "live"), documents(database, "players")
    with pytest.raises(DiskFull) as caught:
        database.restore_now(number)
    assert (documents(database, "live"), documents(database, "players")) == before
    database.close()
    return caught.value.path.name


def test_a_restore_on_a_full_disk_changes_nothing(folder: Path) -> None:
    database = open_database(folder)
    insert(database, "live", a=1)
    number = insert(database, "players", note="x" * SMALL)
    wanted = database.back_up_now(Occasion.IMPORT)
    assert wanted is not None
    database.run_now(lambda tables: tables.table("players").remove(doc_ids=[number]))
    insert(database, "live", a=2)
    database.close()
    assert in_process(restore_with_small_files, folder, wanted.number, SMALL) == "players.json"
    again = open_database(folder)
    assert documents(again, "live") == [{"a": 1}, {"a": 2}]
    assert documents(again, "players") == []
    assert not list((folder / "db").glob("*.tmp"))
    again.close()


def test_a_full_file_system(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", "256k") as mounted:
        folder = tmp_path / "disk/data"
        if not mounted:  # where nothing may be mounted the file system is as good as unlimited
            in_process(use_with_small_files, folder)
            return
        database = open_database(folder)
        insert(database, "live", a=1)
        database.back_up_now(Occasion.START)
        filler = tmp_path / "disk/filler"
        with suppress(OSError), filler.open("wb") as file:
            while True:
                file.write(b"x" * 1000)
        for _ in range(3):
            with pytest.raises(DiskFull):
                insert(database, "live", note="x" * 5000)
            with pytest.raises(DiskFull):
                database.back_up_now(Occasion.IMPORT)
        assert documents(database, "live") == [{"a": 1}]
        database.close()
        # Opening needs no room.
        database = open_database(folder)
        assert database.read_only is None
        assert documents(database, "live") == [{"a": 1}]
        assert database.damages == ()
        filler.unlink()
        insert(database, "live", a=2)
        database.close()


def test_a_new_store_on_a_full_disk_opens_and_recovers(tmp_path: Path) -> None:
    assert in_process(open_with_no_files, tmp_path / "data") == ("DiskFull", True)


def open_with_no_files(folder: Path) -> tuple[str, bool]:
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
    database = open_database(folder)
    why = type(database.read_only).__name__
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    became = database.become_writer()
    insert(database, "live", a=1)
    database.close()
    return why, became


def read_what_may_not_be_written(folder: Path) -> list[object]:
    give_up_privileges()
    database = open_database(folder)
    facts: list[object] = [type(database.read_only).__name__, documents(database, "live")]
    try:
        insert(database, "live", a=2)
    except ReadOnly as error:
        facts.append(type(error.why).__name__)
    return facts


def test_a_folder_without_the_right_to_write() -> None:
    # Not pytest's folder: nobody else may look into that.
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "data"
        database = open_database(folder)
        insert(database, "live", a=1)
        database.close()
        (folder / "app.lock").unlink(missing_ok=True)
        for path in [Path(name), *folder.rglob("*"), folder]:
            path.chmod(0o555 if path.is_dir() else 0o444)
        facts = in_process(read_what_may_not_be_written, folder)
        for path in [Path(name), folder, *folder.rglob("*")]:
            path.chmod(0o755)
    assert facts == ["NotAllowed", [{"a": 1}], "NotAllowed"]


def write_below(folder: Path) -> str:
    """Take the folder's rights away while it is open."""
    database = open_database(folder)
    insert(database, "live", a=1)
    try:
        (folder / "db").chmod(0o500)
        give_up_privileges()
        insert(database, "live", a=2)
    except StoreError as error:
        return type(error).__name__
    return "written"


def test_rights_that_are_taken_away_while_it_is_open(folder: Path) -> None:
    assert in_process(write_below, folder) == "NotAllowed"
    (folder / "db").chmod(0o700)
    database = open_database(folder)
    assert documents(database, "live") == [{"a": 1}]
    database.close()


def test_a_file_system_that_is_mounted_read_only(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", "1m") as mounted:
        folder = tmp_path / "disk/data"
        database = open_database(folder)
        insert(database, "live", a=1)
        if mounted:
            remount = ["mount", "-o", "remount,ro", str(tmp_path / "disk")]
            database.close()
            subprocess.run(remount, check=True)
        else:
            database.close()
            in_process(write_below, folder)
        again = open_database(folder)
        if mounted:
            assert isinstance(again.read_only, NotAllowed)
        assert documents(again, "live") == [{"a": 1}]
        again.close()


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file")
    for folder in [tmp_path / "file", tmp_path / "file" / "data"]:
        database = open_database(folder)
        assert isinstance(database.read_only, NotAllowed)
        assert documents(database, "live") == []
        assert not database.become_writer()
        assert database.backups() == ()
        database.close()
    assert (tmp_path / "file").read_text() == "a file"
