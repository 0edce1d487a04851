"""A person gets another name, or two names turn out to be one person's."""

import asyncio
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.game.changes import rename
from scorepad.game.history import ChangeKind
from scorepad.game.model import Game
from scorepad.game.names import NameEmpty
from scorepad.game.reading import game_of
from scorepad.game.writing import object_of
from scorepad.season.standings import season_tallies
from scorepad.store.errors import DiskFull
from scorepad.store.people import HasPlayed, PersonGone
from scorepad.store.renamed import game_with_name
from scorepad.store.renaming import PersonTaken, SatTogether
from scorepad.store.store import TRY_AGAIN, Store
from tests.games import everything, game
from tests.keeping import id_of
from tests.season.club import ended
from tests.strategies import game_objects

from .conftest import documents, opened_again
from .failing import FillingDisk

DAY = "2026-11-30"


@given(game_objects(), st.data())
def test_an_object_is_renamed_as_its_game_would_be(found, data) -> None:
    before = game_of(found)
    old = data.draw(st.sampled_from(before.players))
    names = [name if name != old else "Another" for name in before.players]
    assert game_with_name(object_of(before), old, "Another") == object_of(rename(before, names))


def over(number: int, *players: str, **keys: object) -> Game:
    hands = [{"captured": everything(players[0])}]
    return ended(players, hands, id=id_of(number), played_on=f"202{number}-01-02", **keys)


async def fill(store: Store) -> None:
    """Ann and Bob, who never met, each with two others; Bob has retired."""
    await store.games.add(over(1, "Ann", "Ben", "Cleo", first_dealer="Ann"))
    await store.games.add(over(2, "Ben", "Cleo", "Bob", notes="Bob was late"))
    await store.games.add(game(["Cleo", "Bob", "Ben"], id=id_of(3), carried=carried("Bob")))
    await store.games.delete(await store.games.add(over(4, "Bob", "Ben", "Cleo")))
    await store.people.remember(["Ann", "Ben", "Cleo", "Bob"])
    await store.people.retire("Bob")
    await store.payments.add(None, "Bob", "Ben", 350, "EUR", DAY)
    await store.payments.add("2026", "Ben", "Bob", 100, "EUR", DAY)
    await store.payments.add(None, "Ben", "Ann", 100, "EUR", DAY)


def carried(somebody: str) -> dict[str, int]:
    return {"Cleo": 10, "Ben": 20, somebody: 30}


async def all_that_is_told(store: Store) -> tuple[object, ...]:
    """What the screens show of the people."""
    games = [(await store.games.get(id_of(number))).game for number in (1, 2, 3, 4)]
    by_person = season_tallies(await store.book.book())
    people = store.people
    return games, by_person, set(store.payments.all()), people.names(), people.retired()


async def test_everything_follows_a_rename(store: Store, folder: Path) -> None:
    await fill(store)
    await store.people.rename("Bob", " Robert ")
    again = await opened_again(store, folder)
    assert again.people.retired() == ("Robert",)
    games, by_person, payments, names, _ = await all_that_is_told(again)
    players = [each.players for each in games]
    assert players[1:] == [
        ("Ben", "Cleo", "Robert"),
        ("Cleo", "Robert", "Ben"),
        ("Robert", "Ben", "Cleo"),
    ]
    assert games[2].carried == (10, 30, 20)
    assert "Bob" not in by_person
    assert by_person["Robert"].games == 1
    assert {(each.payer, each.payee) for each in payments} == {
        ("Robert", "Ben"),
        ("Ben", "Robert"),
        ("Ben", "Ann"),
    }
    assert "Bob" not in names
    log = (await again.games.get(id_of(2))).history.changes
    assert [change.kind for change in log] == [ChangeKind.RENAMED]
    again.close()


async def test_what_was_not_meant_is_left_alone(store: Store) -> None:
    await fill(store)
    before = await store.games.get(id_of(1))
    await store.people.rename("Bob", "Robert")
    assert await store.games.get(id_of(1)) == before


@pytest.mark.parametrize("merging", [False, True])
async def test_it_can_be_taken_back(store: Store, folder: Path, merging: bool) -> None:
    await fill(store)
    before = await all_that_is_told(store)
    renaming = await (
        store.people.merge("Bob", "Ann") if merging else store.people.rename("Bob", "Robert")
    )
    assert await all_that_is_told(store) != before
    await store.people.take_back(renaming)
    assert await all_that_is_told(store) == before
    again = await opened_again(store, folder)
    assert await all_that_is_told(again) == before
    again.close()


async def test_what_happened_since_is_not_taken_back(store: Store) -> None:
    await fill(store)
    renaming = await store.people.merge("Bob", "Ann")
    later = await store.games.add(over(5, "Ann", "Ben", "Cleo"))
    changed = await store.games.get(id_of(2))
    by_hand = rename(changed.game, ["Ben", "Cleo", "Dora"])
    await store.games.change(changed, ChangeKind.RENAMED, by_hand)
    await store.people.take_back(renaming)
    assert (await store.games.get(later.id)).game == later.game
    assert (await store.games.get(id_of(2))).game == by_hand
    assert (await store.games.get(id_of(3))).game.players == ("Cleo", "Bob", "Ben")


async def test_two_in_one_have_played_all_games_of_both(store: Store) -> None:
    await fill(store)
    await store.people.merge("Bob", "Ann")
    assert store.people.retired() == ()
    assert set(store.people.names()) == {"Ann", "Ben", "Cleo"}
    assert season_tallies(await store.book.book())["Ann"].games == 2
    with pytest.raises(PersonGone):
        await store.people.retire("Bob")


async def test_what_one_had_paid_the_other_is_no_payment_any_more(store: Store) -> None:
    await fill(store)
    own = await store.payments.add(None, "Ann", "Bob", 500, "EUR", DAY)
    renaming = await store.people.merge("Bob", "Ann")
    assert own.id not in {each.id for each in store.payments.all()}
    await store.people.take_back(renaming)
    assert own in store.payments.all()


async def test_who_sat_at_one_table_are_two(store: Store) -> None:
    await fill(store)
    for work in (store.people.merge, store.people.rename):
        before = await all_that_is_told(store)
        with pytest.raises(SatTogether) as caught:
            await work("Bob", "Ben")
        assert set(caught.value.games) == {id_of(2), id_of(3), id_of(4)}
        assert await all_that_is_told(store) == before


async def test_a_name_that_somebody_has_is_refused(store: Store) -> None:
    await fill(store)
    with pytest.raises(PersonTaken):
        await store.people.rename("Bob", "Ann")
    with pytest.raises(NameEmpty):
        await store.people.rename("Bob", "  ")
    unchanged = await store.people.rename("Bob", "Bob")
    assert unchanged.games == frozenset()


async def test_who_retired_is_not_offered_until_he_plays_again(store: Store, folder: Path) -> None:
    await store.people.remember(["Ann", "Ben", "Cleo"])
    await store.people.retire("Ben")
    again = await opened_again(store, folder)
    assert (again.people.names(), again.people.retired()) == (("Ann", "Cleo"), ("Ben",))
    await again.people.bring_back("Ben")
    assert again.people.names() == ("Ann", "Ben", "Cleo")
    await again.people.retire("Ben")
    await again.people.remember(["Ben"])
    assert again.people.names() == ("Ben", "Ann", "Cleo")
    again.close()


async def test_only_who_never_played_can_be_forgotten(store: Store) -> None:
    await fill(store)
    await store.people.remember(["Dora"])
    await store.people.delete("Dora")
    assert "Dora" not in store.people.names()
    await store.payments.add(None, "Emil", "Ben", 100, "EUR", DAY)
    for name in ("Ann", "Bob", "Emil"):
        with pytest.raises(HasPlayed):
            await store.people.delete(name)
    assert len(documents(store.database, "people")) == 4


async def test_people_of_an_older_version_have_not_retired(store: Store) -> None:
    store.database.run_now(
        lambda tables: tables.table("people").insert({"name": "Ann", "played_at": "2026"})
    )
    await store.people.load()
    assert (store.people.names(), store.people.retired()) == (("Ann",), ())


async def with_room_for_the_journal_alone(folder: Path) -> tuple[Store, FillingDisk]:
    """A store with Ann, Ben and Cleo where no more than what is to be done can be written."""
    disk = FillingDisk()
    store = Store(folder, disk)
    await store.load()
    assert store._keeping is not None
    await store._keeping
    await store.games.add(game(["Ann", "Ben", "Cleo"], id=id_of(1)))
    await store.people.remember(["Ann", "Ben", "Cleo"])
    await store.people.rename("Cleo", "Clio")
    disk.room = 1
    return store, disk


async def test_a_rename_that_the_disk_has_no_room_for_yet_is_not_half_undone(folder: Path) -> None:
    store, disk = await with_room_for_the_journal_alone(folder)
    await store.people.rename("Ann", "Anna")
    with pytest.raises(DiskFull):
        await store.people.retire("Ben")
    disk.room = 1_000_000
    with pytest.raises(PersonGone):
        await store.people.retire("Ann")
    await store.people.retire("Ben")
    again = await opened_again(store, folder)
    assert (again.people.names(), again.people.retired()) == (("Anna", "Clio"), ("Ben",))
    assert (await again.games.get(id_of(1))).game.players == ("Anna", "Ben", "Clio")
    again.close()


async def test_it_is_shown_as_soon_as_there_is_room(folder: Path) -> None:
    store, disk = await with_room_for_the_journal_alone(folder)
    await store.people.rename("Ann", "Anna")
    told: list[int] = []
    store.games.watch(lambda: told.append(1))
    disk.room = 1_000_000
    end = time.monotonic() + 10 * TRY_AGAIN
    while store.people.names() != ("Anna", "Ben", "Clio"):
        assert time.monotonic() < end
        await asyncio.sleep(0.02)
    assert store.games.in_play()[0].game.players == ("Anna", "Ben", "Clio")
    await asyncio.sleep(0)
    assert told
    store.close()
