"""A game that is written is read again as it was."""

import json

import pytest
from hypothesis import given

from scorepad.game.reading import game_of, read_game
from scorepad.game.writing import object_of, object_of_end, object_of_rules, object_of_stake
from scorepad.rules.profiles import BLACK_LADY
from tests.games import everything, game
from tests.strategies import ends, game_objects, stakes


@given(game_objects())
def test_any_game_is_read_again_as_it_was(found):
    of = game_of(found)
    assert read_game(json.dumps(object_of(of)).encode()) == of
    assert read_game(json.dumps(object_of(of), ensure_ascii=False).encode()) == of


def test_what_is_left_out_is_what_differs_from_no_default():
    assert object_of(game()) == {
        "format": "scorepad-game",
        "version": 1,
        "players": ["A", "B", "C"],
        "first_dealer": "C",
        "rules": {"profile": "black-maria"},
        "hands": [],
    }
    assert object_of_rules(BLACK_LADY) == {"profile": "black-lady"}


def test_a_player_who_captured_nothing_is_written_with_nothing():
    of = game(hands=[{"captured": everything("B"), "note": ""}])
    assert object_of(of)["hands"] == [
        {"captured": {"A": {}, **everything("B"), "C": {}}, "note": ""}
    ]


@pytest.mark.parametrize("end", [{"target": 7}, {"deals": 7}, {"minutes": 7}, {"open": True}])
def test_an_end_is_written_as_it_was_read(end):
    assert object_of_end(game(rules={"end": end}).rules.end) == end


@given(stakes)
def test_a_stake_is_written_as_it_was_read(stake):
    defaults = {
        key: value for key, value in stake.items() if (key, value) != ("method", "from-lowest")
    }
    assert object_of_stake(game(stake=stake).stake) == defaults


@given(ends)
def test_rules_are_written_as_they_were_read(end):
    rules = {
        "profile": "black-lady",
        "hearts": "spot",
        "queen": 13,
        "king": 7,
        "bonus": {"card": "JD", "points": -10},
        "sweep": "others",
        "end": end,
        "pairs": True,
        "pass": None,
        "house": ["hearts-when-broken", "no-passing-hearts"],
    }
    of = game("ABCD", rules=rules)
    written = object_of_rules(of.rules)
    assert written == {key: value for key, value in rules.items() if value != {"target": 50}}
