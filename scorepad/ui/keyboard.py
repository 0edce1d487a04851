"""Keys on a laptop: the page hears them wherever the focus is; a screen says which it heeds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from scorepad.ui.desk import use_work
from scorepad.ui.guard import Work, act

Press = Callable[[int], None]

OTHER_LETTERS = {"У": "E", "К": "R", "Ы": "S"}
"""What stands on the keys of our letters where the keyboard is set to Russian."""


@dataclass(frozen=True)
class Heard:
    """What a screen heeds by now."""

    keys: Mapping[str, Work]
    digit: Press | None


def use_keys(keys: Mapping[str, Work], digit: Press | None = None) -> None:
    """Heed keys while this screen is on top.

    Args:
        keys: what a key does, by its name: `S`, `Enter`, `Backspace`.
        digit: what a digit does, on the row of numbers or on the number pad.
    """
    page = ft.context.page
    path = ft.use_view_path()
    heard: MutableRef[Heard] = ft.use_ref(Heard(keys, digit))
    heard.current = Heard(keys, digit)

    async def hear(event: ft.KeyboardEvent) -> None:
        if event.ctrl or event.alt or event.meta or page.route != path:
            return
        name = event.key.removeprefix("Numpad ")
        name = OTHER_LETTERS.get(name, name)
        heeded = heard.current or Heard({}, None)
        if name.isdecimal() and heeded.digit:
            press = heeded.digit
            await act(lambda: press(int(name)))(event)
        elif name in heeded.keys:
            await act(heeded.keys[name])(event)

    def listen() -> None:
        if page.route == path:
            page.on_keyboard_event = hear
            page.update()

    use_work(listen, [page.route == path])
