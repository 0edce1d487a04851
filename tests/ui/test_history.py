"""The games that are over, found again."""

import pytest

from scorepad.store.store import Store
from tests.games import game
from tests.keeping import id_of, keep_in
from tests.screens import Screen
from tests.ui.conftest import Keep, OpenApp
from tests.ui.evenings import THREE, USUAL, evening, keep_evenings


@pytest.fixture
async def history(store: Store, open_app: OpenApp) -> Screen:
    """The history, after a few evenings."""
    await keep_evenings(store)
    screen = await open_app("/season/history")
    await screen.find(f"game {id_of(1)}")
    return screen


def found(screen: Screen) -> list[str]:
    """The games that are listed: the day of each and its totals."""
    tiles = [each for each in screen._controls() if str(each.key).startswith("game ")]
    return [tile.subtitle.value for tile in tiles]


async def finds(screen: Screen, *expected: str) -> None:
    """Wait until these are the games that are listed."""
    await screen.wait(lambda: found(screen) == list(expected), lambda: str(found(screen)))


async def finds_so_many(screen: Screen, count: int) -> None:
    """Wait until so many games are listed."""
    await screen.wait(lambda: len(found(screen)) == count, lambda: str(found(screen)))


FIRST = "10 Jan 2026: Ann 17, Ben 13, Cleo 13"
SECOND = "10 Feb 2026: Ann 0, Ben 43, Cleo 0, Dora 0"
THIRD = "10 Mar 2026: Ann 13, Ben 0, Cleo 30"


async def test_the_newest_comes_first(history: Screen) -> None:
    await finds(history, THIRD, SECOND, FIRST)
    await history.see("Ben wins")
    await history.see("Ben and Cleo share the win")


async def test_found_by_person(history: Screen) -> None:
    await history.tap("Dora")
    assert await history.is_selected("Dora")
    await finds(history, SECOND)
    await history.tap("Everybody")
    await finds_so_many(history, 3)


async def test_found_by_somebody_who_retired(history: Screen, store: Store) -> None:
    await store.people.retire("Dora")
    await history.tap("Dora")
    await finds(history, SECOND)


async def test_found_by_any_of_many_people(store: Store, open_app: OpenApp) -> None:
    names = [f"Player {number}" for number in range(1, 22)]
    tables = [names[start : start + 3] for start in range(0, len(names), 3)]
    games = [evening(dict(zip(each, USUAL.values(), strict=True)), each) for each in tables]
    await keep_in(store, *games)
    screen = await open_app("/season/history")
    await screen.find(f"game {id_of(1)}")
    await screen.tap("Player 1")
    await finds_so_many(screen, 1)
    assert found(screen)[0].endswith(": Player 1 17, Player 2 13, Player 3 13")


async def test_found_by_season(history: Screen) -> None:
    await history.tap("Friday")
    await finds(history, SECOND, FIRST)
    await history.tap("All time")
    await finds_so_many(history, 3)


async def test_found_by_a_word_in_a_note(history: Screen) -> None:
    await history.type_into("Word in a note", "TEA")
    await finds(history, FIRST)
    await history.type_into("Word in a note", "coffee")
    await history.see("No game is like this.")
    await history.type_into("Word in a note", " ")
    await finds_so_many(history, 3)


async def test_found_by_a_word_in_the_note_of_a_hand(store: Store, open_app: OpenApp) -> None:
    hands = [{"captured": USUAL, "note": "misdeal before"}]
    await keep_in(store, game(THREE, hands, ended="agreement"), evening(USUAL))
    screen = await open_app("/season/history")
    await screen.find(f"game {id_of(2)}")
    await screen.type_into("Word in a note", "misdeal")
    await screen.find(f"game {id_of(1)}")
    await finds_so_many(screen, 1)


async def test_found_by_day(history: Screen) -> None:
    await history.type_into("Day, as 2026-11-30", "2026-02-10")
    await finds(history, SECOND)
    # As long as it is not typed whole, it leaves all in.
    await history.type_into("Day, as 2026-11-30", "2026-02-1")
    await finds_so_many(history, 3)


async def test_everything_together(history: Screen) -> None:
    await history.tap("Ann")
    await history.tap("Friday")
    await history.type_into("Day, as 2026-11-30", "2026-01-10")
    await finds(history, FIRST)
    await history.tap("Dora")
    await history.see("No game is like this.")


async def test_a_tap_opens_the_game(history: Screen) -> None:
    await history.tap(f"game {id_of(3)}")
    await history.see("Ann pays Ben €1.30")


async def test_a_game_in_play_is_not_history(keep: Keep, open_app: OpenApp) -> None:
    await keep(game(THREE))
    screen = await open_app("/season/history")
    await screen.see("No game is like this.")


async def test_so_many_at_a_time(store: Store, open_app: OpenApp) -> None:
    days = [f"2026-{month:02}-{day:02}" for month in (1, 2) for day in range(1, 18)]
    await keep_in(store, *(evening(USUAL, played_on=day) for day in days))
    screen = await open_app("/season/history")
    await screen.see("More")
    await finds_so_many(screen, 30)
    assert found(screen)[0].startswith("17 Feb 2026")
    await screen.tap("More")
    await finds_so_many(screen, 34)
    assert found(screen)[-1].startswith("1 Jan 2026")
    await screen.miss("More")
    # What is found anew begins with its first.
    await screen.tap("Ann")
    await finds_so_many(screen, 30)
