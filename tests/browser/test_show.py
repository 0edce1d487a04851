"""The table on other phones: followed by everybody on a page of its own, kept by one in the app."""

import re
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from scorepad.game.progress import progress
from scorepad.share.page import viewers_page
from scorepad.share.sheet import sheet
from scorepad.words.language import language
from tests.browser.between import Between
from tests.browser.conftest import TakeHand
from tests.browser.hand import PHONE, Hand
from tests.browser.steps import USUAL, record
from tests.games import game
from tests.keeping import address_of, keep
from tests.running import App

SECOND = 1000
STRANGER = "192.168.1.77"
VIEWERS_ADDRESS = re.compile(r"^http://127\.0\.0\.2:\d+/[\w-]{22}$")
KEEPERS_ADDRESS = re.compile(r"^http://127\.0\.0\.2:\d+/keep/[\w-]{22}$")
BACKGROUND = "getComputedStyle(document.body).backgroundColor"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return keep(tmp_path / "data", game(["Ann", "Łukasz", "<b>Cleo</b>"]))


@pytest.fixture
def app(data: Path, tmp_path: Path) -> Iterator[App]:
    """The app, which shows what it shows to this machine alone."""
    app = App(data, tmp_path / "app.log", module="tests.browser.at_home")
    app.start()
    yield app
    assert app.interrupt() == 0
    assert "Traceback" not in app.said(), app.said()


@pytest.fixture
def table(take_hand: TakeHand) -> Hand:
    """The phone on the table, which shows its game."""
    hand = take_hand(PHONE, path=address_of(1))
    hand.tap("Show to the table")
    hand.tap("Show it")
    return hand


def address(hand: Hand, pattern: re.Pattern[str]) -> str:
    """The address that a phone shows."""
    hand.see(pattern)
    return hand.page.get_by_text(pattern).first.inner_text()


def open_page(browser: Browser, url: str, **options: object) -> Page:
    """An ordinary page in a browser of somebody else."""
    page = browser.new_context(viewport={"width": 320, "height": 568}, **options).new_page()
    page.goto(url)
    return page


def test_a_viewer_sees_each_hand_within_a_second(table: Hand, browser: Browser) -> None:
    shown = address(table, VIEWERS_ADDRESS)
    viewer = open_page(browser, shown)
    asked: list[str] = []
    viewer.on("request", lambda request: asked.append(request.url))
    expect(viewer.get_by_role("columnheader", name="<b>Cleo</b>")).to_be_visible()
    expect(viewer.get_by_role("row", name="Total 0")).to_be_visible()
    table.tap("Back")
    table.tap("Record hand")
    for name in USUAL:
        table.tap(name.replace("Ben", "Łukasz").replace("Cleo", "<b>Cleo</b>"))
    began = time.monotonic()
    table.bring("Save").click()
    expect(viewer.get_by_role("row", name="1 +17 17 +13 13 +13 13")).to_be_visible(timeout=SECOND)
    assert time.monotonic() - began < 2  # the tap itself and Playwright included
    assert asked == []  # all came on the stream that was open
    wide = "document.documentElement.scrollWidth > innerWidth"
    assert viewer.evaluate(wide) is False


def test_a_viewer_comes_back_after_a_lost_connection(table: Hand, browser: Browser) -> None:
    shown = urlsplit(address(table, VIEWERS_ADDRESS))
    with Between(f"http://{shown.netloc}").standing() as line:
        viewer = open_page(browser, line.url + shown.path)
        lost = viewer.get_by_text("The connection is lost. It comes back by itself.")
        expect(viewer.locator("#said")).to_contain_text(": 0 points")
        line.cut()
        expect(lost).to_be_visible()
        table.tap("Back")
        table.tap("Record hand")
        table.tap("Took everything")
        table.tap("Ann")
        table.tap("Save")
        line.mend()
        expect(viewer.get_by_role("row", name="1 +43 43 0 0")).to_be_visible(timeout=10 * SECOND)
        expect(lost).to_be_hidden()
        viewer.context.close()


@pytest.mark.parametrize("players", [3, 7])
def test_the_longest_names_make_no_page_wider_than_a_phone(browser: Browser, players: int) -> None:
    of = game([letter * 40 for letter in "WЖMQOGD"[:players]])
    viewer = open_page(browser, "about:blank", java_script_enabled=False)
    shown = sheet(of, progress(of), with_money=True)
    viewer.set_content(viewers_page(language("en"), shown))
    expect(viewer.get_by_role("table")).to_be_visible()
    assert viewer.evaluate("document.documentElement.scrollWidth") == 320
    viewer.context.close()


def test_a_viewer_whose_clock_is_put_back_begins_anew(table: Hand, browser: Browser) -> None:
    viewer = open_page(browser, address(table, VIEWERS_ADDRESS))
    expect(viewer.locator("#said")).to_contain_text(": 0 points")
    with viewer.expect_request("**/live", timeout=5 * SECOND):
        viewer.evaluate("(now => { Date.now = () => now() - 3600000; })(Date.now)")


def test_each_viewer_has_the_own_page_until_it_is_hidden(table: Hand, browser: Browser) -> None:
    shown = address(table, VIEWERS_ADDRESS)
    other = open_page(browser, shown, locale="pl-PL", color_scheme="dark")
    expect(other.get_by_text("rozdaje").first).to_be_visible()
    assert other.locator("html").get_attribute("lang") == "pl"
    assert other.evaluate(BACKGROUND) == "rgb(16, 21, 18)"
    plain = open_page(browser, shown, java_script_enabled=False)
    expect(plain.get_by_role("columnheader", name="Łukasz")).to_be_visible()
    viewer = open_page(browser, shown)
    assert viewer.evaluate(BACKGROUND) == "rgb(247, 251, 245)"
    expect(viewer.locator("#said")).to_contain_text(": 0 points")
    table.tap("Show it no more")
    expect(viewer.get_by_role("main")).to_have_text("The table is not shown any more.")
    assert viewer.get_by_text("Łukasz").count() == 0
    with pytest.raises(Error, match="ERR_CONNECTION_REFUSED"):
        viewer.reload()
    table.see("Show it")


def test_one_other_phone_keeps_the_score(table: Hand, app: App, browser: Browser) -> None:
    with Between(app.url, STRANGER).standing() as line:
        stranger = open_page(browser, line.url)
        assert stranger.content().count("404") == 2
        stranger.context.close()
    table.tap("Make a code")
    keepers = urlsplit(address(table, KEEPERS_ADDRESS))
    assert keepers.port != urlsplit(app.url).port
    with Between(f"http://{keepers.netloc}", STRANGER).standing() as line:
        other = Hand(browser, line.url, PHONE, dark=False)
        other.page.goto(line.url + keepers.path)
        other.page.get_by_role("button", name="Keep the score on this phone").click()
        other.page.wait_for_url(line.url + address_of(1))
        other._wake_up()
        table.see("One other phone keeps the score.")
        record(other, "Took everything", "Ann")
        other.see("Hand 1, Ann: 43 points, total 43")
        # The code is used up, and whoever has seen it gets nothing for it.
        stranger = open_page(browser, line.url + keepers.path)
        assert stranger.content().count("404") == 2
        table.tap("Show it no more")
        table.see("Show it")
        with pytest.raises(Error, match="net::ERR_"):
            other.page.goto(line.url)
        assert other.outside == []
        other.page.context.close()
        stranger.context.close()
    table.tap("Back")
    table.see("Hand 1, Ann: 43 points, total 43")
