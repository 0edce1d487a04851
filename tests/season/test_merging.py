"""Two books put together."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.game.reading import game_of
from scorepad.season.identity import identified
from scorepad.season.merging import Different, GameTwice, Merge, merge
from tests.games import everything, game
from tests.strategies import game_objects

ID = "0d5c1e3a-7c4e-4b0a-9f53-0123456789ab"
OTHER = "11111111-7c4e-4b0a-9f53-0123456789ab"
PLAIN = game(id=ID)
LONGER = game(id=ID, hands=[{"captured": everything("A")}], notes="one more")

books = st.lists(
    game_objects(most_hands=1).map(game_of).map(identified), max_size=3, unique_by=lambda g: g.id
)


def test_added_unchanged_and_different() -> None:
    new = game(id=OTHER)
    assert merge([PLAIN], [PLAIN, new]) == Merge(added=(new,), unchanged=(PLAIN,))
    assert merge([PLAIN], [LONGER]) == Merge(different=(Different(PLAIN, LONGER),))
    assert merge([], []) == Merge()


def test_what_differs_is_named() -> None:
    found = Different(PLAIN, LONGER)
    assert found.id == ID
    assert found.keys == ("hands", "notes")


def test_the_case_of_an_id_is_no_difference() -> None:
    assert merge([PLAIN], [replace(PLAIN, id=ID.upper())]).unchanged == (PLAIN,)
    assert merge([replace(PLAIN, id=ID.upper())], [PLAIN]).unchanged == (PLAIN,)
    assert Different(replace(PLAIN, id=ID.upper()), LONGER).keys == ("hands", "notes")


def test_counts_of_nothing_are_no_difference() -> None:
    written_out = everything("A") | {"B": {"QS": 0}}
    mine, theirs = (
        game(id=ID, hands=[{"captured": each}]) for each in (everything("A"), written_out)
    )
    assert merge([mine], [theirs]).unchanged == (theirs,)


def test_a_game_twice_in_their_book() -> None:
    assert merge([], [PLAIN, PLAIN]).added == (PLAIN,)
    with pytest.raises(GameTwice) as error:
        merge([], [PLAIN, LONGER])
    assert error.value.id == ID


@given(books, books)
def test_importing_twice_changes_nothing(mine, theirs) -> None:
    found = merge(mine, theirs)
    taken = (*found.added, *(each.theirs for each in found.different))
    together = {each.id: each for each in (*mine, *taken)}
    assert merge(together.values(), theirs) == Merge(unchanged=tuple(theirs))


@given(game_objects(most_hands=2))
def test_a_file_without_an_id_is_added_once(found) -> None:
    found.pop("id", None)
    (added,) = merge([], [game_of(found)]).added
    assert added.id
    assert merge([added], [game_of(found)]).unchanged == (added,)
