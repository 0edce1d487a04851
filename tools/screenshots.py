"""Pictures of every screen, light and dark, on a phone, a tablet and a desktop.

`make screenshots` puts them into `screenshots/`, and the two that the README shows into `docs/`:
the real app on a real data folder, in Chromium.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from scorepad.game.model import Game
from tests.browser.hand import DESKTOP, PHONE, Hand
from tests.browser.steps import tap_all
from tests.games import everything, game
from tests.keeping import address_of, keep
from tests.running import PROJECT, App
from tools import get_chromium

SIZES = {"phone": PHONE, "tablet": (820, 1180), "desktop": DESKTOP}
PEOPLE = ["Ann", "Ben", "Cleo"]
STAKE = {"per_point": "0.10", "currency": "EUR"}
HALF_A_HAND = ("Queen of spades: Cleo", "King of spades: Ann", "Ann: 2 hearts", "Ben: 5 hearts")
TABLE, RESULT, SEVEN = map(address_of, (4, 1, 3))
Screens = dict[str, Callable[[Hand], None]]


def main() -> None:
    """Take all the pictures."""
    chromium = get_chromium.find() or sys.exit(get_chromium.ADVICE)
    with tempfile.TemporaryDirectory() as folder:
        begin = App(Path(folder, "begin"), Path(folder, "begin.log"))
        evening = App(keep(Path(folder, "evening"), *_games()), Path(folder, "evening.log"))
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


def _games() -> list[Game]:
    """Two that are over, one of seven, and the one in play."""
    hands = [
        {
            "captured": {
                "Ann": {"QS": 1, "hearts": 4},
                "Ben": {"KS": 1, "hearts": 3},
                "Cleo": {"AS": 1, "hearts": 6},
            }
        },
        {
            "captured": {
                "Ann": {"hearts": 7},
                "Ben": {"QS": 1, "hearts": 2},
                "Cleo": {"KS": 1, "AS": 1, "hearts": 4},
            }
        },
        {"captured": {"Ben": {"AS": 1, "hearts": 1}, "Cleo": {"QS": 1, "KS": 1, "hearts": 12}}},
        {"captured": {"Ann": {"KS": 1, "hearts": 8}, "Ben": {"QS": 1, "AS": 1, "hearts": 5}}},
    ]
    seven = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Łukasz", "小明"]
    return [
        game(PEOPLE, [*hands, {"captured": everything("Cleo")}], stake=STAKE),
        game(["Peter", "Paul", "Lev"], carried={"Peter": 100, "Paul": 60, "Lev": 60}, stake=STAKE),
        game(seven, [{"captured": everything("小明")}, {"captured": everything("Dora")}]),
        game(PEOPLE, hands, stake=STAKE),
    ]


def _at_the_beginning() -> Screens:
    return {"home-empty": lambda hand: hand.open("/"), "new-empty": lambda hand: hand.open("/new")}


def _in_the_evening() -> Screens:
    paths = {
        "home": "/",
        "new": "/new",
        "table": TABLE,
        "table-seven": SEVEN,
        "record": f"{TABLE}/record",
        "record-seven": f"{SEVEN}/record",
        "hand": f"{TABLE}/hand/1",
        "correct": f"{TABLE}/hand/2/correct",
        "result": f"{RESULT}/result",
        "rules": f"{TABLE}/rules",
        "share": f"{RESULT}/share",
        "change": f"{TABLE}/change",
        "go-on": f"{TABLE}/go-on",
        "log": f"{TABLE}/log",
        "big": f"{TABLE}/big",
        "show": f"{TABLE}/show",
        "season": "/season",
        "seasons": "/season/list",
        "history": "/season/history",
        "people": "/people",
        "person": "/people/Ann",
        "import": "/settings/import",
        "settings": "/settings",
    }
    screens: Screens = {name: _opener(path) for name, path in paths.items()}
    screens["record-half"] = _half_a_hand
    screens["record-everything"] = _who_took_everything
    screens["new-adjust"] = _adjust
    return screens


def _opener(path: str) -> Callable[[Hand], None]:
    return lambda hand: hand.open(path)


def _half_a_hand(hand: Hand) -> None:
    hand.open(f"{TABLE}/record")
    tap_all(hand, *HALF_A_HAND)


def _who_took_everything(hand: Hand) -> None:
    hand.open(f"{TABLE}/record")
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
            hand.page.context.close()


def _take_for_readme(browser: Browser, app: App) -> None:
    hand = Hand(browser, app.url, PHONE, dark=False, scale=2)
    hand.open(TABLE)
    hand.screenshot(PROJECT / "docs" / "table.png")
    _half_a_hand(hand)
    hand.screenshot(PROJECT / "docs" / "entry.png")
    hand.page.context.close()


if __name__ == "__main__":
    main()
