"""A text as it is drawn: letter after letter from the left, and the Arabic ones joined.

This is what names and sentences need, not the whole of Unicode's rules for both directions: what
stands between two letters that go to the left goes with them; vowel marks are left out there;
what is isolated keeps its place in the sentence.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import groupby

_ISOLATES = re.compile("[\u2066-\u2069]")
_MIRRORED = str.maketrans("()[]{}<>«»", ")(][}{><»«")
_LAM = "\u0644"
_FORMS = (0xFB50, 0xFEFD)
"""Where Unicode has Arabic letters in the forms that they take beside others."""


@lru_cache(1000)
def as_drawn(text: str) -> str:
    """The letters of a text from the left to the right, without what is not seen."""
    return "".join(_from_the_left(part) for part in _ISOLATES.split(text))


def _from_the_left(text: str) -> str:
    seen = [letter for letter in text if unicodedata.category(letter) != "Cf"]
    if not any(map(_goes_left, seen)):
        return "".join(seen)
    letters = [letter for letter in seen if unicodedata.category(letter) != "Mn"]
    # A name that begins with a letter that goes to the left is read from the right; so is one of
    # signs alone, some of which go there.
    base = next((_goes_left(letter) for letter in letters if letter.isalpha()), True)
    runs = [
        (left, [letter for _, letter in run])
        for left, run in groupby(zip(_directions(letters, base), letters, strict=True), _first)
    ]
    if base:
        runs.reverse()
    return "".join(_turned(run) if left else "".join(run) for left, run in runs)


def _first(pair: tuple[bool, str]) -> bool:
    return pair[0]


def _directions(letters: list[str], base: bool) -> Iterator[bool]:
    """Whether each goes to the left; what has no direction does as both its neighbours do."""
    strong = [_goes_left(letter) if letter.isalnum() else None for letter in letters]
    for at in range(len(letters)):
        before, after = reversed(strong[: at + 1]), strong[at:]
        one, other = (
            next((each for each in side if each is not None), base) for side in (before, after)
        )
        yield one if one == other else base


def _goes_left(letter: str) -> bool:
    return unicodedata.bidirectional(letter) in ("R", "AL")


def _turned(run: list[str]) -> str:
    return "".join(reversed(list(_joined("".join(run))))).translate(_MIRRORED)


def _joined(text: str) -> Iterator[str]:
    """Arabic letters in the forms that their neighbours give them; others as they are."""
    letters = list(_with_ligatures(text))
    for before, letter, after in zip(["", *letters], letters, [*letters[1:], ""], strict=False):
        joins_before = _form(before, "initial") and _form(letter, "final")
        joins_after = _form(letter, "initial") and _form(after, "final")
        if joins_before and joins_after:
            yield _form(letter, "medial") or letter
        elif joins_before:
            yield _form(letter, "final") or letter
        elif joins_after:
            yield _form(letter, "initial") or letter
        else:
            yield _form(letter, "isolated") or letter


def _with_ligatures(text: str) -> Iterator[str]:
    """The letters, a lam and the alef after it being one."""
    at = 0
    while at < len(text):
        length = 2 if text[at] == _LAM and _form(text[at : at + 2], "isolated") else 1
        yield text[at : at + length]
        at += length


def _form(letters: str, name: str) -> str:
    return _forms().get((letters, name), "")


@cache
def _forms() -> dict[tuple[str, str], str]:
    found = {}
    for code in range(*_FORMS):
        name, *letters = unicodedata.decomposition(chr(code)).split() or ["", ""]
        meant = "".join(chr(int(each, 16)) for each in letters if each)
        if len(meant) == 1 or (len(meant) == 2 and meant[0] == _LAM and meant[1] in "آأإا"):
            found[meant, name.strip("<>")] = chr(code)
    return found
