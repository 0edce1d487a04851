"""A hand by keyboard."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.game.entry import Entry, counts, hand_so_far, missing, most, row_groups
from scorepad.game.keys import (
    Asked,
    Cursor,
    asked,
    press_back,
    press_digit,
    press_enter,
)
from scorepad.rules.groups import penalty_groups
from tests.games import game, hand


def typed(of, keys, cursor=None):
    """What the keys make of an empty entry: digits, `E` for Enter, `B` for back."""
    entry, cursor = Entry(), cursor or Cursor()
    for key in keys:
        if key == "E":
            entry, cursor = press_enter(of, entry, cursor)
        elif key == "B":
            cursor = press_back(cursor)
        else:
            entry, cursor = press_digit(of, entry, cursor, int(key))
    return entry, cursor


def test_what_is_asked_in_the_order_of_the_screen():
    of = game(rules={"pink_lady": 5, "bonus": {"card": "AD", "points": -10}})
    assert [group.name for group in row_groups(of)] == ["QS", "KS", "AS", "QH", "AD"]
    hearts = penalty_groups(of.rules, 3)[0]
    assert asked(of)[5:] == tuple(Asked(hearts, seat) for seat in range(3))
    spot = game(rules={"hearts": "spot"})
    assert [each.group.name for each in asked(spot)][:5] == ["QS", "KS", "AS", "2H", "3H"]


def test_a_whole_hand_is_typed_and_the_rest_need_not_be():
    of = game()
    entry, cursor = typed(of, "12354")
    assert missing(entry, of) == ()
    split = {"A": {"QS": 1, "hearts": 5}, "B": {"KS": 1, "hearts": 4}, "C": {"AS": 1, "hearts": 4}}
    assert hand_so_far(entry, of) == hand(of, split)
    assert cursor.at == len(asked(of))
    assert press_digit(of, entry, cursor, 1) == (entry, cursor)


@pytest.mark.parametrize(
    ("keys", "count", "cursor"),
    [
        ("0", 0, Cursor(4)),
        ("2", 2, Cursor(4)),
        ("1", 0, Cursor(3, "1")),
        ("1E", 1, Cursor(4)),
        ("12", 12, Cursor(4)),
        ("14", 0, Cursor(3, "1")),
        ("1B", 0, Cursor(3)),
        ("1B3", 3, Cursor(4)),
    ],
)
def test_a_count_is_taken_once_no_further_digit_can_be_part_of_it(keys, count, cursor):
    of = game()
    entry, found = typed(of, keys, Cursor(3))
    assert counts(entry, of, penalty_groups(of.rules, 3)[0])[0] == count
    assert found == cursor


def test_enter_and_back_move_between_the_questions():
    of = game()
    assert typed(of, "E") == (Entry(), Cursor(1))
    assert typed(of, "EEB") == (Entry(), Cursor(1))
    assert typed(of, "B") == (Entry(), Cursor(0))
    assert typed(of, "E" * 9) == (Entry(), Cursor(6))


def test_digits_left_over_at_a_single_card_are_no_count():
    assert typed(game(), "E", Cursor(0, "1"))[0] == Entry()


def test_a_digit_that_is_nobody_s_number_answers_nothing():
    assert typed(game(), "40") == (Entry(), Cursor())


def test_a_spread_is_typed_card_by_card_and_the_last_player_has_the_rest():
    of = game(rules={"hearts": "spot"})
    entry, _ = typed(of, "12312")
    assert entry.chosen == (0, 1)
    assert missing(entry, of) == ()


@given(st.text("0123456789EB", max_size=25), st.integers(3, 7))
def test_no_keys_break_anything(keys, players):
    of = game("ABCDEFG"[:players])
    entry, cursor = typed(of, keys)
    hearts = penalty_groups(of.rules, players)[0]
    assert 0 <= cursor.at <= len(asked(of))
    assert min(counts(entry, of, hearts)) >= 0
    assert sum(counts(entry, of, hearts)) <= hearts.size
    if cursor.typed:
        seat = asked(of)[cursor.at].seat
        assert int(cursor.typed) <= most(entry, of.seats, seat, hearts)
