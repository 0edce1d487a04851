"""A phone upright and on its side, and a window: turning and resizing lose nothing."""

from pathlib import Path

import pytest

from tests.browser.conftest import TakeHand
from tests.browser.hand import DESKTOP, PHONE, Hand
from tests.browser.steps import see_totals, tap_all
from tests.games import game
from tests.keeping import address_of, keep

ON_ITS_SIDE = (PHONE[1], PHONE[0])
SIZES = (ON_ITS_SIDE, DESKTOP, PHONE)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return keep(tmp_path / "data", game(["Ann", "Ben", "Cleo"]))


def resize(hand: Hand, size: tuple[int, int]) -> None:
    hand.settle()
    hand.page.set_viewport_size({"width": size[0], "height": size[1]})
    hand.settle()


def test_half_a_hand_stays_whatever_is_turned(take_hand: TakeHand) -> None:
    hand = take_hand(path=f"{address_of(1)}/record")
    tap_all(hand, "Queen of spades: Ann", "Ann: 4 hearts")
    for size in SIZES:
        resize(hand, size)
        assert hand.is_selected("Queen of spades: Ann")
        assert hand.is_selected("Ann: 4 hearts")
    tap_all(hand, "King of spades: Ben", "Ace of spades: Cleo", "Ben: 3 hearts", "Save")
    see_totals(hand, 1, {"Ann": (17, 17), "Ben": (13, 13), "Cleo": (13, 13)})


def test_what_is_typed_stays(take_hand: TakeHand) -> None:
    hand = take_hand(path="/new")
    hand.tap("Remove Cleo")
    hand.type_into("Player name", "Dora")
    for size in SIZES:
        resize(hand, size)
    hand.tap("Add player")
    hand.see("Remove Dora")
    hand.tap("Start game")
    hand.see("No hand yet. When the cards are played, tap Record hand.")


def test_the_places_are_below_on_a_phone_and_beside_in_a_window(take_hand: TakeHand) -> None:
    hand = take_hand()
    hand.tap("Settings", "tab")
    hand.see("Backups")
    resize(hand, DESKTOP)
    hand.see("Backups")
    hand.tap("People Tab 3 of 4")
    hand.see("Ann")
    resize(hand, PHONE)
    hand.tap("Games", "tab")
    hand.see("Continue")
