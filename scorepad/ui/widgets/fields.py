"""Pieces of a form."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import flet as ft

from scorepad.game.reading import day_of
from scorepad.rules.fault import Fault
from scorepad.ui import theme
from scorepad.ui.desk import use_desk
from scorepad.ui.focus import use_focus
from scorepad.ui.guard import Work, act, done
from scorepad.ui.widgets.cell import Look, cell

Value = TypeVar("Value")
Submit = Callable[[str], Any]
"""Is given what was typed; what comes back may be awaited."""
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
        ft.Text(text, semantics_label=spoken),
        icon=icon,
        on_click=act(work),
        style=theme.growing(theme.TARGET),
    )


def switch(text: str, value: bool, work: Work) -> ft.Control:
    """A switch; a long text beside it takes a second line."""
    # On a screen's column, and on a card in it.
    room = min(ft.context.page.width or theme.PHONE, theme.COLUMN) - 4 * theme.WIDE
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
    submit: Submit | None = None,
    width: float | None = None,
    number: bool = False,
    autofocus: bool = False,
    calls: int = 0,
) -> ft.Control:
    """A field to type into, which shows a value; another `key` begins it anew.

    What is typed stays, until the value becomes another one by something else than typing.
    Every new number of `calls` gives it the keyboard, which Enter takes from it.
    """
    # A component takes a key beside its own arguments.
    return _field(label, value, change, submit, width, number, autofocus, calls, key=key)  # type: ignore[call-arg]


@ft.component
def _field(
    label: str,
    value: str,
    change: Callable[[str], None],
    submit: Submit | None,
    width: float | None,
    number: bool,
    autofocus: bool,
    calls: int,
) -> ft.Control:
    drawn = use_focus(_not_drawn, calls)
    given, is_typing = ft.use_ref(value), ft.use_ref(False)
    stays = given.current == value or is_typing.current
    # What the browser has typed since must not be overwritten by what was known before.
    known = drawn.current.value if drawn.current and stays else value
    given.current, is_typing.current = value, False

    async def changed(event: ft.Event[ft.TextField]) -> None:
        is_typing.current = True
        await act(lambda: change(event.control.value))(event)

    async def submitted(event: ft.Event[ft.TextField]) -> None:
        if submit:
            await act(partial(submit, event.control.value))(event)

    field = ft.TextField(
        label=label,
        value=known,
        on_change=changed,
        on_submit=submitted if submit else None,
        # Its label has one line.
        width=width * use_desk().text_scale if width else None,
        dense=True,
        autofocus=autofocus,
        keyboard_type=ft.KeyboardType.NUMBER if number else ft.KeyboardType.TEXT,
    )
    drawn.current = field
    return field


_not_drawn: ft.TextField | None = None


def typed_day(text: str) -> str | None:
    """A day once it is typed whole, as `2026-11-30`."""
    with suppress(Fault):
        return day_of(text.strip())
    return None


def text_form(
    label: str,
    button: str,
    work: Submit,
    *,
    key: str,
    icon: ft.IconData | None = None,
    several: bool = False,
) -> ft.Control:
    """A field and a button that does something with what was typed, as Enter does.

    Args:
        label: of the field, which begins anew when it is done.
        button: what the button says.
        work: what is done.
        key: its own among its siblings.
        icon: on the button.
        several: whether one is followed by another: the keyboard stays in the field.
    """
    # A component takes a key beside its own arguments.
    return _text_form(label, button, work, icon, several, key=key)  # type: ignore[call-arg]


@ft.component
def _text_form(
    label: str, button: str, work: Submit, icon: ft.IconData | None, several: bool
) -> ft.Control:
    typing = ft.use_ref("")
    fields, begin_anew = ft.use_state(0)
    calls, call = ft.use_state(0)

    def type_text(text: str) -> None:
        typing.current = text

    async def do_it() -> None:
        await done(partial(work, typing.current or ""))
        typing.current = ""
        begin_anew(lambda now: now + 1)

    async def enter(_text: str) -> None:
        try:
            await do_it()
        finally:
            call(lambda now: now + 1)

    field = typed(label, "", type_text, submit=enter, calls=calls, key=f"field {fields}")
    does_it = ft.FilledTonalButton(
        button,
        icon=icon,
        on_click=act(partial(enter, "") if several else do_it),
        style=theme.growing(theme.TARGET + 4, sides=theme.ROOMY),
    )
    if use_desk().big_text:
        return ft.Column([field, does_it], horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Row([ft.Container(field, expand=True), does_it], spacing=theme.GAP)


def explained(text: str) -> ft.Control:
    """A line that explains what stands above it."""
    return ft.Text(text, color=ft.Colors.ON_SURFACE_VARIANT)
