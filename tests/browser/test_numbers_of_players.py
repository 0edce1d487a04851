"""More players than three, and wider screens than a phone's."""

import re
from pathlib import Path

import pytest

from tests.browser.conftest import TakeHand
from tests.browser.hand import DESKTOP, PHONE
from tests.browser.steps import record, see_totals
from tests.games import game
from tests.keeping import address_of, keep

SIX = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Łukasz"]
SEVEN = [*SIX, "小明"]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return keep(tmp_path / "data", game(SIX), game(SEVEN), game(["Ann", "Ben", "Cleo"]))


def test_six_on_a_phone(take_hand: TakeHand) -> None:
    hand = take_hand(PHONE, path=address_of(1))
    hand.tap("Record hand")
    hand.see("0 of 42")
    for name in ("Queen of spades: Łukasz", "King of spades: Ben", "Ace of spades: Ann"):
        hand.tap(name)
    for name in ("Ann: 1 heart", "Ben: 2 hearts", "Dora: 3 hearts"):
        hand.tap(name)
    hand.see("6 hearts left to place")
    # Twelve hearts at six: there is no thirteenth to tap.
    assert hand.control("Emil: 13 hearts").count() == 0
    hand.tap("Łukasz: 6 hearts")
    hand.see("42 of 42")
    assert hand.is_in_sight("Save")
    hand.tap("Save")
    see_totals(hand, 1, {"Ann": (8, 8), "Ben": (12, 12), "Cleo": (0, 0), "Łukasz": (19, 19)})


def test_seven_on_a_phone(take_hand: TakeHand) -> None:
    hand = take_hand(PHONE, path=address_of(2))
    record(hand, "Took everything", "小明")
    see_totals(hand, 1, {"Ann": (0, 0), "小明": (43, 43)})
    assert hand.is_in_sight("Record hand")


def test_sheet_and_entry_side_by_side_in_a_window(take_hand: TakeHand) -> None:
    hand = take_hand(DESKTOP, path=address_of(3))
    record(hand, "Took everything", "Ann")
    hand.tap("Record hand")
    see_totals(hand, 1, {"Ann": (43, 43), "Ben": (0, 0), "Cleo": (0, 0)})
    hand.see(re.compile("Ann deals, Ben leads"))
    hand.bring("Queen of spades: Ann")
    places = hand.boxes()
    sheet, entry = places["Hand 1, Cleo: 0 points, total 0"], places["Queen of spades: Ann"]
    assert sheet["x"] + sheet["width"] < entry["x"]
    for name in ("Queen of spades: Ben", "King of spades: Ben", "Ace of spades: Cleo"):
        hand.tap(name)
    hand.tap("Ann: 13 hearts")
    hand.tap("Save")
    see_totals(hand, 2, {"Ann": (13, 56), "Ben": (23, 23), "Cleo": (7, 7)})
