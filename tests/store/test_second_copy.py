"""Two copies of the app on one folder: one writes, the other follows it and succeeds it."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from scorepad.game.changes import record
from scorepad.game.history import ChangeKind
from scorepad.store.errors import ReadOnly, SecondCopy
from scorepad.store.store import TRY_AGAIN, Store
from tests.games import everything, game, hand
from tests.keeping import id_of
from tests.season.club import ended

from .processes import SPAWN

PATIENCE = 10 * TRY_AGAIN


def play(folder: Path, orders: Connection) -> None:
    """The first copy: records a hand on every order."""
    asyncio.run(_play(folder, orders))


async def _play(folder: Path, orders: Connection) -> None:
    store = Store(folder)
    await store.load()
    kept = await store.games.add(game(["Ann", "Ben", "Cleo"], id=id_of(1)))
    orders.send(True)
    while orders.recv():
        kept = await ann_takes_all(store)
        orders.send(len(kept.game.hands))


async def ann_takes_all(store: Store):
    kept = await store.games.get(id_of(1))
    after = record(kept.game, hand(kept.game, everything("Ann")))
    return await store.games.change(kept, ChangeKind.RECORDED, after, len(kept.game.hands))


async def until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


async def test_the_second_copy_follows_and_then_writes(folder: Path) -> None:
    orders, theirs = SPAWN.Pipe()
    first = SPAWN.Process(target=play, args=(folder, theirs), daemon=True)
    first.start()
    assert orders.recv()
    second = Store(folder)
    await second.load()
    told: list[int] = []
    second.games.watch(lambda: told.append(1))
    assert isinstance(second.database.read_only, SecondCopy)
    assert [kept.id for kept in second.games.in_play()] == [id_of(1)]
    with pytest.raises(ReadOnly):
        await ann_takes_all(second)

    orders.send(True)
    assert orders.recv() == 1
    await until(lambda: len(second.games.in_play()[0].game.hands) == 1)
    assert told
    told.clear()

    assert first.pid is not None
    os.kill(first.pid, signal.SIGKILL)
    first.join()
    await until(lambda: second.database.read_only is None)
    await until(lambda: bool(told))
    kept = await ann_takes_all(second)
    assert len(kept.game.hands) == 2
    assert second.database.damages == ()
    second.close()


async def test_the_second_copy_shows_what_else_the_first_one_changes(folder: Path) -> None:
    first = Store(folder)
    await first.load()
    ann_wins = ended(["Ann", "Ben", "Cleo"], [{"captured": everything("Ben")}], id=id_of(1))
    kept = await first.games.add(ann_wins)
    await first.people.remember(["Ann", "Ben", "Cleo"])
    await first.seasons.start("2026")
    second = Store(folder)
    await second.load()
    await second.book.book()
    told: list[int] = []
    second.games.watch(lambda: told.append(1))
    for change in (
        first.payments.add(None, "Ann", "Ben", 100, "EUR", "2026-01-02"),
        first.seasons.close("2026"),
        first.seasons.start("2027"),
        first.seasons.set_default(None),
        first.people.remember(["Dora"]),
        first.people.retire("Ann"),
        first.games.delete(kept),
    ):
        told.clear()
        await change
        await until(lambda: bool(told))
    assert second.payments.all() == first.payments.all()
    assert second.people.names() == ("Dora", "Ben", "Cleo") == first.people.names()
    assert list(await second.book.book()) == []
    told.clear()
    await asyncio.sleep(2 * TRY_AGAIN)
    assert not told
    second.close()
    first.close()
