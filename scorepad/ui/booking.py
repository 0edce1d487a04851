"""The book of all results, as a screen needs it: read in the background, drawn when it is there."""

from __future__ import annotations

import flet as ft

from scorepad.season.book import Book
from scorepad.ui.desk import use_desk, use_work


def use_book() -> Book | None:
    """The results of all finished games; None until they are read."""
    desk = use_desk()
    book, set_book = ft.use_state(_unread)
    here = ft.use_route_location() == ft.use_view_path()

    async def read() -> None:
        # Below another screen nobody sees it.
        if here:
            set_book(await desk.store.book.book())

    use_work(read, [here and desk.drawn])
    return book


_unread: Book | None = None
