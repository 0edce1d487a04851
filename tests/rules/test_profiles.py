"""Profiles, and what a table changes of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.game.reading_rules import rules_of_object
from scorepad.rules.profiles import (
    BLACK_LADY,
    BLACK_MARIA,
    UnknownProfile,
    overrides_of,
    rules_of,
)
from scorepad.rules.rules import Direction, Hearts, Passing, Target
from tests.strategies import rule_objects


def test_a_profile_without_overrides():
    assert rules_of("black-maria") == BLACK_MARIA
    assert rules_of("black-lady") == BLACK_LADY


def test_an_override_replaces_what_the_profile_says():
    assert rules_of("black-lady", end=Target(70)).end == Target(70)
    assert rules_of("black-lady", end=Target(70)).queen == 13


@pytest.mark.parametrize("profile", ["black-maria", "black-lady"])
def test_spot_hearts_make_the_queen_dearer_unless_it_is_given(profile):
    assert rules_of(profile, hearts=Hearts.SPOT).queen == 25
    assert rules_of(profile, hearts=Hearts.SPOT, queen=13).queen == 13
    assert rules_of(profile, hearts=Hearts.HIGH_11_14).queen == 13


def test_no_other_profile_is_known():
    with pytest.raises(UnknownProfile) as caught:
        rules_of("hearts")
    assert caught.value.name == "hearts"


@pytest.mark.parametrize(("players", "cards"), [(3, 3), (4, 3), (5, 2), (6, 2), (7, 2)])
def test_black_lady_passes_fewer_cards_at_a_larger_table(players, cards):
    assert BLACK_LADY.passing.cards_at(players) == cards
    assert BLACK_MARIA.passing.cards_at(players) == 3
    assert Passing(4, Direction.LEFT).cards_at(players) == 4


@given(st.data(), st.integers(3, 7))
def test_the_overrides_of_any_rules_give_them_again(data, players):
    rules = rules_of_object(data.draw(rule_objects(players)), players)
    assert rules_of(rules.profile, **overrides_of(rules)) == rules


def test_the_overrides_are_no_more_than_what_differs():
    assert overrides_of(BLACK_LADY) == {}
    assert overrides_of(rules_of("black-maria", hearts=Hearts.SPOT)) == {"hearts": Hearts.SPOT}
    assert overrides_of(rules_of("black-maria", king=7, ace=10)) == {"king": 7, "ace": 10}
