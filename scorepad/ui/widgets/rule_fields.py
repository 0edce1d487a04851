"""What the forms of the rules are made of: one of several in words, and a number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import flet as ft

from scorepad.game.setup import Setup
from scorepad.ui.widgets.fields import Change, choices, typed

Said = Change[Setup]


def with_changes(setup: Setup, **changes: Any) -> Setup:
    """The same table with some of its rules changed."""
    return replace(setup, rules=replace(setup.rules, **changes))


def pick(setup: Setup, change: Said, name: str, names: dict[Any, str]) -> ft.Control:
    """One of several, named in words."""

    def choose(value: Any) -> Callable[[], None]:
        return lambda: change(lambda now: with_changes(now, **{name: value}))

    present = getattr(setup.rules, name)
    return choices([(words, value is present, choose(value)) for value, words in names.items()])


def number(setup: Setup, change: Said, name: str, label: str, present: int) -> ft.Control:
    """A field for a number of the rules.

    Args:
        setup: what has been said so far.
        change: called with what is said after a letter.
        name: what `typed_numbers` calls it.
        label: what people call it.
        present: what it is in the rules, shown while nothing else is typed.
    """

    def say(text: str) -> None:
        change(lambda now: replace(now, numbers={**now.numbers, name: text}))

    shown = setup.numbers.get(name, str(present))
    return typed(label, shown, say, width=150, number=True, key=name)
