"""What others wrote - names, keys, values of a file - made safe to stand in one line of text."""

from __future__ import annotations

import json
from typing import Any

from scorepad.game.names import is_unprintable
from scorepad.words.language import _

LONGEST_QUOTE = 40
"""In code points: any name that a player may have is shown whole."""

LONGEST_PATH = 300
"""In code points."""

HUGE = 10**15


def plain(text: str, longest: int = LONGEST_QUOTE) -> str:
    """A text in one line, shortened, with what cannot be printed escaped."""
    kept = text if len(text) <= longest else text[:longest] + "…"
    return "".join(
        character.encode("unicode_escape", "surrogatepass").decode("ascii")
        if is_unprintable(character)
        else character
        for character in kept
    )


def quoted(text: str) -> str:
    """A text in one line and in quotation marks."""
    return _("“{text}”").format(text=plain(text))


def value_as_written(value: Any) -> str:
    """A value of a game file in one line, as JSON writes it."""
    return quoted(value) if isinstance(value, str) else plain(json.dumps(value, ensure_ascii=False))


def number(value: int) -> str:
    """A number in digits, or that it is huge: nobody reads a thousand digits."""
    return str(value) if -HUGE < value < HUGE else _("a huge number")
