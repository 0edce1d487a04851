"""The table and the sheet."""

import asyncio

from scorepad.store.store import Store
from scorepad.ui.entering import BREATH
from tests.games import everything, game
from tests.keeping import address_of, id_of
from tests.ui.conftest import Keep, OpenApp


async def test_a_pair_has_one_column(keep: Keep, open_app: OpenApp) -> None:
    hands = [{"captured": everything("Ben")}]
    await keep(game(["Ann", "Ben", "Cleo", "Dora"], hands, rules={"pairs": True}))
    screen = await open_app(address_of(1))
    await screen.see("Hand 1, Ann and Cleo: 0 points, total 0")
    await screen.see("Hand 1, Ben and Dora: 43 points, total 43")
    assert len([text for text in screen.texts() if text.startswith("Hand 1, ")]) == 2


async def test_nothing_to_undo_or_end_at_the_beginning(keep: Keep, open_app: OpenApp) -> None:
    await keep(game(["Ann", "Ben", "Cleo"]))
    screen = await open_app(address_of(1))
    assert await screen.is_disabled("Undo")
    await screen.miss("Redo")
    await screen.see("No hand yet. When the cards are played, tap Record hand.")


async def test_an_opened_hand_says_why(keep: Keep, open_app: OpenApp) -> None:
    hands = [{"captured": {"Ann": {"QS": 1, "hearts": 4}, "Ben": {"KS": 1, "AS": 1, "hearts": 9}}}]
    await keep(game(["Ann", "Ben", "Cleo"], hands))
    screen = await open_app(f"{address_of(1)}/hand/1")
    for text in ("17 points", "Queen of spades", "4 hearts", "26 points", "Nothing captured"):
        await screen.see(text)


async def test_two_people_see_each_others_changes(
    keep: Keep, open_app: OpenApp, store: Store
) -> None:
    await keep(game(["Ann", "Ben", "Cleo"]))
    one, other = await open_app(address_of(1)), await open_app(address_of(1))
    await one.tap("Record hand")
    await one.tap("Took everything")
    await one.tap("Ben")
    await one.tap("Save")
    await one.see("Hand 1, Ben: 43 points, total 43")
    await other.see("Hand 1, Ben: 43 points, total 43")
    await other.tap("Undo")
    await one.miss("Hand 1, Ben: 43 points, total 43")
    assert (await store.games.get(id_of(1))).game.hands == ()


async def test_a_game_that_is_not_there(open_app: OpenApp) -> None:
    screen = await open_app(address_of(9))
    await screen.see("This game is not here, or not any more. Go back to see the others.")
    await screen.tap("Back")
    await screen.see("New game")


async def test_an_address_that_is_no_screen(open_app: OpenApp) -> None:
    screen = await open_app("/nowhere")
    await screen.see("There is nothing at this address.")
    await screen.tap("Home")
    await screen.see("New game")


async def test_a_hand_that_is_not_there(keep: Keep, open_app: OpenApp) -> None:
    await keep(game(["Ann", "Ben", "Cleo"]))
    for path in ("hand/1", "hand/0", "hand/1/correct", "hand/2/correct"):
        screen = await open_app(f"{address_of(1)}/{path}")
        await screen.see("The game has no such hand. Go back to the sheet.")


async def test_nobody_goes_on_with_a_game_that_is_over(keep: Keep, open_app: OpenApp) -> None:
    await keep(game(["Ann", "Ben", "Cleo"], carried={"Ann": 100, "Ben": 60, "Cleo": 40}))
    screen = await open_app(f"{address_of(1)}/go-on")
    await screen.see("Cleo wins")
    await screen.miss("Go on")


async def test_half_a_hand_that_others_have_recorded_is_no_correction_of_it(
    keep: Keep, open_app: OpenApp
) -> None:
    await keep(game(["Ann", "Ben", "Cleo"]))
    one, other = [await open_app(f"{address_of(1)}/record") for _ in range(2)]
    await other.tap("Queen of spades: Cleo")
    for name in ("Took everything", "Ben", "Save"):
        await one.tap(name)
    await one.see("Hand 1, Ben: 43 points, total 43")
    await other.tap("King of spades: Cleo")
    await asyncio.sleep(2 * BREATH)
    await one.go(f"{address_of(1)}/hand/1/correct")
    assert await one.is_selected("King of spades: Ben")
    assert await one.is_selected("Queen of spades: Ben")
