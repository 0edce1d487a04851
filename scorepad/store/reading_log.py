"""Reading the log of a game from a backup: every slip is refused."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from scorepad.game.faults import MalformedText, NumberOutOfRange
from scorepad.game.fields import (
    at,
    choice_of,
    integer,
    list_of,
    object_with,
    take,
    text_formed,
    text_of,
)
from scorepad.game.history import SPLICED, Change, ChangeKind, Part
from scorepad.game.reading import game_of
from scorepad.rules.fault import Fault

MOMENT = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+(Z|[+-][0-9]{2}:[0-9]{2})")
MOMENT_FORM = "YYYY-MM-DDThh:mm:ss±hh:mm"

HIGHEST_INDEX = 99_999


class LogBroken(Fault):
    """A change in a log does not lead to what is written after it."""


def moment_of(value: Any) -> str:
    """A moment as the store writes it.

    Raises:
        WrongKind, MalformedText: it is none.
    """
    text = text_formed(value, MOMENT, MOMENT_FORM)
    try:
        datetime.fromisoformat(text)
    except ValueError:
        raise MalformedText(text, MOMENT_FORM) from None
    return text


def log_of(value: Any, game: Mapping[str, Any]) -> tuple[Change, ...]:
    """A log, which must lead to the game as its object is.

    Raises:
        GameFileError, Fault: it breaks a rule, or leads elsewhere.
    """
    changes = []
    for index, item in enumerate(list_of(value)):
        with at(index):
            changes.append(_change(item))
    _check_undoing(changes)
    _check_states(changes, game)
    return tuple(changes)


def natural(value: Any) -> int:
    """The index of a hand.

    Raises:
        WrongKind, NumberOutOfRange: it is none.
    """
    if not 0 <= integer(value) <= HIGHEST_INDEX:
        raise NumberOutOfRange(value, 0, HIGHEST_INDEX)
    return int(value)


def _change(value: Any) -> Change:
    found = object_with(value, required=("kind", "at", "parts"), optional=("hand",))
    return Change(
        kind=take(found, "kind", lambda kind: choice_of(kind, ChangeKind)),
        at=take(found, "at", moment_of),
        parts=take(found, "parts", _parts),
        hand=take(found, "hand", natural, None),
    )


def _parts(value: Any) -> tuple[Part, ...]:
    parts = []
    for index, item in enumerate(list_of(value)):
        with at(index):
            parts.append(_part(item))
    return tuple(parts)


def _part(value: Any) -> Part:
    found = object_with(value, required=("key",), optional=("before", "after", "start"))
    key = take(found, "key", text_of)
    if key not in SPLICED:
        object_with(found, required=("key",), optional=("before", "after"))
        return Part(key, found.get("before"), found.get("after"))
    object_with(found, required=("key", "before", "after", "start"))
    return Part(
        key,
        take(found, "before", list_of),
        take(found, "after", list_of),
        take(found, "start", natural),
    )


def _check_undoing(changes: list[Change]) -> None:
    """Refuse what takes back or makes again anything but the change whose turn it is."""
    standing: list[Change] = []
    undone: list[Change] = []
    for index, change in enumerate(changes):
        if change.kind is ChangeKind.UNDONE:
            _check_same(index, standing, [(part.after, part.before) for part in change.parts])
            undone.append(standing.pop())
        elif change.kind is ChangeKind.REDONE:
            _check_same(index, undone, [(part.before, part.after) for part in change.parts])
            standing.append(undone.pop())
        else:
            standing.append(change)
            undone.clear()


def _check_same(index: int, stack: list[Change], parts: list[tuple[Any, Any]]) -> None:
    if not stack or [(part.before, part.after) for part in stack[-1].parts] != parts:
        with at(index):
            raise LogBroken


def _check_states(changes: list[Change], game: Mapping[str, Any]) -> None:
    """Go back from the game to its beginning; every state on the way must be a game."""
    state = dict(game)
    for index in reversed(range(len(changes))):
        parts = changes[index].parts
        with at(index):
            for part in parts:
                _go_back(state, part)
            # A game without its last hands is one: that need not be looked at each time.
            if any(part.start is None or part.before for part in parts):
                game_of(state)


def _go_back(state: dict[str, Any], part: Part) -> None:
    if part.start is None:
        before = part.before
        if state.get(part.key) != part.after:
            raise LogBroken
    else:
        hands = state.get(part.key, [])
        end = part.start + len(part.after)
        if part.start > len(hands) or hands[part.start : end] != part.after:
            raise LogBroken
        before = [*hands[: part.start], *part.before, *hands[end:]]
        # An empty list of hands stands; any other was not there.
        before = before if before or part.key == "hands" else None
    state[part.key] = before
    if before is None:
        del state[part.key]
