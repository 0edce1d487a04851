"""In and out: files for other phones and spreadsheets, and what comes from there."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import (
    Awaitable,
    Callable,
    Collection,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from dataclasses import replace
from datetime import datetime
from typing import Any

from tinydb import TinyDB

from scorepad.game.history import ChangeKind, changed
from scorepad.game.reading import game_of
from scorepad.game.writing import object_of
from scorepad.season.csv_table import Heading, season_table
from scorepad.season.identity import identified
from scorepad.season.merging import Different
from scorepad.store.all_games import Present, finished_games, present_games, replaced
from scorepad.store.backup_file import object_of_everything
from scorepad.store.copies import Occasion
from scorepad.store.database import Database, moment_now, off_the_loop
from scorepad.store.journal import Rewrite, write_together
from scorepad.store.kept import GameChanged, GameGone, KeptGame, document_of, kept_of
from scorepad.store.payments import PAYMENTS, document_of_payment
from scorepad.store.person import PEOPLE
from scorepad.store.preview import Preview, news, preview, read_file
from scorepad.store.season import SEASONS
from scorepad.store.settings import SETTINGS
from scorepad.store.whereabouts import complete_moves, found, table_of


class Exchange:
    """Exports and imports of a database."""

    def __init__(
        self,
        database: Database,
        clock: Callable[[], datetime],
        look_again: Callable[[], Awaitable[None]],
    ) -> None:
        """`look_again` is awaited after an import: anything may be another."""
        self._database = database
        self._clock = clock
        self._look_again = look_again

    async def export_game(self, id_: str) -> bytes:
        """The game file of a game.

        Raises:
            GameGone: there is none with this id.
        """
        kept = await self._database.read(lambda tables: kept_of(found(tables, id_)[1]))
        return _json(object_of(identified(kept.game)), indent=2)

    async def export_season(
        self,
        season: str | None,
        headings: Mapping[Heading, str] | None = None,
        *,
        separator: str = ",",
        decimal_mark: str = ".",
    ) -> bytes:
        """The finished games of a season, or of none, as CSV; see `season_table`."""
        objects = await self._database.read(
            lambda tables: [
                each["game"]
                for each in finished_games(tables)
                if each["game"].get("season") == season
            ]
        )

        def table() -> bytes:
            games = map(game_of, objects)
            text = season_table(games, headings, separator=separator, decimal_mark=decimal_mark)
            return text.encode()

        return await off_the_loop(table)

    async def export_everything(self) -> bytes:
        """A backup of all that the app knows."""
        at = moment_now(self._clock)
        return await self._database.read(lambda tables: _json(object_of_everything(tables, at)))

    async def preview(self, data: bytes) -> Preview:
        """What a file would change; nothing is changed yet.

        Raises:
            Fault: it is no file that was exported, or breaks a rule; it says where.
        """
        kind, everything = await off_the_loop(lambda: read_file(data))
        return await self._database.read(lambda tables: preview(tables, kind, everything))

    async def take(self, seen: Preview, theirs: Collection[str] = ()) -> None:
        """Add what is new in a file, all of it or nothing, after a backup of what is here.

        Args:
            seen: what was said before.
            theirs: the ids of the games that differ and are to be as they are in the file.

        Raises:
            GameChanged, GameGone: one of those games is not any more what it was.
        """
        chosen = [each for each in seen.games.different if each.id in theirs]
        if not seen.adds and not chosen:
            return
        at = moment_now(self._clock)
        await self._database.back_up(Occasion.IMPORT)
        await self._database.change(lambda tables: _take(tables, seen, chosen, at))
        await self._look_again()


def _json(value: Any, indent: int | None = None) -> bytes:
    return (json.dumps(value, ensure_ascii=False, indent=indent) + "\n").encode()


def _take(tables: TinyDB, seen: Preview, chosen: Sequence[Different], at: str) -> None:
    complete_moves(tables)
    ids = {kept.id for kept in seen.new.games} | {each.id for each in chosen}
    there = present_games(tables, ids)
    added = [
        replace(kept, changed_at=kept.changed_at or at)
        for kept in seen.new.games
        if kept.id not in there
    ]
    renewed = [_as_theirs(there, each, at) for each in chosen]
    new = news(tables, seen.found, [*added, *renewed])
    payments = [document_of_payment(each, None) for each in new.payments]
    settings = [{"name": name, "value": value} for name, value in new.settings.items()]
    write_together(
        tables,
        [
            *replaced(there, renewed),
            *_inserted(added),
            Rewrite(PEOPLE, "name", [vars(person) for person in new.people]),
            Rewrite(SEASONS, "name", [vars(season) for season in new.seasons]),
            Rewrite(PAYMENTS, "id", payments),
            Rewrite(SETTINGS, "name", settings),
        ],
    )


def _as_theirs(there: Present, each: Different, at: str) -> KeptGame:
    """The game as it is in the file, with one more change in its log."""
    if each.id not in there:
        raise GameGone(each.id)
    before = kept_of(there[each.id][1])
    if before.game != each.mine:
        raise GameChanged(before)
    return replace(
        before,
        history=changed(before.history, ChangeKind.IMPORTED, each.theirs, at),
        revision=before.revision + 1,
        changed_at=at,
        entries={},
    )


def _inserted(games: Iterable[KeptGame]) -> Iterator[Rewrite]:
    by_table: defaultdict[str, list[KeptGame]] = defaultdict(list)
    for kept in games:
        by_table[table_of(kept)].append(kept)
    for table, those in by_table.items():
        yield Rewrite(table, "id", [document_of(kept) for kept in those])
