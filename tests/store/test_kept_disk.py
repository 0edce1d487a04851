"""The store on a disk that is kept by something that can only be waited for."""

import asyncio
from collections.abc import Mapping
from pathlib import Path

import pytest

from scorepad.store.disk import Disk
from scorepad.store.errors import DiskFull, StoreError
from scorepad.store.kept_disk import KeptDisk
from scorepad.store.lock import Lock
from scorepad.store.store import Store
from tests.games import game

FOLDER = Path("/data")


class Free(Lock):
    """The lock where nobody else is."""

    def take(self) -> bool:
        return True

    def give_back(self) -> None:
        pass


class Keeper:
    """Keeps files as a browser does: all of a change or none, and after a while."""

    def __init__(self) -> None:
        self.files: dict[Path, bytes] = {}
        self.times = 0
        self.is_full = False

    async def keep(self, changed: Mapping[Path, bytes | None]) -> None:
        await asyncio.sleep(0.01)
        if self.is_full:
            raise DiskFull(FOLDER)
        self.times += 1
        merged = {**self.files, **changed}
        self.files = {path: data for path, data in merged.items() if data is not None}

    async def open_store(self) -> Store:
        """A copy of the app that finds what is kept by now."""
        disk = KeptDisk(self.files, self.keep)
        store = Store(FOLDER, disk, lock=Free(), settle=disk.settle)
        await store.load()
        await asyncio.sleep(0.1)  # the backup at the start
        return store


async def test_what_was_answered_is_kept_whole_and_at_once() -> None:
    keeper = Keeper()
    store = await keeper.open_store()
    before = keeper.times
    kept = await store.games.add(game(["Ann", "Ben", "Cleo"]))
    assert keeper.times == before + 1
    store.close()
    again = await keeper.open_store()
    assert [each.id for each in again.games.in_play()] == [kept.id]
    assert again.database.damages == ()
    again.close()


async def test_what_is_not_kept_is_not_there_either() -> None:
    keeper = Keeper()
    store = await keeper.open_store()
    first = await store.games.add(game(["Ann", "Ben", "Cleo"]))
    keeper.is_full = True
    with pytest.raises(DiskFull):
        await store.games.add(game(["Don", "Eve", "Fay"]))
    assert [each.id for each in store.games.in_play()] == [first.id]
    keeper.is_full = False
    third = await store.games.add(game(["Gil", "Hal", "Ida"]))
    store.close()
    again = await keeper.open_store()
    assert {each.id for each in again.games.in_play()} == {first.id, third.id}
    again.close()


async def test_changes_that_wait_for_one_that_fails_fail_with_it() -> None:
    keeper = Keeper()
    store = await keeper.open_store()
    keeper.is_full = True
    tables = [["Ann", "Ben", "Cleo"], ["Don", "Eve", "Fay"]]
    answers = await asyncio.gather(
        *(store.games.add(game(people)) for people in tables), return_exceptions=True
    )
    assert all(isinstance(answer, StoreError) for answer in answers)
    assert store.games.in_play() == ()
    store.close()


async def test_it_is_a_disk_like_the_real_one(tmp_path: Path) -> None:
    kept = KeptDisk({}, Keeper().keep)
    assert steps(kept, tmp_path) == steps(Disk(), tmp_path)


def steps(disk: Disk, folder: Path) -> list[object]:
    """What a disk says while all is done that can be done with one."""
    inner, one, two = folder / "inner", folder / "inner" / "one", folder / "inner" / "two"
    disk.make_folder(inner)
    for path, data in ((one, b"first"), (two, b"second")):
        handle = disk.create(path)
        disk.write(handle, data)
        disk.sync(handle)
        disk.close(handle)
    found: list[object] = [sorted(disk.names(inner)), disk.names(folder), disk.read(two, 3)]
    disk.replace(two, one)
    found += [disk.names(inner), disk.read(one), disk.is_folder(inner)]
    disk.remove(two)
    disk.remove(one)
    disk.sync_folder(inner)
    found += [disk.names(inner), disk.names(folder / "nowhere")]
    with pytest.raises(FileNotFoundError):
        disk.read(one)
    return found
