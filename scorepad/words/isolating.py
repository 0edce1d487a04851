"""What is written from right to left, kept from turning round the sentence or number beside it."""

from __future__ import annotations

import unicodedata
from typing import Any

ISOLATE, END = "\u2068", "\u2069"
"""Unicode's marks around a text that goes in its own direction."""

RIGHT_TO_LEFT = {"R", "AL"}


def isolated(text: str) -> str:
    """A text that can stand beside any other: one with Hebrew or Arabic in it gets marks around."""
    if ISOLATE in text or not _turns(text):
        return text
    return f"{ISOLATE}{text}{END}"


class Sentence(str):
    """A text with gaps; what is put into them is isolated where it must be."""

    __slots__ = ()

    def format(self, *positional: Any, **named: Any) -> str:
        """The text with its gaps filled."""
        return super().format(
            *map(_fitted, positional), **{gap: _fitted(value) for gap, value in named.items()}
        )


def _fitted(value: Any) -> Any:
    return isolated(value) if isinstance(value, str) else value


def _turns(text: str) -> bool:
    # Most texts are over with this, and it costs nothing.
    return not text.isascii() and any(
        unicodedata.bidirectional(character) in RIGHT_TO_LEFT for character in text
    )
