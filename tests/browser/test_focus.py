"""Where the keyboard is after each step: whoever uses no pointer goes on from there."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import TakeHand
from tests.browser.hand import A_MOMENT, PATIENCE, PHONE, Hand
from tests.browser.steps import USUAL
from tests.games import game
from tests.keeping import address_of, keep


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return keep(tmp_path / "data", game(["Ann", "Ben", "Cleo"]))


def test_saving_undoing_and_redoing_stay_at_their_buttons(take_hand: TakeHand) -> None:
    hand = take_hand(PHONE, path=address_of(1))
    for name in ("Record hand", *USUAL, "Save"):
        _enter(hand, name)
    hand.see("Hand 1, Ann: 17 points, total 17")
    _is_at(hand, "Record hand")
    for name in ("Record hand", "Took everything", "Ann", "Save"):
        _enter(hand, name)
    hand.see("Hand 2, Ann: 43 points, total 60")
    _enter(hand, "Undo")
    hand.miss("Hand 2, Ann: 43 points, total 60")
    # Redo has come before it.
    _is_at(hand, "Undo")
    # By a way round: what had the keyboard before Redo had it would have it again.
    hand.control("Rules").focus()
    _enter(hand, "Redo")
    hand.see("Hand 2, Ann: 43 points, total 60")
    # Redo has gone.
    _is_at(hand, "Undo")


def test_after_a_save_the_keyboard_is_where_one_goes_on(take_hand: TakeHand) -> None:
    hand = take_hand(PHONE, path=address_of(1))
    for name in ("Record hand", *USUAL, "Save", "Hand 1, Ann: 17 points, total 17"):
        _enter(hand, name)
    for name in ("Correct hand 1", "Took everything", "Ann", "Save"):
        _enter(hand, name)
    hand.see("Hand 1, Ann: 43 points, total 43")
    _is_at(hand, "Record hand")
    for _hand in range(2):
        for name in ("Record hand", "Took everything", "Ann", "Save"):
            _enter(hand, name)
    hand.see("Ben and Cleo share the win")
    _is_at(hand, "Rematch")


def test_a_dialog_takes_the_keyboard_and_gives_it_back(take_hand: TakeHand) -> None:
    hand = take_hand(PHONE, path=f"{address_of(1)}/record")
    _enter(hand, "Took everything")
    _is_at(hand, "Ann")
    hand.press("Escape")
    _is_at(hand, "Took everything")
    hand.press("Enter")
    _enter(hand, "Cancel")
    _is_at(hand, "Took everything")
    hand.press("Enter")
    hand.press("Enter")
    hand.see("43 of 43")
    _is_at(hand, "Took everything")


def test_a_dialog_that_refuses_or_asks_again_keeps_the_keyboard(take_hand: TakeHand) -> None:
    hand = take_hand(PHONE, path="/people/Ann")
    _enter(hand, "Rename")
    _is_at(hand, "Name", "textbox")
    _retype(hand, "Name", "Ben")
    hand.see("Ann and Ben sat at one table in 1 game, so they are two people")
    _is_at(hand, "Name", "textbox")
    hand.press("Escape")
    _is_at(hand, "Rename")
    _enter(hand, "The same as…")
    _is_at(hand, "Ben")
    hand.press("Enter")
    hand.see("Ann is Ben?")
    _is_at(hand, "Cancel")
    hand.press("Escape")
    _is_at(hand, "The same as…")


def test_seats_are_filled_and_put_in_order_without_looking_for_the_keyboard(
    take_hand: TakeHand,
) -> None:
    hand = take_hand(PHONE, path="/new")
    hand.type_into("Player name", "Dora")
    _enter(hand, "Add player")
    hand.see("Dora deals first")
    _is_at(hand, "Player name", "textbox")
    _retype(hand, "Player name", "Ed")
    hand.see("Ed deals first")
    _is_at(hand, "Player name", "textbox")
    _retype(hand, "Player name", "Ed")
    hand.see("Somebody here is already called Ed; choose another name")
    _is_at(hand, "Player name", "textbox")
    for pressed, then in (
        ("Move Dora up", "Move Dora up"),
        ("Move Ann down", "Move Ann down"),
        # The last one cannot go further down, nor the first one up.
        ("Move Cleo down", "Move Cleo up"),
        ("Move Ann up", "Move Ann down"),
        ("Remove Ben", "Remove Dora"),
        ("Adjust", "Done adjusting"),
    ):
        _enter(hand, pressed)
        _is_at(hand, then)


def _enter(hand: Hand, name: str) -> None:
    """Go to a control, as Tab does after some time, and press Enter."""
    hand.settle()
    control = hand.control(name)
    expect(control).to_be_enabled(timeout=PATIENCE)
    control.focus()
    hand.press("Enter")


def _is_at(hand: Hand, name: str, role: str = "button") -> None:
    """Wait until the keyboard is at a control."""
    hand.settle()
    expect(hand.control(name, role)).to_be_focused(timeout=A_MOMENT)


def _retype(hand: Hand, label: str, text: str) -> None:
    """Type into the field that has the keyboard, and press Enter."""
    hand.settle()
    hand.page.keyboard.press("ControlOrMeta+A")
    hand.page.keyboard.type(text, delay=15)
    expect(hand.control(label, "textbox")).to_have_value(text)
    hand.press("Enter")
