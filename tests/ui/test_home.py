"""Home: what is in play, what is over, what was deleted."""

from tests.games import everything, game
from tests.keeping import address_of
from tests.ui.conftest import Keep, OpenApp

PEOPLE = ["Ann", "Ben", "Cleo"]


async def test_nothing_yet(open_app: OpenApp) -> None:
    screen = await open_app()
    await screen.see("The score of Black Maria, kept while you look at your cards.")
    await screen.miss("Finished games")


async def test_shows_what_is_over_when_it_is_come_back_to(keep: Keep, open_app: OpenApp) -> None:
    await keep(game(PEOPLE, [{"captured": everything("Ben")}], ended="agreement"))
    screen = await open_app(f"{address_of(1)}/result")
    await screen.see("Ann and Cleo share the win")
    await screen.go("/")
    await screen.see("Finished games")
    await screen.miss("The score of Black Maria, kept while you look at your cards.")


async def test_goes_on_with_a_tap(keep: Keep, open_app: OpenApp) -> None:
    await keep(game(PEOPLE), game(["Dora", "Emil", "Fay"]))
    screen = await open_app()
    await screen.see("Also open")
    await screen.tap("Continue")
    await screen.see("Record hand")


async def test_a_deleted_game_comes_back(keep: Keep, open_app: OpenApp) -> None:
    await keep(game(PEOPLE))
    screen = await open_app(address_of(1))
    await screen.tap("Change table")
    await screen.tap("Delete game")
    await screen.see("Deleted games")
    await screen.miss("Continue")
    await screen.see("Game deleted")
