"""On a phone of 360 pixels no text that must stay on its line is cut off, in any language.

Measured with the font that the app has in the browser, so that no browser is needed. What people
have typed themselves may be cut: it is spoken, and written elsewhere, in whole.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import flet as ft
import flet_web
import pytest
from fontTools.ttLib import TTFont

from scorepad.store.store import Store
from scorepad.ui import theme
from scorepad.words.language import LANGUAGES
from tests.keeping import address_of
from tests.screens import Screen, unwrapped
from tests.ui.conftest import OpenApp
from tests.ui.evenings import keep_evenings

ROBOTO = Path(flet_web.__file__).parent / "web" / "assets" / "fonts" / "roboto.woff2"
BOLD = 1.06
"""The client makes letters bold, and wider, from the ones there are."""

PHONE = 360
OVER = address_of(1)
SCREENS = [
    "/",
    "/new",
    "/season",
    "/season/list",
    "/season/history",
    "/people",
    "/people/Ann",
    "/settings",
    "/settings/import",
    *(f"{OVER}{part}" for part in ("", "/result", "/rules", "/log", "/change", "/hand/1")),
    *(f"{OVER}{part}" for part in ("/big", "/go-on", "/hand/1/correct")),
]


@cache
def widths() -> dict[int, float]:
    """How wide each character is in letters of one pixel."""
    font = TTFont(ROBOTO)
    unit, advances = font["head"].unitsPerEm, font["hmtx"].metrics
    return {code: advances[name][0] / unit for code, name in font.getBestCmap().items()}


def width(text: ft.Text) -> float:
    """How wide a text is in pixels on one line."""
    size = text.size or theme.BODY
    heavy = text.weight in (ft.FontWeight.W_700, ft.FontWeight.BOLD)
    return sum(widths()[ord(each)] for each in text.value) * size * (BOLD if heavy else 1)


def texts(control: ft.Control) -> list[ft.Text]:
    """The texts in a control that must stay on one line."""
    if isinstance(control, ft.Text):
        return [control] if control.max_lines == 1 else []
    inside = getattr(control, "controls", None) or [getattr(control, "content", None)]
    return [text for each in inside if each is not None for text in texts(each)]


def room_in_bar(bar: ft.AppBar) -> float:
    """What the bar has left for its title."""
    left = theme.TARGET + theme.HAIR if bar.leading else 0
    return PHONE - left - room_of_actions(bar.actions) - bar.title_spacing - 2 * theme.HAIR


def room_of_actions(actions: Sequence[ft.Control]) -> float:
    """What the buttons of the bar take of it."""
    return sum(
        room_of_actions(each.controls)
        if isinstance(each, ft.Row)
        else getattr(each, "width", None) or room_of_caption(each)
        for each in unwrapped(actions)
    )


def room_of_caption(button: ft.Control) -> float:
    """What a picture with a word under it takes of the bar."""
    return 2 * theme.WIDE + max(width(text) for text in texts(button))


def cut_off(screen: Screen) -> list[str]:
    """The texts of the bar and of the navigation that have less room than they need."""
    view = screen.layers()[0]
    room = room_in_bar(view.appbar)
    found = [text for text in texts(view.appbar.title) if width(text) > room]
    names = [each.label for each in getattr(view.navigation_bar, "destinations", [])]
    places = [ft.Text(name, size=theme.SMALL) for name in names]
    found += [text for text in places if width(text) > PHONE / len(places) - theme.HAIR]
    return [text.value for text in found]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_nothing_is_cut_off(open_app: OpenApp, store: Store, language: str) -> None:
    await keep_evenings(store)
    for route in SCREENS:
        screen = await open_app(route, answers={"get": f'{{"language": "{language}"}}'})
        assert cut_off(screen) == [], route
