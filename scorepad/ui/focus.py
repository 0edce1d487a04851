"""Where the keyboard goes on, where Flutter alone would leave it nowhere."""

from __future__ import annotations

from contextlib import suppress
from typing import TypeVar

import flet as ft
from flet.components.hooks.use_ref import MutableRef

Focusable = TypeVar("Focusable", ft.TextField, ft.IconButton, ft.FilledButton)


def use_focus(nothing: Focusable | None, calls: int) -> MutableRef[Focusable]:
    """A place for the control that is drawn, which gets the keyboard when it is called.

    Args:
        nothing: what is there before it is drawn.
        calls: how often it has been called; another number than before, and not 0, is a call.
    """
    drawn: MutableRef[Focusable] = ft.use_ref(nothing)

    async def take_keyboard() -> None:
        # What was drawn anew meanwhile is called there.
        with suppress(RuntimeError):
            if calls and drawn.current:
                await drawn.current.focus()  # type: ignore[no-untyped-call]

    ft.use_effect(take_keyboard, [calls])
    return drawn
