"""What a player may be called (game-file.md, the object)."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from scorepad.rules.fault import Fault

LONGEST_NAME = 40
"""In code points."""

JOINERS = "\u200c\u200d"
"""Zero-width non-joiner and joiner: emoji and some scripts need them."""

REFUSED_CATEGORIES = {"Cc", "Cf", "Cs", "Zl", "Zp"}


class NameEmpty(Fault):
    """A name of nothing but blanks."""


class NameTooLong(Fault):
    """A name of more than forty code points."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name
        self.length = len(name)


class NameUnprintable(Fault):
    """A name with a control or format character in it."""

    def __init__(self, name: str, character: str) -> None:
        super().__init__(name, character)
        self.name = name
        self.character = character


class NameTaken(Fault):
    """Somebody else at the table has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def clean_name(text: str) -> str:
    """The name as it is kept: trimmed and in Unicode's composed form.

    Raises:
        NameEmpty: nothing is left.
        NameTooLong: it has more than forty code points.
        NameUnprintable: it has a control or format character other than the joiners.
    """
    name = unicodedata.normalize("NFC", text.strip())
    if not name:
        raise NameEmpty
    for character in name:
        if is_unprintable(character):
            raise NameUnprintable(name, character)
    if len(name) > LONGEST_NAME:
        raise NameTooLong(name)
    return name


def is_unprintable(character: str) -> bool:
    """Whether a character is a control or format character other than the joiners."""
    return character not in JOINERS and unicodedata.category(character) in REFUSED_CATEGORIES


def clean_names(texts: Sequence[str]) -> tuple[str, ...]:
    """The names of a table as they are kept.

    Raises:
        NameTaken: two are the same.
        NameEmpty, NameTooLong, NameUnprintable: see `clean_name`.
    """
    names: list[str] = []
    for text in texts:
        name = clean_name(text)
        if name in names:
            raise NameTaken(name)
        names.append(name)
    return tuple(names)
