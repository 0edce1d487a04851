"""Files taken in: seen first, chosen from, and refused where something is wrong."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import flet as ft
import pytest

from scorepad.game.changes import change_details
from scorepad.game.model import Game
from scorepad.game.writing import object_of
from scorepad.store.copies import Occasion
from scorepad.store.store import Store
from tests.keeping import address_of, id_of, keep_in
from tests.screens import Screen
from tests.ui.conftest import OpenApp
from tests.ui.evenings import BEN_ALONE, EURO, THREE, USUAL, evening, keep_evenings

Pick = Callable[[bytes], Awaitable[None]]


@pytest.fixture
async def screen(open_app: OpenApp) -> Screen:
    """The import, nothing kept yet."""
    return await open_app("/settings/import")


@pytest.fixture
def pick(screen: Screen) -> Pick:
    """Pick a file with these bytes."""

    async def pick_file(data: bytes) -> None:
        file = {"id": 1, "name": "file", "size": len(data), "bytes": data}
        screen.client.answers["pick_files"] = [file]
        await screen.tap("Pick a file")

    return pick_file


@pytest.fixture
async def other(tmp_path: Path) -> AsyncIterator[Store]:
    """The store of another phone."""
    store = Store(tmp_path / "other")
    await store.load()
    yield store
    store.close()


def file_of(game: Game, **keys) -> bytes:
    """The game file of a game, with other keys."""
    return json.dumps({**object_of(game), **keys}).encode()


def first() -> Game:
    """The first game that is kept, as `keep_in` names it."""
    return replace(evening(USUAL, played_on="2026-01-10"), id=id_of(1))


async def all_kept(store: Store) -> list[Game]:
    return [kept.game for kept in await store.games.finished()]


async def test_nothing_is_taken_before_a_file_is_picked(screen: Screen) -> None:
    assert await screen.is_disabled("Import")
    screen.client.answers["pick_files"] = []
    await screen.tap("Pick a file")
    assert await screen.is_disabled("Import")


async def test_a_game_is_seen_and_then_added(screen: Screen, pick: Pick, store: Store) -> None:
    await pick(file_of(first(), season="Friday"))
    for text in (
        "A game file",
        "1 game is added",
        "New people: Ann, Ben, Cleo",
        "New seasons: Friday",
    ):
        await screen.see(text)
    assert await all_kept(store) == []
    await screen.tap("Import")
    await screen.see("Imported. What was here before is among the backups.")
    assert screen.page.route == "/settings"
    assert await all_kept(store) == [replace(first(), season="Friday")]
    assert sorted(store.people.names()) == THREE
    assert [each.name for each in store.seasons.all()] == ["Friday"]
    assert [each.occasion for each in await store.backups()][:1] == [Occasion.IMPORT]


@pytest.mark.parametrize("keys", [{}, {"id": None}])
async def test_the_same_twice_changes_nothing(
    screen: Screen, pick: Pick, store: Store, keys: dict[str, None]
) -> None:
    found = {key: value for key, value in object_of(first()).items() if key not in keys}
    data = json.dumps(found).encode()
    await pick(data)
    await screen.tap("Import")
    await screen.see("Imported. What was here before is among the backups.")
    before = await all_kept(store)
    assert len(before) == 1
    await screen.tap("Import")
    await pick(data)
    await screen.see("1 game is here already, and the same")
    await screen.see("Nothing changes")
    assert await screen.is_disabled("Import")
    assert await all_kept(store) == before


@pytest.mark.parametrize("theirs", [True, False])
async def test_of_two_that_differ_one_is_chosen(
    screen: Screen, pick: Pick, store: Store, theirs: bool
) -> None:
    await keep_in(store, first())
    before = await all_kept(store)
    await pick(file_of(replace(evening(BEN_ALONE), id=id_of(1)), notes="with tea"))
    await screen.see("1 game is here already, and not the same")
    await screen.see("Here: 10 Jan 2026: Ann 17, Ben 13, Cleo 13; 1 hand")
    await screen.see("In the file: –: Ann 13, Ben 0, Cleo 30; 1 hand")
    assert await screen.is_disabled("Import")
    await screen.choose("The one in the file is right", True)
    if not theirs:
        await screen.choose("The one in the file is right", False)
        assert await screen.is_disabled("Import")
        assert await all_kept(store) == before
        return
    await screen.tap("Import")
    await screen.see("Imported. What was here before is among the backups.")
    (after,) = await all_kept(store)
    assert after.notes == "with tea"
    await screen.go(f"{address_of(1)}/log")
    assert any(text.endswith(": Taken from a file") for text in screen.texts())


async def test_what_differs_is_said_where_the_totals_are_the_same(
    screen: Screen, pick: Pick, store: Store
) -> None:
    await keep_in(store, first())
    (kept,) = await all_kept(store)
    await pick(file_of(change_details(kept, notes="with tea")))
    await screen.see("Note: here –, in the file with tea")


async def test_two_books_are_put_together(
    screen: Screen, pick: Pick, store: Store, other: Store
) -> None:
    await keep_in(store, first())
    await keep_evenings(other)
    await other.payments.add("Friday", "Ann", "Ben", 20, "EUR", "2026-01-11")
    await pick(await other.exchange.export_everything())
    for text in (
        "A backup of everything",
        "2 games are added",
        "New people: Dora",
        "New seasons: Friday",
        "1 payment is added",
        "1 game is here already, and not the same",
    ):
        await screen.see(text)
    await screen.tap("Import")
    await screen.see("Imported. What was here before is among the backups.")
    assert len(await all_kept(store)) == 3
    # What was not chosen stays.
    assert (await store.games.get(id_of(1))).game.notes is None
    assert len(store.payments.all()) == 1


async def test_a_seasons_table(screen: Screen, pick: Pick, store: Store, other: Store) -> None:
    names = ["=SUM(A1)", "+1", "Cleo"]
    played = evening(dict(zip(names, USUAL.values(), strict=True)), names, stake=EURO)
    await other.seasons.start("Friday")
    await keep_in(other, replace(played, season="Friday"))
    await pick(await other.exchange.export_season("Friday"))
    await screen.see("The table of a season")
    await screen.see("1 game is added")
    await screen.see("New people: =SUM(A1), +1, Cleo")
    await screen.tap("Import")
    await screen.see("Imported. What was here before is among the backups.")
    assert [game.players for game in await all_kept(store)] == [tuple(names)]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "This is neither a game file, nor a season's table, nor a backup of Scorepad"),
        (b"{\n  what", "Line 2, column 3: this is no JSON"),
        (
            file_of(first(), hands=[{"captured": {"Ann": {"QS": 1}}}]),
            "Hand 1: hearts add up to 0, the deck has 13",
        ),
        (file_of(first(), colour="red"), "The key “colour” is unknown"),
    ],
)
async def test_a_malformed_file_says_where_and_changes_nothing(
    screen: Screen, pick: Pick, store: Store, data: bytes, said: str
) -> None:
    await keep_in(store, first())
    before = await all_kept(store)
    await pick(file_of(evening(BEN_ALONE)))
    await screen.see("1 game is added")
    await pick(data)
    await screen.see(said)
    # The file before must not be taken for this one.
    await screen.miss("1 game is added")
    await screen.see("Nothing was changed.")
    assert await screen.is_disabled("Import")
    # It stays there to be read, and goes with the next file.
    assert not any(isinstance(each, ft.SnackBar) for each in screen.page._dialogs.controls)
    await pick(file_of(evening(BEN_ALONE)))
    await screen.miss(said)
    assert await all_kept(store) == before
    assert list(store.people.names()) == THREE
