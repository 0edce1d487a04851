"""Seasons: begun, named, closed, reopened; the next game's; a game moved to another."""

from scorepad.store.store import Store
from tests.games import game
from tests.keeping import address_of, id_of, keep_in
from tests.screens import _name
from tests.ui.conftest import Keep, OpenApp
from tests.ui.evenings import BEN_ALONE, EURO, THREE, USUAL, evening, keep_evenings


async def test_starts_one_for_the_next_game(keep: Keep, open_app: OpenApp, store: Store) -> None:
    await keep(game(THREE))
    screen = await open_app("/season/list")
    await screen.see("There is none yet.")
    assert await screen.is_selected("None")
    await screen.type_into("Season name", " Winter ")
    await screen.tap("Start season")
    await screen.see("Winter has begun")
    assert await screen.is_selected("Winter")
    await screen.go("/new")
    assert await screen.is_selected("Winter")
    await screen.tap("Start game")
    await screen.see("Record hand")
    assert {kept.game.season for kept in store.games.in_play()} == {None, "Winter"}


async def test_the_next_game_may_belong_to_another_or_to_none(
    keep: Keep, open_app: OpenApp, store: Store
) -> None:
    await keep(game(THREE))
    await store.seasons.start("Winter")
    await store.seasons.start("Spring")
    screen = await open_app("/season/list")
    for name, default in (("Winter", "Winter"), ("None", None)):
        await screen.tap(name)
        assert await screen.is_selected(name)
        assert store.seasons.default() == default
    # For once it is said at the game.
    await screen.go("/new")
    assert await screen.is_selected("None")
    await screen.tap("Spring")
    await screen.tap("Start game")
    await screen.see("Record hand")
    assert "Spring" in {kept.game.season for kept in store.games.in_play()}
    assert store.seasons.default() is None


async def test_refuses_a_name(open_app: OpenApp, store: Store) -> None:
    await store.seasons.start("Winter")
    screen = await open_app("/season/list")
    await screen.tap("Start season")
    await screen.see("The text must not be empty")
    await screen.type_into("Season name", "Winter")
    await screen.tap("Start season")
    await screen.see("There is a season Winter already; choose another name")
    await screen.tap("Rename Winter")
    await screen.type_into("Season name", " ")
    await screen.tap("Rename")
    assert [each.name for each in store.seasons.all()] == ["Winter"]


async def test_a_renamed_season_keeps_its_games_and_payments(
    open_app: OpenApp, store: Store
) -> None:
    await keep_evenings(store)
    await store.payments.add("Friday", "Ann", "Ben", 20, "EUR", "2026-01-11")
    screen = await open_app("/season/list")
    await screen.tap("Rename Friday")
    assert (await screen.find("Season name")).value == "Friday"
    await screen.type_into("Season name", "Fridays 2026")
    await screen.tap("Rename")
    await screen.see("Close Fridays 2026")
    await screen.miss("Close Friday")
    # The season's screen lies below, and had shown it by its old name.
    await screen.go("/season")
    assert await screen.is_selected("All time")
    await screen.tap("Fridays 2026")
    await screen.see("2 games, 0 wins, 2 shared, place 1.0, 6.5 a hand, 0 queens, €0.20")
    await screen.tap("Ledger")
    await screen.see("11 Jan 2026: Ann paid Ben €0.20")
    assert (await store.games.get(id_of(1))).game.season == "Fridays 2026"


async def test_closing_shows_the_final_table(open_app: OpenApp, store: Store) -> None:
    await keep_evenings(store)
    screen = await open_app("/season")
    # The season's screen stays below the list, with something else chosen.
    await screen.tap("No season")
    await screen.tap("Ledger")
    await screen.tap("Seasons")
    for _ in range(2):
        await screen.tap("Close Friday")
        await screen.see("Friday is closed: this is its final table")
        assert await screen.is_selected("Friday")
        assert await screen.is_selected("Standings")
        await screen.find("row Dora")
        assert store.seasons.get("Friday").closed_on
        assert store.seasons.default() is None
        await screen.tap("All time")
        await screen.tap("Seasons")
        # No game is begun in it any more; reopened, it is closed as before.
        await screen.tap("Reopen Friday")
        await screen.see("Close Friday")
        assert store.seasons.get("Friday").closed_on is None


async def test_no_game_begins_in_a_closed_season(open_app: OpenApp, store: Store) -> None:
    await keep_evenings(store)
    await store.seasons.start("Spring")
    await store.seasons.close("Friday")
    screen = await open_app("/season/list")
    await screen.see("Reopen Friday")
    await screen.miss("Close Friday")
    offered = [_name(control) for control in screen._controls()]
    assert "Spring" in offered
    assert "Friday" not in offered
    await screen.go("/new")
    await screen.see("Spring")
    await screen.miss("Friday")


async def test_a_game_moves_to_another_season(open_app: OpenApp, store: Store) -> None:
    await store.seasons.start("Friday")
    await store.seasons.start("Spring")
    await keep_in(
        store,
        evening(BEN_ALONE, stake=EURO, season="Friday"),
        evening(USUAL, stake=EURO, season="Friday"),
    )
    screen = await open_app(f"{address_of(1)}/result")
    assert await screen.is_selected("Friday")
    await screen.tap("Spring")
    assert await screen.is_selected("Spring")
    assert (await store.games.get(id_of(1))).game.season == "Spring"
    await screen.go("/season")
    await screen.tap("Spring")
    await screen.see("1 game, 1 win, place 1.0, 0.0 a hand, 0 queens, €4.30")
    await screen.tap("Friday")
    await screen.see("1 game, 0 wins, place 3.0, 17.0 a hand, 1 queen, -€0.40")
    await screen.go(f"{address_of(1)}/result")
    await screen.tap("None")
    assert (await store.games.get(id_of(1))).game.season is None
