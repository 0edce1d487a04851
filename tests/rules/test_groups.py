"""Penalty groups for any rules."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.game.reading_rules import rules_of_object
from scorepad.rules.deck import WrongNumberOfPlayers
from scorepad.rules.groups import penalty_groups, penalty_total
from scorepad.rules.profiles import BLACK_MARIA
from tests import oracle
from tests.strategies import rule_objects

SPADES = ["QS", "KS", "AS"]


def groups_for(players=3, **rules):
    return penalty_groups(rules_of_object(rules, players), players)


@pytest.mark.parametrize(
    ("rules", "names", "total"),
    [
        ({}, ["hearts", *SPADES], 43),
        ({"profile": "black-lady"}, ["hearts", "QS"], 26),
        ({"king": 7, "ace": 10}, ["hearts", *SPADES], 43),
        ({"queen": 0}, ["hearts", "KS", "AS"], 30),
        ({"pink_lady": 5}, ["hearts", "QH", *SPADES], 47),
        ({"pink_lady": 1}, ["hearts", "QH", *SPADES], 43),
        ({"hearts": "high-11-14"}, ["hearts", "JH", "QH", "KH", "AH", *SPADES], 89),
        ({"hearts": "high-15-20"}, ["hearts", "JH", "QH", "KH", "AH", *SPADES], 104),
        ({"hearts": "high-15-20", "pink_lady": 1}, ["hearts", "JH", "QH", "KH", "AH", *SPADES], 90),
        ({"hearts": "spot"}, [f"{rank}H" for rank in "23456789TJQKA"] + SPADES, 146),
        ({"hearts": "spot", "queen": 13}, [f"{r}H" for r in "23456789TJQKA"] + SPADES, 134),
        ({"bonus": {"card": "AD", "points": -10}}, ["hearts", *SPADES, "AD"], 43),
    ],
)
def test_the_groups_are_those_that_people_count(rules, names, total):
    groups = groups_for(**rules)
    assert [group.name for group in groups] == names
    assert penalty_total(groups) == total


def test_with_six_players_the_two_of_hearts_is_missing():
    assert groups_for(6)[0].size == 12
    assert penalty_total(groups_for(6)) == 42
    assert "2H" not in [group.name for group in groups_for(6, hearts="spot")]
    assert penalty_total(groups_for(6, hearts="spot")) == 144


def test_a_spade_that_costs_nothing_can_be_the_bonus_card():
    *_, bonus = groups_for(queen=0, bonus={"card": "QS", "points": -5})
    assert (bonus.name, bonus.cost, bonus.is_bonus) == ("QS", -5, True)
    assert [group.name for group in groups_for(queen=0)] == ["hearts", "KS", "AS"]


@given(st.data(), st.integers(3, 7))
def test_the_groups_of_any_rules_are_as_the_second_opinion_says(data, players):
    rules = data.draw(rule_objects(players))
    groups = groups_for(players, **rules)
    found = {group.name: (group.size, group.cost) for group in groups}
    assert found == oracle.groups_of(oracle.resolved(rules), players)
    assert all(group.is_bonus == (group.cost < 0) for group in groups)


def test_groups_need_a_table():
    with pytest.raises(WrongNumberOfPlayers):
        penalty_groups(BLACK_MARIA, 2)
