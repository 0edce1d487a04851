"""The hand of the browser tests hits what it means, with a small app of its own."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import TimeoutError as NotInTime

from tests.browser.hand import PHONE, Hand
from tests.running import App


@pytest.fixture
def trial(tmp_path) -> Iterator[App]:
    app = App(tmp_path, tmp_path / "trial.log", module="tests.browser.trial")
    app.start()
    yield app
    app.kill()


@pytest.fixture
def hand(trial: App, browser: Browser) -> Hand:
    hand = Hand(browser, trial.url, PHONE, dark=False)
    hand.open()
    return hand


def test_taps_what_is_scrolled_out_of_sight(hand: Hand) -> None:
    for number in (2, 40, 20, 39, 1):
        hand.tap(f"Set {number}")
        assert hand.is_selected(f"Set {number}")
    assert hand.taps == 5
    assert not hand.is_selected("Set 2")
    assert not hand.is_in_sight("Set 30")
    hand.see("number 1")


def test_does_not_tap_what_is_disabled(hand: Hand) -> None:
    assert hand.is_disabled("Set 3")
    hand.page.set_default_timeout(500)
    with pytest.raises(NotInTime):
        hand.tap("Set 3")
    assert hand.taps == 0
    hand.see("number 0")


def test_does_not_see_what_is_not_there(hand: Hand, monkeypatch) -> None:
    monkeypatch.setattr("tests.browser.hand.PATIENCE", 300)
    hand.miss("number 1")
    with pytest.raises(AssertionError):
        hand.see("number 1")
    with pytest.raises(AssertionError):
        hand.miss("number 0")
    with pytest.raises(AssertionError):
        hand.tap("Set 99")


def test_types_in_place_of_what_is_there(hand: Hand) -> None:
    hand.type_into("Player name", "Ann")
    hand.see("name Ann")
    hand.type_into("Player name", "Łukasz 2")
    hand.see("name Łukasz 2")


def test_works_by_keyboard(hand: Hand) -> None:
    hand.press("Tab")
    assert hand.focused() == "Player name"
    hand.press("Tab")
    assert hand.focused() == "Set 1"
    hand.press("Enter")
    hand.see("number 1")


def test_notes_what_leaves_the_machine(hand: Hand) -> None:
    assert hand.outside == []
    with hand.page.expect_request("**/picture.png"):
        hand.tap("Set 9")
    assert hand.outside == ["https://elsewhere.example/picture.png"]


def test_finds_the_app_again_after_it_was_killed(hand: Hand, trial: App) -> None:
    url = trial.url
    hand.tap("Set 5")
    trial.restart()
    assert trial.url == url
    hand.reload()
    hand.see("number 0")
