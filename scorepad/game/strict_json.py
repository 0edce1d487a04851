"""JSON as the game file allows it: nothing doubled, nothing that is no number, nothing too deep."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NoReturn

from scorepad.rules.fault import Fault

LARGEST = 5_000_000
"""Bytes."""

DEEPEST = 8
"""Levels of nesting, the outermost object being the first."""


class FileTooLarge(Fault):
    """More than five million bytes."""


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
    """`NaN`, `Infinity`, or a number of more digits than anybody writes."""

    def __init__(self, found: str) -> None:
        super().__init__(found)
        self.found = found


class KeyTwice(Fault):
    """An object has the same key twice."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class NestedTooDeeply(Fault):
    """More than eight levels."""


class LoneSurrogate(Fault):
    """A string holds half of a character."""


def read_json(data: bytes) -> Any:
    """The value that the bytes of a file hold.

    Raises:
        FileTooLarge, ByteOrderMark, NotUtf8, NotJson, NotANumber, KeyTwice, NestedTooDeeply,
        LoneSurrogate: as their names say.
    """
    if len(data) > LARGEST:
        raise FileTooLarge
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise NotUtf8(error.start) from None
    if text.startswith("\ufeff"):
        raise ByteOrderMark
    try:
        value = json.loads(
            text,
            object_pairs_hook=_object_without_doubles,
            parse_constant=_not_a_number,
            parse_int=_integer,
        )
    except json.JSONDecodeError as error:
        raise NotJson(error.lineno, error.colno) from None
    except RecursionError:
        raise NestedTooDeeply from None
    for text in _texts(value, DEEPEST):
        _check_text(text)
    return value


def _object_without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise KeyTwice(key)
        found[key] = value
    return found


def _not_a_number(text: str) -> NoReturn:
    raise NotANumber(text)


def _integer(text: str) -> int:
    # Python itself refuses to read integers of thousands of digits, with a message of its own.
    if len(text) > 1000:
        raise NotANumber(text)
    return int(text)


def _texts(value: Any, levels_left: int) -> Iterator[str]:
    """Every key and string in a value, which must not nest deeper than the levels left."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        if not levels_left:
            raise NestedTooDeeply
        if isinstance(value, dict):
            yield from value
            value = list(value.values())
        for item in value:
            yield from _texts(item, levels_left - 1)


def _check_text(text: str) -> None:
    if any("\ud800" <= character <= "\udfff" for character in text):
        raise LoneSurrogate
