"""Recording a hand: few taps, all in sight, nothing twice."""

from pathlib import Path

import pytest

from tests.browser.conftest import TakeHand
from tests.browser.hand import PHONE, Hand
from tests.browser.steps import USUAL, see_totals
from tests.games import game
from tests.keeping import address_of, keep
from tests.running import App

THREE, FOUR = ["Ann", "Ben", "Cleo"], ["Ann", "Ben", "Cleo", "Dora"]
SPADES = ("Queen of spades", "King of spades", "Ace of spades")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return keep(tmp_path / "data", game(THREE), game(FOUR))


@pytest.fixture
def hand(take_hand: TakeHand) -> Hand:
    """Before the first hand of three, on a hand."""
    return take_hand(PHONE, path=f"{address_of(1)}/record")


def test_a_usual_hand_takes_six_taps(hand: Hand) -> None:
    for name in (*USUAL, "Save"):
        assert hand.is_in_sight(name)
        hand.tap(name)
    assert hand.taps == 6
    see_totals(hand, 1, {"Ann": (17, 17), "Ben": (13, 13), "Cleo": (13, 13)})


def test_taking_everything_takes_three_taps(hand: Hand) -> None:
    for name in ("Took everything", "Ben", "Save"):
        hand.tap(name)
    assert hand.taps == 3
    see_totals(hand, 1, {"Ann": (0, 0), "Ben": (43, 43), "Cleo": (0, 0)})


@pytest.mark.parametrize(("number", "players", "size"), [(1, THREE, PHONE), (2, FOUR, (412, 732))])
def test_all_of_it_is_in_sight(
    take_hand: TakeHand, number: int, players: list[str], size: tuple[int, int]
) -> None:
    hand = take_hand(size, path=f"{address_of(number)}/record")
    hearts = ["0 hearts", "1 heart", *(f"{count} hearts" for count in range(2, 14))]
    names = [f"{card}: {player}" for card in SPADES for player in players]
    names += [f"{player}: {count}" for player in players for count in hearts]
    places = hand.boxes()
    assert {*names, "Took everything", "Revoke", "Save"} <= places.keys()
    assert not hand.can_scroll()
    width, height = size
    for name, place in places.items():
        assert place["x"] >= 0, name
        assert place["y"] >= 0, name
        assert place["x"] + place["width"] <= width, name
        assert place["y"] + place["height"] <= height, name


def test_says_what_is_missing(hand: Hand) -> None:
    hand.see("0 of 43")
    for name, card in zip(USUAL[:3], ("queen", "king", "ace"), strict=True):
        hand.see(f"Who took the {card} of spades?")
        assert hand.is_disabled("Save")
        hand.tap(name)
    hand.see("13 hearts left to place")
    hand.tap("Ann: 4 hearts")
    hand.see("9 hearts left to place")
    assert hand.is_disabled("Ben: 10 hearts")
    hand.tap("Ben: 9 hearts")
    hand.see("43 of 43")
    assert not hand.is_disabled("Save")
    # Touched again, the rest goes to who was touched longest ago.
    hand.tap("Cleo: 2 hearts")
    assert hand.is_selected("Ann: 2 hearts")
    assert hand.is_selected("Ben: 9 hearts")


def test_a_double_click_on_save_records_one_hand(hand: Hand, app: App) -> None:
    for name in USUAL:
        hand.tap(name)
    hand.bring("Save").dblclick()
    hand.see("Hand 1, Ann: 17 points, total 17")
    hand.miss("Hand 2, Ann: 17 points, total 34")
    app.restart()
    hand.open(address_of(1))
    hand.see("Hand 1, Ann: 17 points, total 17")
    hand.miss("Hand 2, Ann: 17 points, total 34")


def test_fast_taps_all_count(hand: Hand) -> None:
    places = [hand.bring(name).bounding_box() for name in USUAL]
    for place in places:
        assert place is not None
        hand.page.mouse.click(place["x"] + 20, place["y"] + 20)
    hand.see("Complete")
    for name in USUAL:
        assert hand.is_selected(name)
