"""The end: by the rules, by agreement, and what comes after it."""

import re
from pathlib import Path

import pytest

from tests.browser.conftest import TakeHand
from tests.browser.hand import PHONE
from tests.browser.steps import record, see_totals, tap_all
from tests.games import everything, game
from tests.keeping import address_of, keep
from tests.running import App

SPLIT = ("Queen of spades: Peter", "King of spades: Paul", "Ace of spades: Paul", "Lev: 13 hearts")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    people = ["Peter", "Paul", "Lev"]
    stake = {"per_point": "1.00", "currency": "EUR"}
    alone = game(people, carried={"Peter": 87, "Paul": 73, "Lev": 52}, stake=stake)
    shared = game(people, carried={"Peter": 87, "Paul": 43, "Lev": 47}, stake=stake)
    begun = game(people, [{"captured": everything("Paul")}])
    return keep(tmp_path / "data", alone, shared, begun)


def test_the_winner_is_paid_the_differences(take_hand: TakeHand) -> None:
    hand = take_hand(PHONE, path=address_of(1))
    record(hand, *SPLIT)
    hand.see("Lev wins")
    hand.see("Somebody reached 100.")
    hand.see("Peter pays Lev €35.00")
    hand.see("Paul pays Lev €25.00")
    hand.see("100 − 65 = 35")
    hand.miss("Reopen")


def test_two_share_what_they_win(take_hand: TakeHand) -> None:
    hand = take_hand(PHONE, path=address_of(2))
    record(hand, *SPLIT)
    hand.see("Paul and Lev share the win")
    hand.see("Peter pays Paul €20.00")
    hand.see("Peter pays Lev €20.00")


def test_ends_by_agreement_and_goes_on(take_hand: TakeHand, app: App) -> None:
    hand = take_hand(PHONE, path=address_of(3))
    tap_all(hand, "End game", "By agreement")
    hand.see("Peter and Lev share the win")
    hand.see("Ended by agreement.")
    app.restart()
    hand.reload()
    hand.tap("Reopen")
    see_totals(hand, 1, {"Peter": (0, 0), "Paul": (43, 43), "Lev": (0, 0)})
    tap_all(hand, "End game", "The time is up")
    hand.see("The time was up.")
    hand.tap("Rematch")
    # Lev dealt the first hand of the game before, Peter would have dealt its second.
    hand.see(re.compile("Peter deals, Paul leads"))
    hand.see(re.compile("No hand yet"))


def test_goes_on_with_other_people(take_hand: TakeHand) -> None:
    hand = take_hand(PHONE, path=address_of(3))
    tap_all(hand, "End game", "Go on with other people", "Remove Paul")
    hand.type_into("Player name", "Mia")
    hand.tap("Add player")
    hand.see("14 points")
    hand.tap("The worst")
    hand.see("43 points")
    hand.tap("Go on")
    hand.see(re.compile("Brought in, Peter: 0 points"))
    hand.see(re.compile("Brought in, Mia: 43 points"))
    hand.miss(re.compile("Paul"))
    hand.open("/")
    hand.see(re.compile("Played on with other people"))
