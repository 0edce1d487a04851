"""`scorepad score --json`: the examples of the contract, and a second opinion on any game."""

import json
from pathlib import Path

import pytest
from hypothesis import given

from scorepad.game.reading import game_of, read_game
from scorepad.game.result import amount, result_of
from tests import oracle
from tests.strategies import game_objects

EXAMPLES = sorted((Path(__file__).parents[1] / "examples").glob("*.json"))


def test_there_are_examples():
    assert len(EXAMPLES) == 11


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_comes_out_exactly(path):
    example = json.loads(path.read_text("utf-8"))
    game = read_game(json.dumps(example["game"]).encode())
    assert json.loads(json.dumps(result_of(game))) == example["result"]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_second_opinion_agrees_with_an_example(path):
    example = json.loads(path.read_text("utf-8"))
    assert oracle.result_of(example["game"]) == example["result"]


@given(game_objects())
def test_any_game_comes_out_as_the_second_opinion_says(found):
    result = json.loads(json.dumps(result_of(game_of(found))))
    assert result == oracle.result_of(found)
    assert list(result["totals"]) == found["players"], "in seat order"


@pytest.mark.parametrize(
    ("cents", "text"),
    [(0, "0.00"), (5, "0.05"), (-5, "-0.05"), (-350, "-3.50"), (123456, "1234.56")],
)
def test_an_amount_has_two_decimals(cents, text):
    assert amount(cents) == text
