"""Reading a game file: every rule of game-file.md, and where it is broken."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import Any, TypeVar

from scorepad.game.faults import (
    CarriedMissing,
    GameFileError,
    NamedTwice,
    NoSuchDay,
    NothingToEnd,
    NumberOutOfRange,
    UnknownPlayer,
)
from scorepad.game.fields import (
    at,
    choice_of,
    integer,
    list_of,
    object_with,
    one_of,
    take,
    text_formed,
    text_of,
)
from scorepad.game.model import Counts, Ended, Game, Hand, Stake
from scorepad.game.names import clean_name, clean_names
from scorepad.game.reading_rules import rules_of_object
from scorepad.game.reading_stake import stake_of_object
from scorepad.game.strict_json import read_json
from scorepad.game.validity import (
    HandAfterEnd,
    check_carried_points,
    check_hand,
    check_no_hand_after_end,
    check_partners_carry_the_same,
)
from scorepad.rules.deck import deck_for
from scorepad.rules.profiles import BLACK_MARIA

FORMAT = "scorepad-game"
VERSION = 1
LONGEST_SEASON, LONGEST_GAME_NOTE, LONGEST_HAND_NOTE = 80, 2_000, 500

UUID = re.compile(r"[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
TIME = re.compile(
    r"[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?"
    r"(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])"
)

Value = TypeVar("Value")


def read_game(data: bytes) -> Game:
    """The game that the bytes of a game file hold.

    Raises:
        GameFileError: the file breaks a rule, with the place and the fault.
    """
    with at():
        value = read_json(data)
    return game_of(value)


def game_of(value: Any) -> Game:
    """The game that a game file's object, as JSON was read, stands for.

    Raises:
        GameFileError: it breaks a rule, with the place and the fault.
    """
    with at():
        return _game(value)


def _game(value: Any) -> Game:
    found = object_with(
        value,
        required=("format", "version", "players", "hands"),
        optional=(
            *("first_dealer", "rules", "carried", "stake", "ended", "set_aside"),
            *("id", "season", "played_on", "started_at", "notes"),
        ),
    )
    take(found, "format", lambda format_: one_of(format_, (FORMAT,)))
    take(found, "version", lambda version: one_of(integer(version), (VERSION,)))
    players = take(found, "players", _players)
    seat_of = _seat_of(players)
    game = Game(
        players=players,
        first_dealer=take(found, "first_dealer", seat_of, default=len(players) - 1),
        rules=take(found, "rules", lambda rules: rules_of_object(rules, len(players)), BLACK_MARIA),
        stake=take(found, "stake", stake_of_object, default=Stake()),
        ended=take(found, "ended", lambda ended: choice_of(ended, Ended), default=None),
        id=take(found, "id", lambda id_: text_formed(id_, UUID, "8-4-4-4-12 hex digits"), None),
        season=take(found, "season", lambda text: text_of(text, 1, LONGEST_SEASON), None),
        played_on=take(found, "played_on", day_of, None),
        started_at=take(found, "started_at", _moment, None),
        notes=take(found, "notes", lambda text: text_of(text, 0, LONGEST_GAME_NOTE), None),
    )
    game = replace(game, carried=take(found, "carried", lambda each: _carried(each, game), None))
    game = replace(
        game,
        hands=take(found, "hands", lambda hands: _hands(hands, game)),
        set_aside=take(found, "set_aside", lambda hands: _hands(hands, game), default=()),
    )
    _check_end(game)
    return game


def _check_end(game: Game) -> None:
    try:
        check_no_hand_after_end(game)
    except HandAfterEnd as fault:
        raise GameFileError(("hands", fault.ended_after), fault) from None
    if game.ended and not game.hands and game.carried is None:
        raise GameFileError(("ended",), NothingToEnd())


def _players(value: Any) -> tuple[str, ...]:
    texts = list_of(value)
    deck_for(len(texts))
    for index, text in enumerate(texts):
        with at(index):
            clean_name(text_of(text))
    return clean_names(texts)


def _carried(value: Any, game: Game) -> Counts:
    by_seat = _by_seat(value, game.players, _carried_points)
    for seat in game.seats:
        if seat not in by_seat:
            raise CarriedMissing(game.players[seat])
    carried = tuple(by_seat[seat] for seat in game.seats)
    check_partners_carry_the_same(game, carried)
    return carried


def _carried_points(value: Any) -> int:
    points = integer(value)
    check_carried_points(points)
    return points


def _hands(value: Any, game: Game) -> tuple[Hand, ...]:
    hands = []
    for index, item in enumerate(list_of(value)):
        with at(index):
            hand = _hand(item, game)
            check_hand(game, hand)
            hands.append(hand)
    return tuple(hands)


def _hand(value: Any, game: Game) -> Hand:
    found = object_with(value, optional=("captured", "revoke", "note"))
    return Hand(
        captured=take(found, "captured", lambda each: _captured(each, game), None),
        revoke=take(found, "revoke", _seat_of(game.players), None),
        note=take(found, "note", lambda text: text_of(text, 0, LONGEST_HAND_NOTE), None),
    )


def _captured(value: Any, game: Game) -> dict[str, Counts]:
    """What each captured, turned round: for each group the counts by seat."""
    by_seat = _by_seat(value, game.players, _group_counts)
    groups = dict.fromkeys(group for counts in by_seat.values() for group in counts)
    return {
        group: tuple(by_seat.get(seat, {}).get(group, 0) for seat in game.seats) for group in groups
    }


def _group_counts(value: Any) -> dict[str, int]:
    counts = object_with(value)
    for group in counts:
        with at(group):
            if integer(counts[group]) < 0:
                raise NumberOutOfRange(counts[group], 0, 13)
    return counts


def _by_seat(
    value: Any, players: tuple[str, ...], read: Callable[[Any], Value]
) -> dict[int, Value]:
    """An object whose keys are players, by seat."""
    seat_of = _seat_of(players)
    found: dict[int, Value] = {}
    for key, item in object_with(value).items():
        with at(key):
            seat = seat_of(key)
            if seat in found:
                raise NamedTwice(players[seat])
            found[seat] = read(item)
    return found


def _seat_of(players: tuple[str, ...]) -> Callable[[Any], int]:
    def seat_of(value: Any) -> int:
        name = clean_name(text_of(value))
        if name not in players:
            raise UnknownPlayer(name)
        return players.index(name)

    return seat_of


def day_of(value: Any) -> str:
    """A real day, written `YYYY-MM-DD`.

    Raises:
        WrongKind, MalformedText, NoSuchDay: it is none.
    """
    text = text_formed(value, DAY, "YYYY-MM-DD")
    _check_day(text)
    return text


def _moment(value: Any) -> str:
    text = text_formed(value, TIME, "YYYY-MM-DDThh:mm±hh:mm")
    _check_day(text[:10])
    return text


def _check_day(day: str) -> None:
    try:
        date.fromisoformat(day)
    except ValueError:
        raise NoSuchDay(day) from None
