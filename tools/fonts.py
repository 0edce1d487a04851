"""Cuts the fonts that Flet's client asks for where its Roboto lacks a letter of somebody's name.

`python -m tools.fonts FOLDER` takes them from a folder with Noto's files, such as the one of
Debian's package fonts-noto-core (their home: notofonts.github.io). They are under the SIL Open
Font License, which stands beside what is made of them.

The client asks for each under a name that goes with its version: after another Flet has been
installed, this is to be run again.
"""

import re
import shutil
import sys
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from flet_web import get_package_web_dir
from fontTools import subset
from fontTools.ttLib import TTFont

CLIENT = Path(get_package_web_dir())
# The client looks for fonts in assets/fonts/ of the site, whose root is our assets/.
FONTS = Path(__file__).parents[1] / "assets" / "assets" / "fonts"
# A letter that Roboto has is taken from here together with a mark that it lacks.
LETTERS_AND_MARKS = (*range(0x41, 0x5B), *range(0x61, 0x7B), *range(0x300, 0x370), 0x25CC)
HEBREW = (*range(0x590, 0x600), *range(0xFB1D, 0xFB50))
ARABIC = (*range(0x600, 0x700), *range(0x750, 0x780), 0x200C, 0x200D)
# Roboto has most of Latin and Cyrillic, and modern Greek.
LATIN_GREEK_CYRILLIC = (*range(0x180, 0x300), *range(0x370, 0x530), *range(0x1E00, 0x2000))

# The app itself says what became of what with an arrow; signs are put beside names, too.
SIGNS = (*range(0x2190, 0x2200), *range(0x2600, 0x27C0))


def main() -> None:
    """Make all the fonts."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    source = Path(sys.argv[1])
    beyond = set(LATIN_GREEK_CYRILLIC) - set(TTFont(roboto()).getBestCmap())
    for old in FONTS.glob("noto*"):
        shutil.rmtree(old)
    _cut(source / "NotoSansHebrew-Regular.ttf", HEBREW, asked_for("notosanshebrew"))
    _cut(source / "NotoSansArabic-Regular.ttf", ARABIC, asked_for("notosansarabic"))
    _cut(source / "NotoSans-Regular.ttf", {*beyond, *LETTERS_AND_MARKS}, asked_for("notosans"))
    _cut(source / "NotoSansSymbols-Regular.ttf", SIGNS, asked_for("notosanssymbols"))


def asked_for(family: str) -> str:
    """The path under which the client asks for a font, in its folder of fonts."""
    client = (CLIENT / "main.dart.js").read_text(encoding="utf-8")
    (path,) = set(re.findall(rf'"({family}/v\d+/[^"/]+)"', client))
    return str(path)


def roboto() -> Path:
    """The font that comes with the client."""
    return CLIENT / "assets" / "fonts" / "roboto.woff2"


def _cut(source: Path, wanted: Iterable[int], path: str) -> None:
    """Keep of a font the characters that are wanted, and how they join and carry marks."""
    options = subset.Options()
    options.flavor = "woff2"
    options.hinting = False  # screens of today draw as well without
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 14]  # whose it is, and its licence
    options.recalc_timestamp = False  # the same font gives the same file
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[each for each in wanted if _is_assigned(each)])
    subsetter.subset(font)
    target = FONTS / path
    target.parent.mkdir(parents=True, exist_ok=True)
    subset.save_font(font, str(target), options)
    print(f"{target.stat().st_size // 1000:3} kB  {path}")


def _is_assigned(code: int) -> bool:
    return unicodedata.category(chr(code)) != "Cn"


if __name__ == "__main__":
    main()
