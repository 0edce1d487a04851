"""What is written stands out from what is behind it, in both themes: measured on the screen."""

from collections import Counter
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import FloatRect

from scorepad.ui import theme
from tests.browser.conftest import TakeHand
from tests.browser.hand import PHONE, Hand
from tests.games import everything, game
from tests.keeping import address_of, keep

NEEDED = 4.5
SCALE = 2
"""Letters are drawn so much larger that some of their pixels are of their colour alone."""

Colour = tuple[int, int, int]
STAKE = {"per_point": "0.10", "currency": "EUR"}
SCREENS = {
    "table": address_of(1),
    "entry": f"{address_of(1)}/record",
    "result": f"{address_of(2)}/result",
    "season": "/season",
}
WRITTEN = """() => [...document.querySelectorAll('flt-semantics')].filter(
  part => !part.querySelector('flt-semantics') && part.getAttribute('aria-disabled') !== 'true'
    && part.getAttribute('role') !== 'progressbar'
    && (part.textContent || part.getAttribute('aria-label') || '').trim()
).map(part => {
  const box = part.getBoundingClientRect();
  return {
    name: part.getAttribute('aria-label') || part.textContent,
    x: box.x, y: box.y, width: box.width, height: box.height
  };
})"""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    people = ["Ann", "Ben", "Cleo"]
    hand = {"captured": everything("Ben")}
    over = game(people, [hand], stake=STAKE, ended="agreement")
    return keep(tmp_path / "data", game(people, [hand, hand], stake=STAKE), over)


def luminance(colour: Colour) -> float:
    """How light a colour is, as the Web Content Accessibility Guidelines reckon it."""
    parts = [each / 255 for each in colour]
    linear = [
        each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def best_contrast(picture: Image.Image) -> float:
    """What is behind fills most of it; what is written differs from that the most."""
    colours = Counter(picture.get_flattened_data())
    ((behind, _),) = colours.most_common(1)
    solid = [colour for colour, count in colours.items() if count >= SCALE]
    return max(contrast(colour, behind) for colour in solid)


def still(hand: Hand) -> Image.Image:
    """The screen once it is drawn: what is spoken is there before."""
    before, now = b"", hand.page.screenshot()
    while now != before or not has_title(picture := Image.open(BytesIO(now)).convert("RGB")):
        hand.settle()
        hand.page.wait_for_timeout(300)
        before, now = now, hand.page.screenshot()
    return picture


def has_title(screen: Image.Image) -> bool:
    """Whether anything stands in the bar at the top."""
    bar = screen.crop((0, 0, screen.width, theme.BAR * SCALE))
    return len(bar.getcolors(maxcolors=bar.width * bar.height)) > 1


def faint(hand: Hand) -> dict[str, float]:
    """What on the screen is hard to read, and its contrast."""
    screen = still(hand)
    boxes: list[FloatRect] = hand.page.evaluate(WRITTEN)
    ratios: dict[str, float] = {}
    for box in boxes:
        sides = box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]
        left, top, right, bottom = (round(side * SCALE) for side in sides)
        if left >= 0 and top >= 0 and right <= screen.width and bottom <= screen.height:
            ratio = best_contrast(screen.crop((left, top, right, bottom)))
            ratios[str(box["name"])] = round(ratio, 2)  # type: ignore[typeddict-item]
    # What is scrolled away has a place too, where it is not to be seen.
    seen = {name: ratio for name, ratio in ratios.items() if ratio > 1}
    assert len(seen) > len(ratios) / 2, ratios
    return {name: ratio for name, ratio in seen.items() if ratio < NEEDED}


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_all_is_easy_to_read(take_hand: TakeHand, dark: bool) -> None:
    hand = take_hand(PHONE, dark, scale=SCALE)
    for name, path in SCREENS.items():
        hand.open(path)
        assert faint(hand) == {}, name
