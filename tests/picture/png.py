"""Reading the PNG files that the app draws."""

import struct
import zlib
from dataclasses import dataclass


@dataclass(frozen=True)
class Picture:
    """A picture of colours."""

    wide: int
    high: int
    rows: list[list[tuple[int, int, int]]]

    def colours(self) -> set[tuple[int, int, int]]:
        """Every colour in it."""
        return {pixel for row in self.rows for pixel in row}

    def edge(self, thick: int) -> set[tuple[int, int, int]]:
        """Every colour so near to the edge."""
        inner = self.rows[thick:-thick]
        sides = [row[:thick] + row[-thick:] for row in inner]
        return {p for row in self.rows[:thick] + self.rows[-thick:] + sides for p in row}


def read(data: bytes) -> Picture:
    """The picture in a file with a palette and no filters; its checks must be right."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    chunks = {}
    at = 8
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        (check,) = struct.unpack(">I", data[at + 8 + length : at + 12 + length])
        assert check == zlib.crc32(kind + body)
        chunks[kind] = body
        at += 12 + length
    wide, high, depth, colour, *rest = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
    assert (depth, colour, rest) == (8, 3, [0, 0, 0])
    parts = chunks[b"PLTE"]
    palette = [tuple(parts[start : start + 3]) for start in range(0, len(parts), 3)]
    pixels = zlib.decompress(chunks[b"IDAT"])
    assert len(pixels) == high * (wide + 1)
    lines = [pixels[row * (wide + 1) : (row + 1) * (wide + 1)] for row in range(high)]
    assert {line[0] for line in lines} == {0}
    return Picture(wide, high, [[palette[byte] for byte in line[1:]] for line in lines])
