"""What a screen reader announces by itself, without being asked to read."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import TakeHand
from tests.browser.hand import PHONE, Hand
from tests.games import game
from tests.keeping import address_of, keep

# What Flutter puts into its live region stays there for a moment only, so all of it is kept.
_LISTEN = """() => {
  const heard = document.body.appendChild(document.createElement('output'));
  heard.id = 'heard';
  new MutationObserver(changes => {
    for (const {target} of changes) {
      const part = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
      if (part && part.closest('flt-announcement-polite')) heard.append(part.textContent + '|');
    }
  }).observe(document, {subtree: true, childList: true, characterData: true});
}"""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return keep(tmp_path / "data", game(["Ann", "Ben", "Cleo"]))


def _listening(hand: Hand) -> Hand:
    hand.page.evaluate(_LISTEN)
    return hand


def _hears(hand: Hand, text: str) -> None:
    expect(hand.page.locator("#heard")).to_contain_text(text)


def test_what_is_asked_and_what_was_saved(take_hand: TakeHand) -> None:
    hand = _listening(take_hand(PHONE, path=f"{address_of(1)}/record"))
    hand.tap("Queen of spades: Ann")
    _hears(hand, "Who took the king of spades?")
    hand.tap("Took everything")
    hand.tap("Ben")
    _hears(hand, "Complete")
    hand.tap("Save")
    _hears(hand, "Saved. Ann 0, Ben 43, Cleo 0")


def test_whose_hearts_the_next_digit_is(take_hand: TakeHand) -> None:
    hand = _listening(take_hand(PHONE, path=f"{address_of(1)}/record"))
    for key in ("1", "2", "3", "4"):
        hand.press(key)
    _hears(hand, "Hearts of Ben. 9 hearts left to place")


def test_who_wins(take_hand: TakeHand) -> None:
    hand = _listening(take_hand(PHONE, path=address_of(1)))
    for _ in range(3):
        hand.tap("Record hand")
        hand.tap("Took everything")
        hand.tap("Ann")
        hand.tap("Save")
    _hears(hand, "Saved. Ann 43, Ben 0, Cleo 0. Ben and Cleo share the win")


def test_who_is_missing_and_who_was_drawn(take_hand: TakeHand) -> None:
    hand = _listening(take_hand(PHONE, path="/new"))
    hand.tap("Remove Cleo")
    _hears(hand, "3 to 7 can play: 1 more player needed.")
    hand.tap("Cleo")
    hand.tap("Draw the dealer")
    _hears(hand, " deals first")
