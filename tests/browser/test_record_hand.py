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


def test_a_usual_hand_takes_six_taps(phone: Hand) -> None:
    phone.open(f"{address_of(1)}/record")
    for name in (*USUAL, "Save"):
        assert phone.is_in_sight(name)
        phone.tap(name)
    assert phone.taps == 6
    see_totals(phone, 1, {"Ann": (17, 17), "Ben": (13, 13), "Cleo": (13, 13)})


def test_taking_everything_takes_three_taps(phone: Hand) -> None:
    phone.open(f"{address_of(1)}/record")
    for name in ("Took everything", "Ben", "Save"):
        phone.tap(name)
    assert phone.taps == 3
    see_totals(phone, 1, {"Ann": (0, 0), "Ben": (43, 43), "Cleo": (0, 0)})


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


def test_says_what_is_missing(phone: Hand) -> None:
    phone.open(f"{address_of(1)}/record")
    phone.see("0 of 43")
    phone.see("13 hearts left to place")
    assert phone.is_disabled("Save")
    phone.tap("Ann: 4 hearts")
    phone.see("9 hearts left to place")
    assert phone.is_disabled("Ben: 10 hearts")
    phone.tap("Ben: 9 hearts")
    phone.see("Who took the queen of spades?")
    for name in USUAL[:3]:
        assert phone.is_disabled("Save")
        phone.tap(name)
    phone.see("43 of 43")
    assert not phone.is_disabled("Save")
    # Touched again, the rest goes to who was touched longest ago.
    phone.tap("Cleo: 2 hearts")
    assert phone.is_selected("Ann: 2 hearts")
    assert phone.is_selected("Ben: 9 hearts")


def test_a_double_click_on_save_records_one_hand(phone: Hand, app: App) -> None:
    phone.open(f"{address_of(1)}/record")
    for name in USUAL:
        phone.tap(name)
    phone.bring("Save").dblclick()
    phone.see("Hand 1, Ann: 17 points, total 17")
    phone.miss("Hand 2, Ann: 17 points, total 34")
    app.restart()
    phone.open(address_of(1))
    phone.see("Hand 1, Ann: 17 points, total 17")
    phone.miss("Hand 2, Ann: 17 points, total 34")


def test_fast_taps_all_count(phone: Hand) -> None:
    phone.open(f"{address_of(1)}/record")
    places = [phone.bring(name).bounding_box() for name in USUAL]
    for place in places:
        assert place is not None
        phone.page.mouse.click(place["x"] + 20, place["y"] + 20)
    phone.see("Complete")
    for name in USUAL:
        assert phone.is_selected(name)
