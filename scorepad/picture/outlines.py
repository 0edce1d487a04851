"""Reading a TrueType font: which letters it has, how wide they are, and their outlines.

This reads the fonts that come with the app, and not everything that a font can hold:
`tools.picture_fonts` refuses to make one that needs more.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

Point = tuple[float, float]
Contour = list[Point]
"""A closed line of points, in units of the font, up being more."""

_ON_CURVE, _SHORT_X, _SHORT_Y, _REPEAT, _SAME_X, _SAME_Y = 1, 2, 4, 8, 16, 32
_WORDS, _MORE = 1, 32
_RUNS = 4
"""The format of the table of letters that every font has."""
_BEND = 4
"""Straight pieces that stand for a curve: at the size of a score sheet nobody sees them."""


@dataclass(frozen=True, eq=False)
class Font:
    """The parts of a font file that are needed to draw with it."""

    units: int
    """So many of the font's units are its size."""
    ascent: int
    descent: int
    """Below the line, and so less than 0."""
    glyphs: Mapping[int, int]
    """The number of a glyph, by its letter."""
    widths: tuple[int, ...]
    """Of the glyphs, by number; those that are missing are as wide as the last one."""
    places: tuple[int, ...]
    """Where each glyph begins in the outlines."""
    outlines: bytes


def font(data: bytes) -> Font:
    """The font in a TrueType file."""
    tables = {
        tag: data[start : start + length]
        for tag, _sum, start, length in struct.iter_unpack(
            ">4sIII", data[12 : 12 + 16 * _numbers(">H", data, 4)[0]]
        )
    }
    head, metrics = tables[b"head"], tables[b"hhea"]
    (long_places,) = _numbers(">h", head, 50)
    (wide,) = _numbers(">H", metrics, 34)
    ascent, descent = _numbers(">hh", metrics, 4)
    place = struct.Struct(">I" if long_places else ">H")
    places = (each for (each,) in place.iter_unpack(tables[b"loca"]))
    return Font(
        units=_numbers(">H", head, 18)[0],
        ascent=ascent,
        descent=descent,
        glyphs=dict(_glyphs(tables[b"cmap"])),
        widths=tuple(width for width, _ in struct.iter_unpack(">Hh", tables[b"hmtx"][: 4 * wide])),
        places=tuple(each if long_places else 2 * each for each in places),
        outlines=tables[b"glyf"],
    )


def width(of: Font, letter: str) -> int:
    """How far it is from a letter to the next."""
    return of.widths[min(of.glyphs.get(ord(letter), 0), len(of.widths) - 1)]


def contours(of: Font, letter: str) -> list[Contour]:
    """The outline of a letter; of the box that stands for all others, where the font lacks it."""
    return [_bent(each) for each in _contours(of, of.glyphs.get(ord(letter), 0))]


def _numbers(form: str, data: bytes, at: int) -> tuple[Any, ...]:
    return struct.unpack_from(form, data, at)


def _glyphs(table: bytes) -> Iterator[tuple[int, int]]:
    """Letters and their glyphs: runs of letters in which both go up by one."""
    start = next(
        start
        for _platform, _encoding, start in struct.iter_unpack(">HHI", table[4 : 4 + 8 * table[3]])
        if _numbers(">H", table, start)[0] == _RUNS
    )
    count = _numbers(">H", table, start + 6)[0] // 2
    ends, firsts, moves = (
        _numbers(f">{count}H", table, start + at) for at in (14, 16 + 2 * count, 16 + 4 * count)
    )
    for end, first, move in zip(ends, firsts, moves, strict=True):
        yield from ((letter, (letter + move) % 65536) for letter in range(first, end + 1))


_Curve = list[tuple[float, float, bool]]
"""Points, and whether the line goes through them or only bends towards them."""


def _contours(of: Font, glyph: int) -> list[_Curve]:
    data = of.outlines[of.places[glyph] : of.places[glyph + 1]]
    if not data:
        return []
    (count,) = _numbers(">h", data, 0)
    return _simple(data, count) if count >= 0 else list(_composed(of, data))


def _simple(data: bytes, count: int) -> list[_Curve]:
    ends = [end + 1 for end in _numbers(f">{count}H", data, 10)]
    at = 10 + 2 * count
    at += 2 + _numbers(">H", data, at)[0]  # past the instructions, which are for coarse screens
    flags: list[int] = []
    while len(flags) < ends[-1]:
        flags += [data[at]] * (1 + data[at + 1] if data[at] & _REPEAT else 1)
        at += 2 if data[at] & _REPEAT else 1
    xs, at = _coordinates(data, at, flags, _SHORT_X, _SAME_X)
    ys, at = _coordinates(data, at, flags, _SHORT_Y, _SAME_Y)
    points = [(x, y, bool(flag & _ON_CURVE)) for x, y, flag in zip(xs, ys, flags, strict=True)]
    return [points[start:end] for start, end in pairwise([0, *ends])]


def _coordinates(
    data: bytes, at: int, flags: list[int], short: int, same: int
) -> tuple[list[float], int]:
    """One coordinate of every point, each told as the way from the one before."""
    found: list[float] = []
    here = 0
    for flag in flags:
        if flag & short:
            here += data[at] if flag & same else -data[at]
            at += 1
        elif not flag & same:
            here += _numbers(">h", data, at)[0]
            at += 2
        found.append(here)
    return found, at


def _composed(of: Font, data: bytes) -> Iterator[_Curve]:
    """The contours of a glyph that is made of others, each moved: a letter and its accent."""
    at, flags = 10, _MORE
    while flags & _MORE:
        flags, glyph = _numbers(">HH", data, at)
        right, up = _numbers(">hh" if flags & _WORDS else ">bb", data, at + 4)
        at += 8 if flags & _WORDS else 6
        for contour in _contours(of, glyph):
            yield [(x + right, y + up, on) for x, y, on in contour]


def _bent(curve: _Curve) -> Contour:
    """A contour as straight pieces."""
    points = _with_middles(curve)
    line: Contour = []
    for (x0, y0, on), (x1, y1, through), (x2, y2, _) in zip(
        points, points[1:] + points[:1], points[2:] + points[:2], strict=True
    ):
        if on:
            line.append((x0, y0))
        if on and not through:
            for step in range(1, _BEND):
                t = step / _BEND
                s = 1 - t
                line.append(
                    (
                        s * s * x0 + 2 * s * t * x1 + t * t * x2,
                        s * s * y0 + 2 * s * t * y1 + t * t * y2,
                    )
                )
    return line


def _with_middles(curve: _Curve) -> _Curve:
    """The points with those between two bends, through which the line goes without being told."""
    points: _Curve = []
    for (x0, y0, on), (x1, y1, next_on) in zip(curve, curve[1:] + curve[:1], strict=True):
        points.append((x0, y0, on))
        if not on and not next_on:
            points.append(((x0 + x1) / 2, (y0 + y1) / 2, True))
    return points
