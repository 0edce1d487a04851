"""Reading the `rules` of a game file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scorepad.game.faults import ListedTwice, NotOneKey, UnknownChoice
from scorepad.game.fields import (
    at,
    boolean,
    choice_of,
    integer,
    list_of,
    object_with,
    take,
    text_of,
)
from scorepad.rules.cards import card
from scorepad.rules.check import check_rules
from scorepad.rules.profiles import BLACK_MARIA, rules_of
from scorepad.rules.rules import (
    Bonus,
    Deals,
    Direction,
    End,
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


def rules_of_object(value: Any, players: int) -> Rules:
    """The rules that an object stands for at this number of players.

    Raises:
        GameFileError, Fault: it breaks a rule of game-file.md.
    """
    readers: dict[str, Callable[[Any], Any]] = {
        "hearts": lambda hearts: choice_of(hearts, Hearts),
        "queen": integer,
        "king": integer,
        "ace": integer,
        "pink_lady": integer,
        "bonus": lambda bonus: None if bonus is None else _bonus(bonus),
        "sweep": lambda sweep: choice_of(sweep, Sweep),
        "end": _end,
        "tie": lambda tie: choice_of(tie, Tie),
        "revoke": lambda revoke: choice_of(revoke, Revoke),
        "pairs": boolean,
        "pass": lambda passing: None if passing is None else _passing(passing),
        "house": _house,
    }
    found = object_with(value, optional=("profile", *readers))
    profile = take(found, "profile", text_of, default=BLACK_MARIA.profile)
    overrides = {
        "passing" if key == "pass" else key: take(found, key, reader)
        for key, reader in readers.items()
        if key in found
    }
    with at("profile"):
        rules = rules_of(profile, **overrides)
    check_rules(rules, players)
    return rules


def _bonus(value: Any) -> Bonus:
    found = object_with(value, required=("card", "points"))
    return Bonus(
        card=take(found, "card", lambda text: card(text_of(text))),
        points=take(found, "points", integer),
    )


def _end(value: Any) -> End:
    ends: dict[str, Callable[[Any], End]] = {
        "target": lambda points: Target(integer(points)),
        "deals": lambda count: Deals(integer(count)),
        "minutes": lambda minutes: Minutes(integer(minutes)),
        "open": _open,
    }
    found = object_with(value, optional=tuple(ends))
    if len(found) != 1:
        raise NotOneKey(tuple(ends))
    (key,) = found
    return take(found, key, ends[key])


def _open(value: Any) -> End:
    if not boolean(value):
        raise UnknownChoice(value, (True,))
    return Open()


def _passing(value: Any) -> Passing:
    found = object_with(value, required=("cards", "to"))
    return Passing(
        cards=take(found, "cards", integer),
        to=take(found, "to", lambda to: choice_of(to, Direction)),
    )


def _house(value: Any) -> frozenset[House]:
    found: set[House] = set()
    for item in list_of(value):
        restriction = choice_of(item, House)
        if restriction in found:
            raise ListedTwice(restriction)
        found.add(restriction)
    return frozenset(found)
