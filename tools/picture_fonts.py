"""Cuts the two fonts with which the score sheet is drawn as a picture.

`python -m tools.picture_fonts FOLDER` takes them from a folder with the files of DejaVu, such as
the one of Debian's package fonts-dejavu-extra. Their licence stands beside what is made of them.
"""

import sys
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.ttLib import TTFont

from scorepad.picture import outlines

FONTS = Path(__file__).parents[1] / "scorepad" / "picture" / "fonts"
# Latin, Greek, Cyrillic with their accents, Hebrew, Arabic in its forms, punctuation, money, and
# the suits.
LETTERS = (
    *range(0x20, 0x7F),
    *range(0xA0, 0x250),
    *range(0x370, 0x530),
    *range(0x5D0, 0x5F5),
    *range(0x60C, 0x6FA),
    *range(0x1E00, 0x1F00),
    *range(0x2010, 0x2028),
    *range(0x2030, 0x203B),
    *range(0x20A0, 0x20C0),
    0x202F,
    0x2116,
    0x2212,
    0x25CF,
    *range(0x2660, 0x2668),
    *range(0xFB50, 0xFC00),
    *range(0xFE70, 0xFEFD),
)
FIGURES = (*b" +-0123456789", 0x2212)
LEFT_OUT = ["GSUB", "GPOS", "GDEF", "MATH", "kern", "gasp", "FFTM"]


def main() -> None:
    """Make both."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    source = Path(sys.argv[1])
    _cut(source / "DejaVuSansCondensed.ttf", LETTERS, "letters.ttf")
    _cut(source / "DejaVuSansCondensed-Bold.ttf", FIGURES, "figures.ttf")


def _cut(source: Path, wanted: tuple[int, ...], name: str) -> None:
    options = subset.Options()
    options.hinting = False
    options.notdef_outline = True  # a box for what the font lacks
    options.drop_tables += LEFT_OUT
    options.name_IDs = [0, 1, 2, 4, 13, 14]  # whose it is, and its licence
    options.recalc_timestamp = False  # the same font gives the same file
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    subset.save_font(font, str(FONTS / name), options)
    _see_that_it_is_read(FONTS / name)


def _see_that_it_is_read(path: Path) -> None:
    """Refuse a font that has more in it than the app reads."""
    font, read = TTFont(path), outlines.font(path.read_bytes())
    glyphs = {code: font.getGlyphID(name) for code, name in font.getBestCmap().items()}
    parts = [part for name in font.getGlyphOrder() for part in _parts(font["glyf"][name])]
    assert {code: glyph for code, glyph in read.glyphs.items() if glyph} == glyphs
    assert not any(hasattr(part, "transform") or not hasattr(part, "x") for part in parts)


def _parts(glyph: Any) -> list[Any]:
    return glyph.components if glyph.isComposite() else []


if __name__ == "__main__":
    main()
