"""A picture that every browser shows."""

from __future__ import annotations

from base64 import b64encode


def source(picture: bytes) -> str:
    """What `ft.Image` is given for a picture.

    As bytes only Chromium would show it: elsewhere Flutter takes the whole message for the picture
    that the bytes came in.
    """
    return b64encode(picture).decode("ascii")
