"""What keeps an exception in a screen or a handler from freezing or crashing the page."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, ParamSpec, cast

import flet as ft

from scorepad.rules.fault import Fault
from scorepad.ui import theme
from scorepad.words import _
from scorepad.words.faults import sentence
from scorepad.words.language import present_language, spoken
from scorepad.words.table import capitalised

log = logging.getLogger("scorepad")

Arguments = ParamSpec("Arguments")
Handler = Callable[[Any], Awaitable[None]]
Work = Callable[[], Any] | Callable[[], Awaitable[Any]]


def screen(build: Callable[Arguments, ft.Control]) -> Callable[Arguments, ft.Control]:
    """A component that shows a card in its place where it cannot be drawn; a screen stays one.

    Flet stops updating a page, without a word, when a component raises.
    """
    is_view = inspect.signature(build).return_annotation in (ft.View, "ft.View")

    @wraps(build)
    def guarded(*args: Arguments.args, **kwargs: Arguments.kwargs) -> ft.Control:
        # Asked for before anything can fail, so that the order of the hooks stays the same.
        path = ft.use_view_path() if is_view else None
        # Found out once: a screen says hundreds of things, and a tap draws it anew.
        before = spoken.set(present_language())
        try:
            return build(*args, **kwargs)
        except Exception:
            log.exception("Drawing %s failed", build.__name__)
            return _in_its_place(path)
        finally:
            spoken.reset(before)

    return cast(Callable[Arguments, ft.Control], ft.component(guarded))


async def done(work: Work) -> None:
    """Do work, and wait for it where it takes its time."""
    result = work()
    if inspect.isawaitable(result):
        await result


def act(work: Work) -> Handler:
    """A handler that does the work, and tells the user in a sentence why it could not."""

    async def handler(event: Any) -> None:
        page = event.page
        try:
            await done(work)
        except Fault as fault:
            tell(page, capitalised(sentence(fault)))
        except Exception:
            log.exception("A tap failed")
            tell(page, _apology())

    return handler


def tell(
    page: ft.Page, text: str, way_back: str | None = None, go_back: Handler | None = None
) -> None:
    """Show a line near the bottom for a while, with a way back where the screen has none."""
    page.show_dialog(
        ft.SnackBar(
            ft.Text(text),
            action=ft.SnackBarAction(way_back, on_click=go_back) if way_back else None,
            duration=8000 if way_back else 4000,
            persist=False,
            behavior=ft.SnackBarBehavior.FLOATING,
            margin=ft.Margin.only(
                left=theme.WIDE, right=theme.WIDE, bottom=theme.MAIN_BUTTON_CLEAR
            ),
        )
    )


def _in_its_place(path: str | None) -> ft.Control:
    card = ft.Container(
        ft.Text(_apology()),
        padding=theme.WIDE * 2,
        margin=theme.WIDE,
        border_radius=theme.ROUNDER,
        bgcolor=ft.Colors.ERROR_CONTAINER,
    )
    if path:
        return ft.View(route=path, appbar=ft.AppBar(title=ft.Text("Scorepad")), controls=[card])
    return card


def _apology() -> str:
    return _(
        "This did not work, and nothing was changed by it. What was saved is safe. "
        "Go back and try again; the log says more."
    )
