"""A disk that fills up while a game moves: what was answered stays, and in one place."""

from pathlib import Path

import pytest

from scorepad.game.changes import end, record, reopen
from scorepad.game.history import ChangeKind
from scorepad.game.model import Ended
from scorepad.store.disk import Disk
from scorepad.store.errors import DiskFull
from scorepad.store.games import Games, KeptGame
from scorepad.store.store import Store
from tests.games import everything, game, hand
from tests.keeping import id_of

from .failing import FillingDisk

FINISH_WRITES = 3
"""Among the games in play, into its year, and out of the games in play."""


async def opened(folder: Path, disk: Disk | None = None) -> Store:
    """A store without what goes on in its background."""
    store = Store(folder, disk)
    await store.games.load()
    return store


async def one_hand(games: Games) -> KeptGame:
    kept = await games.add(game(["Ann", "Ben", "Cleo"], id=id_of(1), played_on="2026-01-02"))
    after = record(kept.game, hand(kept.game, everything("Ann")))
    return await games.change(kept, ChangeKind.RECORDED, after, 0)


async def shown(games: Games) -> list[tuple[str, KeptGame]]:
    """Every game that people are shown, with where."""
    return [
        *(("in play", kept) for kept in games.in_play()),
        *(("finished", kept) for kept in await games.finished()),
        *(("deleted", kept) for kept in await games.deleted()),
    ]


@pytest.mark.parametrize("room", range(FINISH_WRITES + 1))
async def test_a_game_ends_while_the_disk_fills_up(folder: Path, room: int) -> None:
    disk = FillingDisk()
    store = await opened(folder, disk)
    games = store.games
    # The tables are there already.
    kept = await one_hand(games)
    kept = await games.change(kept, ChangeKind.ENDED, _ended(kept))
    kept = await games.change(kept, ChangeKind.REOPENED, reopen(kept.game))
    # The backup after the game's end needs room as well.
    assert games._backing_up is not None
    await games._backing_up
    disk.room = room
    if room == 0:
        with pytest.raises(DiskFull):
            await games.change(kept, ChangeKind.ENDED, _ended(kept))
        assert await shown(games) == [("in play", kept)]
    else:
        kept = await games.change(kept, ChangeKind.ENDED, _ended(kept))
        assert await shown(games) == [("finished", kept)]
    # With no room nothing else can be done, and nothing is lost.
    disk.room = 0
    with pytest.raises(DiskFull):
        await games.delete(kept)
    disk.room = 1_000_000
    if room:
        kept = await games.change(kept, ChangeKind.REOPENED, reopen(kept.game))
        assert await shown(games) == [("in play", kept)]
    kept = await games.delete(kept)
    assert await shown(games) == [("deleted", kept)]
    store.close()
    again = await opened(folder)
    assert await shown(again.games) == [("deleted", kept)]
    assert [name for name, ids in again.database.run_now(_ids).items() if ids] == ["deleted"]
    again.close()


def _ended(kept: KeptGame):
    return end(kept.game, Ended.AGREEMENT)


def _ids(tables) -> dict[str, list[str]]:
    return {name: [each["id"] for each in tables.table(name)] for name in tables.tables()}


async def test_a_start_on_a_full_disk_shows_a_game_on_its_way_once(folder: Path) -> None:
    disk = FillingDisk()
    store = await opened(folder, disk)
    kept = await one_hand(store.games)
    disk.room = 1
    kept = await store.games.change(kept, ChangeKind.ENDED, _ended(kept))
    store.close()
    full = await opened(folder, disk)
    assert await shown(full.games) == [("finished", kept)]
    full.close()
    again = await opened(folder)
    assert await shown(again.games) == [("finished", kept)]
    assert [name for name, ids in again.database.run_now(_ids).items() if ids] == ["games-2026"]
    again.close()
