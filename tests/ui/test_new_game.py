"""New game: filled in like the last table, changed with a tap, refused in a sentence."""

import pytest

from tests.games import game
from tests.ui.conftest import Keep, OpenApp


async def _sit_down(screen, *names: str) -> None:
    for name in names:
        await screen.type_into("Player name", name)
        await screen.tap("Add player")


async def test_comes_filled_in_like_the_last_table(keep: Keep, open_app: OpenApp) -> None:
    stake = {"per_point": "0.10", "currency": "CHF"}
    hands = [{"captured": {"Ben": {"QS": 1, "hearts": 13}}}]
    rules = {"profile": "black-lady"}
    await keep(game(["Ann", "Ben", "Cleo"], hands, stake=stake, rules=rules))
    screen = await open_app()
    await screen.tap("New game")
    # Cleo dealt first, so Ann's would have been the next deal.
    assert await screen.is_selected("Ann deals first")
    assert await screen.is_selected("Black Lady")
    await screen.tap("Start game")
    await screen.see("Black Lady to 50")
    await screen.see("CHF0.10 a point")
    await screen.see("Ann, 0 points, 50 to go")


async def test_says_what_is_missing_until_three_sit(open_app: OpenApp) -> None:
    screen = await open_app("/new")
    await screen.see("3 to 7 can play: 3 more players needed.")
    assert await screen.is_disabled("Start game")
    await _sit_down(screen, "Ann", "Ben")
    await screen.see("3 to 7 can play: 1 more player needed.")
    assert await screen.is_disabled("Start game")
    await _sit_down(screen, "Cleo")
    await screen.see("Take out the 2 of clubs: 17 cards each. Pass 3 to the right.")
    assert not await screen.is_disabled("Start game")


async def test_seats_move_and_the_dealer_with_them(open_app: OpenApp) -> None:
    screen = await open_app("/new")
    await _sit_down(screen, "Ann", "Ben", "Cleo")
    await screen.tap("Ann deals first")
    await screen.tap("Move Ann down")
    assert await screen.is_selected("Ann deals first")
    assert await screen.is_disabled("Move Ben up")
    assert await screen.is_disabled("Move Cleo down")
    await screen.tap("Start game")
    heads = [text for text in screen.texts() if text.endswith("100 to go")]
    assert [head.partition(",")[0] for head in heads] == ["Ben", "Ann", "Cleo"]


async def test_drawing_names_one_dealer(open_app: OpenApp) -> None:
    screen = await open_app("/new")
    names = ["Ann", "Ben", "Cleo"]
    await _sit_down(screen, *names)
    drawn = set()
    for _ in range(60):
        await screen.tap("Draw the dealer")
        (dealer,) = [name for name in names if await screen.is_selected(f"{name} deals first")]
        drawn.add(dealer)
    assert drawn == set(names)


async def test_known_people_sit_down_with_a_tap(keep: Keep, open_app: OpenApp) -> None:
    await keep(game(["Dora", "Emil", "Fay"]), game(["Ann", "Ben", "Cleo"]))
    screen = await open_app("/new")
    await screen.tap("Remove Ben")
    await screen.tap("Dora")
    assert await screen.is_disabled("Move Dora down")
    await screen.see("Ben")
    await screen.tap("Ben")
    await screen.see("Move Ben up")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "a player needs a name"),
        ("  ", "a player needs a name"),
        ("x" * 41, "a name has at most 40 characters, this one has 41"),
        ("Ann", "somebody here is already called Ann; choose another name"),
        (" Ann ", "somebody here is already called Ann; choose another name"),
    ],
)
async def test_refuses_names(open_app: OpenApp, name: str, said: str) -> None:
    screen = await open_app("/new")
    await _sit_down(screen, "Ann")
    await screen.type_into("Player name", name)
    await screen.tap("Add player")
    await _hear(screen, said)
    await screen.see("3 to 7 can play: 2 more players needed.")


@pytest.mark.parametrize(
    ("field", "typed", "said"),
    [
        ("Target", "-1", "the target must be from 1 to 9999, not -1"),
        ("Target", "abc", "the target must be a whole number, not “abc”"),
        ("Queen of spades", "100", "the cost of the queen of spades must be from 0 to 99, not 100"),
        ("Money a point", "0", "money a point must be from 0.01 to 9999.99, not 0"),
    ],
)
async def test_refuses_numbers(open_app: OpenApp, field: str, typed: str, said: str) -> None:
    screen = await open_app("/new")
    await _sit_down(screen, "Ann", "Ben", "Cleo")
    await screen.tap("Adjust")
    await screen.type_into(field, typed)
    await screen.see(said[:1].upper() + said[1:])
    await screen.tap("Start game")
    await _hear(screen, said)
    await screen.see("Start game")


async def test_totals_from_paper(open_app: OpenApp) -> None:
    screen = await open_app("/new")
    await _sit_down(screen, "Ann", "Ben", "Cleo")
    await screen.choose("Bring in totals from paper", True)
    await screen.type_into("Total of Ben", "31")
    await screen.tap("Start game")
    await screen.see("Brought in, Ben: 31 points")
    await screen.see("Ben, 31 points, 69 to go")


async def _hear(screen, said: str) -> None:
    """See it said, with a small or a capital letter."""
    heard = [text.lower() for text in screen.texts()]
    assert said.lower() in heard, heard
