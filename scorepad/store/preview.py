"""What a file from elsewhere would change, before anything is changed."""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeVar

from tinydb import TinyDB

from scorepad.game.history import History
from scorepad.game.model import Game
from scorepad.game.reading import read_game
from scorepad.game.strict_json import read_json
from scorepad.season.csv_table import read_season_table
from scorepad.season.identity import identified
from scorepad.season.ledger import Payment
from scorepad.season.merging import Merge, merge
from scorepad.store.all_games import present_games
from scorepad.store.backup_file import DEEPEST, FORMAT, LARGEST, Everything, everything_of
from scorepad.store.kept import KeptGame, kept_of
from scorepad.store.payments import PAYMENTS
from scorepad.store.person import PEOPLE, Person
from scorepad.store.season import SEASONS, Season
from scorepad.store.settings import OWN_RULES, SETTINGS

Listed = TypeVar("Listed", Person, Season, Payment)


class FileKind(StrEnum):
    """What a file holds."""

    GAME = "game"
    SEASON = "season"
    """A season's table."""
    EVERYTHING = "everything"
    """A backup."""


@dataclass(frozen=True)
class Preview:
    """What a file would change; whatever else is in it is left alone."""

    kind: FileKind
    games: Merge
    """Those to be added, those that are the same, and those of which one must be chosen."""
    new: Everything
    """All that is to be added: games with their logs, people, seasons, payments, settings."""
    found: Everything
    """All that is in the file."""

    @property
    def adds(self) -> bool:
        """Whether anything is added."""
        return self.new != Everything()

    @property
    def changes_nothing(self) -> bool:
        """Whether all of it is there already, and the same."""
        return not self.adds and not self.games.different


def read_file(data: bytes) -> tuple[FileKind, Everything]:
    """What is in a file: a game file, a season's table, or a backup.

    Raises:
        Fault: it is none of them, or breaks a rule; it says where.
    """
    if data.removeprefix(BOM_UTF8).lstrip()[:1] not in (b"{", b"["):
        return FileKind.SEASON, _alone(read_season_table(data))
    value = read_json(data, LARGEST, DEEPEST)
    if isinstance(value, dict) and value.get("format") == FORMAT:
        return FileKind.EVERYTHING, everything_of(value)
    # Once more, as strictly as a game file is read.
    return FileKind.GAME, _alone([read_game(data)])


def preview(tables: TinyDB, kind: FileKind, found: Everything) -> Preview:
    """What a file would change.

    Raises:
        GameTwice: it holds two different games with one id.
    """
    theirs = {kept.id: kept for kept in found.games}
    mine = present_games(tables, theirs.keys())
    merged = merge(
        (kept_of(document).game for _, document in mine.values()),
        (kept.game for kept in found.games),
    )
    added = [theirs[game.id or ""] for game in merged.added]
    return Preview(kind, merged, news(tables, found, added), found)


def news(tables: TinyDB, found: Everything, games: Sequence[KeptGame]) -> Everything:
    """What has to be added that these games of a file can be, and what is in it beside games."""
    return Everything(
        games=tuple(games),
        people=_unlisted(tables, PEOPLE, "name", [*found.people, *_players(games)]),
        seasons=_unlisted(tables, SEASONS, "name", [*found.seasons, *_seasons(games)]),
        payments=_unlisted(tables, PAYMENTS, "id", found.payments),
        settings=_new_settings(tables, found.settings),
    )


def _alone(games: Iterable[Game]) -> Everything:
    """Games of which nothing else is told."""
    return Everything(tuple(KeptGame(History(identified(game))) for game in games))


def _players(games: Iterable[KeptGame]) -> Iterator[Person]:
    """Who played in games, as they would be listed; who played last first."""
    for kept in sorted(games, key=_day, reverse=True):
        yield from (Person(name, _day(kept)) for name in kept.game.players)


def _seasons(games: Iterable[KeptGame]) -> Iterator[Season]:
    """The seasons of games, as they would be listed: opened with the first game."""
    for kept in sorted(games, key=_day):
        if kept.game.season:
            yield Season(kept.game.season, _day(kept))


def _day(kept: KeptGame) -> str:
    """When a game was played, as far as that can be told."""
    return kept.game.played_on or (kept.game.started_at or kept.changed_at)[:10]


def _unlisted(tables: TinyDB, table: str, key: str, items: Iterable[Listed]) -> tuple[Listed, ...]:
    """Those that a table does not know; of several who are called the same the first one."""
    known = {each[key] for each in tables.table(table)}
    found: dict[str, Listed] = {}
    for item in items:
        name = getattr(item, key)
        if name not in known:
            found.setdefault(name, item)
    return tuple(found.values())


def _new_settings(tables: TinyDB, theirs: Mapping[str, Any]) -> dict[str, Any]:
    """The settings that were never made here, and rules of one's own by other names."""
    mine = {each["name"]: each["value"] for each in tables.table(SETTINGS)}
    new = {name: value for name, value in theirs.items() if mine.get(name) is None}
    new = {name: value for name, value in new.items() if value is not None}
    own, others = mine.get(OWN_RULES), theirs.get(OWN_RULES)
    if own and others and others.keys() - own.keys():
        new[OWN_RULES] = {**others, **own}
    return new
