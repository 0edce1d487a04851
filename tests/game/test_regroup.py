"""Recorded hands, counted by other rules."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.game.reading_rules import rules_of_object
from scorepad.game.regroup import NotRecorded, regroup
from scorepad.game.validity import check_hand
from scorepad.rules.groups import penalty_groups
from tests.games import everything, game, hand
from tests.strategies import hand_objects, rule_objects, tables


def regrouped(captured, old, new, players=3):
    before, after = (rules_of_object(rules, players) for rules in (old, new))
    of = game("ABCDEFG"[:players], rules=old)
    groups = (penalty_groups(rules, players) for rules in (before, after))
    return regroup(hand(of, captured), *groups).captured


SPLIT = {"A": {"QS": 1, "hearts": 4}, "B": {"KS": 1, "hearts": 3}, "C": {"AS": 1, "hearts": 6}}
PINK = {"A": {"QS": 1, "hearts": 4, "QH": 1}, "B": {"KS": 1, "AS": 1, "hearts": 8}}


def test_cards_that_cost_nothing_any_more_are_left_out():
    assert regrouped(SPLIT, {}, {"profile": "black-lady"}) == {
        "hearts": (4, 3, 6),
        "QS": (1, 0, 0),
    }


def test_a_heart_counted_alone_joins_the_others():
    assert regrouped(PINK, {"pink_lady": 5}, {})["hearts"] == (5, 8, 0)


def test_of_a_part_of_a_group_it_is_not_known_who_has_it():
    with pytest.raises(NotRecorded) as caught:
        regrouped(SPLIT, {}, {"pink_lady": 5})
    assert caught.value.group == "hearts"


def test_it_is_known_where_one_player_has_the_whole_group():
    assert regrouped(everything("B"), {}, {"pink_lady": 5})["QH"] == (0, 1, 0)
    assert regrouped(everything("B"), {}, {"pink_lady": 5})["hearts"] == (0, 12, 0)


def test_a_card_that_cost_nothing_was_not_recorded():
    with pytest.raises(NotRecorded) as caught:
        regrouped(SPLIT, {}, {"bonus": {"card": "AD", "points": -1}})
    assert caught.value.group == "AD"
    lady = {"A": {"QS": 1, "hearts": 13}}
    with pytest.raises(NotRecorded) as caught:
        regrouped(lady, {"profile": "black-lady"}, {})
    assert caught.value.group == "KS"


def test_an_abandoned_deal_has_no_cards_to_regroup():
    of = game()
    one = hand(of, revoke="A")
    assert regroup(one, (), ()) is one


@given(tables(), st.data())
def test_regrouped_hands_add_up_and_by_the_same_rules_are_the_same(names, data):
    # Whatever a revoke costs, here the cards of every hand are counted.
    old, new = (data.draw(rule_objects(len(names))) | {"revoke": "queen"} for _ in range(2))
    of, other = game(names, rules=old), game(names, rules=new)
    one = hand(of, **data.draw(hand_objects(names, old)))
    before, after = (penalty_groups(each.rules, len(names)) for each in (of, other))
    assert regroup(one, before, before) == one
    try:
        counted = regroup(one, before, after)
    except NotRecorded as fault:
        assert fault.group in [group.name for group in after]
        return
    check_hand(other, counted)
