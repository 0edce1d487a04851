"""What rules a table cannot have."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.game.reading_rules import rules_of_object
from scorepad.rules.cards import card
from scorepad.rules.check import (
    BonusCardCosts,
    BonusCardNotInDeck,
    NoPairs,
    OutOfRange,
    check_rules,
)
from scorepad.rules.deck import WrongNumberOfPlayers
from scorepad.rules.profiles import BLACK_MARIA
from scorepad.rules.rules import Bonus, Deals, Direction, Hearts, Minutes, Open, Passing, Target
from tests.strategies import rule_objects


@given(st.data(), st.integers(3, 7))
def test_all_rules_of_the_contract_are_allowed(data, players):
    check_rules(rules_of_object(data.draw(rule_objects(players)), players), players)


@pytest.mark.parametrize(
    ("changes", "name", "lowest", "highest"),
    [
        ({"queen": 100}, "queen", 0, 99),
        ({"king": -1}, "king", 0, 99),
        ({"ace": 100}, "ace", 0, 99),
        ({"pink_lady": 100}, "pink_lady", 0, 99),
        ({"end": Target(0)}, "target", 1, 9999),
        ({"end": Target(10_000)}, "target", 1, 9999),
        ({"end": Deals(0)}, "deals", 1, 999),
        ({"end": Deals(1000)}, "deals", 1, 999),
        ({"end": Minutes(0)}, "minutes", 1, 1440),
        ({"end": Minutes(1441)}, "minutes", 1, 1440),
        ({"passing": Passing(0, Direction.LEFT)}, "cards", 1, 5),
        ({"passing": Passing(6, Direction.LEFT)}, "cards", 1, 5),
        ({"bonus": Bonus(card("AD"), 0)}, "points", -99, -1),
        ({"bonus": Bonus(card("AD"), -100)}, "points", -99, -1),
    ],
)
def test_a_number_outside_its_range_is_named_with_the_range(changes, name, lowest, highest):
    with pytest.raises(OutOfRange) as caught:
        check_rules(replace(BLACK_MARIA, **changes), 3)
    fault = caught.value
    assert (fault.name, fault.lowest, fault.highest) == (name, lowest, highest)
    assert not lowest <= fault.found <= highest


@pytest.mark.parametrize("end", [Target(1), Target(9999), Deals(999), Minutes(1440), Open()])
def test_the_ends_at_the_edges_are_allowed(end):
    check_rules(replace(BLACK_MARIA, end=end, passing=None), 3)


@pytest.mark.parametrize("players", [3, 5, 7])
def test_pairs_need_opposite_seats(players):
    with pytest.raises(NoPairs) as caught:
        check_rules(replace(BLACK_MARIA, pairs=True), players)
    assert caught.value.players == players


@pytest.mark.parametrize(
    ("text", "players"), [("2C", 3), ("2D", 5), ("2H", 6), ("2S", 6), ("2S", 7)]
)
def test_a_bonus_card_must_be_in_the_deck(text, players):
    rules = replace(BLACK_MARIA, bonus=Bonus(card(text), -10))
    with pytest.raises(BonusCardNotInDeck) as caught:
        check_rules(rules, players)
    assert (caught.value.card, caught.value.players) == (card(text), players)


@pytest.mark.parametrize("text", ["QS", "KS", "AS", "2H", "QH"])
def test_a_bonus_card_must_cost_nothing_otherwise(text):
    rules = replace(BLACK_MARIA, bonus=Bonus(card(text), -10))
    for hearts in Hearts:
        with pytest.raises(BonusCardCosts) as caught:
            check_rules(replace(rules, hearts=hearts), 4)
        assert caught.value.card == card(text)


@pytest.mark.parametrize("players", [2, 8])
def test_rules_need_a_table(players):
    with pytest.raises(WrongNumberOfPlayers):
        check_rules(BLACK_MARIA, players)
