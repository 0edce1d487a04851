"""What people see of the disk: a slow one, a full one, damage, a newer version, backups."""

import asyncio
import resource
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from scorepad.game.changes import record
from scorepad.game.history import ChangeKind
from scorepad.store.copies import Occasion
from scorepad.store.disk import Disk, Place
from scorepad.store.meta import load_meta, save_meta
from scorepad.store.store import Store
from scorepad.ui import app
from tests.conftest import OpenScreen
from tests.games import everything, game, hand
from tests.keeping import address_of, id_of, keep_in
from tests.screens import Screen, _name

PLAYERS = ["Ann", "Ben", "Cleo"]
USUAL = (
    *("Queen of spades: Ann", "King of spades: Ben", "Ace of spades: Cleo"),
    *("Ann: 4 hearts", "Ben: 3 hearts"),
)
SAVED = "Hand 1, Ann: 17 points, total 17"


class SlowDisk(Disk):
    """Takes its time, once it is told to."""

    seconds = 0.0

    def sync(self, handle: int) -> None:
        time.sleep(self.seconds)
        super().sync(handle)


@pytest.fixture
def disk() -> SlowDisk:
    return SlowDisk()


@pytest.fixture
async def store(tmp_path: Path, disk: SlowDisk) -> AsyncIterator[Store]:
    """The store of the app under test, with one game of three in it."""
    store = await opened(tmp_path / "data", disk)
    await keep_in(store, game(PLAYERS))
    yield store
    store.close()


async def opened(folder: Path, disk: Disk | None = None) -> Store:
    """Open a store as that of the app."""
    store = Store(folder, disk)
    app.start_with(store)
    await store.load()
    return store


async def enter(open_screen: OpenScreen) -> Screen:
    """A usual hand, not saved yet."""
    screen = await open_screen(app.main, f"{address_of(1)}/record")
    for name in USUAL:
        await screen.tap(name)
    await screen.see("Complete")
    return screen


async def test_a_slow_disk_is_said_and_holds_nothing_up(
    open_screen: OpenScreen, store: Store, disk: SlowDisk
) -> None:
    screen = await enter(open_screen)
    disk.seconds = 1.0
    start = last = time.monotonic()
    longest = 0.0
    saving = asyncio.create_task(screen.tap("Save"))
    seen = False
    while not saving.done():
        await asyncio.sleep(0.005)
        longest, last = max(longest, time.monotonic() - last), time.monotonic()
        seen = seen or "Saving…" in screen.texts()
    await saving
    assert seen
    assert longest < disk.seconds / 2
    assert time.monotonic() - start >= disk.seconds
    disk.seconds = 0.0
    await screen.see(SAVED)


@contextmanager
def no_room() -> Iterator[None]:
    """No file can be written of more than some bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_full_disk_leaves_the_hand_in_the_form(
    open_screen: OpenScreen, store: Store
) -> None:
    screen = await enter(open_screen)
    with no_room():
        await screen.tap("Save")
        await screen.see(
            "Not saved: the disk is full; make room and save again, nothing that was saved is lost"
        )
    for name in USUAL:
        assert await screen.is_selected(name)
    assert (await store.games.get(id_of(1))).game.hands == ()
    await screen.tap("Save")
    await screen.see(SAVED)
    store.close()
    again = Store(_folder(store))
    await again.load()
    assert len((await again.games.get(id_of(1))).game.hands) == 1
    again.close()


async def test_a_game_that_ends_on_a_full_disk_is_not_half_over(
    open_screen: OpenScreen, store: Store
) -> None:
    kept = await store.games.get(id_of(1))
    for _ in range(2):
        after = record(kept.game, hand(kept.game, everything("Ann")))
        kept = await store.games.change(kept, ChangeKind.RECORDED, after)
    screen = await open_screen(app.main, f"{address_of(1)}/record")
    for name in ("Took everything", "Ann"):
        await screen.tap(name)
    await screen.see("Complete")
    with no_room():
        await screen.tap("Save")
    assert not (await store.games.get(id_of(1))).finished
    await screen.tap("Save")
    await screen.see("Ben and Cleo share the win")
    assert [each.id for each in await store.games.finished()] == [id_of(1)]


async def test_a_backup_is_restored_and_that_is_undone(
    open_screen: OpenScreen, store: Store
) -> None:
    await store.database.back_up(Occasion.GAME)
    kept = await store.games.get(id_of(1))
    after = record(kept.game, hand(kept.game, everything("Ann")))
    await store.games.change(kept, ChangeKind.RECORDED, after, 0)
    screen = await open_screen(app.main, "/settings")
    recorded = "Hand 1, Ann: 43 points, total 43"
    for is_there in (False, True):
        await restore_newest(screen)
        await screen.go(address_of(1))
        await screen.see("Record hand")
        await (screen.see(recorded) if is_there else screen.miss(recorded))
        await screen.go("/settings")


async def restore_newest(screen: Screen) -> None:
    await screen.see("Backups")
    await asyncio.sleep(0.2)  # the list is read
    await screen.settle()
    buttons = [control for control in screen._controls() if _name(control).startswith("Restore: ")]
    await screen._send(buttons[0], "click", None)
    await screen.see("Restore this backup?")
    await screen.tap("Restore")
    await screen.miss("Restore this backup?")
    end = time.monotonic() + 5
    while not any(text.startswith("Restored: ") for text in screen.texts()):
        assert time.monotonic() < end, screen.texts()
        await asyncio.sleep(0.01)
        await screen.settle()


def _folder(store: Store) -> Path:
    return store.database._place.folder.parent


async def test_damage_is_told_with_the_name_of_what_is_kept(
    open_screen: OpenScreen, store: Store
) -> None:
    folder = _folder(store)
    await store.database.back_up(Occasion.GAME)
    store.close()
    (folder / "db/live.json").write_bytes(b"scorepad 1 garbage")
    again = await opened(folder)
    screen = await open_screen(app.main)
    await screen.see("I have read this")
    (kept,) = folder.glob("db/live.corrupt-*")
    told = " ".join(screen.texts())
    assert "The file with the games in play was damaged" in told
    assert f"The damaged file is kept as {kept.name}." in told
    assert kept.read_bytes() == b"scorepad 1 garbage"
    await screen.see("Continue")
    await screen.tap("I have read this")
    await screen.miss("I have read this")
    again.close()


async def test_data_of_a_newer_version_can_be_looked_at(
    open_screen: OpenScreen, store: Store
) -> None:
    folder = _folder(store)
    store.close()
    place = Place(folder / "db", Disk(), lambda: datetime.now(UTC))
    save_meta(place, replace(load_meta(place), version=99))
    before = {path: path.read_bytes() for path in folder.glob("db/*.json")}
    again = await opened(folder)
    screen = await open_screen(app.main)
    await screen.see(
        "The data was written by a newer Scorepad (version 99, this one knows 1); "
        "use that one to change it."
    )
    await screen.see("Continue")
    assert {path: path.read_bytes() for path in folder.glob("db/*.json")} == before
    again.close()
