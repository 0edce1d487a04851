"""What the contract allows, up to its edges; what it refuses is in `test_malformed`."""

import json

import pytest

from scorepad.game.model import Ended, Method
from scorepad.game.reading import game_of, read_game
from scorepad.game.strict_json import read_json
from scorepad.rules.profiles import BLACK_MARIA
from scorepad.rules.rules import Hearts, House, Open
from tests.games import everything, game


def test_the_defaults():
    of = game()
    assert (of.first_dealer, of.rules, of.stake.method) == (2, BLACK_MARIA, Method.FROM_LOWEST)
    assert (of.hands, of.carried, of.ended, of.set_aside) == ((), None, None, ())


def test_five_million_bytes_are_allowed():
    text = json.dumps(
        {"format": "scorepad-game", "version": 1, "players": list("ABC"), "hands": []}
    )
    assert read_game(text.encode().ljust(5_000_000)).players == ("A", "B", "C")


def test_eight_levels_are_allowed():
    assert read_json(b"[[[[[[[[0]]]]]]]]") == [[[[[[[[0]]]]]]]]
    assert read_json(b'{"a": [{"b": [{"c": [{"d": [{}]}]}]}]}'.replace(b"[{}]", b"[]"))


def test_a_pair_of_surrogates_is_a_character():
    assert read_json(b'"\\ud83d\\ude00"') == "\N{GRINNING FACE}"


def test_a_thousand_digits_are_a_number():
    assert read_json(b"1" + b"0" * 999) == 10**999


def test_minus_nought_is_nought():
    found = {"format": "scorepad-game", "version": 1, "players": list("ABC"), "hands": []}
    found["carried"] = {"A": 0, "B": -9999, "C": 9999}
    text = json.dumps(found).replace('"A": 0', '"A": -0')
    assert read_game(text.encode()).carried == (0, -9999, 9999)


def test_names_are_meant_in_any_spelling():
    of = game(
        [" é", "B ", "C"],
        first_dealer="e\u0301",
        hands=[
            {"captured": {"e\u0301 ": {"hearts": 13, "KS": 1}, "\u3000B": {"QS": 1, "AS": 1}}},
            {"revoke": " e\u0301"},
        ],
        carried={"e\u0301": 1, "B": 2, " C": 3},
    )
    assert of.players == ("é", "B", "C")
    assert of.first_dealer == 0
    assert of.hands[0].captured["QS"] == (0, 1, 0)
    assert of.hands[1].revoke == 0
    assert of.carried == (1, 2, 3)


@pytest.mark.parametrize(
    "details",
    [
        {"id": "ABCDEF12-3456-7890-abcd-ef1234567890"},
        {"season": "x"},
        {"season": " " + "x" * 79},
        {"season": "\u202e"},
        {"notes": ""},
        {"notes": "\0" + "😀" * 1999},
        {"played_on": "2024-02-29"},
        {"played_on": "0001-01-01"},
        {"started_at": "2026-02-03T00:00Z"},
        {"started_at": "2026-02-03T23:59:59+23:59"},
        {"started_at": "2026-02-03T23:59-00:00"},
    ],
)
def test_details_are_kept_as_written(details):
    ((name, value),) = details.items()
    assert getattr(game(**details), name) == value


def test_counts_of_nought_and_players_left_out_are_nothing_captured():
    one = game(
        hands=[{"captured": everything("A") | {"B": {"QS": 0, "hearts": 0}}, "note": "x" * 500}]
    )
    other = game(hands=[{"captured": everything("A"), "note": "x" * 500}])
    assert one == other


def test_null_stands_where_it_may():
    rules = game(rules={"bonus": None, "pass": None}).rules
    assert (rules.bonus, rules.passing) == (None, None)


def test_all_rules_are_read():
    rules = game(
        rules={"hearts": "spot", "end": {"open": True}, "house": ["no-passing-hearts"]}
    ).rules
    assert (rules.hearts, rules.queen, rules.end) == (Hearts.SPOT, 25, Open())
    assert rules.house == frozenset({House.NO_PASSING_HEARTS})


def test_hands_set_aside_are_allowed_whether_or_not_the_game_has_ended():
    assert len(game(set_aside=[{"revoke": "A"}]).set_aside) == 1
    assert len(game(hands=[{"revoke": "A"}] * 3, set_aside=[{"revoke": "A"}]).set_aside) == 1
    assert game(set_aside=[]) == game()


@pytest.mark.parametrize("ended", list(Ended))
def test_a_game_that_was_carried_in_can_be_ended(ended):
    assert game(carried={"A": 1, "B": 2, "C": 3}, ended=ended.value).ended is ended


def test_method_none_is_a_stake_without_money():
    assert game(stake={"method": "none"}).stake.method is Method.NONE


@pytest.mark.parametrize("text", ["0.01", "9999.99", "1", "1.5", "007.50", "0" * 5000 + "1"])
def test_money_a_point_is_kept_as_written(text):
    assert game(stake={"per_point": text, "currency": "XXX"}).stake.per_point == text


def test_a_game_is_read_from_an_object_too():
    found = {"format": "scorepad-game", "version": 1, "players": list("ABCDEFG"), "hands": []}
    assert game_of(found) == game("ABCDEFG")
