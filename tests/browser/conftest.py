"""The real app, new for each test, and a real browser, with an empty profile for each."""

import os
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from socket import socket

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.hand import DESKTOP, PHONE, Hand
from tests.running import App
from tools import get_chromium

TakeHand = Callable[..., Hand]


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of Chromium; without one the browser tests fail, and say what to install."""
    return os.environ.get("CHROMIUM") or get_chromium.find() or pytest.fail(get_chromium.ADVICE)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of the data: empty, where a test does not put games into it."""
    return tmp_path / "data"


@pytest.fixture(scope="package")
def address() -> str:
    """Where every test has its app: by it the browser knows what it has compiled.

    The port is none that a system gives to whoever wants any.
    """
    while True:
        with socket() as trial, suppress(OSError):
            trial.bind(("127.0.0.1", random.randrange(20_000, 30_000)))
            return f"http://127.0.0.1:{trial.getsockname()[1]}"


@pytest.fixture
def app(data: Path, tmp_path: Path, address: str) -> Iterator[App]:
    """The app on the data; what it does wrong in its log fails the test."""
    app = App(data, tmp_path / "app.log", url=address)
    app.start()
    yield app
    app.kill()
    assert "Traceback" not in app.said(), app.said()


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    """A browser for the tests of this folder alone: while it is open, no event loop can run."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=get_chromium.ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def known(browser: Browser) -> BrowserContext:
    """A browser that keeps what it has compiled: a page in it is there in half the time."""
    return browser.new_context(locale="en-US")


@pytest.fixture(autouse=True)
def nothing_left(browser: Browser, known: BrowserContext, address: str) -> Iterator[None]:
    """Close what a test has opened: a page whose app has gone would turn its wheel for ever."""
    yield
    for context in browser.contexts:
        if context is not known:
            context.close()
    for page in known.pages:
        page.close()
    devtools = known.new_cdp_session(known.new_page())
    kept = {"origin": address, "storageTypes": "local_storage"}
    devtools.send("Storage.clearDataForOrigin", kept)


@pytest.fixture
def take_hand(app: App, browser: Browser, known: BrowserContext) -> Iterator[TakeHand]:
    """Open the app for one more person; nothing may be asked of another machine."""
    hands: list[Hand] = []

    def take(
        size: tuple[int, int] = PHONE, dark: bool = False, path: str = "/", scale: float = 1
    ) -> Hand:
        # Everybody has a browser; only the first one's knows the app from before.
        context = None if hands or scale != 1 else known
        hand = Hand(browser, app.url, size, dark, scale, context=context)
        hands.append(hand)
        hand.open(path)
        return hand

    yield take
    for hand in hands:
        print(hand.seen())  # pytest shows it where the test failed
        hand.leave()
    assert [url for hand in hands for url in hand.outside] == []


@pytest.fixture
def phone(take_hand: TakeHand) -> Hand:
    """The app on a phone of 360 × 640."""
    return take_hand(PHONE)


@pytest.fixture
def desktop(take_hand: TakeHand) -> Hand:
    """The app in a window of 1280 × 800."""
    return take_hand(DESKTOP)
