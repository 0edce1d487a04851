"""What is said of a file before it is taken in."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from scorepad.game.changes import change_details, correct
from scorepad.game.writing import object_of
from scorepad.season.merging import merge
from scorepad.store.preview import FileKind
from scorepad.store.store import Store
from scorepad.words.exchange import (
    difference_lines,
    different_lines,
    game_line,
    kind_name,
    preview_lines,
)
from tests.games import everything, game, hand
from tests.keeping import id_of
from tests.season.club import ended

NAMES = ["=SUM(A1)", "+1", "x" * 40]
HANDS = [{"captured": everything("+1")}]
SEASON = "y" * 80


def over(number=1, **keys):
    return ended(NAMES, HANDS, id=id_of(number), **keys)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = Store(tmp_path / "data")
    await store.load()
    yield store
    store.close()


@pytest.fixture
async def other(tmp_path: Path) -> AsyncIterator[Store]:
    store = Store(tmp_path / "other")
    await store.load()
    yield store
    store.close()


def test_every_kind_of_file_has_a_name():
    assert len({kind_name(kind) for kind in FileKind}) == len(FileKind)


async def test_all_that_a_backup_can_bring(store: Store, other: Store) -> None:
    await other.seasons.start(SEASON)
    for number in (1, 2, 3):
        await other.games.add(over(number, season=SEASON))
    for cents in (1, 2):
        await other.payments.add(SEASON, NAMES[0], NAMES[1], cents, "EUR", "2026-01-02")
    await store.games.add(over(1, season=SEASON))
    await store.games.add(over(2, season=SEASON, notes="mine"))
    seen = await store.exchange.preview(await other.exchange.export_everything())
    assert preview_lines(seen) == (
        "1 game is added",
        f"New people: =SUM(A1), +1, {NAMES[2]}",
        f"New seasons: {SEASON}",
        "2 payments are added",
        "New settings: season",
        "1 game is here already, and not the same",
        "1 game is here already, and the same",
    )
    await store.exchange.take(seen, [id_of(2)])
    again = await store.exchange.preview(await other.exchange.export_everything())
    assert preview_lines(again) == (
        "3 games are here already, and the same",
        "Nothing changes",
    )


def test_a_game_that_is_not_the_same_is_shown_as_both():
    mine = game(["Ann", "Ben", "Cleo"], [{"captured": everything("Ann")}], id=id_of(1))
    theirs = change_details(mine, played_on="2026-01-02", notes="theirs")
    theirs = correct(theirs, 0, hand(theirs, revoke="Cleo"))
    (different,) = merge([mine], [theirs]).different
    assert different_lines(different) == (
        "Here: –: Ann 43, Ben 0, Cleo 0; 1 hand",
        "In the file: 2 Jan 2026: Ann 0, Ben 0, Cleo 43; 1 hand",
    )
    assert difference_lines(different) == (
        "Hand 1, here: Ann: queen of spades, king of spades, ace of spades, 13 hearts",
        "Hand 1, in the file: Cleo revoked",
        "Note: here –, in the file theirs",
        "Day: here –, in the file 2026-01-02",
    )


def test_a_game_in_a_line():
    assert game_line(over(played_on="2026-01-02")) == (
        f"2 Jan 2026: =SUM(A1) 0, +1 43, {NAMES[2]} 0; 1 hand"
    )
    assert game_line(game(NAMES)).endswith("; 0 hands")
    assert object_of(over())["players"] == NAMES
