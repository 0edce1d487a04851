"""Without a pointer."""

from pathlib import Path

import pytest

from tests.browser.conftest import TakeHand
from tests.browser.hand import PHONE, Hand
from tests.browser.steps import USUAL, see_totals
from tests.games import game
from tests.keeping import address_of, keep


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return keep(tmp_path / "data", game(["Ann", "Ben", "Cleo"]))


def test_records_a_hand_by_tab_and_enter(take_hand: TakeHand) -> None:
    hand = take_hand(PHONE, path=address_of(1))
    for name in ("Record hand", *USUAL, "Save"):
        _go_to(hand, name)
        hand.press("Enter")
    see_totals(hand, 1, {"Ann": (17, 17), "Ben": (13, 13), "Cleo": (13, 13)})
    assert hand.taps == 0


def _go_to(hand: Hand, name: str) -> None:
    passed = []
    while hand.focused() != name:
        hand.page.keyboard.press("Tab")
        hand.page.wait_for_timeout(30)
        passed.append(hand.focused())
        assert len(passed) < 200, passed
