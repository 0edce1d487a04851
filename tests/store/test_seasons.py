"""Seasons on a real TinyDB file: their names, and which games belong to them."""

from pathlib import Path

import pytest

from scorepad.game.changes import change_details
from scorepad.game.faults import TextLength
from scorepad.game.history import ChangeKind
from scorepad.store.seasons import SeasonGone, SeasonTaken
from scorepad.store.store import Store
from tests.games import everything, game
from tests.keeping import id_of
from tests.season.club import ended

from .conftest import opened_again
from .failing import FillingDisk

PEOPLE = ["Ann", "Ben", "Cleo"]
ANN_TAKES_ALL = {"captured": everything("Ann")}


def names(store: Store) -> list[str]:
    return [season.name for season in store.seasons.all()]


async def test_a_new_season_is_the_next_games(store: Store, folder: Path) -> None:
    assert (store.seasons.all(), store.seasons.default()) == ((), None)
    await store.seasons.start(" 2025 ")
    season = await store.seasons.start("Чёрная зима")
    assert names(store) == ["Чёрная зима", "2025"]
    assert season.closed_on is None
    again = await opened_again(store, folder)
    assert names(again) == ["Чёрная зима", "2025"]
    assert again.seasons.default() == "Чёрная зима"
    assert again.seasons.get("2025").opened_on == season.opened_on
    again.close()


async def test_the_default_can_be_another_or_none(store: Store) -> None:
    await store.seasons.start("2025")
    await store.seasons.start("2026")
    await store.seasons.set_default("2025")
    assert store.seasons.default() == "2025"
    await store.seasons.set_default(None)
    assert store.seasons.default() is None
    with pytest.raises(SeasonGone):
        await store.seasons.set_default("2024")


async def test_a_closed_season_takes_no_games_until_it_is_reopened(store: Store) -> None:
    await store.seasons.start("2026")
    closed = await store.seasons.close("2026")
    assert closed.closed_on == closed.opened_on
    assert store.seasons.default() is None
    assert (await store.seasons.reopen("2026")).closed_on is None
    assert store.seasons.default() == "2026"


@pytest.mark.parametrize("name", ["", "   ", "x" * 81])
async def test_a_name_has_one_to_eighty_characters(store: Store, name: str) -> None:
    with pytest.raises(TextLength):
        await store.seasons.start(name)
    assert (await store.seasons.start("x" * 80)).name == "x" * 80


async def test_there_are_no_two_of_one_name(store: Store) -> None:
    await store.seasons.start("2025")
    await store.seasons.start("2026")
    with pytest.raises(SeasonTaken):
        await store.seasons.start("2025 ")
    with pytest.raises(SeasonTaken):
        await store.seasons.rename("2026", "2025")
    for work in (store.seasons.close, store.seasons.reopen):
        with pytest.raises(SeasonGone):
            await work("2024")
    with pytest.raises(SeasonGone):
        await store.seasons.rename("2024", "2023")


async def test_games_and_payments_follow_a_rename(store: Store, folder: Path) -> None:
    await store.seasons.start("2026")
    in_play = await store.games.add(game(PEOPLE, id=id_of(1), season="2026"))
    over = await store.games.add(ended(PEOPLE, [ANN_TAKES_ALL], id=id_of(2), season="2026"))
    other = await store.games.add(ended(PEOPLE, [ANN_TAKES_ALL], id=id_of(3)))
    deleted = await store.games.delete(await store.games.add(game(PEOPLE, season="2026")))
    payment = await store.payments.add("2026", "Ann", "Ben", 350, "EUR", "2026-01-02")
    await store.seasons.rename("2026", "Winter")
    assert store.seasons.default() == "Winter"
    again = await opened_again(store, folder)
    assert names(again) == ["Winter"]
    assert again.seasons.default() == "Winter"
    assert [each.id for each in again.payments.of("Winter")] == [payment.id]
    for kept in (in_play, over, deleted):
        found = await again.games.get(kept.id)
        assert found.game == change_details(kept.game, season="Winter")
        assert found.revision == kept.revision + 1
        (change,) = found.history.changes[-1:]
        assert change.kind is ChangeKind.DETAILS
        assert [(part.key, part.before, part.after) for part in change.parts] == [
            ("season", "2026", "Winter")
        ]
        assert (await again.games.undo(found)).game == kept.game
    assert await again.games.get(other.id) == other
    again.close()


async def test_a_rename_to_the_same_name_changes_nothing(store: Store) -> None:
    await store.seasons.start("2026")
    kept = await store.games.add(game(PEOPLE, season="2026"))
    assert (await store.seasons.rename("2026", " 2026")).name == "2026"
    assert await store.games.get(kept.id) == kept


async def test_whoever_watches_the_games_is_told(store: Store) -> None:
    told: list[int] = []
    store.games.watch(lambda: told.append(1))
    for work in (
        store.seasons.start("2026"),
        store.seasons.close("2026"),
        store.seasons.rename("2026", "x"),
        store.seasons.set_default(None),
    ):
        before = len(told)
        await work
        assert len(told) > before


async def test_a_season_with_another_name_already_is_not_kept_under_the_old_one(
    folder: Path,
) -> None:
    disk = FillingDisk()
    store = Store(folder, disk)
    await store.load()
    assert store._keeping is not None
    await store._keeping
    await store.seasons.start("2025")
    await store.seasons.rename("2025", "2026")
    # There is room for what is to be done, not for doing it.
    disk.room = 1
    await store.seasons.rename("2026", "2027")
    assert names(store) == ["2026"]
    disk.room = 1_000_000
    with pytest.raises(SeasonGone):
        await store.seasons.close("2026")
    again = await opened_again(store, folder)
    assert names(again) == ["2027"]
    again.close()
