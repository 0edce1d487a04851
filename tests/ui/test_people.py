"""People: a page each, another name, the same person, no longer offered, forgotten."""

import pytest

from scorepad.store.store import Store
from tests.games import game
from tests.keeping import address_of, id_of, keep_in
from tests.screens import Screen
from tests.ui.conftest import Keep, OpenApp
from tests.ui.evenings import THREE, USUAL, evening, keep_evenings


@pytest.fixture
async def people(store: Store, open_app: OpenApp) -> Screen:
    """The list of people, after a few evenings."""
    await keep_evenings(store)
    screen = await open_app("/people")
    await screen.find("person Dora")
    return screen


async def test_a_persons_page(people: Screen) -> None:
    await people.tap("person Ben")
    for text in (
        "3 games, 1 win, 1 shared, place 2.0, 18.7 a hand, 1 queen, €4.50",
        "1 of 3, 4 of 4, 1 of 3",
        "1 win in a row; longest: 1 with a win, 1 without",
        "Plays most: Black Maria",
        "1 queen in 3 hands: Dora dealt 1",
        "Ann: 2 ahead, 1 behind, 0 level",
        "Cleo: 1 ahead, 1 behind, 1 level",
        "Dora: 0 ahead, 1 behind, 0 level",
    ):
        await people.see(text)


async def test_who_has_played_no_game_to_its_end(keep: Keep, open_app: OpenApp) -> None:
    await keep(game(THREE))
    screen = await open_app("/people/Ann")
    await screen.see("No finished game yet.")


async def test_a_new_name_is_followed_everywhere_and_taken_back(
    people: Screen, store: Store
) -> None:
    await people.tap("person Ann")
    await people.tap("Rename")
    assert (await people.find("Name")).value == "Ann"
    await people.type_into("Name", "Anna/Maria?")
    await people.tap("Rename")
    await people.see("Ann is now Anna/Maria?")
    assert people.page.route == "/people/Anna%2FMaria%3F"
    await people.see("3 games, 0 wins, 1 shared, place 2.0, 10.0 a hand, 1 queen, -€1.70")
    await people.go("/season/history")
    await people.see("10 Jan 2026: Anna/Maria? 17, Ben 13, Cleo 13")
    await people.go("/people")
    await people.miss("Ann")
    await people.tap("Take back")
    assert people.page.route == "/people/Ann"
    await people.see("3 games, 0 wins, 1 shared, place 2.0, 10.0 a hand, 1 queen, -€1.70")
    assert (await store.games.get(id_of(1))).game.players == ("Ann", "Ben", "Cleo")
    assert sorted(store.people.names()) == ["Ann", "Ben", "Cleo", "Dora"]


async def test_a_name_may_be_left_as_it_is(people: Screen, store: Store) -> None:
    await people.go("/people/Ann")
    await people.tap("Rename")
    await people.type_into("Name", "Else")
    await people.tap("Cancel")
    # What was typed before is forgotten.
    await people.tap("Rename")
    await people.tap("Rename")
    await people.miss("Rename Ann")
    await people.see("3 games, 0 wins, 1 shared, place 2.0, 10.0 a hand, 1 queen, -€1.70")
    assert sorted(store.people.names()) == ["Ann", "Ben", "Cleo", "Dora"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "A player needs a name"),
        ("Ben", "Ann and Ben sat at one table in 3 games, so they are two people"),
    ],
)
async def test_refuses_a_name(people: Screen, store: Store, name: str, said: str) -> None:
    await people.go("/people/Ann")
    await people.tap("Rename")
    await people.type_into("Name", name)
    await people.tap("Rename")
    await people.see(said)
    assert sorted(store.people.names()) == ["Ann", "Ben", "Cleo", "Dora"]


@pytest.fixture
async def twins(store: Store, open_app: OpenApp) -> Screen:
    """Dora's page, who played as Dorothea once, from whom Ann was owed."""
    tables = (THREE, ["Eve", "Dora", "Fay"], ["Ann", "Dorothea", "Fay"])
    await keep_in(
        store,
        *(
            evening(dict(zip(names, USUAL.values(), strict=True)), names, played_on="2026-01-01")
            for names in tables
        ),
    )
    await store.payments.add(None, "Dora", "Ann", 100, "EUR", "2026-01-02")
    return await open_app("/people/Dora")


async def test_two_names_are_one_person_and_two_again(twins: Screen, store: Store) -> None:
    await twins.tap("The same as…")
    await twins.see("Who is Dora really?")
    await twins.tap("Dorothea")
    await twins.see("Dora is Dorothea?")
    await twins.see(
        "All games and payments of Dora become Dorothea's. It can be taken back right after."
    )
    await twins.tap("The same person")
    await twins.see("Dora is now Dorothea")
    assert twins.page.route == "/people/Dorothea"
    await twins.see("2 games, 0 wins, 2 shared, place 1.0, 13.0 a hand, 0 queens")
    assert "Dora" not in store.people.names()
    assert [each.payer for each in store.payments.all()] == ["Dorothea"]
    await twins.tap("Take back")
    assert twins.page.route == "/people/Dora"
    await twins.see("1 game, 0 wins, 1 shared, place 1.0, 13.0 a hand, 0 queens")
    assert {"Dora", "Dorothea"} <= set(store.people.names())
    assert [each.payer for each in store.payments.all()] == ["Dora"]
    assert (await store.games.get(id_of(3))).game.players[1] == "Dorothea"


async def test_a_merge_is_asked_about_first(twins: Screen, store: Store) -> None:
    await twins.tap("The same as…")
    await twins.tap("Dorothea")
    await twins.tap("Cancel")
    await twins.miss("Dora is Dorothea?")
    assert {"Dora", "Dorothea"} <= set(store.people.names())


async def test_two_who_sat_together_are_two(twins: Screen) -> None:
    await twins.tap("The same as…")
    await twins.tap("Eve")
    await twins.tap("The same person")
    await twins.see("Dora and Eve sat at one table in 1 game, so they are two people")


async def test_who_retires_is_not_offered_until_brought_back(people: Screen) -> None:
    await people.tap("person Dora")
    await people.tap("No longer offer")
    assert people.page.route == "/people"
    await people.see("Not offered for a new game")
    await people.go("/new")
    await people.see("Add player")
    await people.miss("Dora")
    await people.go("/people")
    # What she has played can still be looked at.
    await people.tap("person Dora")
    await people.see("1 of 4")
    await people.miss("No longer offer")
    await people.tap("Offer again")
    assert people.page.route == "/people"
    await people.find("person Dora")
    await people.miss("Not offered for a new game")
    await people.go("/new")
    await people.see("Dora")


async def test_when_all_have_retired_they_are_still_listed(
    keep: Keep, open_app: OpenApp, store: Store
) -> None:
    await keep(game(THREE))
    for name in THREE:
        await store.people.retire(name)
    screen = await open_app("/people")
    await screen.find("person Ann")
    await screen.miss("Nobody has played yet.")


async def test_only_who_never_played_is_forgotten(
    keep: Keep, open_app: OpenApp, store: Store
) -> None:
    await keep(game(["Ann", "Ben", "Cleo", "Dora"]))
    screen = await open_app(f"{address_of(1)}/change")
    await screen.tap("Remove Dora")
    await screen.tap("Change")
    await screen.see("Record hand")
    await screen.go("/people/Ann")
    await screen.tap("Forget")
    await screen.see(
        "Ann has played and stays in the games; retire is what takes a name off the list"
    )
    await screen.go("/people/Dora")
    await screen.tap("Forget")
    assert screen.page.route == "/people"
    await screen.find("person Ann")
    await screen.miss("Dora")
    assert sorted(store.people.names()) == ["Ann", "Ben", "Cleo"]


async def test_nobody_yet(open_app: OpenApp) -> None:
    screen = await open_app("/people")
    await screen.see("Nobody has played yet.")
