"""Two browsers on one app, and two copies of the app on the same data."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.conftest import TakeHand
from tests.browser.hand import PHONE, Hand
from tests.browser.steps import USUAL, record, tap_all
from tests.games import game
from tests.keeping import address_of, keep
from tests.running import App

SECOND = 1000
RECORDED = "Hand 1, Ann: 17 points, total 17"


class Line:
    """What joins a browser to the app, from its next page on."""

    def __init__(self, hand: Hand) -> None:
        self._open: list[WebSocketRoute] = []
        self._is_cut = False
        hand.page.route_web_socket(lambda _address: True, self._connect)

    def cut(self) -> None:
        """Let it be as where a phone sleeps or the network is gone."""
        self._is_cut = True
        for route in self._open:
            route.close()

    def mend(self) -> None:
        """Let whoever tries again get through."""
        self._is_cut = False

    def _connect(self, route: WebSocketRoute) -> None:
        if self._is_cut:
            route.close()
        else:
            route.connect_to_server()
            self._open.append(route)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return keep(tmp_path / "data", game(["Ann", "Ben", "Cleo"]))


def test_each_sees_the_others_change_within_a_second(take_hand: TakeHand) -> None:
    ann, ben = (take_hand(path=address_of(1)) for _ in range(2))
    record(ann, *USUAL)
    expect(ben._saying(RECORDED).first).to_be_visible(timeout=SECOND)
    ben.tap("Undo")
    ben.miss(RECORDED)
    expect(ann._saying(RECORDED)).to_have_count(0, timeout=SECOND)


def test_who_was_away_sees_what_was_changed(take_hand: TakeHand) -> None:
    ann, ben = (take_hand(path=address_of(1)) for _ in range(2))
    line = Line(ben)
    ben.reload()
    line.cut()
    record(ann, *USUAL)
    line.mend()
    # The client would try again by itself, the later the longer it was cut off.
    ben.reload()
    ben.see(RECORDED)


def test_the_later_save_is_told_and_shown_both(take_hand: TakeHand) -> None:
    ann, ben = (take_hand(path=f"{address_of(1)}/record") for _ in range(2))
    tap_all(ben, "Took everything", "Ben")
    tap_all(ann, *USUAL, "Save")
    ann.see(RECORDED)
    ben.tap("Save")
    ben.see(re.compile("Ann 17, Ben 13, Cleo 13"))
    ben.see(re.compile("Ben 43"))
    ann.see(RECORDED)


def test_a_second_copy_says_so_and_succeeds_the_first(
    app: App, browser: Browser, tmp_path: Path
) -> None:
    second = App(app.folder, tmp_path / "second.log")
    second.start()
    try:
        hand = Hand(browser, second.url, PHONE, dark=False)
        hand.open()
        only_read = "Until then everything can be looked at, and nothing changed."
        hand.see(re.compile("Another Scorepad is open on"))
        hand.see(only_read)
        app.kill()
        hand.miss(only_read)
        hand.tap("Continue")
        record(hand, *USUAL)
        hand.see(RECORDED)
    finally:
        second.kill()
    assert "Traceback" not in second.said(), second.said()
