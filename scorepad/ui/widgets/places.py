"""The four places of the app: a bar below on a phone, a rail on the side in a window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import flet as ft

from scorepad.words import _, pgettext

Destination = TypeVar("Destination")

PLACES = ("/", "/season", "/people", "/settings")
"""Their addresses. All other screens stand above one of them, and have all of the screen."""

RAIL = 88
"""Width of the rail."""


def navigation_bar(path: str, go: Callable[[str], None]) -> ft.NavigationBar:
    """The bar below, on one of the places."""
    return ft.NavigationBar(
        destinations=_destinations(ft.NavigationBarDestination),
        selected_index=PLACES.index(path),
        on_change=lambda event: go(PLACES[int(event.data)]),
        height=64,
        label_behavior=ft.NavigationBarLabelBehavior.ALWAYS_SHOW,
    )


def navigation_rail(path: str, go: Callable[[str], None]) -> ft.Control:
    """The rail on the side, on one of the places."""
    return ft.NavigationRail(
        destinations=_destinations(ft.NavigationRailDestination),
        selected_index=PLACES.index(path),
        on_change=lambda event: go(PLACES[int(event.data)]),
        label_type=ft.NavigationRailLabelType.ALL,
        min_width=RAIL,
    )


def _destinations(kind: Callable[..., Destination]) -> list[Destination]:
    named = (
        (pgettext("place", "Games"), ft.Icons.STYLE_OUTLINED, ft.Icons.STYLE),
        (_("Season"), ft.Icons.LEADERBOARD_OUTLINED, ft.Icons.LEADERBOARD),
        (_("People"), ft.Icons.GROUP_OUTLINED, ft.Icons.GROUP),
        (_("Settings"), ft.Icons.SETTINGS_OUTLINED, ft.Icons.SETTINGS),
    )
    return [kind(label=name, icon=icon, selected_icon=chosen) for name, icon, chosen in named]
