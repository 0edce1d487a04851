"""A sheet of paper to draw on with a few inks, which becomes a PNG file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from functools import cache
from pathlib import Path

from scorepad.picture.outlines import Font, font, width
from scorepad.picture.png import png
from scorepad.picture.reading import as_drawn
from scorepad.picture.shades import DARKEST, Shades, shades

PAPER = (255, 254, 250)


class Ink(IntEnum):
    """What is drawn with; on the paper each has sixteen shades."""

    BLACK = 0
    GREY = 1
    RED = 2
    FAINT = 3


COLOURS = {
    Ink.BLACK: (29, 27, 32),
    Ink.GREY: (112, 108, 118),
    Ink.RED: (190, 20, 30),
    Ink.FAINT: (205, 200, 190),
}
_SHADES = DARKEST + 1
_INKED = {
    ink: bytes([0, *range(_SHADES * ink + 1, _SHADES * (ink + 1))]) + bytes(256 - _SHADES)
    for ink in Ink
}
"""The byte of a pixel, by its shade."""
_FONTS = Path(__file__).parent / "fonts"


class Canvas:
    """The pixels of a picture: an ink and its shade in a byte each."""

    def __init__(self, wide: int, high: int) -> None:
        self.wide, self.high = wide, high
        self._rows = [bytearray(wide) for _ in range(high)]

    def bar(self, left: int, top: int, wide: int, high: int, ink: Ink) -> None:
        """Fill a rectangle."""
        for row in self._rows[top : top + high]:
            row[left : left + wide] = bytes([_SHADES * ink + DARKEST]) * wide

    def text(
        self, text: str, left: float, base: int, size: int, ink: Ink, *, bold: bool = False
    ) -> None:
        """Write a text that begins at `left` and stands on the line `base`."""
        for letter, face, wide in _letters(text, size, bold):
            self._stamp(shades(face, letter, size), round(left), base, ink)
            left += wide

    def png(self) -> bytes:
        """The picture as a PNG file."""
        return png(self._rows, _palette())

    def _stamp(self, letter: Shades, left: int, base: int, ink: Ink) -> None:
        left += letter.left
        for row, fresh in zip(self._rows[base + letter.top :], letter.rows, strict=False):
            there = row[left : left + len(fresh)]
            inked = fresh.translate(_INKED[ink])
            # Where two letters touch, neither takes anything from the other.
            row[left : left + len(fresh)] = bytes(map(max, there, inked)) if any(there) else inked


def text_width(text: str, size: int, *, bold: bool = False) -> float:
    """How wide a text will be, in pixels."""
    return sum(wide for _, _, wide in _letters(text, size, bold))


def wrapped(text: str, size: int, room: float) -> list[str]:
    """A text in lines that have room, broken at blanks, and within a word where it must be."""
    lines = [""]
    for word in text.split(" "):  # not where a blank holds two words together
        longer = f"{lines[-1]} {word}".strip()
        if text_width(longer, size) <= room:
            lines[-1] = longer
            continue
        lines += _pieces(word, size, room)
    return [line for line in lines if line]


def _pieces(word: str, size: int, room: float) -> Sequence[str]:
    pieces = [""]
    for letter in word:
        if pieces[-1] and text_width(pieces[-1] + letter, size) > room:
            pieces.append("")
        pieces[-1] += letter
    return pieces


def _letters(text: str, size: int, bold: bool) -> Iterator[tuple[str, Font, float]]:
    """What is drawn of a text: each letter, its font, and its width in pixels."""
    for letter in as_drawn(text):
        face = _face(letter, bold)
        yield letter, face, width(face, letter) * size / face.units


@cache
def _font(name: str) -> Font:
    return font((_FONTS / name).read_bytes())


def _face(letter: str, bold: bool) -> Font:
    """The font for a letter: the bold one has little more than figures."""
    heavy = _font("figures.ttf")
    return heavy if bold and ord(letter) in heavy.glyphs else _font("letters.ttf")


def _palette() -> bytes:
    return bytes(part for ink in Ink for shade in range(_SHADES) for part in _mixed(ink, shade))


def _mixed(ink: Ink, shade: int) -> Iterator[int]:
    for paper, full in zip(PAPER, COLOURS[ink], strict=True):
        yield round(paper + (full - paper) * shade / DARKEST)
