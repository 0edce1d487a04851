"""The ways in which a game file can be wrong, and where. Sentences are made elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from scorepad.rules.fault import Fault

Where = tuple[str | int, ...]
"""Keys and indexes that lead to a place in the file."""


class GameFileError(Fault):
    """A game file breaks a rule of game-file.md."""

    def __init__(self, where: Where, fault: Exception) -> None:
        super().__init__(where, fault)
        self.where = where
        self.fault = fault
        """What is wrong there."""


class Kind(StrEnum):
    """What a value should have been."""

    OBJECT = "object"
    LIST = "list"
    INTEGER = "integer"
    TEXT = "text"
    BOOLEAN = "boolean"


class WrongKind(Fault):
    """A value is of another kind than it must be."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind)
        self.kind = kind


class UnknownKey(Fault):
    """An object has a key that it must not have."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class MissingKey(Fault):
    """An object lacks a key that it must have."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class UnknownChoice(Fault):
    """A value is none of those allowed."""

    def __init__(self, found: object, choices: Sequence[object]) -> None:
        super().__init__(found, choices)
        self.found = found
        self.choices = tuple(choices)


class NotOneKey(Fault):
    """An object has none or several of the keys of which it must have exactly one."""

    def __init__(self, choices: Sequence[str]) -> None:
        super().__init__(choices)
        self.choices = tuple(choices)


class TextLength(Fault):
    """A text is empty where it must not be, or too long."""

    def __init__(self, length: int, longest: int) -> None:
        super().__init__(length, longest)
        self.length = length
        self.longest = longest


class NumberOutOfRange(Fault):
    """A number is too small or too large."""

    def __init__(self, found: int, lowest: int, highest: int) -> None:
        super().__init__(found, lowest, highest)
        self.found = found
        self.lowest = lowest
        self.highest = highest


class MalformedText(Fault):
    """A text is not of the form it must have: a day, a time, an id, money, a currency."""

    def __init__(self, found: str, form: str) -> None:
        super().__init__(found, form)
        self.found = found
        self.form = form
        """The form, as game-file.md writes it."""


class NoSuchDay(Fault):
    """A day that no calendar has."""

    def __init__(self, day: str) -> None:
        super().__init__(day)
        self.day = day


class UnknownPlayer(Fault):
    """Nobody at the table has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class NamedTwice(Fault):
    """An object names the same player twice."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class ListedTwice(Fault):
    """A list holds the same value twice."""

    def __init__(self, found: str) -> None:
        super().__init__(found)
        self.found = found


class CarriedMissing(Fault):
    """A player brings nothing in, not even 0, while others do."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class PartnersDiffer(Fault):
    """Partners bring in different totals."""

    def __init__(self, first: str, second: str) -> None:
        super().__init__(first, second)
        self.first = first
        self.second = second


class MoneyOutOfRange(Fault):
    """Money a point that is nothing, or too much."""

    def __init__(self, found: str, lowest: str, highest: str) -> None:
        super().__init__(found, lowest, highest)
        self.found = found
        self.lowest = lowest
        self.highest = highest


class MoneyIncomplete(Fault):
    """Money a point without a currency, or the other way round."""


class NotMoney(Fault):
    """What was typed for money a point is no amount."""

    def __init__(self, found: str) -> None:
        super().__init__(found)
        self.found = found


class NotACurrency(Fault):
    """A currency is not three capital letters."""

    def __init__(self, found: str) -> None:
        super().__init__(found)
        self.found = found


class MoneyWithoutSettlement(Fault):
    """Money a point where nothing is settled."""


class NothingToEnd(Fault):
    """A game with neither hands nor points carried in cannot be ended."""
