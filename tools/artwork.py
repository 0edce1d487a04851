"""Draws the app's icon and splash: a queen of spades on the green of a card table.

`python -m tools.artwork` draws them in Chromium, in all the sizes that are wanted, into assets/:
`icon.png` and `splash.png`, from which `flet build` makes what phones and desktops need, and what
the web page names.
"""

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from scorepad.ui.theme import SEED
from tools import get_chromium

ASSETS = Path(__file__).parents[1] / "assets"
INK, GOLD, PAPER, EDGE = "#1A1C1B", "#E0A526", "#FFFDF8", "#C6CCC4"

# The queen's card, 400 wide and 560 high around the origin; her crown sits on the spade.
SPADE = "M0,-130 C28,-62 158,6 158,88 C158,168 52,182 22,120 C24,168 38,196 72,222 \
L-72,222 C-38,196 -24,168 -22,120 C-52,182 -158,168 -158,88 C-158,6 -28,-62 0,-130 Z"
CROWN = "M-96,-112 L-112,-222 L-52,-172 L0,-244 L52,-172 L112,-222 L96,-112 Z"
CARD = f"""
<g transform="rotate(-8)">
  <rect x="-200" y="-280" width="400" height="560" rx="44" fill="#000" opacity=".28"
    transform="translate(10 16)"/>
  <rect x="-200" y="-280" width="400" height="560" rx="44" fill="{PAPER}"
    stroke="{EDGE}" stroke-width="6"/>
  <path d="{SPADE}" fill="{INK}" transform="translate(0 16)"/>
  <path d="{CROWN}" fill="{GOLD}" stroke="{PAPER}" stroke-width="14" stroke-linejoin="round"
    transform="translate(0 10)"/>
</g>"""
TABLE = f'<rect x="-512" y="-512" width="1024" height="1024" rx="{{round}}" fill="{SEED}"/>'


def drawing(size: float, table: str = "") -> str:
    """The card in a square of 1024, on a table or on nothing."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-512 -512 1024 1024">'
        f'{table}<g transform="scale({size})">{CARD}</g></svg>'
    )


# Launchers cut a maskable icon down to a circle of 80 %; a tile is shown as it is.
ALONE, SPLASH = drawing(1.6), drawing(1.2)
TILE = drawing(1.5, TABLE.format(round=180))
SMALL_TILE = drawing(1.66, TABLE.format(round=180))
FULL, MASKABLE = drawing(1.3, TABLE.format(round=0)), drawing(1.1, TABLE.format(round=0))
PICTURES = {
    "icon.png": (ALONE, 1024),
    "splash.png": (SPLASH, 1024),
    "favicon.png": (SMALL_TILE, 64),
    "icons/icon-192.png": (TILE, 192),
    "icons/icon-512.png": (TILE, 512),
    "icons/icon-maskable-192.png": (MASKABLE, 192),
    "icons/icon-maskable-512.png": (MASKABLE, 512),
    "icons/apple-touch-icon-192.png": (FULL, 192),
    "icons/loading-animation.png": (ALONE, 400),
}


def main() -> None:
    """Draw all of them."""
    chromium = get_chromium.find() or sys.exit(get_chromium.ADVICE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=get_chromium.ARGUMENTS)
        for name, (svg, side) in PICTURES.items():
            path = ASSETS / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(picture(browser, svg, side))
        browser.close()


def picture(browser: Browser, svg: str, side: int) -> bytes:
    """A drawing as a PNG file of so many pixels a side."""
    page = browser.new_page(viewport={"width": side, "height": side})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{side}px}}</style>{svg}")
    png = page.screenshot(omit_background=True)
    page.close()
    return png


if __name__ == "__main__":
    main()
