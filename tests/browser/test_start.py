"""The app as it comes up in a browser."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import TakeHand
from tests.browser.hand import DESKTOP, PHONE, Hand
from tests.running import App


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_comes_up(take_hand: TakeHand, size: tuple[int, int], dark: bool) -> None:
    hand = take_hand(size, dark=dark)
    expect(hand.page).to_have_title("Scorepad")
    assert hand.page.get_by_role("button").count() > 0


def test_comes_up_again_after_it_was_killed(phone: Hand, app: App) -> None:
    app.restart()
    phone.reload()
    expect(phone.page).to_have_title("Scorepad")


def test_ends_quietly_while_somebody_looks_at_it(phone: Hand, app: App) -> None:
    assert app.interrupt() == 0
    assert app.said().count("\n") == 1
