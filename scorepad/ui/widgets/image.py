"""A picture that every browser shows."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

import flet as ft


def image(picture: bytes, spoken: str, **looks: Any) -> ft.Image:
    """A picture of our own, all of it in sight.

    Args:
        picture: the file.
        spoken: what the picture is called for whoever does not see it.
        looks: what else `ft.Image` is told.
    """
    # Given as bytes only Chromium would show it: elsewhere Flutter takes the whole message for the
    # picture in which they came. And WebKit shows nothing in the first frame: there are more where
    # something fades in, here before itself, which nobody sees.
    text = b64encode(picture).decode("ascii")
    return ft.Image(
        text,
        placeholder_src=text,
        fade_in_animation=ft.Animation(300),
        semantics_label=spoken,
        fit=ft.BoxFit.CONTAIN,
        **looks,
    )
