"""Pictures of every screen, light and dark, on a phone, a tablet and a desktop.

`make screenshots` puts them into `screenshots/`, and the two that the README shows into `docs/`:
the real app on a real data folder, in Chromium.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.hand import DESKTOP, PHONE, Hand
from tests.browser.steps import tap_all
from tests.keeping import keep
from tests.running import PROJECT, App
from tests.tour import SCREENS, TABLE_AT, games
from tools import get_chromium

SIZES = {"phone": PHONE, "tablet": (820, 1180), "desktop": DESKTOP}
HALF_A_HAND = ("Queen of spades: Cleo", "King of spades: Ann", "Ann: 2 hearts", "Ben: 5 hearts")
Screens = dict[str, Callable[[Hand], None]]


def main() -> None:
    """Take all the pictures."""
    chromium = get_chromium.find() or sys.exit(get_chromium.ADVICE)
    with tempfile.TemporaryDirectory() as folder:
        begin = App(Path(folder, "begin"), Path(folder, "begin.log"))
        evening = App(keep(Path(folder, "evening"), *games()), Path(folder, "evening.log"))
        begin.start()
        evening.start()
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=chromium, args=get_chromium.ARGUMENTS
                )
                _take_for_readme(browser, evening)
                _take_all(browser, begin, _at_the_beginning())
                _take_all(browser, evening, _in_the_evening())
                browser.close()
        finally:
            begin.kill()
            evening.kill()


def _at_the_beginning() -> Screens:
    return {"home-empty": lambda hand: hand.open("/"), "new-empty": lambda hand: hand.open("/new")}


def _in_the_evening() -> Screens:
    screens: Screens = {name: _opener(path) for name, path in SCREENS.items()}
    screens["record-half"] = _half_a_hand
    screens["record-everything"] = _who_took_everything
    screens["new-adjust"] = _adjust
    return screens


def _opener(path: str) -> Callable[[Hand], None]:
    return lambda hand: hand.open(path)


def _half_a_hand(hand: Hand) -> None:
    hand.open(f"{TABLE_AT}/record")
    tap_all(hand, *HALF_A_HAND)


def _who_took_everything(hand: Hand) -> None:
    hand.open(f"{TABLE_AT}/record")
    hand.tap("Took everything")


def _adjust(hand: Hand) -> None:
    hand.open("/new")
    hand.tap("Adjust")


def _take_all(browser: Browser, app: App, screens: Screens) -> None:
    for size, pixels in SIZES.items():
        for dark in (False, True):
            hand = Hand(browser, app.url, pixels, dark)
            for name, show in screens.items():
                show(hand)
                look = "dark" if dark else "light"
                hand.screenshot(PROJECT / "screenshots" / f"{name}-{size}-{look}.png")
            hand.leave()


def _take_for_readme(browser: Browser, app: App) -> None:
    hand = Hand(browser, app.url, PHONE, dark=False, scale=2)
    hand.open(TABLE_AT)
    hand.screenshot(PROJECT / "docs" / "table.png")
    _half_a_hand(hand)
    hand.screenshot(PROJECT / "docs" / "entry.png")
    hand.leave()


if __name__ == "__main__":
    main()
