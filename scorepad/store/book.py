"""The book of all results, built when it is first asked for and kept up with every change."""

from __future__ import annotations

from asyncio import Lock
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, islice

from tinydb import TinyDB

from scorepad.game.reading import game_of
from scorepad.season.book import Book, book_of, newest_first, put, without
from scorepad.season.identity import game_id
from scorepad.season.results import GameResult, game_result
from scorepad.season.selection import EVERYTHING, Selection
from scorepad.season.standings import season_tallies
from scorepad.store.database import Database, off_the_loop
from scorepad.store.games import Games
from scorepad.store.kept import Document, KeptGame, kept_of
from scorepad.store.kept_results import (
    KeptResults,
    Mark,
    Results,
    are_kept,
    load_results,
    mark_of,
    save_results,
)
from scorepad.store.newest import newest_games
from scorepad.store.storage import documents_in
from scorepad.store.whereabouts import moving, years

AT_ONCE = 100
"""So many games are worked out before others may go on."""


class Books:
    """The results of all finished games that were not deleted.

    Games are not waited for: what changes while the book is being built is put in afterwards.
    """

    def __init__(self, database: Database, games: Games) -> None:
        self._database = database
        self._book: Book | None = None
        self._changed: dict[str, KeptGame] = {}
        self._shown: Results = {}
        self._forgotten = 0
        self._seen: dict[str, str] = {}
        self._building = Lock()
        games.follow(self._note)

    async def book(self) -> Book:
        """The book as it is now; to build it anew takes a while with thousands of games."""
        async with self._building:
            while (book := self.at_hand()) is None:
                forgotten = self._forgotten
                built = await self._built()
                if forgotten == self._forgotten:
                    self._book = built
            return book

    async def prepare(self, selection: Selection = EVERYTHING) -> None:
        """Have the book and these standings at hand before they are asked for.

        Who never looks at a season has nothing worked out at the start.
        """
        if await off_the_loop(lambda: are_kept(self._database.place)):
            book = await self.book()
            await off_the_loop(lambda: season_tallies(book, selection))

    def at_hand(self) -> Book | None:
        """The book as it is now; None where it would have to be built."""
        if self._book is not None:
            for kept in self._changed.values():
                self._book = _with(self._book, kept)
            self._changed.clear()
        return self._book

    async def history(
        self, selection: Selection = EVERYTHING, start: int = 0, count: int = 50
    ) -> tuple[GameResult, ...]:
        """So many of the finished games meant, the newest first; no other is worked out.

        Args:
            selection: which games are meant.
            start: how many of them come before the first one wanted.
            count: how many are wanted.
        """
        book = self.at_hand()
        if book is not None:
            return tuple(islice(newest_first(book, selection), start, start + count))
        documents = await self._database.read(
            lambda tables: newest_games(tables, self._database.documents, selection, start, count)
        )
        self._shown = await off_the_loop(partial(_worked_out, documents, self._shown))
        return tuple(self._shown.values())

    def forget(self) -> None:
        """Throw the book away; it is built anew when it is next asked for."""
        self._book = None
        self._changed.clear()
        self._forgotten += 1

    async def look_again(self) -> bool:
        """Throw the book away where another copy of the app has changed games since; says so."""
        if self._book is None or self._seen == await self._database.read(self._first_lines):
            return False
        self.forget()
        return True

    def _note(self, kept: KeptGame) -> None:
        self._changed[kept.id] = kept

    async def _built(self) -> Book:
        self._seen = await self._database.read(self._first_lines)
        results: list[GameResult] = []
        for table in self._seen:
            results += await self._results_of(table)
        book = book_of(results)
        for kept in await self._database.read(_on_the_way):
            book = _with(book, kept)
        return book

    async def _results_of(self, table: str) -> Sequence[GameResult]:
        """The results of a table, of which only those are worked out that are not kept."""
        kept = await off_the_loop(lambda: load_results(self._database.place, table))
        now, payload = await self._database.read(lambda _: self._read(table, kept.table))
        if payload is None:
            return tuple(kept.results.values())
        documents = documents_in(payload)
        results: dict[Mark, GameResult] = {}
        while (part := await off_the_loop(partial(_part, documents, kept.results))) is not None:
            results |= part
        await self._database.read(lambda _: self._keep(table, KeptResults(now, results)))
        return tuple(results.values())

    def _keep(self, table: str, results: KeptResults) -> None:
        if self._database.read_only is None:
            save_results(self._database.place, table, results)

    def _first_lines(self, tables: TinyDB) -> dict[str, str]:
        return {table: self._database.first_line(table) for table in years(tables)}

    def _read(self, table: str, known: str) -> tuple[str, bytes | None]:
        """The first line of a table's file, and what is in it unless that line is known."""
        now = self._database.first_line(table)
        if now and now == known:
            return now, None
        payload = self._database.payload(table)
        return self._database.first_line(table), payload


def _part(documents: Iterator[Document], known: Results) -> dict[Mark, GameResult] | None:
    """The results of some more of the games; None where there are no more."""
    first = next(documents, None)
    if first is None:
        return None
    # One by one: Python looks for garbage all the time where many documents are there at once.
    return _worked_out(chain([first], islice(documents, AT_ONCE - 1)), known)


def _worked_out(documents: Iterable[Document], known: Results) -> dict[Mark, GameResult]:
    """The results of games, of which only those are worked out that are not known."""
    found: dict[Mark, GameResult] = {}
    for document in documents:
        mark = mark_of(document)
        result = known.get(mark) or game_result(game_of(document["game"]))
        if result:
            found[mark] = result
    return found


def _with(book: Book, kept: KeptGame) -> Book:
    """The book after a change to a game."""
    result = None if kept.deleted_at else game_result(kept.game)
    return put(book, result) if result else without(book, game_id(kept.game))


def _on_the_way(tables: TinyDB) -> list[KeptGame]:
    return [kept_of(each) for each in moving(tables).values()]
