"""The rules of a table as a short text, to be typed, pasted or scanned: `1CEE-0XCM-SHYB`.

Letters and digits of Crockford's base 32: no I, L, O and U, so that nothing is mistaken for
anything else; small letters are as good, and hyphens and blanks are nothing. The first is the
version. The last two are a check: the number that all before them make, modulo a prime. So one
that is wrong, or two that have changed places, are always noticed; and since the length is a
multiple of four, so is one too many or too few.

The number holds the profile, then for each rule whether it differs from the profile's and, if so,
its place among all that it can be. Places stay what they are: a new choice comes last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

from scorepad.rules.cards import RANKS, Card, Suit
from scorepad.rules.check import (
    BONUS_POINTS,
    COSTS,
    DEALS,
    MINUTES,
    PASSED_CARDS,
    TARGETS,
    check_rules,
)
from scorepad.rules.fault import Fault
from scorepad.rules.profiles import PROFILES, overrides_of, rules_of
from scorepad.rules.rules import (
    Bonus,
    Deals,
    Direction,
    Hearts,
    House,
    Minutes,
    Open,
    Passing,
    Revoke,
    Rules,
    Sweep,
    Target,
    Tie,
)

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
VERSION = "1"
CHECK = 1021
"""The largest prime that two digits have room for."""
CHECK_LENGTH = 2
GROUP = 4
"""So many characters stand together."""

_MISREAD = str.maketrans("ILO", "110", " -\u2010\u2011\u2013\t\r\n")


class RulesCodeDamaged(Fault):
    """A code of rules that was mistyped, cut off, or is none."""


class RulesCodeNewer(Fault):
    """A code of rules that a later version of the app has made."""


@dataclass(frozen=True)
class _Choice:
    """What a rule can be."""

    values: Callable[[], Iterator[Any]]
    """All of it, in an order that stays."""
    room: int
    """For so many values is there room, later ones included."""


def _bonuses() -> Iterator[Bonus | None]:
    yield None
    for suit, rank, points in product(Suit, RANKS, BONUS_POINTS):
        yield Bonus(Card(rank, suit), points)


def _ends() -> Iterator[Any]:
    yield Open()
    yield from map(Target, TARGETS)
    yield from map(Deals, DEALS)
    yield from map(Minutes, MINUTES)


def _passings() -> Iterator[Passing | None]:
    yield None
    for cards, to, from_five in product(PASSED_CARDS, Direction, (None, *PASSED_CARDS)):
        yield Passing(cards, to, from_five)


def _houses() -> Iterator[frozenset[House]]:
    for bits in range(2 ** len(House)):
        yield frozenset(each for place, each in enumerate(House) if bits >> place & 1)


_PROFILES = _Choice(lambda: iter(PROFILES), 8)
_COSTS = _Choice(lambda: iter(COSTS), len(COSTS))
_CHOICES = {
    "hearts": _Choice(lambda: iter(Hearts), 16),
    "queen": _COSTS,
    "king": _COSTS,
    "ace": _COSTS,
    "pink_lady": _COSTS,
    "bonus": _Choice(_bonuses, 1 + 52 * len(BONUS_POINTS)),
    "sweep": _Choice(lambda: iter(Sweep), 8),
    "end": _Choice(_ends, 2**14),
    "tie": _Choice(lambda: iter(Tie), 4),
    "revoke": _Choice(lambda: iter(Revoke), 4),
    "pairs": _Choice(lambda: iter((False, True)), 2),
    "passing": _Choice(_passings, 64),
    "house": _Choice(_houses, 2**12),
}
"""By the names of `Rules`, in an order that stays."""


def code_of(rules: Rules) -> str:
    """The code that stands for these rules, in groups: `1CEE-0XCM-SHYB`."""
    number = 0
    for place, room in reversed(list(_places(rules))):
        number = number * room + place
    text = _digits(number)
    length = len(VERSION) + len(text) + CHECK_LENGTH
    body = VERSION + text.rjust(len(text) + -length % GROUP, DIGITS[0])
    code = body + _check(body)
    return "-".join(code[start : start + GROUP] for start in range(0, len(code), GROUP))


def rules_of_code(text: str, players: int) -> Rules:
    """The rules that a code stands for, at this number of players.

    Raises:
        RulesCodeDamaged: something in it is wrong, missing or too much.
        RulesCodeNewer: a later version of the app has made it.
        Fault: see `check_rules`.
    """
    code = text.upper().translate(_MISREAD)
    body = code[:-CHECK_LENGTH]
    # One that is far too long is no code, and would only cost time.
    if not GROUP <= len(code) <= 10 * GROUP or len(code) % GROUP or not set(code) <= set(DIGITS):
        raise RulesCodeDamaged
    if _check(body) != code[-CHECK_LENGTH:]:
        raise RulesCodeDamaged
    if body[: len(VERSION)] != VERSION:
        raise RulesCodeNewer
    rules = _rules(_number(body[len(VERSION) :]))
    check_rules(rules, players)
    return rules


def _places(rules: Rules) -> Iterator[tuple[int, int]]:
    """Every number that has to be said, and for how many there is room where it stands."""
    overrides = overrides_of(rules)
    yield _values(_PROFILES).index(rules.profile), _PROFILES.room
    for name, choice in _CHOICES.items():
        yield int(name in overrides), 2
        if name in overrides:
            yield _values(choice).index(overrides[name]), choice.room


def _rules(number: int) -> Rules:
    number, profile = _taken(number, _PROFILES)
    overrides: dict[str, Any] = {}
    for name, choice in _CHOICES.items():
        number, differs = divmod(number, 2)
        if differs:
            number, overrides[name] = _taken(number, choice)
    if number:
        raise RulesCodeNewer
    return rules_of(profile, **overrides)


def _taken(number: int, choice: _Choice) -> tuple[int, Any]:
    """What is left of a number, and the value whose place it begins with."""
    rest, place = divmod(number, choice.room)
    values = _values(choice)
    if place >= len(values):
        raise RulesCodeNewer
    return rest, values[place]


@cache
def _values(choice: _Choice) -> tuple[Any, ...]:
    return tuple(choice.values())


def _check(body: str) -> str:
    return _digits(_number(body) % CHECK).rjust(CHECK_LENGTH, DIGITS[0])


def _number(text: str) -> int:
    number = 0
    for digit in text:
        number = number * len(DIGITS) + DIGITS.index(digit)
    return number


def _digits(number: int) -> str:
    text = ""
    while number:
        number, digit = divmod(number, len(DIGITS))
        text = DIGITS[digit] + text
    return text
