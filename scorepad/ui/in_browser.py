"""The app as a page that needs no server: Python and the data are in the browser."""

from __future__ import annotations

import asyncio

import flet as ft

from scorepad.store.browser import open_store, tell_playing
from scorepad.store.store import Store
from scorepad.ui import app


def run_in_browser() -> None:
    """Show the app on this page, which has made sure that the browser keeps what it is given."""
    # Read while Flet's client is still being loaded.
    opening = asyncio.ensure_future(_opened())

    async def main(page: ft.Page) -> None:
        await opening
        await app.main(page)

    ft.run(main)


async def _opened() -> Store:
    store = app.start_with(await open_store())
    # A newer version of the app waits until nobody plays.
    store.games.watch(lambda: tell_playing(bool(store.games.in_play())))
    await store.load()
    return store
