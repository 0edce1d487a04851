"""A revoke found too late."""

from pathlib import Path

import pytest

from tests.browser.conftest import TakeHand
from tests.browser.hand import PHONE
from tests.browser.steps import see_totals, tap_all
from tests.games import game
from tests.keeping import address_of, keep


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return keep(tmp_path / "data", game(["Ann", "Ben", "Cleo"]))


def test_a_revoke_costs_the_whole_deal(take_hand: TakeHand) -> None:
    hand = take_hand(PHONE, path=f"{address_of(1)}/record")
    hand.tap("Ann: 4 hearts")
    tap_all(hand, "Revoke", "Ben")
    hand.see("43 of 43")
    hand.miss("Ann: 4 hearts")
    # Taken back, what was tapped before is still there.
    hand.tap("Nobody revoked")
    assert hand.is_selected("Ann: 4 hearts")
    tap_all(hand, "Revoke", "Ben", "Save")
    see_totals(hand, 1, {"Ann": (0, 0), "Ben": (43, 43), "Cleo": (0, 0)})
    hand.tap("Hand 1, Ben: 43 points, total 43")
    hand.see("Ben revoked: the whole deal")
