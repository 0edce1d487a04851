"""Pixels as a PNG file."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence

_EIGHT_BITS, _OF_A_PALETTE = 8, 3


def png(rows: Sequence[bytes | bytearray], palette: bytes) -> bytes:
    """A picture as a PNG file.

    Args:
        rows: a byte for each pixel, all rows alike in length.
        palette: red, green and blue for each value of a pixel, one after another.
    """
    size = struct.pack(">IIBBBBB", len(rows[0]), len(rows), _EIGHT_BITS, _OF_A_PALETTE, 0, 0, 0)
    pixels = zlib.compress(b"".join(b"\0" + row for row in rows))
    chunks = (b"IHDR", size), (b"PLTE", palette), (b"IDAT", pixels), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
