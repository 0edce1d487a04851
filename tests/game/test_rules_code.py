"""The rules of a table as a short text."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.game.reading_rules import rules_of_object
from scorepad.game.rules_code import (
    DIGITS,
    RulesCodeDamaged,
    RulesCodeNewer,
    code_of,
    rules_of_code,
)
from scorepad.rules.cards import card
from scorepad.rules.check import BonusCardCosts, NoPairs
from scorepad.rules.profiles import BLACK_LADY, BLACK_MARIA, rules_of
from scorepad.rules.rules import Bonus, Direction, House, Passing, Target
from tests.strategies import rule_objects

LOCAL = rules_of("black-lady", queen=25, end=Target(150), house=frozenset(House))

tables = st.integers(3, 7).flatmap(
    lambda players: rule_objects(players).map(lambda rules: rules_of_object(rules, players))
)


@given(st.data(), st.integers(3, 7))
def test_every_rule_comes_back(data, players):
    rules = rules_of_object(data.draw(rule_objects(players)), players)
    assert rules_of_code(code_of(rules), players) == rules


def test_a_code_stays_what_it_is():
    # They lie on other people's phones: what was given out once must be read for ever.
    assert code_of(BLACK_MARIA) == "1010"
    assert code_of(BLACK_LADY) == "1111"
    assert rules_of_code("1010", 3) == BLACK_MARIA
    assert code_of(LOCAL) == "1CEE-0XCM-SHYB"


@pytest.mark.parametrize("from_five", [None, 2])
def test_passing_at_a_large_table_comes_back(from_five):
    rules = rules_of("black-lady", passing=Passing(4, Direction.LEFT, from_five))
    assert rules_of_code(code_of(rules), 5) == rules


@given(tables, st.data())
def test_one_wrong_character_is_always_noticed(rules, data):
    code = code_of(rules).replace("-", "")
    at = data.draw(st.integers(0, len(code) - 1))
    for other in set(DIGITS) - {code[at]}:
        with pytest.raises(RulesCodeDamaged):
            rules_of_code(code[:at] + other + code[at + 1 :], 4)


@given(tables, st.data())
def test_one_more_or_less_is_always_noticed(rules, data):
    code = code_of(rules).replace("-", "")
    at = data.draw(st.integers(0, len(code) - 1))
    more = data.draw(st.sampled_from(DIGITS))
    for wrong in (code[:at] + code[at + 1 :], code[:at] + more + code[at:]):
        with pytest.raises(RulesCodeDamaged):
            rules_of_code(wrong, 4)


@given(tables)
def test_neighbours_that_changed_places_are_always_noticed(rules):
    code = code_of(rules).replace("-", "")
    for at, (left, right) in enumerate(pairwise(code)):
        if left != right:
            with pytest.raises(RulesCodeDamaged):
                rules_of_code(code[:at] + right + left + code[at + 2 :], 4)


@pytest.mark.parametrize(
    "written",
    ["1cee-0xcm-shyb", " ICEE OXCM\nSHYB ", "lceeoxcmshyb", "1CEE–0XCM‑SHY‐B"],
)
def test_what_is_read_alike_is_alike(written):
    assert rules_of_code(written, 4) == LOCAL


@given(st.text())
def test_any_text_is_refused_in_one_of_our_ways(text):
    try:
        rules_of_code(text, 4)
    except (RulesCodeDamaged, RulesCodeNewer):
        return
    assert text.strip()


@pytest.mark.parametrize("text", ["", "1", "-", "101U", "101É", "0" * 44, "1" * 4000])
def test_what_is_no_code_is_damaged(text):
    with pytest.raises(RulesCodeDamaged):
        rules_of_code(text, 4)


@pytest.mark.parametrize(
    "body", ["200000", "100007", "1Z" + "0" * 20, "10000G" + "0" * 4], ids=lambda body: body[:6]
)
def test_a_code_of_later_is_told_from_a_damaged_one(body):
    with pytest.raises(RulesCodeNewer):
        rules_of_code(_with_check(body), 4)


def test_rules_that_this_table_cannot_have_are_refused():
    with pytest.raises(NoPairs):
        rules_of_code(code_of(rules_of("black-maria", pairs=True)), 5)
    costly = rules_of("black-maria", bonus=Bonus(card("QS"), -10))
    with pytest.raises(BonusCardCosts):
        rules_of_code(code_of(costly), 4)


def _with_check(body: str) -> str:
    """A code with this beginning, found by trying as somebody would who does not know how."""
    for first in DIGITS:
        for second in DIGITS:
            try:
                rules_of_code(body + first + second, 4)
            except RulesCodeDamaged:
                continue
            except RulesCodeNewer:
                pass
            return body + first + second
    raise AssertionError(body)
