"""Undo, redo and the log of corrections, which are one thing.

Every change to a game is kept with what it was before and after, and when. The log only grows:
an undo is an entry like any other, so nothing that was ever recorded is forgotten.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from scorepad.game.model import Game
from scorepad.game.reading import game_of
from scorepad.game.writing import object_of
from scorepad.rules.fault import Fault

SPLICED = ("hands", "set_aside")
"""Lists of which only the stretch that changed is kept."""


class ChangeKind(StrEnum):
    """What was done to a game."""

    RECORDED = "recorded"
    CORRECTED = "corrected"
    DELETED = "deleted"
    RENAMED = "renamed"
    RESEATED = "reseated"
    FIRST_DEALER = "first-dealer"
    RULES = "rules"
    STAKE = "stake"
    DETAILS = "details"
    TABLE = "table"
    """Several of these at once."""
    ENDED = "ended"
    REOPENED = "reopened"
    IMPORTED = "imported"
    """It was made as it is in a file."""
    UNDONE = "undone"
    REDONE = "redone"


@dataclass(frozen=True)
class Part:
    """One key of the game file's object, as it was before a change and after it."""

    key: str
    before: Any
    """None where the key was not there."""
    after: Any
    start: int | None = None
    """Where the stretch of the list begins; None where the whole value is kept."""


@dataclass(frozen=True)
class Change:
    """One entry of the log."""

    kind: ChangeKind
    at: str
    """When, as ISO 8601 writes it."""
    parts: tuple[Part, ...]
    hand: int | None = None
    """The index of the hand that was recorded, corrected or deleted."""


class NothingToUndo(Fault):
    """The game is as it was at its beginning."""


class NothingToRedo(Fault):
    """The last change was no undo."""


@dataclass(frozen=True)
class History:
    """A game, and every change that led to it."""

    game: Game
    changes: tuple[Change, ...] = ()


def changed(
    history: History, kind: ChangeKind, after: Game, at: str, hand: int | None = None
) -> History:
    """The history with a change added; the same history where nothing changed."""
    parts = difference(object_of(history.game), object_of(after))
    if not parts:
        return history
    return History(after, (*history.changes, Change(kind, at, parts, hand)))


def undo(history: History, at: str) -> History:
    """Take the last change back that still stands.

    Raises:
        NothingToUndo: none stands.
    """
    change = undoable(history)
    if change is None:
        raise NothingToUndo
    turned = tuple(replace(part, before=part.after, after=part.before) for part in change.parts)
    return _applied(history, Change(ChangeKind.UNDONE, at, turned, change.hand))


def redo(history: History, at: str) -> History:
    """Make the change again that was undone last.

    Raises:
        NothingToRedo: nothing was undone, or something else was changed since.
    """
    change = redoable(history)
    if change is None:
        raise NothingToRedo
    return _applied(history, Change(ChangeKind.REDONE, at, change.parts, change.hand))


def undoable(history: History) -> Change | None:
    """The change that an undo would take back."""
    standing, _ = _stacks(history)
    return standing[-1] if standing else None


def redoable(history: History) -> Change | None:
    """The change that a redo would make again."""
    _, undone = _stacks(history)
    return undone[-1] if undone else None


def _stacks(history: History) -> tuple[list[Change], list[Change]]:
    """The changes that stand, and those undone that could be made again; the latest last."""
    standing: list[Change] = []
    undone: list[Change] = []
    for change in history.changes:
        if change.kind is ChangeKind.UNDONE:
            undone.append(standing.pop())
        elif change.kind is ChangeKind.REDONE:
            standing.append(undone.pop())
        else:
            standing.append(change)
            undone.clear()
    return standing, undone


def _applied(history: History, change: Change) -> History:
    found = object_of(history.game)
    for part in change.parts:
        value = part.after
        if part.start is not None:
            value = list(found.get(part.key, ()))
            value[part.start : part.start + len(part.before)] = part.after
        found[part.key] = value
    # An empty list of hands stands; any other key that is empty was not there.
    kept = {key: value for key, value in found.items() if key == "hands" or value not in (None, [])}
    return History(game_of(kept), (*history.changes, change))


def difference(before: Mapping[str, Any], after: Mapping[str, Any]) -> tuple[Part, ...]:
    """What has to be kept to get from one game file's object to the other, and back."""
    keys = sorted(before.keys() | after.keys())
    return tuple(
        _part(key, before.get(key), after.get(key))
        for key in keys
        if before.get(key) != after.get(key)
    )


def _part(key: str, before: Any, after: Any) -> Part:
    if key not in SPLICED:
        return Part(key, before, after)
    old, new = list(before or ()), list(after or ())
    start = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    tail = 0
    while tail < min(len(old), len(new)) - start and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    return Part(key, old[start : len(old) - tail], new[start : len(new) - tail], start)


def object_of_change(change: Change) -> dict[str, Any]:
    """A change as JSON, to be kept."""
    parts = [
        {key: value for key, value in vars(part).items() if value is not None}
        for part in change.parts
    ]
    found: dict[str, Any] = {"kind": change.kind.value, "at": change.at, "parts": parts}
    return found if change.hand is None else found | {"hand": change.hand}


def change_of(found: Mapping[str, Any]) -> Change:
    """The change that `object_of_change` wrote."""
    return Change(
        kind=ChangeKind(found["kind"]),
        at=found["at"],
        parts=tuple(
            Part(part["key"], part.get("before"), part.get("after"), part.get("start"))
            for part in found["parts"]
        ),
        hand=found.get("hand"),
    )
