"""The fields of a game file, read one by one; whatever is wrong is said with its place."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from typing import Any, TypeVar

from scorepad.game.faults import (
    GameFileError,
    Kind,
    MalformedText,
    MissingKey,
    TextLength,
    UnknownChoice,
    UnknownKey,
    WrongKind,
)
from scorepad.rules.fault import Fault

Choice = TypeVar("Choice", bound=StrEnum)
Value = TypeVar("Value")


@contextmanager
def at(*where: str | int) -> Iterator[None]:
    """Say of whatever is found wrong within that it was found there."""
    try:
        yield
    except GameFileError as error:
        raise GameFileError((*where, *error.where), error.fault) from None
    except Fault as fault:
        raise GameFileError(where, fault) from None


_REQUIRED: Any = object()


def take(
    found: dict[str, Any], key: str, read: Callable[[Any], Value], default: Any = _REQUIRED
) -> Value | Any:
    """Read what stands at a key; the default where nothing stands there."""
    if key not in found and default is not _REQUIRED:
        return default
    with at(key):
        return read(found[key])


def object_with(
    value: Any, required: Sequence[str] = (), optional: Sequence[str] | None = None
) -> dict[str, Any]:
    """An object with these keys; with any where none are named."""
    if not isinstance(value, dict):
        raise WrongKind(Kind.OBJECT)
    for key in required:
        if key not in value:
            raise MissingKey(key)
    if required or optional is not None:
        for key in value:
            if key not in required and key not in (optional or ()):
                raise UnknownKey(key)
    return value


def list_of(value: Any) -> list[Any]:
    """A list, or the fault that it is none."""
    if not isinstance(value, list):
        raise WrongKind(Kind.LIST)
    return value


def integer(value: Any) -> int:
    """An integer; `true` and `false` are none."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise WrongKind(Kind.INTEGER)
    return value


def boolean(value: Any) -> bool:
    """`true` or `false`."""
    if not isinstance(value, bool):
        raise WrongKind(Kind.BOOLEAN)
    return value


def text_of(value: Any, shortest: int = 0, longest: int | None = None) -> str:
    """A text of so many code points."""
    if not isinstance(value, str):
        raise WrongKind(Kind.TEXT)
    if longest is not None and not shortest <= len(value) <= longest:
        raise TextLength(len(value), longest)
    return value


def text_formed(value: Any, pattern: re.Pattern[str], form: str) -> str:
    """A text that the pattern fits whole; the form is how people write it."""
    text = text_of(value)
    if not pattern.fullmatch(text):
        raise MalformedText(text, form)
    return text


def one_of(value: Any, choices: Sequence[Any]) -> Any:
    """The value, which must be among the choices."""
    if value not in choices:
        raise UnknownChoice(value, choices)
    return value


def choice_of(value: Any, choices: type[Choice]) -> Choice:
    """The choice that a text names."""
    return choices(one_of(text_of(value), [each.value for each in choices]))
