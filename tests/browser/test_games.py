"""The games on the first screen."""

from pathlib import Path

import pytest

from tests.browser.conftest import TakeHand
from tests.browser.hand import PHONE
from tests.browser.steps import tap_all
from tests.games import everything, game
from tests.keeping import keep
from tests.running import App


@pytest.fixture
def data(tmp_path: Path) -> Path:
    over = game(["Ann", "Ben", "Cleo"], [{"captured": everything("Ben")}], ended="agreement")
    return keep(tmp_path / "data", game(["Dora", "Emil", "Fay"]), over)


def test_deletes_a_game_and_brings_it_back(take_hand: TakeHand, app: App) -> None:
    hand = take_hand(PHONE)
    tap_all(hand, "Continue", "Change table", "Delete game")
    hand.see("Deleted games")
    hand.miss("Continue")
    app.restart()
    hand.reload()
    hand.tap("Bring back")
    hand.tap("Continue")
    hand.see("Dora, 0 points, 100 to go")


def test_two_browsers_see_the_same(take_hand: TakeHand) -> None:
    one, other = take_hand(PHONE), take_hand(PHONE)
    tap_all(one, "Continue", "Record hand", "Took everything", "Fay", "Save")
    other.see("Hand 2: Dora deals, Emil leads")
    tap_all(other, "Continue")
    other.see("Hand 1, Fay: 43 points, total 43")
