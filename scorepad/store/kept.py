"""A game as the store keeps it, and its document."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from scorepad.game.entry import Entry, entry_of_object, object_of_entry
from scorepad.game.history import History, change_of, object_of_change
from scorepad.game.model import Game
from scorepad.game.progress import progress
from scorepad.game.reading import game_of
from scorepad.game.writing import object_of
from scorepad.rules.fault import Fault

Document = Mapping[str, Any]


@dataclass(frozen=True)
class KeptGame:
    """A game as the store keeps it."""

    history: History
    revision: int = 0
    """Goes up with every change, so that a change to an old state is noticed."""
    changed_at: str = ""
    deleted_at: str | None = None
    entries: Mapping[int, Entry] = field(default_factory=dict)
    """Half-entered hands by the hand's index: the one to come, or one that is being corrected."""

    @property
    def game(self) -> Game:
        """The game as it is now."""
        return self.history.game

    @property
    def id(self) -> str:
        """The id of the game."""
        return self.game.id or ""

    @cached_property
    def finished(self) -> bool:
        """Whether the game is over."""
        return progress(self.game).finished


class GameGone(Fault):
    """No game has this id, or not any more."""

    def __init__(self, id_: str) -> None:
        super().__init__(id_)
        self.id = id_


class GameChanged(Fault):
    """Somebody else has changed the game since it was looked at."""

    def __init__(self, now: KeptGame) -> None:
        super().__init__(now.id)
        self.now = now
        """The game as it is kept."""


def document_of(kept: KeptGame) -> dict[str, Any]:
    """The document of a game: its facts, nothing that follows from them."""
    return {
        "id": kept.id,
        "revision": kept.revision,
        "changed_at": kept.changed_at,
        "deleted_at": kept.deleted_at,
        "moving": None,
        "game": object_of(kept.game),
        "log": [object_of_change(change) for change in kept.history.changes],
        "entries": {str(hand): object_of_entry(each) for hand, each in kept.entries.items()},
    }


def kept_of(document: Document) -> KeptGame:
    """The game that `document_of` wrote."""
    return KeptGame(
        history=History(
            game_of(document["game"]), tuple(change_of(each) for each in document["log"])
        ),
        revision=document["revision"],
        changed_at=document["changed_at"],
        deleted_at=document["deleted_at"],
        entries={int(hand): entry_of_object(each) for hand, each in document["entries"].items()},
    )
