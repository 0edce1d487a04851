"""Games on a real TinyDB file, opened anew after every step."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from tinydb import TinyDB

from scorepad.game.changes import correct, delete, end, record, reopen
from scorepad.game.entry import Entry
from scorepad.game.history import ChangeKind, History, NothingToRedo, NothingToUndo
from scorepad.game.model import Ended, Game
from scorepad.store.database import Database, open_database
from scorepad.store.disk import Disk
from scorepad.store.games import GameChanged, GameGone, Games, KeptGame
from tests.games import everything, game, hand
from tests.keeping import id_of

from .conftest import Clock, documents
from .failing import FailingDisk, PowerCut

PEOPLE = ["Ann", "Ben", "Cleo"]


class Shelf:
    """The games of one folder, which can be closed and opened."""

    def __init__(self, folder: Path, clock: Clock) -> None:
        self.folder = folder
        self.clock = clock
        self.database: Database | None = None

    async def open(self, disk: Disk | None = None) -> Games:
        """The games as somebody finds them who starts the app now."""
        self.close()
        self.database = open_database(self.folder, clock=self.clock, disk=disk)
        games = Games(self.database, self.clock)
        await games.load()
        return games

    def close(self) -> None:
        if self.database:
            self.database.close()

    def places(self) -> dict[str, list[str]]:
        """The ids in each table."""
        assert self.database is not None
        names = self.database.run_now(lambda tables: sorted(tables.tables()))
        ids = {name: [str(each["id"]) for each in documents(self.database, name)] for name in names}
        return {name: found for name, found in ids.items() if found}


@pytest.fixture
def shelf(folder: Path, clock: Clock) -> Iterator[Shelf]:
    shelf = Shelf(folder, clock)
    yield shelf
    shelf.close()


def a_game(number: int = 1, **keys: object) -> Game:
    return game(PEOPLE, id=id_of(number), **keys)


async def ann_takes_all(games: Games, kept: KeptGame) -> KeptGame:
    """Record one more hand."""
    after = record(kept.game, hand(kept.game, everything("Ann")))
    return await games.change(kept, ChangeKind.RECORDED, after, len(kept.game.hands))


async def play_to_the_end(games: Games, kept: KeptGame) -> KeptGame:
    for _ in range(3):
        kept = await ann_takes_all(games, kept)
    assert kept.finished
    return kept


async def test_a_new_game_gets_what_it_lacks(shelf: Shelf) -> None:
    kept = await (await shelf.open()).add(game(PEOPLE))
    assert datetime.fromisoformat(kept.game.started_at or "").astimezone(UTC) == shelf.clock()
    assert kept.game.played_on == (kept.game.started_at or "")[:10]
    (found,) = (await shelf.open()).in_play()
    assert found == kept
    assert len(kept.id) == 36


async def test_changes_are_there_when_it_is_opened_again(shelf: Shelf) -> None:
    games = await shelf.open()
    kept = await ann_takes_all(games, await games.add(a_game()))
    again = await (await shelf.open()).get(id_of(1))
    assert again == kept
    assert again.revision == 1
    assert [change.kind for change in again.history.changes] == [ChangeKind.RECORDED]


async def test_undo_and_redo_after_opening_again(shelf: Shelf) -> None:
    games = await shelf.open()
    first = await games.add(a_game())
    kept = await ann_takes_all(games, await ann_takes_all(games, first))
    for hands in (1, 0):
        games = await shelf.open()
        undone = await games.undo(await games.get(id_of(1)))
        assert len(undone.game.hands) == hands
    assert undone.game == first.game
    games = await shelf.open()
    with pytest.raises(NothingToUndo):
        await games.undo(await games.get(id_of(1)))
    for hands in (1, 2):
        games = await shelf.open()
        redone = await games.redo(await games.get(id_of(1)))
        assert len(redone.game.hands) == hands
    assert redone.game == kept.game
    with pytest.raises(NothingToRedo):
        await games.redo(redone)


async def test_half_a_hand_is_kept(shelf: Shelf) -> None:
    games = await shelf.open()
    kept = await games.add(a_game())
    entry = Entry(owners={"QS": 1}, touched=((0, 4), (2, 1)))
    await games.keep_entry(kept, 0, entry)
    games = await shelf.open()
    found = await games.get(kept.id)
    assert found.entries == {0: entry}
    # It is no change to the game, so it takes no turn from anybody.
    assert found.revision == kept.revision
    recorded = await ann_takes_all(games, kept)
    assert recorded.entries == {}


async def test_half_of_a_hand_that_is_another_one_by_now_is_not_kept(shelf: Shelf) -> None:
    games = await shelf.open()
    before = await games.add(a_game())
    kept = await ann_takes_all(games, before)
    await games.keep_entry(before, 0, Entry(owners={"QS": 1}))
    assert (await games.get(kept.id)).entries == {}
    games = await shelf.open()
    assert (await games.get(kept.id)).entries == {}
    await games.keep_entry(await games.get(kept.id), 0, Entry(owners={"QS": 1}))
    assert 0 in (await games.get(kept.id)).entries


async def test_half_a_hand_moves_with_the_hands_before_it(shelf: Shelf) -> None:
    games = await shelf.open()
    kept = await ann_takes_all(games, await games.add(a_game()))
    entry = Entry(owners={"QS": 1})
    await games.keep_entry(kept, 1, entry)
    await games.keep_entry(kept, 0, Entry(owners={"KS": 2}))
    kept = await games.get(kept.id)
    kept = await games.change(kept, ChangeKind.DELETED, delete(kept.game, 0), 0)
    assert kept.entries == {0: entry}
    assert (await games.undo(kept)).entries == {1: entry}


async def test_a_finished_game_lies_with_its_year(shelf: Shelf) -> None:
    games = await shelf.open()
    kept = await games.add(a_game(played_on="2025-12-31"))
    assert shelf.places() == {"live": [kept.id]}
    kept = await play_to_the_end(games, kept)
    assert shelf.places() == {"games-2025": [kept.id]}
    games = await shelf.open()
    assert games.in_play() == ()
    assert await games.finished() == (kept,)
    # Corrected, it is not over any more.
    bens = correct(kept.game, 0, hand(kept.game, everything("Ben")))
    kept = await games.change(kept, ChangeKind.CORRECTED, bens, 0)
    assert shelf.places() == {"live": [kept.id]}
    games = await shelf.open()
    assert games.in_play() == (kept,)
    assert await games.finished() == ()


async def test_a_game_ended_and_reopened(shelf: Shelf) -> None:
    games = await shelf.open()
    kept = await ann_takes_all(games, await games.add(a_game()))
    kept = await games.change(kept, ChangeKind.ENDED, end(kept.game, Ended.AGREEMENT))
    games = await shelf.open()
    assert await games.finished() == (kept,)
    kept = await games.change(kept, ChangeKind.REOPENED, reopen(kept.game))
    assert (await shelf.open()).in_play() == (kept,)


@pytest.mark.parametrize("over", [False, True])
async def test_a_deleted_game_can_come_back(shelf: Shelf, over: bool) -> None:
    games = await shelf.open()
    kept = await games.add(a_game())
    kept = await play_to_the_end(games, kept) if over else kept
    await games.delete(kept)
    games = await shelf.open()
    assert (games.in_play(), await games.finished()) == ((), ())
    (deleted,) = await games.deleted()
    await games.bring_back(deleted)
    games = await shelf.open()
    assert await games.deleted() == ()
    (back,) = (*games.in_play(), *await games.finished())
    assert back.game == kept.game


async def test_the_one_changed_last_comes_first(shelf: Shelf) -> None:
    games = await shelf.open()
    kept = []
    for number in (1, 2, 3):
        shelf.clock.move(minutes=1)
        kept.append(await games.add(a_game(number)))
    shelf.clock.move(minutes=1)
    await ann_takes_all(games, kept[1])
    order = [each.id for each in (await shelf.open()).in_play()]
    assert order == [id_of(2), id_of(3), id_of(1)]


async def test_a_change_to_an_old_state_is_refused(shelf: Shelf) -> None:
    games = await shelf.open()
    old = await games.add(a_game())
    now = await ann_takes_all(games, old)
    for change in (ann_takes_all(games, old), games.delete(old)):
        with pytest.raises(GameChanged) as caught:
            await change
        assert caught.value.now == now
    assert await (await shelf.open()).get(id_of(1)) == now


async def test_there_is_no_such_game(shelf: Shelf) -> None:
    games = await shelf.open()
    with pytest.raises(GameGone) as caught:
        await games.get(id_of(1))
    assert caught.value.id == id_of(1)
    with pytest.raises(GameGone):
        await games.keep_entry(KeptGame(History(a_game())), 0, Entry())


async def test_watchers_are_told_until_they_leave(shelf: Shelf) -> None:
    games = await shelf.open()
    told = []
    leave = games.watch(lambda: told.append(1))
    kept = await games.add(a_game())
    kept = await ann_takes_all(games, kept)
    assert len(told) == 2
    leave()
    await ann_takes_all(games, kept)
    assert len(told) == 2


async def _finish(games: Games, kept: KeptGame) -> None:
    await ann_takes_all(games, kept)


async def _correct(games: Games, kept: KeptGame) -> None:
    bens = correct(kept.game, 0, hand(kept.game, everything("Ben")))
    await games.change(kept, ChangeKind.CORRECTED, bens, 0)


@pytest.mark.parametrize("over", [False, True], ids=["to its year", "back into play"])
async def test_a_move_that_is_broken_off_is_completed(
    folder: Path, clock: Clock, over: bool
) -> None:
    good = 0
    while await _is_broken_off(Shelf(folder / str(good), clock), over, good):
        good += 1
    assert good >= 3


async def _is_broken_off(shelf: Shelf, over: bool, good: int) -> bool:
    """Move a game on a disk that fails after so many writes; look at it; say whether it failed."""
    hands = [{"captured": everything("Ann")}] * (3 if over else 2)
    games = await shelf.open()
    before = await games.add(a_game(hands=hands, played_on="2026-01-02"))
    games = await shelf.open(FailingDisk(good))
    failed = False
    try:
        await (_correct if over else _finish)(games, await games.get(before.id))
    except PowerCut:
        failed = True
    # As it was before or as it should be, in one place and never in two.
    games = await shelf.open()
    (found,) = (*games.in_play(), *await games.finished())
    assert found == await games.get(before.id)
    assert found.revision == (0 if good == 0 else 1)
    assert found.finished == (over if good == 0 else not over)
    assert shelf.places() == {"games-2026" if found.finished else "live": [before.id]}
    shelf.close()
    return failed


async def test_a_broken_move_is_left_alone_where_nothing_may_be_written(shelf: Shelf) -> None:
    games = await shelf.open()
    await games.add(a_game(hands=[{"captured": everything("Ann")}] * 2))
    games = await shelf.open(FailingDisk(2))
    with pytest.raises(PowerCut):
        await _finish(games, await games.get(id_of(1)))
    assert shelf.database is not None
    writer = shelf.database
    reader = open_database(shelf.folder, clock=shelf.clock)
    assert reader.read_only is not None
    await Games(reader, shelf.clock).load()
    assert writer.run_now(_ids_in_live) == [id_of(1)]
    reader.close()


def _ids_in_live(tables: TinyDB) -> list[str]:
    return [each["id"] for each in tables.table("live")]
