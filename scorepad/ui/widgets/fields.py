"""Pieces of a form."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from scorepad.ui import theme
from scorepad.ui.guard import act
from scorepad.ui.widgets.cell import Look, cell


def choices(
    options: Sequence[tuple[str, bool, Callable[[], None]]], *, width: float | None = None
) -> ft.Control:
    """Cells side by side, of which one or several are chosen."""
    return ft.Row(
        [
            cell(text, text, Look.TAPPED if chosen else Look.PLAIN, work, width=width)
            for text, chosen, work in options
        ],
        spacing=theme.TIGHT,
        run_spacing=theme.HAIR,
        wrap=True,
    )


def typed(
    label: str,
    value: str,
    change: Callable[[str], None],
    *,
    width: float | None = None,
    number: bool = False,
    error: str | None = None,
    key: str | None = None,
) -> ft.TextField:
    """A field to type into."""
    return ft.TextField(
        label=label,
        value=value,
        on_change=act_on_value(change),
        width=width,
        dense=True,
        error=error,
        key=key or label,
        keyboard_type=ft.KeyboardType.NUMBER if number else ft.KeyboardType.TEXT,
    )


def act_on_value(change: Callable[[str], None]) -> Callable[[ft.Event[ft.TextField]], object]:
    """A handler that is given what stands in the field."""

    async def handler(event: ft.Event[ft.TextField]) -> None:
        await act(lambda: change(event.control.value))(event)

    return handler


def explained(text: str) -> ft.Control:
    """A line that explains what stands above it."""
    return ft.Text(text, color=ft.Colors.ON_SURFACE_VARIANT)
