"""The log of a game: every change, before and after; and what could happen at the table."""

from scorepad.store.store import Store
from tests.games import everything, game
from tests.keeping import address_of, keep_in
from tests.screens import Screen
from tests.ui.conftest import Keep, OpenApp
from tests.ui.evenings import BEN_ALONE, THREE, USUAL, evening


def titles(screen: Screen) -> list[str]:
    """What was changed, without when."""
    found = [each for each in screen._all() if str(each.key).startswith("change ")]
    return [change.content.controls[0].value.partition(": ")[2] for change in found]


async def test_a_correction_of_an_old_game_with_before_and_after(
    store: Store, open_app: OpenApp
) -> None:
    await keep_in(store, evening(BEN_ALONE))
    screen = await open_app(f"{address_of(1)}/hand/1/correct")
    await screen.tap("Queen of spades: Ben")
    await screen.tap("Save")
    await screen.tap("Log")
    assert titles(screen) == ["Hand 1 corrected"]
    await screen.see("Before: Ann: 13 hearts; Cleo: queen of spades, king of spades, ace of spades")
    await screen.see(
        "After: Ann: 13 hearts; Ben: queen of spades; Cleo: king of spades, ace of spades"
    )


async def test_the_latest_change_comes_first(keep: Keep, open_app: OpenApp) -> None:
    await keep(game(THREE))
    screen = await open_app(address_of(1))
    for name in ("Record hand", "Took everything", "Ben", "Save", "Undo", "Redo"):
        await screen.tap(name)
    await screen.see("Hand 1, Ben: 43 points, total 43")
    await screen.go(f"{address_of(1)}/log")
    await screen.see("Log")
    assert titles(screen) == ["Made again", "Undone", "Hand 1 recorded"]
    took = "Ben: 13 hearts, queen of spades, king of spades, ace of spades"
    said = [text for text in screen.texts() if "Ben: " in text]
    assert said == [f"After: {took}", f"Before: {took}", f"After: {took}"]


async def test_a_new_season_stands_in_the_log(store: Store, open_app: OpenApp) -> None:
    await store.seasons.start("Friday")
    await keep_in(store, evening(USUAL))
    screen = await open_app(f"{address_of(1)}/result")
    await screen.tap("Friday")
    await screen.tap("Log")
    assert titles(screen) == ["Details changed"]
    await screen.see("Season: – → Friday")


async def test_nothing_was_changed(store: Store, open_app: OpenApp) -> None:
    await keep_in(store, evening(USUAL))
    screen = await open_app(f"{address_of(1)}/log")
    await screen.see("Nothing was changed since the game began.")


async def test_a_game_that_is_not_there(open_app: OpenApp) -> None:
    screen = await open_app(f"{address_of(9)}/log")
    await screen.see("This game is not here, or not any more. Go back to see the others.")


async def test_who_is_one_queen_from_the_end(keep: Keep, open_app: OpenApp) -> None:
    hands = [{"captured": everything("Ben")}] * 2
    await keep(game(THREE, hands, carried={"Ann": 0, "Ben": 1, "Cleo": 0}))
    screen = await open_app(address_of(1))
    assert any("Ben is one queen from the end." in text for text in screen.texts())


async def test_who_can_still_win(keep: Keep, open_app: OpenApp) -> None:
    hands = [{"captured": everything("Ben")}] * 2
    await keep(game(THREE, hands, rules={"end": {"deals": 3}}))
    screen = await open_app(address_of(1))
    assert any("Only Ann and Cleo can still win." in text for text in screen.texts())


async def test_nothing_is_said_while_all_is_open(keep: Keep, open_app: OpenApp) -> None:
    await keep(game(THREE, [{"captured": USUAL}]))
    screen = await open_app(address_of(1))
    assert not any("can still win" in text or "one queen" in text for text in screen.texts())
