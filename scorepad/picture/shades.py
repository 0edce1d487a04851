"""Letters as small fields of shades: how much of each pixel their outline covers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, floor

from scorepad.picture.outlines import Contour, Font, contours

DARKEST = 15
"""The shade of a pixel that is covered wholly; 0 is the paper."""
_LINES = 5
"""So many lines through each row of pixels are looked at."""


@dataclass(frozen=True)
class Shades:
    """A field of shades, and where it belongs."""

    left: int
    """Pixels from where the letter begins."""
    top: int
    """Pixels down from the line that letters stand on."""
    rows: tuple[bytes, ...]
    """A byte for each pixel."""


# A sheet of forty hands has the same few figures again and again.
@lru_cache(1000)
def shades(of: Font, letter: str, size: float) -> Shades:
    """A letter of a font at a size in pixels."""
    scale = size / of.units
    shape = [[(x * scale, -y * scale) for x, y in each] for each in contours(of, letter)]
    xs = [x for each in shape for x, _ in each] or [0]
    ys = [y for each in shape for _, y in each] or [0]
    left, top = floor(min(xs)), floor(min(ys))
    wide, high = ceil(max(xs)) - left, ceil(max(ys)) - top
    moved = [[(x - left, y - top) for x, y in each] for each in shape]
    return Shades(left, top, tuple(_row(moved, row, wide) for row in range(high)))


def _row(shape: list[Contour], row: int, wide: int) -> bytes:
    covered = [0.0] * wide
    for line in range(_LINES):
        for start, end in _inside(shape, row + (line + 0.5) / _LINES):
            for pixel in range(floor(start), min(ceil(end), wide)):
                covered[pixel] += min(end, pixel + 1) - max(start, pixel)
    return bytes(min(round(DARKEST * each / _LINES), DARKEST) for each in covered)


def _inside(shape: list[Contour], y: float) -> Iterator[tuple[float, float]]:
    """The pieces of a level line that are inside the outline, from the left."""
    turns, since = 0, 0.0
    for x, turn in sorted(_crossings(shape, y)):
        if turns == 0:
            since = x
        turns += turn
        if turns == 0:
            yield since, x


def _crossings(shape: list[Contour], y: float) -> Iterator[tuple[float, int]]:
    """Where the outline crosses a level line, and whether downwards or upwards."""
    for contour in shape:
        x0, y0 = contour[-1]
        for x1, y1 in contour:
            if (y0 <= y) != (y1 <= y):
                yield x0 + (y - y0) * (x1 - x0) / (y1 - y0), 1 if y0 < y1 else -1
            x0, y0 = x1, y1
