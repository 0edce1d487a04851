"""Correcting, deleting, undoing, redoing."""

import re
from pathlib import Path

import pytest

from tests.browser.conftest import TakeHand
from tests.browser.hand import PHONE, Hand
from tests.browser.steps import see_totals, tap_all
from tests.games import everything, game
from tests.keeping import address_of, keep
from tests.running import App


@pytest.fixture
def data(tmp_path: Path) -> Path:
    hands = [{"captured": everything(player)} for player in ("Ann", "Ben")]
    return keep(tmp_path / "data", game(["Ann", "Ben", "Cleo"], hands))


@pytest.fixture
def hand(take_hand: TakeHand) -> Hand:
    """Before the sheet, two hands recorded."""
    return take_hand(PHONE, path=address_of(1))


def test_corrects_a_hand_and_undoes_it(hand: Hand) -> None:
    see_totals(hand, 2, {"Ann": (0, 43), "Ben": (43, 43), "Cleo": (0, 0)})
    hand.tap("Hand 1, Ann: 43 points, total 43")
    hand.see("13 hearts")
    hand.tap("Correct hand 1")
    assert hand.is_selected("Ann: 13 hearts")
    tap_all(hand, "Queen of spades: Cleo", "Save")
    see_totals(hand, 1, {"Ann": (30, 30), "Ben": (0, 0), "Cleo": (13, 13)})
    see_totals(hand, 2, {"Ann": (0, 30), "Ben": (43, 43), "Cleo": (0, 13)})
    hand.tap("Undo")
    hand.see("Undone: Hand 1 corrected")
    see_totals(hand, 2, {"Ann": (0, 43), "Ben": (43, 43), "Cleo": (0, 0)})
    hand.tap("Redo")
    see_totals(hand, 2, {"Ann": (0, 30), "Ben": (43, 43), "Cleo": (0, 13)})


def test_deletes_a_hand_and_undoes_it_after_a_restart(hand: Hand, app: App) -> None:
    hand.tap("Hand 1, Ann: 43 points, total 43")
    hand.tap("Delete hand 1")
    see_totals(hand, 1, {"Ann": (0, 0), "Ben": (43, 43), "Cleo": (0, 0)})
    hand.miss("Hand 2, Ben: 43 points, total 43")
    app.restart()
    hand.reload()
    hand.tap("Undo")
    see_totals(hand, 1, {"Ann": (43, 43)})
    see_totals(hand, 2, {"Ben": (43, 43)})
    assert hand.is_disabled("Undo")
    app.restart()
    hand.reload()
    hand.tap("Redo")
    see_totals(hand, 1, {"Ben": (43, 43)})
    hand.miss("Redo")


def test_keeps_half_a_hand_while_an_older_one_is_corrected(hand: Hand) -> None:
    tap_all(hand, "Record hand", "Queen of spades: Ben", "Cleo: 2 hearts", "Back")
    tap_all(hand, "Hand 1, Ann: 43 points, total 43", "Correct hand 1")
    tap_all(hand, "Queen of spades: Cleo", "Save", "Record hand")
    assert hand.is_selected("Queen of spades: Ben")
    assert hand.is_selected("Cleo: 2 hearts")
    tap_all(hand, "Back", "Undo", "Record hand")
    assert hand.is_selected("Queen of spades: Ben")


def test_a_change_of_the_target_can_set_later_hands_aside(hand: Hand) -> None:
    hand.tap("Change table")
    hand.type_into("Target", "40")
    hand.tap("Change")
    hand.see("Ben and Cleo share the win")
    hand.see(re.compile("1 later hand is set aside"))
    hand.miss("Hand 2, Ben: 43 points, total 43")
    hand.tap("Undo")
    see_totals(hand, 2, {"Ann": (0, 43), "Ben": (43, 43), "Cleo": (0, 0)})
