"""The seasons: games that are counted together. Which games those are is written in the games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime
from typing import Any

from tinydb import TinyDB

from scorepad.game.fields import text_of
from scorepad.game.reading import LONGEST_SEASON
from scorepad.rules.fault import Fault
from scorepad.store.all_games import rewritten
from scorepad.store.database import Database, moment_now
from scorepad.store.documents import find, put
from scorepad.store.journal import Rewrite, write_together
from scorepad.store.kept import Document
from scorepad.store.payments import PAYMENTS
from scorepad.store.renamed import with_season
from scorepad.store.season import SEASONS, Season, season_of
from scorepad.store.settings import SETTINGS, Settings
from scorepad.store.whereabouts import complete_moves

__all__ = ["Season", "SeasonGone", "SeasonTaken", "Seasons"]

SEASON_OF_NEXT = "season"
"""The setting with the name of the season that the next game is to belong to."""


class SeasonTaken(Fault):
    """There is a season of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class SeasonGone(Fault):
    """There is no season of this name, or not any more."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Seasons:
    """The seasons of a database, at hand without waiting."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        clock: Callable[[], datetime],
        tell: Callable[[], None],
        look_again: Callable[[], Awaitable[None]],
    ) -> None:
        """`tell` is called after a change to seasons, `look_again` after one to games as well."""
        self._database = database
        self._settings = settings
        self._clock = clock
        self._tell = tell
        self._look_again = look_again
        self._seasons: dict[str, Season] = {}

    async def load(self) -> None:
        """Read which seasons there are."""
        found = await self._database.read(
            lambda tables: [season_of(each) for each in tables.table(SEASONS).all()]
        )
        self._seasons = {season.name: season for season in found}

    def all(self) -> tuple[Season, ...]:
        """The seasons, the one opened last first."""
        oldest_first = sorted(self._seasons.values(), key=lambda season: season.opened_on)
        return tuple(reversed(oldest_first))

    def get(self, name: str) -> Season:
        """The season of this name.

        Raises:
            SeasonGone: there is none.
        """
        if name not in self._seasons:
            raise SeasonGone(name)
        return self._seasons[name]

    def default(self) -> str | None:
        """The season of the next game; None where it belongs to none."""
        season = self._seasons.get(self._settings.get(SEASON_OF_NEXT) or "")
        return season.name if season and season.closed_on is None else None

    async def set_default(self, name: str | None) -> None:
        """Let the next game belong to a season, or to none.

        Raises:
            SeasonGone: there is no such season.
        """
        if name is not None:
            self.get(name)
        await self._settings.put(SEASON_OF_NEXT, name)
        self._tell()

    async def start(self, name: str) -> Season:
        """Open a season, to which the next game is to belong.

        Raises:
            TextLength: the name is empty or longer than eighty code points.
            SeasonTaken: there is one of this name.
        """
        season = Season(self._new_name(name), self._today())
        await self._database.change(lambda tables: put(tables, SEASONS, "name", vars(season)))
        self._seasons[season.name] = season
        await self.set_default(season.name)
        return season

    async def rename(self, old: str, new: str) -> Season:
        """Give a season another name; its games and its payments follow.

        Raises:
            TextLength, SeasonTaken: see `start`.
            SeasonGone: there is no season of the old name.
        """
        before = self.get(old)
        if new.strip() == old:
            return before
        after, at = replace(before, name=self._new_name(new)), moment_now(self._clock)
        await self._database.change(lambda tables: _rename(tables, before, after, at))
        await self._look_again()
        return after

    async def close(self, name: str) -> Season:
        """Let a season be over: no game belongs to it by default.

        Raises:
            SeasonGone: there is none of this name.
        """
        return await self._change(name, closed_on=self._today())

    async def reopen(self, name: str) -> Season:
        """Go on with a season that was closed.

        Raises:
            SeasonGone: there is none of this name.
        """
        return await self._change(name, closed_on=None)

    async def _change(self, name: str, **changes: Any) -> Season:
        def work(tables: TinyDB) -> Season:
            found = find(tables, SEASONS, "name", name)
            if found is None:
                raise SeasonGone(name)
            put(tables, SEASONS, "name", {"name": name, **changes})
            return replace(season_of(found), **changes)

        season = self._seasons[name] = await self._database.change(work)
        self._tell()
        return season

    def _new_name(self, text: str) -> str:
        name = text_of(text.strip(), 1, LONGEST_SEASON)
        if name in self._seasons:
            raise SeasonTaken(name)
        return name

    def _today(self) -> str:
        return self._clock().astimezone().date().isoformat()


def _rename(tables: TinyDB, before: Season, after: Season, at: str) -> None:
    old, new = before.name, after.name

    def edit(document: Document) -> dict[str, Any] | None:
        belongs = document["game"].get("season") == old
        return with_season(document, new, at) if belongs else None

    complete_moves(tables)
    payments = [each for each in tables.table(PAYMENTS).all() if each["season"] == old]
    settings = [
        {**each, "value": new}
        for each in tables.table(SETTINGS).all()
        if each["name"] == SEASON_OF_NEXT and each["value"] == old
    ]
    write_together(
        tables,
        [
            *rewritten(tables, edit),
            Rewrite(PAYMENTS, "id", [{**each, "season": new} for each in payments]),
            Rewrite(SETTINGS, "name", settings),
            Rewrite(SEASONS, "name", [vars(after)], gone=[old]),
        ],
    )
