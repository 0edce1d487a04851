"""The people who have played, so that their names need not be typed again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from tinydb import TinyDB

from scorepad.game.names import clean_name
from scorepad.rules.fault import Fault
from scorepad.store.all_games import each_game
from scorepad.store.database import Database
from scorepad.store.documents import put, remove
from scorepad.store.namesakes import (
    PEOPLE,
    Namesakes,
    Person,
    give_back,
    person_of,
    pays,
    rename_everywhere,
)

__all__ = ["PEOPLE", "People", "Person"]


class HasPlayed(Fault):
    """Somebody who is in a game, or in a payment, cannot be forgotten."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name
