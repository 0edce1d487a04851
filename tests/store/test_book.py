"""The book of all results: built from the games, kept up with them, and no more than a cache."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorepad.game.changes import change_details, correct, end, reopen
from scorepad.game.history import ChangeKind
from scorepad.game.model import Ended, Game
from scorepad.season.book import book_of, newest_first
from scorepad.season.results import GameResult, game_result
from scorepad.season.selection import EVERYTHING, Selection
from scorepad.season.standings import season_tallies
from scorepad.store.copies import Occasion
from scorepad.store.games import KeptGame
from scorepad.store.kept_results import KeptResults, load_results, save_results
from scorepad.store.store import Store
from tests.games import everything, game, hand
from tests.keeping import id_of
from tests.season.club import ended, games

from .conftest import opened_again

PEOPLE = ["Ann", "Ben", "Cleo"]


def over(number: int, year: int = 2026, **keys: object) -> Game:
    hands = [{"captured": everything("Ann"), "note": f"hand of {number}"}]
    day = f"{year}-01-{number:02}"
    return ended(PEOPLE, hands, id=id_of(number), played_on=day, **keys)


async def fill(store: Store) -> list[KeptGame]:
    return [await store.games.add(over(number, 2020 + number % 3)) for number in range(1, 8)]


async def held(store: Store) -> list[GameResult]:
    return list(await store.book.book())


async def anew(store: Store) -> list[GameResult]:
    """What the book must hold, worked out from the games themselves."""
    results = [game_result(kept.game) for kept in await store.games.finished()]
    return list(book_of(result for result in results if result))


async def test_it_holds_the_games_that_are_over(store: Store) -> None:
    kept = await fill(store)
    await store.games.add(game(PEOPLE))
    await store.games.delete(kept[0])
    found = await held(store)
    assert len(found) == 6
    assert found == await anew(store)


Change = Callable[[Store, KeptGame], Awaitable[KeptGame]]


async def _correct(store: Store, kept: KeptGame) -> KeptGame:
    bens = correct(kept.game, 0, hand(kept.game, everything("Ben")))
    return await store.games.change(kept, ChangeKind.CORRECTED, bens, 0)


async def _reopen(store: Store, kept: KeptGame) -> KeptGame:
    return await store.games.change(kept, ChangeKind.REOPENED, reopen(kept.game))


async def _end(store: Store, kept: KeptGame) -> KeptGame:
    return await store.games.change(kept, ChangeKind.ENDED, end(kept.game, Ended.AGREEMENT))


async def _undo(store: Store, kept: KeptGame) -> KeptGame:
    return await store.games.undo(kept)


async def _delete(store: Store, kept: KeptGame) -> KeptGame:
    return await store.games.delete(kept)


async def _bring_back(store: Store, kept: KeptGame) -> KeptGame:
    return await store.games.bring_back(kept)


async def _other_day(store: Store, kept: KeptGame) -> KeptGame:
    moved = change_details(kept.game, played_on="2019-12-31")
    return await store.games.change(kept, ChangeKind.DETAILS, moved)


@pytest.mark.parametrize(
    "changes",
    [
        (_correct, _undo),
        (_reopen, _end),
        (_delete, _bring_back),
        (_other_day, _delete),
        (_correct, _reopen),
    ],
    ids=lambda changes: " ".join(each.__name__ for each in changes),
)
async def test_it_is_kept_up_with_every_change(
    store: Store, folder: Path, changes: tuple[Change, ...]
) -> None:
    kept = (await fill(store))[3]
    await held(store)
    for change in changes:
        kept = await change(store, kept)
        assert await held(store) == await anew(store)
        assert store.book.at_hand() is await store.book.book()
    # Thrown away, and found again at the next start, it is the same.
    before = await held(store)
    store.book.forget()
    assert await held(store) == before
    again = await opened_again(store, folder)
    assert await held(again) == before
    again.close()


async def test_what_changes_while_it_is_built_is_in_it(store: Store) -> None:
    kept = await fill(store)
    store.book.forget()
    building = asyncio.create_task(store.book.book())
    await asyncio.sleep(0)
    await _correct(store, kept[0])
    await store.games.delete(kept[1])
    await building
    assert await held(store) == await anew(store)


async def test_thrown_away_while_it_is_built_it_is_built_again(store: Store) -> None:
    await fill(store)
    store.book.forget()
    building = asyncio.create_task(store.book.book())
    await asyncio.sleep(0)
    store.book.forget()
    await building
    assert await held(store) == await anew(store)


def kept_results(folder: Path) -> list[Path]:
    return sorted((folder / "results").iterdir())


async def test_results_are_kept_and_may_be_deleted(store: Store, folder: Path) -> None:
    await fill(store)
    store.book.forget()
    before = await held(store)
    assert [path.name for path in kept_results(folder)] == [
        f"games-{year}.json" for year in (2020, 2021, 2022)
    ]
    for spoil in (
        lambda path: path.unlink(),
        lambda path: path.write_bytes(b""),
        lambda path: path.write_bytes(path.read_bytes().replace(b"Ann", b"Bob")),
    ):
        for path in kept_results(folder):
            spoil(path)
        store.book.forget()
        assert await held(store) == before
        assert len(kept_results(folder)) == 3


async def test_kept_results_are_taken_for_the_same_table_alone(store: Store, folder: Path) -> None:
    kept = await fill(store)
    store.book.forget()
    await held(store)
    stale = {path: path.read_bytes() for path in kept_results(folder)}
    await _correct(store, kept[0])
    for path, data in stale.items():
        path.write_bytes(data)
    again = await opened_again(store, folder)
    assert await held(again) == await anew(again)
    again.close()


async def test_kept_results_are_what_is_used(store: Store) -> None:
    await fill(store)
    store.book.forget()
    await held(store)
    place = store.database.place
    found = load_results(place, "games-2021")
    fewer = KeptResults(found.table, dict(list(found.results.items())[:1]))
    save_results(place, "games-2021", fewer)
    store.book.forget()
    assert len(await held(store)) == 7 - (len(found.results) - 1)


async def test_a_restored_backup_is_what_is_in_it(store: Store) -> None:
    kept = await fill(store)
    before = await held(store)
    await store.games.delete(kept[0])
    for backup in await store.backups():
        await store.restore(backup.number)
        assert await held(store) == await anew(store)
    assert len(before) == 7


async def test_another_copy_sees_what_the_first_one_changes(store: Store, folder: Path) -> None:
    kept = await fill(store)
    reader = Store(folder)
    assert reader.database.read_only
    await reader.load()
    assert await held(reader) == await anew(store)
    await _correct(store, kept[0])
    reader.database.become_writer()
    await reader.book.look_again()
    assert await held(reader) == await anew(store)
    same = reader.book.at_hand()
    await reader.book.look_again()
    assert reader.book.at_hand() is same
    reader.close()


SELECTIONS = [
    EVERYTHING,
    Selection(person="Ann"),
    Selection(person="Nobody"),
    Selection(season="2026"),
    Selection(season=""),
    Selection(since="2026-01-02"),
    Selection(until="2026-01-02"),
    Selection(players=4),
    Selection(word="LATE"),
]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=25)
@given(
    st.lists(games(), max_size=6, unique_by=lambda each: each.id),
    st.sampled_from(SELECTIONS),
    st.integers(0, 3),
)
def test_the_history_is_the_same_with_the_book_and_without(
    tmp_path_factory: pytest.TempPathFactory,
    some: list[Game],
    selection: Selection,
    start: int,
) -> None:
    async def compare() -> None:
        store = Store(tmp_path_factory.mktemp("history"))
        await store.games.load()
        for number, each in enumerate(some):
            notes = "Somebody was late" if number % 2 else None
            await store.games.add(change_details(each, notes=notes))
        without_book = await store.book.history(selection, start, 2)
        assert store.book.at_hand() is None
        book = await store.book.book()
        assert await store.book.history(selection, start, 2) == without_book
        matching = list(newest_first(book, selection))
        assert list(without_book) == matching[start : start + 2]
        store.close()

    asyncio.run(compare())


async def test_the_newest_comes_first_page_by_page(store: Store) -> None:
    await fill(store)
    store.book.forget()
    pages = [await store.book.history(start=start, count=3) for start in (0, 3, 6, 9)]
    assert store.book.at_hand() is None
    days = [each.played_on for page in pages for each in page]
    assert days == sorted(days, key=str, reverse=True)
    assert [len(page) for page in pages] == [3, 3, 1, 0]
    assert [each.id for each in await store.book.history(Selection(word="of 3"))] == [id_of(3)]


async def test_it_is_prepared_where_somebody_looked_at_it_before(
    store: Store, folder: Path
) -> None:
    await fill(store)
    await store.book.prepare()
    assert store.book.at_hand() is None
    before = await held(store)
    again = await opened_again(store, folder)
    await again.book.prepare(Selection(season="2026"))
    book = again.book.at_hand()
    assert book is not None
    assert list(book) == before
    # With the standings that are looked at first.
    known = [set(block.kept) for block in book.blocks]
    season_tallies(book, Selection(season="2026"))
    assert [set(block.kept) for block in book.blocks] == known
    again.close()


async def test_a_damaged_table_is_read_as_it_was_backed_up(store: Store, folder: Path) -> None:
    await fill(store)
    await store.database.back_up(Occasion.IMPORT)
    before = await held(store)
    for ask in (held, history):
        store.close()
        (folder / "db" / "games-2021.json").write_bytes(b"not what was written")
        store = await opened_again(store, folder)
        assert await ask(store) == before
        assert [damage.table for damage in store.database.damages] == ["games-2021"]
    store.close()


async def history(store: Store) -> list[GameResult]:
    return list(await store.book.history())[::-1]
