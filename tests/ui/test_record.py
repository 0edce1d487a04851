"""The entry of a hand."""

import pytest

from tests.games import game
from tests.keeping import address_of
from tests.screens import Screen
from tests.ui.conftest import Keep, OpenApp


@pytest.fixture
async def entry(keep: Keep, open_app: OpenApp) -> Screen:
    """Before the first hand of three."""
    await keep(game(["Ann", "Ben", "Cleo"]))
    return await open_app(f"{address_of(1)}/record")


async def test_the_line_says_what_is_missing(entry: Screen) -> None:
    for card in ("queen", "king", "ace"):
        await entry.see(f"Who took the {card} of spades?")
        assert await entry.is_disabled("Save")
        await entry.tap(f"{card.capitalize()} of spades: Cleo")
    await entry.see("13 hearts left to place")
    await entry.tap("Ben: 12 hearts")
    await entry.see("1 heart left to place")
    assert await entry.is_disabled("Save")
    await entry.tap("Ann: 0 hearts")
    await entry.see("43 of 43")
    assert not await entry.is_disabled("Save")


async def test_the_rest_is_always_somebodys(entry: Screen) -> None:
    await entry.tap("Ann: 4 hearts")
    await entry.tap("Ben: 3 hearts")
    await entry.see("the rest: 6")
    assert await entry.is_selected("Cleo: 6 hearts")
    await entry.tap("Cleo: 2 hearts")
    # Ann was touched longest ago.
    await entry.see("the rest: 8")
    assert await entry.is_selected("Ann: 8 hearts")
    await entry.tap("Ben: 11 hearts")
    assert await entry.is_selected("Ann: 0 hearts")


async def test_what_is_not_possible_any_more_cannot_be_tapped(entry: Screen) -> None:
    await entry.tap("Ann: 9 hearts")
    assert not await entry.is_disabled("Ben: 4 hearts")
    assert await entry.is_disabled("Ben: 5 hearts")
    assert not await entry.is_disabled("Ann: 13 hearts")


async def test_when_all_are_placed_the_others_have_none(entry: Screen) -> None:
    await entry.tap("Ann: 13 hearts")
    await entry.see("none")
    assert not await entry.is_selected("Ben: 0 hearts")


async def test_a_spade_has_one_owner(entry: Screen) -> None:
    await entry.tap("Queen of spades: Ann")
    await entry.tap("Queen of spades: Ben")
    assert not await entry.is_selected("Queen of spades: Ann")
    assert await entry.is_selected("Queen of spades: Ben")
    await entry.see("13 of 43")


async def test_a_sweep_is_asked_about(keep: Keep, open_app: OpenApp) -> None:
    await keep(game(["Ann", "Ben", "Cleo"], rules={"sweep": "others"}))
    screen = await open_app(f"{address_of(1)}/record")
    for name in ("Took everything", "Ann", "Save"):
        await screen.tap(name)
    await screen.see("Ann took everything. That gives Ann 0, Ben 43, Cleo 43.")
    await screen.tap("Save")
    await screen.see("Hand 1, Ann: 0 points, total 0")
    await screen.see("Hand 1, Cleo: 43 points, total 43")
