"""Backups copy what differs, few are kept for long, and each can be restored and undone."""

import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from scorepad.store.backups import KEPT, kept_backups
from scorepad.store.copies import Backup, Occasion
from scorepad.store.database import Database, open_database
from scorepad.store.disk import Disk
from scorepad.store.errors import (
    DiskFull,
    FileDamaged,
    NoSuchBackup,
    RestoreUnfinished,
)

from .conftest import Clock, documents, insert


def copies(folder: Path, table: str) -> int:
    return len(list((folder / "db/backups").glob(f"*.{table}.json")))


def test_only_what_differs_is_copied(database: Database, folder: Path) -> None:
    insert(database, "live", a=1)
    insert(database, "players", a=1)
    first = database.back_up_now(Occasion.START)
    assert first is not None
    assert database.back_up_now(Occasion.START) is None
    insert(database, "live", a=2)
    second = database.back_up_now(Occasion.IMPORT)
    assert second is not None
    assert (copies(folder, "live"), copies(folder, "players")) == (2, 1)
    assert database.backups() == (second, first)
    assert second.number > first.number


def test_a_copy_is_no_link(database: Database, folder: Path) -> None:
    insert(database, "live", a=1)
    database.back_up_now(Occasion.START)
    assert (folder / "db/live.json").stat().st_nlink == 1


def test_one_a_day_and_one_a_month_are_kept(database: Database, folder: Path, clock: Clock) -> None:
    insert(database, "players", a=1)
    for day in range(100):
        for game in range(3):
            insert(database, "live", day=day, game=game)
            database.back_up_now(Occasion.GAME)
            clock.move(hours=1)
        clock.move(hours=21)
    kept = [f"{backup.when:%Y-%m-%d}" for backup in database.backups()]
    # The hundredth day from the second of January on is the eleventh of April.
    days = [f"2026-04-{day:02d}" for day in range(11, 1, -1)]
    assert kept == [*days, "2026-03-31", "2026-02-28", "2026-01-31"]
    assert copies(folder, "live") == len(kept)
    assert copies(folder, "players") == 1
    database.restore_now(database.backups()[-1].number)
    assert len(documents(database, "live")) == 3 * 30


def test_special_backups_do_not_push_out_ordinary_ones() -> None:
    start = datetime(2026, 1, 1, tzinfo=UTC)
    ordinary = [Backup(n, start + timedelta(days=n), Occasion.START) for n in range(1, 13)]
    special = [Backup(n, start + timedelta(days=12), Occasion.IMPORT) for n in range(13, 33)]
    kept = kept_backups([*reversed(special), *reversed(ordinary)])
    assert kept == {*ordinary[-KEPT:], *special[-KEPT:]}


def test_a_clock_that_goes_back_does_not_hide_the_newest(
    database: Database, folder: Path, clock: Clock
) -> None:
    insert(database, "live", a=1)
    database.back_up_now(Occasion.START)
    clock.move(days=-400)
    insert(database, "live", a=2)
    database.back_up_now(Occasion.START)
    database.close()
    (folder / "db/live.json").unlink()
    again = open_database(folder)
    assert documents(again, "live") == [{"a": 1}, {"a": 2}]
    again.close()


def test_a_restore_can_be_undone(database: Database) -> None:
    insert(database, "live", a=1)
    insert(database, "games-2026", a=1)
    wanted = database.back_up_now(Occasion.START)
    assert wanted is not None
    insert(database, "live", a=2)
    insert(database, "players", a=1)
    database.run_now(lambda tables: tables.drop_table("games-2026"))

    database.restore_now(wanted.number)
    assert database.run_now(lambda tables: tables.tables()) == {"live", "games-2026"}
    assert documents(database, "live") == [{"a": 1}]
    assert documents(database, "games-2026") == [{"a": 1}]

    undo = database.backups()[0]
    assert undo.occasion is Occasion.RESTORE
    database.restore_now(undo.number)
    assert database.run_now(lambda tables: tables.tables()) == {"live", "players"}
    assert documents(database, "live") == [{"a": 1}, {"a": 2}]
    assert database.damages == ()


def test_the_oldest_backup_can_be_restored(database: Database) -> None:
    # The backup that a restore makes first must not push out the one to be restored.
    for value in range(KEPT):
        insert(database, "live", a=value)
        database.back_up_now(Occasion.IMPORT)
    database.restore_now(database.backups()[-1].number)
    assert documents(database, "live") == [{"a": 0}]


def test_a_backup_that_is_not_there(database: Database) -> None:
    with pytest.raises(NoSuchBackup) as caught:
        database.restore_now(17)
    assert caught.value.number == 17


@pytest.mark.parametrize("gone", [False, True])
@pytest.mark.parametrize("what", ["*.live.json", "*.start.backup"])
def test_a_damaged_backup_is_not_restored(
    database: Database, folder: Path, what: str, gone: bool
) -> None:
    insert(database, "live", a=1)
    wanted = database.back_up_now(Occasion.START)
    assert wanted is not None
    insert(database, "live", a=2)
    for path in (folder / "db/backups").glob(what):
        path.unlink() if gone else path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises((FileDamaged, NoSuchBackup)):
        database.restore_now(wanted.number)
    assert documents(database, "live") == [{"a": 1}, {"a": 2}]
    assert not list((folder / "db").glob("*.tmp"))
    insert(database, "live", a=3)
    # A backup that cannot be read is no reason to make no more.
    assert database.back_up_now(Occasion.START) is not None


def test_somebody_elses_files_are_left_alone(database: Database, folder: Path) -> None:
    insert(database, "live", a=1)
    database.back_up_now(Occasion.START)
    foreign = [
        folder / "db/backups/notes.txt",
        folder / "db/backups/000001.99999999T999999Z.live.json",
        folder / "db/backups/000001.20260101T000000Z.unheard-of.backup",
    ]
    for path in foreign:
        path.write_text("mine")
    insert(database, "live", a=2)
    database.back_up_now(Occasion.START)
    assert all(path.read_text() == "mine" for path in foreign)
    assert len(database.backups()) == 1


class StoppingDisk(Disk):
    """Refuses to put files in place after a number of times."""

    def __init__(self) -> None:
        self.left = 1_000_000

    def replace(self, source: Path, target: Path) -> None:
        self.left -= 1
        if self.left < 0:
            raise PermissionError(13, "stopped")
        super().replace(source, target)


def test_a_restore_that_breaks_off_is_completed(folder: Path, tmp_path: Path) -> None:
    database = open_database(folder)
    insert(database, "live", a=1)
    insert(database, "players", a=1)
    wanted = database.back_up_now(Occasion.START)
    assert wanted is not None
    insert(database, "live", a=2)
    insert(database, "players", a=2)
    database.close()
    unfinished = 0
    for allowed in range(20):
        copy = tmp_path / f"copy-{allowed}"
        shutil.copytree(folder, copy)
        disk = StoppingDisk()
        database = open_database(copy, disk=disk)
        disk.left = allowed
        expected = 2
        try:
            database.restore_now(wanted.number)
            expected = 1
        except RestoreUnfinished:
            unfinished += 1
            expected = 1
            assert isinstance(database.read_only, RestoreUnfinished)
        except Exception as error:
            assert not isinstance(error, DiskFull)
        disk.left = 1_000_000
        assert database.become_writer()
        assert len(documents(database, "live")) == expected
        assert len(documents(database, "players")) == expected
        database.close()
    assert unfinished >= 2
