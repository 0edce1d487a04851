"""What stands out from a screen as one thing: a tile to tap, and a panel of several lines."""

from __future__ import annotations

import flet as ft

from scorepad.ui import theme
from scorepad.ui.guard import Work, act


def tile(
    key: str,
    title: str,
    work: Work | None,
    *,
    subtitle: str = "",
    leading: ft.Control | None = None,
    trailing: ft.Control | None = None,
) -> ft.Control:
    """One of several things that a tap opens, or does something with.

    Args:
        key: its own among its siblings.
        title: what it is called.
        work: what a tap does; None where it does nothing.
        subtitle: a quieter line below.
        leading: what stands before them.
        trailing: what stands after them.
    """
    return ft.ListTile(
        key=key,
        title=ft.Text(title, weight=ft.FontWeight.W_600),
        subtitle=ft.Text(subtitle) if subtitle else None,
        leading=leading,
        trailing=trailing,
        shape=ft.RoundedRectangleBorder(radius=theme.ROUNDER),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        on_click=act(work) if work else None,
    )


def panel(content: ft.Control, *, key: str | None = None) -> ft.Control:
    """Something of several lines."""
    return ft.Container(
        content,
        key=key,
        padding=theme.WIDE,
        border_radius=theme.ROUNDER,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
    )
