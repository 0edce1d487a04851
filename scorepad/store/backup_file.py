"""The backup file: one JSON object with all that the app knows, written whole and read strictly.

The games as game-file.md has them, each with its log; people, seasons, payments, settings.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from tinydb import TinyDB

from scorepad.game.fields import (
    at,
    integer,
    list_of,
    object_with,
    one_of,
    take,
    text_formed,
    text_of,
)
from scorepad.game.history import History
from scorepad.game.names import clean_name
from scorepad.game.reading import LONGEST_SEASON, UUID, day_of, game_of
from scorepad.season.identity import identified
from scorepad.season.ledger import Payment
from scorepad.store.all_games import each_game
from scorepad.store.kept import KeptGame
from scorepad.store.payments import checked, standing_payments
from scorepad.store.person import PEOPLE, Person, person_of
from scorepad.store.reading_entry import entries_of
from scorepad.store.reading_log import log_of, moment_of
from scorepad.store.reading_settings import settings_of
from scorepad.store.season import SEASONS, Season, season_of
from scorepad.store.settings import SETTINGS

FORMAT = "scorepad-backup"
VERSION = 1

LARGEST = 500_000_000
"""Bytes: more than a hundred thousand games."""

DEEPEST = 12
"""Levels of nesting: the captured cards of a hand in the log of a game."""

GAME_KEYS = ("game", "changed_at", "deleted_at", "log", "entries")
LONGEST_MOMENT = 80

Value = TypeVar("Value")


@dataclass(frozen=True)
class Everything:
    """What a backup holds, or another file that tells a part of it."""

    games: tuple[KeptGame, ...] = ()
    people: tuple[Person, ...] = ()
    seasons: tuple[Season, ...] = ()
    payments: tuple[Payment, ...] = ()
    settings: Mapping[str, Any] = field(default_factory=dict)


def object_of_everything(tables: TinyDB, made_at: str) -> dict[str, Any]:
    """The object of a backup of all that is in a database."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "made_at": made_at,
        "games": [{key: each[key] for key in GAME_KEYS} for _, each in each_game(tables)],
        "people": [vars(person_of(each)) for each in tables.table(PEOPLE)],
        "seasons": [vars(season_of(each)) for each in tables.table(SEASONS)],
        "payments": [vars(payment) for payment in standing_payments(tables)],
        "settings": {each["name"]: each["value"] for each in tables.table(SETTINGS)},
    }


def everything_of(value: Any) -> Everything:
    """What the object of a backup stands for.

    Raises:
        GameFileError: it breaks a rule, with the place and the fault.
    """
    with at():
        return _everything(value)


def _everything(value: Any) -> Everything:
    found = object_with(
        value,
        required=(
            *("format", "version", "made_at"),
            *("games", "people", "seasons", "payments", "settings"),
        ),
    )
    take(found, "format", lambda format_: one_of(format_, (FORMAT,)))
    take(found, "version", lambda version: one_of(integer(version), (VERSION,)))
    take(found, "made_at", moment_of)
    return Everything(
        games=take(found, "games", lambda items: _each(items, _kept)),
        people=take(found, "people", lambda items: _each(items, _person)),
        seasons=take(found, "seasons", lambda items: _each(items, _season)),
        payments=take(found, "payments", lambda items: _each(items, _payment)),
        settings=take(found, "settings", settings_of),
    )


def _each(value: Any, read: Callable[[Any], Value]) -> tuple[Value, ...]:
    items = []
    for index, item in enumerate(list_of(value)):
        with at(index):
            items.append(read(item))
    return tuple(items)


def _kept(value: Any) -> KeptGame:
    found = object_with(value, required=GAME_KEYS)
    game = identified(take(found, "game", game_of))
    return KeptGame(
        History(game, take(found, "log", lambda log: log_of(log, found["game"]))),
        changed_at=take(found, "changed_at", moment_of),
        deleted_at=take(found, "deleted_at", _or_null(moment_of)),
        entries=take(found, "entries", lambda entries: entries_of(entries, game)),
    )


def _person(value: Any) -> Person:
    found = object_with(value, required=("name", "played_at", "retired_at"))
    return Person(
        take(found, "name", lambda name: clean_name(text_of(name))),
        take(found, "played_at", lambda at_: text_of(at_, 0, LONGEST_MOMENT)),
        take(found, "retired_at", _or_null(moment_of)),
    )


def _season(value: Any) -> Season:
    found = object_with(value, required=("name", "opened_on", "closed_on"))
    return Season(
        take(found, "name", season_name),
        take(found, "opened_on", day_of),
        take(found, "closed_on", _or_null(day_of)),
    )


def _payment(value: Any) -> Payment:
    keys = ("id", "payer", "payee", "cents", "currency", "day", "season")
    found = object_with(value, required=keys)
    payment = Payment(
        take(found, "id", lambda id_: text_formed(id_, UUID, "8-4-4-4-12 hex digits")),
        take(found, "payer", text_of),
        take(found, "payee", text_of),
        take(found, "cents", integer),
        take(found, "currency", text_of),
        take(found, "day", text_of),
        take(found, "season", _or_null(season_name)),
    )
    return checked(payment)


def season_name(value: Any) -> str:
    """The name of a season as game-file.md allows it."""
    return text_of(value, 1, LONGEST_SEASON)


def _or_null(read: Callable[[Any], Value]) -> Callable[[Any], Value | None]:
    return lambda value: None if value is None else read(value)
