"""What cannot be is refused in a sentence; the log stays without a traceback (see `app`)."""

import re
from pathlib import Path

import pytest

from tests.browser.conftest import TakeHand
from tests.browser.hand import PHONE
from tests.games import game
from tests.keeping import keep


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return keep(tmp_path / "data", game(["Ann", "Ben", "Cleo"]))


def test_names(take_hand: TakeHand) -> None:
    hand = take_hand(PHONE, path="/new")
    hand.tap("Add player")
    hand.see("A player needs a name")
    hand.type_into("Player name", "x" * 41)
    hand.tap("Add player")
    hand.see("A name has at most 40 characters, this one has 41")
    hand.type_into("Player name", "Ben")
    hand.tap("Add player")
    hand.see("Somebody here is already called Ben; choose another name")
    hand.type_into("Player name", "=SUM(A1)")
    hand.tap("Add player")
    hand.see("All 52 cards: 13 each. Pass 3 to the right.")


def test_stake_and_target(take_hand: TakeHand) -> None:
    hand = take_hand(PHONE, path="/new")
    hand.type_into("Money a point", "0")
    hand.see("Money a point must be from 0.01 to 9999.99, not 0")
    hand.type_into("Money a point", "abc")
    hand.see("Money must be an amount such as 0.10, not “abc”")
    hand.tap("Start game")
    hand.see("Money must be an amount such as 0.10, not “abc”")
    hand.type_into("Money a point", "0.10")
    hand.tap("Adjust")
    hand.type_into("Target", "-1")
    hand.see("The target must be from 1 to 9999, not -1")
    hand.tap("Start game")
    hand.see("The target must be from 1 to 9999, not -1")
    hand.type_into("Target", "60")
    hand.tap("Start game")
    hand.see(re.compile("Black Maria to 60"))
