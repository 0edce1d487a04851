"""Reading half-entered hands from a backup: every slip is refused."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from scorepad.game.entry import Entry, entry_of_object
from scorepad.game.faults import Kind, ListedTwice, NumberOutOfRange, WrongKind
from scorepad.game.fields import at, integer, list_of, object_with, one_of, take, text_of
from scorepad.game.model import Game, groups_of
from scorepad.game.reading import LONGEST_HAND_NOTE
from scorepad.store.reading_log import natural


def entries_of(value: Any, game: Game) -> dict[int, Entry]:
    """Half-entered hands of a game by their index.

    Raises:
        GameFileError, Fault: one of them is none of that game.
    """
    found = {}
    for key, item in object_with(value).items():
        with at(key):
            if not (key.isascii() and key.isdecimal()):
                raise WrongKind(Kind.INTEGER)
            found[natural(int(key))] = _entry(item, game)
    return found


def _entry(value: Any, game: Game) -> Entry:
    found = object_with(value, required=("owners", "touched", "chosen", "revoke", "note"))
    sizes = {group.name: group.size for group in groups_of(game)}

    def seat(item: Any) -> int:
        if not 0 <= integer(item) < len(game.players):
            raise NumberOutOfRange(item, 0, len(game.players) - 1)
        return int(item)

    def owners(items: Any) -> None:
        for name, owner in object_with(items).items():
            with at(name):
                one_of(name, [each for each, size in sizes.items() if size == 1])
                seat(owner)

    def touched(items: Any) -> None:
        pairs = [(seat(who), integer(count)) for who, count in map(_pair, list_of(items))]
        _check_different(who for who, _ in pairs)
        most = max(sizes.values(), default=0)
        total = sum(count for _, count in pairs)
        if any(count < 0 for _, count in pairs) or total > most:
            raise NumberOutOfRange(total, 0, most)

    take(found, "owners", owners)
    take(found, "touched", touched)
    take(found, "chosen", lambda items: _check_different(map(seat, list_of(items))))
    take(found, "revoke", lambda item: item is None or seat(item))
    take(found, "note", lambda item: item is None or text_of(item, 0, LONGEST_HAND_NOTE))
    return entry_of_object(found)


def _pair(value: Any) -> list[Any]:
    if len(list_of(value)) != 2:
        raise WrongKind(Kind.LIST)
    return list(value)


def _check_different(seats: Iterable[int]) -> None:
    seen: set[int] = set()
    for seat in seats:
        if seat in seen:
            raise ListedTwice(str(seat))
        seen.add(seat)
