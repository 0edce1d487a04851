"""In every language nothing is cut off on any screen of a phone, in big print neither."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from scorepad.words import _
from scorepad.words.cards import group_name, hearts_counted
from scorepad.words.language import LANGUAGES, language, spoken
from scorepad.words.table import capitalised
from tests.browser.cut_off import CANVASKIT, WATCH, cut_off
from tests.browser.hand import PHONE, SMALLEST, TWICE_AS_BIG, Hand
from tests.keeping import keep
from tests.running import App
from tests.tour import SCREENS, SEVEN, games

Watch = Callable[..., Hand]
HIGH, HIGHER = 4000, 8000
"""So high that all of a screen is laid out."""
TOO_NARROW = 120
LONGEST_WORDS = "ru"
BROKEN = "a word in two lines"


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    """The app in an evening, for all of these tests: they change nothing."""
    folder = tmp_path_factory.mktemp("evening")
    app = App(keep(folder / "data", *games()), folder / "app.log", **CANVASKIT)
    app.start()
    yield app
    app.kill()
    assert "Traceback" not in app.said(), app.said()


@pytest.fixture
def watch(evening: App, browser: Browser) -> Iterator[Watch]:
    """Take a hand at a browser of this size and language; the test speaks it as well."""
    before = spoken.set(None)

    def take(size: tuple[int, int], code: str, *scripts: str) -> Hand:
        spoken.set(language(code))
        hand = Hand(browser, evening.url, size, dark=False, locale=language(code).tag)
        for script in (WATCH, *scripts):
            hand.page.add_init_script(script)
        hand.open("/settings/import")
        return hand

    yield take
    spoken.reset(before)


def took(card: str, name: str) -> str:
    return _("{card}: {name}").format(card=capitalised(group_name(card)), name=name)


def has_hearts(name: str, count: int) -> str:
    return _("{name}: {hearts}").format(name=name, hearts=hearts_counted(count))


def taps() -> dict[str, list[str]]:
    """What is tapped on a screen, one after the other, to see what else it can show."""
    return {
        "new": [_("Adjust")],
        "table": [_("End game"), _("Cancel")],
        "record": [
            took("QS", "Ann"),
            has_hearts("Ann", 2),
            _("Took everything"),
            _("Cancel"),
            _("Revoke"),
        ],
        "season": [_("Narrow down"), _("Lines"), _("Ledger")],
        "person": [_("Rename"), _("Cancel"), _("The same as…")],
    }


def look_at(hand: Hand) -> list[str]:
    """What is wrong with the screen, when all is still."""
    hand.settle()
    return cut_off(hand, typed=SEVEN)


def look_at_all(hand: Hand, *, tapping: bool) -> list[str]:
    """What is wrong with any screen, from one of them; with what a tap shows on it, or without."""
    found = []
    for screen, path in SCREENS.items():
        hand.go(path)
        found += [f"{screen}: {wrong}" for wrong in look_at(hand)]
        for name in taps().get(screen, ()) if tapping else ():
            hand.tap(name)
            found += [f"{screen}, {name}: {wrong}" for wrong in look_at(hand)]
    return found


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_cut_off_on_a_phone(watch: Watch, code: str) -> None:
    found = look_at_all(watch((PHONE[0], HIGH), code), tapping=code == LONGEST_WORDS)
    assert not found, "\n".join(found)


def test_nothing_is_cut_off_where_texts_are_twice_as_big(watch: Watch) -> None:
    hand = watch((SMALLEST[0], HIGHER), LONGEST_WORDS, TWICE_AS_BIG)
    # A long word may go on in the next line.
    found = [wrong for wrong in look_at_all(hand, tapping=True) if BROKEN not in wrong]
    assert not found, "\n".join(found)


def test_what_is_cut_off_would_be_found(watch: Watch) -> None:
    hand = watch((TOO_NARROW, HIGH), "en")
    found = []
    for screen in ("new", "record"):
        hand.go(SCREENS[screen])
        found += look_at(hand)
    kinds = {wrong.partition(":")[0] for wrong in found}
    assert kinds == {
        "cut off",
        BROKEN,
        "in two lines over a field",
        "over the edge",
        "one over another",
    }, "\n".join(found)
