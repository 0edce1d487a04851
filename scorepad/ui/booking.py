"""The results of finished games, as screens need them: read in the background, then drawn."""

from __future__ import annotations

import flet as ft

from scorepad.season.book import Book
from scorepad.season.results import GameResult
from scorepad.season.selection import Selection
from scorepad.ui.desk import use_desk, use_work


def use_book() -> Book | None:
    """The results of all finished games; None until they are read."""
    desk = use_desk()
    book, set_book = ft.use_state(_unread)
    here = _use_here()

    async def read() -> None:
        if here:
            set_book(await desk.store.book.book())

    # Not `here and …`: the first drawing is 0, which equals False.
    use_work(read, [desk.drawn if here else None])
    return book


_unread: Book | None = None


def use_history(selection: Selection, count: int) -> tuple[GameResult, ...] | None:
    """So many of the finished games meant, the newest first; None until they are read."""
    desk = use_desk()
    found, set_found = ft.use_state(_unfound)
    here = _use_here()

    async def read() -> None:
        if here:
            set_found(await desk.store.book.history(selection, 0, count))
            # With the whole book at hand, what is asked for next is there at once.
            await desk.store.book.book()

    use_work(read, [desk.drawn if here else None, selection, count])
    return found


_unfound: tuple[GameResult, ...] | None = None


def _use_here() -> bool:
    """Whether the screen is on top; below another one nobody sees it."""
    return ft.use_route_location() == ft.use_view_path()
