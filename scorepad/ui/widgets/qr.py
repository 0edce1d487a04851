"""A text as a picture that another phone's camera reads."""

from __future__ import annotations

from io import BytesIO

import flet as ft

from scorepad.ui import theme
from scorepad.ui.widgets.image import image

SIDE = 240
"""In pixels: a phone reads it from across the corner of a table."""


def qr_code(text: str, spoken: str) -> ft.Control:
    """The text as a QR code, dark on white in dark colours too, since not every reader knows more.

    Args:
        text: what the camera reads.
        spoken: what the picture is called for whoever does not see it.
    """
    # Not above: it takes long to load, and most people never need one.
    import segno

    picture = BytesIO()
    segno.make_qr(text).save(picture, kind="png", scale=6)
    return ft.Row(
        [
            image(
                picture.getvalue(),
                spoken,
                width=SIDE,
                height=SIDE,
                border_radius=theme.ROUND,
                filter_quality=ft.FilterQuality.NONE,
            )
        ],
        alignment=ft.MainAxisAlignment.CENTER,
    )
