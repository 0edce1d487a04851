"""A phone upright and on its side, and a window: turning and resizing lose nothing."""

from pathlib import Path

import pytest

from tests.browser.conftest import TakeHand
from tests.browser.hand import DESKTOP, PHONE, SMALLEST, TWICE_AS_BIG, Hand
from tests.browser.steps import USUAL, see_totals, tap_all
from tests.games import everything, game
from tests.keeping import address_of, keep

ON_ITS_SIDE = (PHONE[1], PHONE[0])
SEVEN, THREE = address_of(1), address_of(2)
SIZES = (ON_ITS_SIDE, DESKTOP, PHONE)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    seven = game("ABCDEFG", [{"captured": everything("A")}])
    return keep(tmp_path / "data", seven, game(["Ann", "Ben", "Cleo"]))


def resize(hand: Hand, size: tuple[int, int]) -> None:
    hand.settle()
    hand.page.set_viewport_size({"width": size[0], "height": size[1]})
    hand.settle()


def test_half_a_hand_stays_whatever_is_turned(take_hand: TakeHand) -> None:
    hand = take_hand(path=f"{THREE}/record")
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
    resize(hand, ON_ITS_SIDE)
    hand.tap("Season Tab 2 of 4")
    resize(hand, PHONE)
    hand.tap("Games", "tab")
    hand.see("Continue")


def test_twice_as_big_texts_have_room_on_the_smallest_phone(take_hand: TakeHand) -> None:
    hand = take_hand(size=SMALLEST)
    hand.page.add_init_script(TWICE_AS_BIG)
    hand.open(f"{THREE}/record")
    hand.bring("Save")
    assert hand.boxes()["Save"]["width"] > SMALLEST[0] * 0.9
    tap_all(hand, *USUAL, "Save")
    see_totals(hand, 1, {"Ann": (17, 17), "Ben": (13, 13), "Cleo": (13, 13)})
    last = hand.boxes()["Hand 1, Cleo: 13 points, total 13"]
    assert last["x"] + last["width"] <= SMALLEST[0]
    # Points and total stand one above the other, in a row that is higher than usual.
    assert last["height"] > 100
    hand.open(f"{THREE}/hand/1")
    assert hand.boxes()["Correct hand 1"]["width"] > SMALLEST[0] / 2


def test_seven_columns_scroll_sideways_where_texts_are_twice_as_big(take_hand: TakeHand) -> None:
    hand = take_hand(size=SMALLEST)
    hand.page.add_init_script(TWICE_AS_BIG)
    hand.open(SEVEN)
    last = "Hand 1, G: 0 points, total 0"
    assert not hand.is_in_sight(last)
    hand.bring(last)
    assert hand.is_in_sight(last)
    hand.tap("Record hand")


def test_a_long_line_beside_a_switch_stays_on_the_screen(take_hand: TakeHand) -> None:
    hand = take_hand(size=SMALLEST, path="/new")
    hand.tap("Adjust")
    line = "The queen of spades goes at the first trick in which her holder is void"
    box = hand.bring(line, "switch").bounding_box()
    assert box
    assert box["x"] + box["width"] <= SMALLEST[0]
