"""Dialogs that ask one thing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from scorepad.ui import theme
from scorepad.ui.guard import Work, act
from scorepad.ui.widgets.fields import typed
from scorepad.words import _


def choose_dialog(
    title: str,
    text: str,
    choices: Sequence[tuple[str, Work]],
    close: Callable[[], None],
) -> ft.AlertDialog:
    """A dialog in which a tap on one of the choices answers it."""
    buttons: list[ft.Control] = [
        ft.FilledTonalButton(
            choice, on_click=act(work), height=theme.TARGET + 4, style=ft.ButtonStyle(padding=4)
        )
        for choice, work in choices
    ]
    explained: list[ft.Control] = [ft.Text(text)] if text else []
    return ft.AlertDialog(
        title=ft.Text(title, size=theme.LARGE),
        content=ft.Column(
            [*explained, *buttons],
            tight=True,
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            width=320,
        ),
        actions=[ft.TextButton(_("Cancel"), on_click=act(close))],
        scrollable=True,
        on_dismiss=act(close),
    )


def sure_dialog(
    title: str, text: str, yes: str, work: Work, close: Callable[[], None]
) -> ft.AlertDialog:
    """A dialog that asks once before something is done."""
    return ft.AlertDialog(
        title=ft.Text(title, size=theme.LARGE),
        content=ft.Text(text),
        actions=[
            ft.TextButton(_("Cancel"), on_click=act(close)),
            ft.FilledButton(yes, on_click=act(work)),
        ],
        on_dismiss=act(close),
    )


def type_dialog(
    title: str,
    label: str,
    begins_with: str,
    type_text: Callable[[str], None],
    yes: str,
    work: Work,
    close: Callable[[], None],
) -> ft.AlertDialog:
    """A dialog in which something is typed."""
    return ft.AlertDialog(
        title=ft.Text(title, size=theme.LARGE),
        content=typed(
            label, begins_with, type_text, submit=work, key=f"{label} {title}", autofocus=True
        ),
        actions=[
            ft.TextButton(_("Cancel"), on_click=act(close)),
            ft.FilledButton(yes, on_click=act(work)),
        ],
        on_dismiss=act(close),
    )
