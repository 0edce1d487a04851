"""Numbers of the rules as people type them."""

import pytest

from scorepad.game.faults import NotMoney
from scorepad.game.typed_numbers import (
    NotAWholeNumber,
    cents_of,
    suggested_target,
    whole_number,
    with_numbers,
)
from scorepad.rules.cards import card
from scorepad.rules.profiles import BLACK_LADY, BLACK_MARIA, rules_of
from scorepad.rules.rules import Bonus, Deals, Direction, Minutes, Open, Passing, Target


@pytest.mark.parametrize(
    ("text", "expected"), [("7", 7), (" +7 ", 7), ("-7", -7), ("\N{MINUS SIGN}7", -7), ("007", 7)]
)
def test_a_whole_number(text, expected):
    assert whole_number("queen", text) == expected


@pytest.mark.parametrize("text", ["", "-", "seven", "7.5", "7,5", "1e2", "1_0", "٧", "1" * 16])
def test_anything_else_is_none(text):
    with pytest.raises(NotAWholeNumber) as caught:
        whole_number("queen", text)
    assert (caught.value.name, caught.value.found) == ("queen", text)


@pytest.mark.parametrize(
    ("text", "cents"), [("3.50", 350), (" 3,5 ", 350), ("7", 700), ("9" * 15 + ".99", 10**17 - 1)]
)
def test_an_amount_of_money(text, cents):
    assert cents_of(text) == cents


@pytest.mark.parametrize("text", ["", "abc", "0", "0.00", "-1", "1.555", "1e3", "1" * 5_000])
def test_what_is_no_amount_of_money(text):
    with pytest.raises(NotMoney) as caught:
        cents_of(text)
    assert caught.value.found == text


def test_each_number_is_put_in_its_place():
    rules = rules_of("black-maria", bonus=Bonus(card("AD"), -1))
    numbers = {"queen": "1", "king": "2", "ace": "3", "pink_lady": "4", "bonus": "-5"}
    changed = with_numbers(rules, numbers | {"cards": "2", "target": "70"})
    assert (changed.queen, changed.king, changed.ace, changed.pink_lady) == (1, 2, 3, 4)
    assert changed.bonus == Bonus(card("AD"), -5)
    assert changed.passing == Passing(2, Direction.RIGHT)
    assert changed.end == Target(70)


def test_the_cards_passed_are_then_the_same_at_any_table():
    assert with_numbers(BLACK_LADY, {"cards": "4"}).passing.cards_at(7) == 4


@pytest.mark.parametrize(
    ("end", "name", "expected"),
    [
        (Target(1), "target", Target(9)),
        (Deals(1), "deals", Deals(9)),
        (Minutes(1), "minutes", Minutes(9)),
        (Open(), "target", Open()),
        (Target(1), "deals", Target(1)),
        (Deals(1), "minutes", Deals(1)),
        (Minutes(1), "target", Minutes(1)),
    ],
)
def test_a_number_for_another_end_than_the_chosen_one_is_left(end, name, expected):
    assert with_numbers(rules_of("black-maria", end=end), {name: "9"}).end == expected


def test_a_number_for_what_is_off_is_left():
    rules = rules_of("black-maria", passing=None)
    assert with_numbers(rules, {"bonus": "-5", "cards": "2"}) == rules
    assert with_numbers(BLACK_MARIA, {}) == BLACK_MARIA


@pytest.mark.parametrize(("total", "target"), [(43, 100), (42, 100), (26, 50), (146, 350), (1, 50)])
def test_a_target_that_makes_a_game_about_as_long(total, target):
    assert suggested_target(total) == target
