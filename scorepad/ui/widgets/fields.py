"""Pieces of a form."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import flet as ft

from scorepad.ui import theme
from scorepad.ui.focus import use_focus
from scorepad.ui.guard import Work, act
from scorepad.ui.widgets.cell import Look, cell

Value = TypeVar("Value")
Change = Callable[[Callable[[Value], Value]], None]
"""Is given a step to the next value, since a second tap may come before the first is drawn."""


def choices(
    options: Sequence[tuple[str, bool, Work]],
    *,
    width: float | None = None,
    sideways: bool = False,
) -> ft.Control:
    """Cells side by side, of which one or several are chosen.

    Args:
        options: what each says, whether it is chosen, and what a tap does.
        width: of each cell; else it is as wide as its text.
        sideways: in one line that scrolls, where there are too many for a phone.
    """
    return ft.Row(
        [
            cell(text, text, Look.TAPPED if chosen else Look.PLAIN, work, width=width)
            for text, chosen, work in options
        ],
        spacing=theme.TIGHT,
        run_spacing=theme.HAIR,
        wrap=not sideways,
        scroll=ft.ScrollMode.AUTO if sideways else None,
    )


def named_button(text: str, spoken: str, icon: ft.IconData, work: Work) -> ft.Control:
    """A button that is one of several with the same word: spoken, it says which."""
    return ft.TextButton(
        ft.Text(text, semantics_label=spoken), icon=icon, on_click=act(work), height=theme.TARGET
    )


def switch(text: str, value: bool, work: Work) -> ft.Control:
    """A switch; a long text beside it takes a second line."""
    room = min(ft.context.page.width or theme.PHONE, theme.COLUMN) - 2 * theme.WIDE
    return ft.Switch(
        key=text,
        label=ft.Text(text, width=room - theme.SWITCH),
        value=value,
        on_change=act(work),
    )


def typed(
    label: str,
    value: str,
    change: Callable[[str], None],
    *,
    key: str,
    submit: Work | None = None,
    width: float | None = None,
    number: bool = False,
    autofocus: bool = False,
    calls: int = 0,
) -> ft.Control:
    """A field to type into, which begins with a value; another `key` begins it anew.

    Every new number of `calls` gives it the keyboard, which Enter takes from it.
    """
    # A component takes a key beside its own arguments.
    return _field(label, value, change, submit, width, number, autofocus, calls, key=key)  # type: ignore[call-arg]


@ft.component
def _field(
    label: str,
    value: str,
    change: Callable[[str], None],
    submit: Work | None,
    width: float | None,
    number: bool,
    autofocus: bool,
    calls: int,
) -> ft.Control:
    drawn = use_focus(_not_drawn, calls)
    # What the browser has typed since must not be overwritten by what was known before.
    known = drawn.current.value if drawn.current else value

    async def changed(event: ft.Event[ft.TextField]) -> None:
        await act(lambda: change(event.control.value))(event)

    field = ft.TextField(
        label=label,
        value=known,
        on_change=changed,
        on_submit=act(submit) if submit else None,
        width=width,
        dense=True,
        autofocus=autofocus,
        keyboard_type=ft.KeyboardType.NUMBER if number else ft.KeyboardType.TEXT,
    )
    drawn.current = field
    return field


_not_drawn: ft.TextField | None = None


def explained(text: str) -> ft.Control:
    """A line that explains what stands above it."""
    return ft.Text(text, color=ft.Colors.ON_SURFACE_VARIANT)
