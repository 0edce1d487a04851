"""Dialogs that ask one thing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from scorepad.rules.fault import Fault
from scorepad.ui import theme
from scorepad.ui.guard import Work, act, done
from scorepad.ui.widgets.fields import Submit, typed
from scorepad.words import _
from scorepad.words.faults import sentence
from scorepad.words.table import capitalised


def choose_dialog(
    title: str,
    text: str,
    choices: Sequence[tuple[str, Work]],
    close: Callable[[], None],
) -> ft.AlertDialog:
    """A dialog in which a tap on one of the choices answers it."""
    buttons: list[ft.Control] = [
        ft.FilledTonalButton(
            choice,
            on_click=act(work),
            autofocus=number == 0,
            style=theme.growing(theme.TARGET + 4, sides=theme.HAIR),
        )
        for number, (choice, work) in enumerate(choices)
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
            # With a key it is a new one where a dialog follows another, and takes the keyboard.
            ft.TextButton(_("Cancel"), key="cancel", on_click=act(close), autofocus=True),
            ft.FilledButton(yes, key="sure", on_click=act(work)),
        ],
        on_dismiss=act(close),
    )


def type_dialog(
    title: str,
    label: str,
    begins_with: str,
    yes: str,
    work: Submit,
    close: Callable[[], None],
) -> ft.AlertDialog:
    """A dialog in which something is typed; why that cannot be is said in it."""
    return ft.AlertDialog(
        title=ft.Text(title, size=theme.LARGE),
        # A component takes a key beside its own arguments.
        content=_typing(  # type: ignore[call-arg]
            label, begins_with, yes, work, close, key=f"{label} {title}"
        ),
        on_dismiss=act(close),
    )


@ft.component
def _typing(
    label: str,
    begins_with: str,
    yes: str,
    work: Submit,
    close: Callable[[], None],
) -> ft.Control:
    typing = ft.use_ref(begins_with)
    refusal, refuse = ft.use_state("")
    refusals, count = ft.use_state(0)

    def type_text(text: str) -> None:
        typing.current = text

    async def try_it(text: str) -> None:
        try:
            await done(partial(work, text))
        except Fault as fault:
            # Said below the dialog it would be behind the keyboard of a phone.
            refuse(capitalised(sentence(fault)))
            count(refusals + 1)

    parts = [
        typed(
            label,
            begins_with,
            type_text,
            submit=try_it,
            key="field",
            autofocus=True,
            calls=refusals,
        )
    ]
    if refusal:
        said = ft.Text(refusal, color=ft.Colors.ERROR)
        parts.append(ft.Semantics(content=said, live_region=True, key="refusal"))
    buttons: list[ft.Control] = [
        ft.TextButton(_("Cancel"), on_click=act(close)),
        ft.FilledButton(yes, on_click=act(lambda: try_it(typing.current or ""))),
    ]
    parts.append(ft.Row(buttons, alignment=ft.MainAxisAlignment.END, wrap=True, key="buttons"))
    return ft.Column(
        parts,
        tight=True,
        spacing=theme.WIDE,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
