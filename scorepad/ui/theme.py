"""Colours, type and spacing: every number of the look stands here."""

from __future__ import annotations

import flet as ft

SEED = "#1F6B52"
"""Card-table green; both schemes are made from it."""

CAPTION, SMALL, BODY, TITLE, LARGE, HUGE = 11, 12, 14, 18, 20, 34
"""Type sizes."""

LINE = 20
"""Height of a line of text."""

BIG_TEXT = 1.5
"""Where texts are bigger than by this, less of them stands side by side."""

HAIR, TIGHT, GAP, WIDE, ROOMY = 4, 6, 8, 10, 16
"""Spacing."""

ROUND, ROUNDER, ROUNDEST = 8, 12, 26
"""Corners."""

TARGET = 44
"""Side of the smallest control, in pixels; with a hair between they are 48 apart."""

MAIN_BUTTON_CLEAR = 160
"""What floats stays so far from the bottom, so that it never covers the main button."""

BAR = 52
"""Height of the bar at the top."""

WIDE_WINDOW = 840
"""From this width on the sheet and the entry stand side by side."""

FLAT_WINDOW = (560, 480)
"""A window wider than the one and lower than the other is a phone on its side."""

SWITCH = 64
"""Width of a switch with what is around it."""

COLUMN = 720
"""Lines of text and forms grow no wider than this."""

SHEET = 960
"""The sheet grows no wider than this."""

PHONE, PHONE_HEIGHT = 360, 640
"""The size that is assumed while none is known."""

RED = ft.Colors.ERROR
"""Hearts and diamonds."""


def growing(height: float, sides: float = WIDE) -> ft.ButtonStyle:
    """The style of a button that is so high, and higher where its text needs a second line.

    Args:
        height: with one line of text.
        sides: what is left free beside the text.
    """
    return ft.ButtonStyle(
        padding=ft.Padding.symmetric(horizontal=sides, vertical=(height - LINE) / 2)
    )


def theme() -> ft.Theme:
    """The theme of both light and dark; the client makes the scheme that is asked for."""
    return ft.Theme(
        color_scheme_seed=SEED,
        visual_density=ft.VisualDensity.STANDARD,
        # A long word must fit there, in big print as well.
        navigation_bar_theme=ft.NavigationBarTheme(
            label_text_style=ft.TextStyle(size=CAPTION, letter_spacing=0)
        ),
        page_transitions=ft.PageTransitionsTheme(
            android=ft.PageTransitionTheme.NONE,
            ios=ft.PageTransitionTheme.NONE,
            linux=ft.PageTransitionTheme.NONE,
            macos=ft.PageTransitionTheme.NONE,
            windows=ft.PageTransitionTheme.NONE,
        ),
    )
