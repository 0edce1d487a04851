"""JSON as the game file allows it: nothing doubled, nothing that is no number, nothing too deep."""

from __future__ import annotations

import json
import re
from math import isfinite
from typing import Any

from scorepad.game.faults import GameFileError, Where
from scorepad.rules.fault import Fault

LARGEST = 5_000_000
"""Bytes."""

DEEPEST = 8
"""Levels of nesting, the outermost object being the first."""

MOST_DIGITS = 1_000

SURROGATES = re.compile("[\ud800-\udfff]")


class FileTooLarge(Fault):
    """More bytes than a file of this kind may have."""

    def __init__(self, largest: int) -> None:
        super().__init__(largest)
        self.largest = largest


class ByteOrderMark(Fault):
    """The file begins with a byte order mark."""


class NotUtf8(Fault):
    """The bytes are no UTF-8."""

    def __init__(self, position: int) -> None:
        super().__init__(position)
        self.position = position


class NotJson(Fault):
    """The text is no JSON."""

    def __init__(self, line: int, column: int) -> None:
        super().__init__(line, column)
        self.line = line
        self.column = column


class NotANumber(Fault):
    """`NaN`, `Infinity`, or a number larger or of more digits than anybody writes."""

    def __init__(self, found: str) -> None:
        super().__init__(found)
        self.found = found


class KeyTwice(Fault):
    """An object has the same key twice."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class NestedTooDeeply(Fault):
    """More levels than a file of this kind may have."""

    def __init__(self, deepest: int) -> None:
        super().__init__(deepest)
        self.deepest = deepest


class LoneSurrogate(Fault):
    """A string holds half of a character."""


def read_json(data: bytes, largest: int = LARGEST, deepest: int = DEEPEST) -> Any:
    """The value that the bytes of a file hold.

    Args:
        data: the bytes.
        largest: how many there may be.
        deepest: how many levels there may be.

    Raises:
        FileTooLarge, ByteOrderMark, NotUtf8, NotJson, NestedTooDeeply: as their names say.
        GameFileError: what is wrong is in one place of the file - a KeyTwice, a NotANumber,
            NestedTooDeeply or a LoneSurrogate.
    """
    if len(data) > largest:
        raise FileTooLarge(largest)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise NotUtf8(error.start) from None
    if text.startswith("\ufeff"):
        raise ByteOrderMark
    try:
        value = json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=NotANumber,
            parse_int=_integer,
            parse_float=_float,
        )
    except json.JSONDecodeError as error:
        raise NotJson(error.lineno, error.colno) from None
    except RecursionError:
        raise NestedTooDeeply(deepest) from None
    _check(value, (), deepest)
    return value


# The parser does not know where in the file it is. So a fault that it finds stands in the value
# until that is gone through, and is raised with its place.


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any] | Fault:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            return KeyTwice(key)
        found[key] = value
    return found


def _integer(text: str) -> int | Fault:
    # Python itself refuses to read integers of thousands of digits, with a message of its own.
    return int(text) if len(text) <= MOST_DIGITS else NotANumber(text)


def _float(text: str) -> float | Fault:
    # What is too large becomes Infinity, which no file can hold.
    found = float(text)
    return found if isfinite(found) else NotANumber(text)


def _check(value: Any, where: Where, deepest: int) -> None:
    """Raise what is wrong anywhere in a value, with its place."""
    if isinstance(value, Fault):
        raise GameFileError(where, value)
    if isinstance(value, str) and SURROGATES.search(value):
        raise GameFileError(where, LoneSurrogate())
    if not isinstance(value, dict | list):
        return
    if len(where) == deepest:
        raise GameFileError(where, NestedTooDeeply(deepest))
    places = value.items() if isinstance(value, dict) else enumerate(value)
    for place, item in places:
        _check(place, where, deepest)
        _check(item, (*where, place), deepest)
