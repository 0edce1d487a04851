"""A function that stays the same while what it does changes, for parts that are drawn once."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

import flet as ft
from flet.components.hooks.use_ref import MutableRef

Arguments = ParamSpec("Arguments")


def use_steady(work: Callable[Arguments, None]) -> Callable[Arguments, None]:
    """The same function at every drawing, which does what was given at the latest one."""
    latest: MutableRef[list[Callable[Arguments, None]]] = ft.use_ref([work])
    latest.current = [work]

    def steady(*args: Arguments.args, **kwargs: Arguments.kwargs) -> None:
        for each in latest.current or ():
            each(*args, **kwargs)

    return ft.use_callback(steady, [])
