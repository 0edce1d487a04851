"""The small buttons of the entry: something to tap, at least 44 pixels a side."""

from __future__ import annotations

from enum import Enum

import flet as ft

from scorepad.ui import theme
from scorepad.ui.guard import Work, act


class Look(Enum):
    """How a cell stands out; its spoken state and its weight say the same."""

    PLAIN = (ft.Colors.SURFACE_CONTAINER_HIGHEST, ft.Colors.ON_SURFACE)
    TAPPED = (ft.Colors.PRIMARY, ft.Colors.ON_PRIMARY)
    REST = (ft.Colors.SECONDARY_CONTAINER, ft.Colors.ON_SECONDARY_CONTAINER)
    IMPOSSIBLE = (None, ft.Colors.OUTLINE_VARIANT)


def cell(
    shown: str,
    spoken: str,
    look: Look,
    work: Work,
    *,
    width: float | None = None,
    expand: bool = False,
    height: float = theme.TARGET,
    lines: int = 1,
    size: int = theme.BODY + 1,
) -> ft.Control:
    """A cell that shows a short text and is called by a longer one; impossible ones do nothing."""
    possible = look is not Look.IMPOSSIBLE
    background, colour = look.value
    # A cell that is given its size puts its text in the middle; another is as wide as its text.
    sized = expand or width is not None
    text = ft.Text(
        shown,
        size=size,
        color=colour,
        weight=ft.FontWeight.W_700 if look is Look.TAPPED else ft.FontWeight.W_400,
        semantics_label=spoken,
        max_lines=lines,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.CENTER,
    )
    return ft.Semantics(
        button=True,
        selected=look in (Look.TAPPED, Look.REST),
        disabled=not possible,
        expand=expand or None,
        content=ft.Container(
            text if sized else ft.Row([text], tight=True),
            width=width,
            height=height,
            padding=ft.Padding.symmetric(horizontal=2 if sized else theme.WIDE + 4),
            alignment=ft.Alignment.CENTER if sized else None,
            border_radius=theme.ROUND,
            bgcolor=background,
            ink=possible,
            on_click=act(work) if possible else None,
        ),
    )
