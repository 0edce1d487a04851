"""Damaged files are kept aside, replaced by the newest good copy, and told."""

import errno
import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from scorepad.store.copies import Occasion
from scorepad.store.database import Database, open_database
from scorepad.store.disk import Disk
from scorepad.store.errors import Flaw
from scorepad.store.files import framed

from .conftest import Clock, documents, insert
from .recording import HastyDisk

STORES = 400


def test_the_newest_good_copy_takes_the_place(
    database: Database, folder: Path, clock: Clock
) -> None:
    insert(database, "live", a=1)
    backed_up = clock.time
    database.back_up_now(Occasion.START)
    clock.move(days=1)
    insert(database, "live", a=2)
    database.back_up_now(Occasion.START)
    database.close()
    live = folder / "db/live.json"
    live.write_bytes(b"garbage")
    newest = max((folder / "db/backups").glob("*.live.json"))
    newest.write_bytes(newest.read_bytes()[:-3])
    clock.move(days=1)

    again = open_database(folder, clock=clock)
    assert again.damages == ()
    assert documents(again, "live") == [{"a": 1}]
    [damage] = again.damages
    assert (damage.table, damage.flaw, damage.when) == ("live", Flaw.HEADER, clock.time)
    assert damage.restored_from == backed_up
    assert damage.kept == folder / "db/live.corrupt-20260104T200000Z"
    assert damage.kept.read_bytes() == b"garbage"
    insert(again, "live", a=3)
    again.close()

    last = open_database(folder, clock=clock)
    assert documents(last, "live") == [{"a": 1}, {"a": 3}]
    assert last.damages == ()
    last.close()


def test_damaged_files_are_never_overwritten(folder: Path, clock: Clock) -> None:
    kept = set()
    for number in range(3):
        database = open_database(folder, clock=clock)
        insert(database, "live", a=number)
        database.close()
        (folder / "db/live.json").write_bytes(b"garbage %d" % number)
        database = open_database(folder, clock=clock)
        assert documents(database, "live") == []
        kept.add(database.damages[0].kept)
        assert database.damages[0].restored_from is None
        database.close()
    assert sorted(path.read_bytes() for path in kept if path) == [
        b"garbage 0",
        b"garbage 1",
        b"garbage 2",
    ]


@pytest.mark.parametrize(
    ("content", "flaw"),
    [
        (b"", Flaw.EMPTY),
        (b"null", Flaw.HEADER),
        (framed(b"{}")[:-1], Flaw.CHECKSUM),
        (framed(b"null"), Flaw.CONTENT),
        (framed(b"[]"), Flaw.CONTENT),
        (framed(b'{"x":{}}'), Flaw.CONTENT),
        (framed(b'{"1":[]}'), Flaw.CONTENT),
        (framed(b"{"), Flaw.CONTENT),
        (framed(b"\xff"), Flaw.CONTENT),
        (framed(b"[" * 100_000), Flaw.CONTENT),
        (None, Flaw.MISSING),
    ],
)
@pytest.mark.parametrize("table", ["live", "meta"])
def test_every_flaw_is_told(
    database: Database, folder: Path, table: str, content: bytes | None, flaw: Flaw
) -> None:
    insert(database, "live", a=1)
    database.back_up_now(Occasion.START)
    database.close()
    path = folder / f"db/{table}.json"
    if content is None:
        path.unlink()
    else:
        path.write_bytes(content)
    again = open_database(folder)
    assert documents(again, "live") == [{"a": 1}]
    assert [(damage.table, damage.flaw) for damage in again.damages] == [(table, flaw)]
    again.close()


def test_meta_without_a_copy_is_made_from_what_is_there(database: Database, folder: Path) -> None:
    insert(database, "live", a=1)
    insert(database, "players", a=1)
    database.close()
    (folder / "db/meta.json").write_bytes(b"")
    again = open_database(folder)
    assert again.run_now(lambda tables: tables.tables()) == {"live", "players"}
    assert [damage.table for damage in again.damages] == ["meta"]
    again.close()
    last = open_database(folder)
    assert last.damages == ()
    assert documents(last, "players") == [{"a": 1}]
    last.close()


def test_a_table_made_after_its_drop_was_backed_up_survives_the_loss_of_meta(
    database: Database, folder: Path
) -> None:
    insert(database, "live", a=1)
    database.run_now(lambda tables: tables.drop_table("live"))
    database.back_up_now(Occasion.START)
    insert(database, "live", a=2)
    database.close()
    (folder / "db/meta.json").unlink()
    again = open_database(folder)
    assert documents(again, "live") == [{"a": 2}]
    again.close()
    last = open_database(folder)
    assert documents(last, "live") == [{"a": 2}]
    last.close()


def test_damage_found_by_a_backup_is_mended_from_memory(database: Database, folder: Path) -> None:
    insert(database, "live", a=1)
    database.back_up_now(Occasion.START)
    insert(database, "live", a=2)
    (folder / "db/live.json").write_bytes(b"garbage")
    (folder / "db/meta.json").unlink()
    assert database.back_up_now(Occasion.START) is not None
    assert {damage.table for damage in database.damages} == {"live", "meta"}
    assert documents(database, "live") == [{"a": 1}, {"a": 2}]
    database.close()
    again = open_database(folder)
    assert documents(again, "live") == [{"a": 1}, {"a": 2}]
    assert again.damages == ()
    again.close()


def test_a_copy_that_only_reads_changes_nothing(database: Database, folder: Path) -> None:
    insert(database, "live", a=1)
    insert(database, "players", a=1)
    database.back_up_now(Occasion.START)
    second = open_database(folder)
    (folder / "db/players.json").write_bytes(b"garbage")
    for _ in range(2):
        assert documents(second, "players") == [{"a": 1}]
        assert not second.become_writer()
    [damage] = second.damages
    assert (damage.table, damage.kept) == ("players", None)
    assert damage.restored_from is not None
    assert (folder / "db/players.json").read_bytes() == b"garbage"
    (folder / "db/meta.json").write_bytes(b"garbage")
    third = open_database(folder)
    assert documents(third, "live") == [{"a": 1}]
    assert (folder / "db/meta.json").read_bytes() == b"garbage"


class BadSector(Disk):
    """Gives one file not back, as a worn-out medium does."""

    def read(self, path: Path, limit: int = -1) -> bytes:
        if path.name == "live.json":
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return super().read(path, limit)


def test_what_the_medium_does_not_give_back(database: Database, folder: Path) -> None:
    insert(database, "live", a=1)
    database.back_up_now(Occasion.START)
    database.close()
    again = open_database(folder, disk=BadSector())
    assert documents(again, "live") == [{"a": 1}]
    assert [damage.flaw for damage in again.damages] == [Flaw.UNREADABLE]
    again.close()


def test_a_folder_in_the_place_of_a_file(database: Database, folder: Path) -> None:
    insert(database, "live", a=1)
    database.back_up_now(Occasion.START)
    database.close()
    (folder / "db/live.json").unlink()
    (folder / "db/live.json").mkdir()
    again = open_database(folder)
    again.back_up_now(Occasion.IMPORT)
    assert documents(again, "live") == [{"a": 1}]
    assert [damage.flaw for damage in again.damages] == [Flaw.UNREADABLE]
    again.close()


def test_a_damaged_intent_to_restore_is_told(database: Database, folder: Path) -> None:
    insert(database, "live", a=1)
    database.close()
    for content in [b"garbage", framed(b"x"), framed(b"17")]:  # there is no backup 17
        (folder / "db/restoring").write_bytes(content)
        again = open_database(folder)
        assert again.read_only is None
        [damage] = again.damages
        assert damage.table == "restoring"
        assert damage.kept is not None
        assert damage.kept.read_bytes() == content
        assert documents(again, "live") == [{"a": 1}]
        again.close()


def cut(chance: random.Random, content: bytes) -> bytes:
    return content[: chance.randrange(len(content))]


def zeroed(chance: random.Random, content: bytes) -> bytes:
    start = chance.randrange(len(content))
    return content[:start] + b"\0" * (len(content) - start)


def flipped(chance: random.Random, content: bytes) -> bytes:
    changed = bytearray(content)
    changed[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def garbage(chance: random.Random, content: bytes) -> bytes:
    return chance.randbytes(len(content))


def emptied(chance: random.Random, content: bytes) -> bytes:
    return b""


def deleted(chance: random.Random, content: bytes) -> None:
    return None


WAYS: list[Callable[[random.Random, bytes], bytes | None]] = [
    cut,
    zeroed,
    flipped,
    garbage,
    emptied,
    deleted,
]


def damage_one(chance: random.Random, path: Path) -> bytes | None:
    """Damage a file and return what it is now."""
    damaged = chance.choice(WAYS)(chance, path.read_bytes())
    if damaged is None:
        path.unlink()
    else:
        path.write_bytes(damaged)
    return damaged


def test_stores_damaged_at_random(tmp_path: Path, clock: Clock) -> None:
    tables = ["live", "players", "seasons", "games-2025", "games-2026"]
    database = open_database(tmp_path / "whole", clock=clock)
    for table in tables:
        for value in range(5):
            insert(database, table, a=value, name="Łukasz")
    backed_up = {table: documents(database, table) for table in tables}
    database.back_up_now(Occasion.START)
    for table in ["live", "games-2026"]:
        insert(database, table, a="after the backup")
    latest = {table: documents(database, table) for table in tables}
    database.close()

    for seed in range(STORES):
        chance = random.Random(seed)
        folder = tmp_path / "damaged"
        shutil.copytree(tmp_path / "whole", folder)
        damaged = {
            name: damage_one(chance, folder / f"db/{name}.json")
            for name in chance.sample([*tables, "meta"], chance.choice([1, 1, 2, 6]))
        }
        database = open_database(folder, clock=clock, disk=HastyDisk())
        assert database.read_only is None
        for table in tables:
            expected = backed_up if table in damaged else latest
            assert documents(database, table) == expected[table], (seed, table)
        told = {damage.table: damage for damage in database.damages}
        assert set(told) == set(damaged), seed
        for name, content in damaged.items():
            kept = told[name].kept
            assert (kept.read_bytes() if kept else None) == content, (seed, name)
        insert(database, "live", a="goes on")
        database.close()
        again = open_database(folder, clock=clock, disk=HastyDisk())
        assert documents(again, "live")[-1] == {"a": "goes on"}
        assert again.damages == ()
        again.close()
        shutil.rmtree(folder)


def test_stores_with_everything_damaged_still_open(tmp_path: Path) -> None:
    database = open_database(tmp_path / "whole")
    for table in ["live", "players"]:
        insert(database, table, a=1)
    database.back_up_now(Occasion.START)
    database.close()
    for seed in range(100):
        chance, folder = random.Random(seed), tmp_path / "damaged"
        shutil.copytree(tmp_path / "whole", folder)
        for path in sorted(folder.rglob("*.*")):
            if path.name != "app.lock":
                damage_one(chance, path)
        database = open_database(folder, disk=HastyDisk())
        assert database.read_only is None
        assert documents(database, "live") == []
        assert {damage.table for damage in database.damages} >= {"meta"}
        insert(database, "live", a="goes on")
        database.back_up_now(Occasion.START)
        database.close()
        shutil.rmtree(folder)
