"""Names in any script, without a network: no boxes, and from right to left what is written so."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables._g_l_y_f import Glyph
from playwright.sync_api import Browser

from scorepad.words.isolating import END, ISOLATE
from tests.browser.hand import Hand
from tests.games import everything, game
from tests.keeping import address_of, keep
from tests.running import App

# Two that are alike but for letters that the client's own font lacks: as boxes they look the same.
PAIRS = {
    "Latin": ("Łƙa", "Łɓa"),
    "Greek": ("Ὀδη", "Ἑδη"),
    "Cyrillic": ("Ԝёж", "Ԛёж"),
    "Hebrew": ("עמר", "שרה"),
    "Arabic": ("عمر", "بحث"),
}
HAN = ("小明", "王伟")
NAMES = [name for pair in (*PAIRS.values(), HAN) for name in pair]
OpenPeople = Callable[..., Hand]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return keep(
        tmp_path / "data",
        game(NAMES[:6]),
        game(NAMES[6:]),
        game(["עמר", "عمر", "João"], [{"captured": everything("João")}] * 3),
    )


@pytest.fixture
def open_people(data: Path, tmp_path: Path, browser: Browser) -> Iterator[OpenPeople]:
    """The list of people, from a machine that has but the fonts that a test puts there."""
    apps = []

    def start() -> Hand:
        fonts = {"XDG_DATA_HOME": str(tmp_path), "XDG_DATA_DIRS": str(tmp_path)}
        apps.append(App(data, tmp_path / "app.log", **fonts))
        apps[-1].start()
        hand = Hand(browser, apps[-1].url, (360, 1100), dark=False, scale=2)
        hand.open("/people")
        return hand

    yield start
    for app in apps:
        app.kill()


def looks(hand: Hand, name: str) -> bytes:
    """What is drawn for a name in the list of people."""
    box = hand.bring(name).bounding_box()
    assert box is not None
    return hand.page.screenshot(clip=box)


def make_font(path: Path, letters: str) -> None:
    """A font in which each letter is a bar of its own height."""
    glyphs = {".notdef": bar(0)} | {f"u{ord(each):x}": bar(ord(each) % 700) for each in letters}
    builder = FontBuilder(1000)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap({ord(each): f"u{ord(each):x}" for each in letters})
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics(dict.fromkeys(glyphs, (1000, 100)))
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Bars", "styleName": "Regular"})
    builder.setupOS2()
    builder.setupPost()
    path.parent.mkdir(parents=True, exist_ok=True)
    builder.save(path)


def bar(height: int) -> Glyph:
    pen = TTGlyphPen(None)
    pen.moveTo((100, 0))
    for point in ((100, 50 + height), (900, 50 + height), (900, 0)):
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


def test_no_script_that_is_promised_is_drawn_as_boxes(open_people: OpenPeople) -> None:
    hand = open_people()
    for script, (one, other) in PAIRS.items():
        assert looks(hand, one) != looks(hand, other), script
    # A script without a font shows that this would be seen.
    assert looks(hand, HAN[0]) == looks(hand, HAN[1])
    assert hand.outside == []


def test_a_font_of_the_machine_that_serves_the_app_is_lent(
    open_people: OpenPeople, tmp_path: Path
) -> None:
    make_font(tmp_path / "fonts" / "NotoSansCJK-Regular.ttf", "".join(HAN))
    hand = open_people()
    assert looks(hand, HAN[0]) != looks(hand, HAN[1])


def test_a_number_stays_on_its_side_of_a_name(open_people: OpenPeople) -> None:
    hand = open_people()
    hand.open(address_of(3))
    hand.see(f"Hand 1, {ISOLATE}עמר{END}: 0 points, total 0")
    hand.see("Hand 1, João: 43 points, total 43")
    hand.open(address_of(3) + "/result")
    hand.see(f"{ISOLATE}עמר{END} and {ISOLATE}عمر{END} share the win")
