"""Changing a running game, whatever others do to it meanwhile."""

from scorepad.game.progress import progress
from scorepad.store.store import Store
from tests.games import everything, game
from tests.keeping import address_of, id_of
from tests.ui.conftest import Keep, OpenApp

THREE = ["Ann", "Ben", "Cleo"]


async def test_what_is_said_of_another_order_of_seats_is_refused(
    keep: Keep, open_app: OpenApp, store: Store
) -> None:
    await keep(game(THREE, [{"captured": everything("Ben")}]))
    one, other = [await open_app(f"{address_of(1)}/change") for _ in range(2)]
    await one.type_into("Name of player 1", "Anna")
    await other.tap("Move Ben up")
    await other.tap("Change")
    await other.see("Table changed")
    await one.tap("Change")
    await one.miss("Table changed")
    kept = await store.games.get(id_of(1))
    assert kept.game.players == ("Ben", "Ann", "Cleo")
    assert progress(kept.game).totals == (43, 0, 0)
    # Now it begins with the game as it is.
    await one.see("Name of player 1")
    assert (await one.find("Name of player 1")).value == "Ben"


async def test_the_other_direction_passes_as_many_cards_as_this_one(
    keep: Keep, open_app: OpenApp, store: Store
) -> None:
    five = ["Ann", "Ben", "Cleo", "Dora", "Emil"]
    await keep(game(five, rules={"profile": "black-lady"}))
    screen = await open_app(f"{address_of(1)}/change")
    shown = (await screen.find("Cards passed")).value
    await screen.tap("To the left")
    assert (await screen.find("Cards passed")).value == shown
    await screen.tap("Change")
    await screen.see("Table changed")
    passing = (await store.games.get(id_of(1))).game.rules.passing
    assert str(passing.cards_at(5)) == shown
    assert passing.cards_from_five is None
