"""The app as Flet starts it: one store for everybody, a desk and the screens for each page."""

from __future__ import annotations

import asyncio
from pathlib import Path

import flet as ft

from scorepad.share.sharing import Sharing
from scorepad.store.store import Store
from scorepad.ui import theme
from scorepad.ui.desk import Desk, DeskContext, watch_store
from scorepad.ui.preferences import language_of_page, load_preferences
from scorepad.ui.routes import ROUTES, lost
from scorepad.words.language import ask_for_language

_stores: list[Store] = []
"""The one store of this process, once it is open."""

_sharings: list[Sharing] = []
"""What of it is shown to the table."""


def start(folder: Path) -> Store:
    """Open the data in a folder, which all pages of this process show."""
    return start_with(Store(folder))


def start_with(store: Store) -> Store:
    """Let all pages of this process show what is in this store."""
    ask_for_language(language_of_page)
    _stores[:] = [store]
    _sharings[:] = [Sharing(store.games)]
    return store


def sharing() -> Sharing:
    """What of the store is shown to the table."""
    return _sharings[0]


async def main(page: ft.Page) -> None:
    """Show the app on a page."""
    (store,) = _stores
    there = asyncio.Event()
    page.on_connect = lambda _event: there.set()
    page.title = "Scorepad"
    page.theme = page.dark_theme = theme.theme()
    await store.load()
    desk = Desk(store, page, sharing(), width=page.width or 0)
    desk.preferences = await load_preferences(page, desk.storage)
    if page.session.connection is None:
        # What is drawn for a browser that is away is lost.
        there.clear()
        await there.wait()
    page.on_connect = lambda _event: _returned(desk)
    page.on_locale_change = lambda _event: desk.prefer()
    page.on_resize = lambda event: _resized(desk, event.width)
    stop_watching = watch_store(desk)
    page.on_close = lambda _event: stop_watching()
    page.render_views(app, desk)


@ft.component
def app(desk: Desk) -> ft.Control:
    """All screens, the one that the address names on top."""
    return DeskContext(desk, lambda: ft.Router(ROUTES, manage_views=True, not_found=lost))


def _returned(desk: Desk) -> None:
    desk.returns += 1


def _resized(desk: Desk, width: float) -> None:
    # Only a change of the layout draws anew, not every pixel of a window that is dragged.
    if (width >= theme.WIDE_WINDOW) != desk.wide or abs(width - desk.width) > theme.TARGET:
        desk.width = width
