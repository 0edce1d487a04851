"""The profiles: named sets of rules that a table starts from (the table in game-file.md)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from scorepad.rules.fault import Fault
from scorepad.rules.rules import (
    Direction,
    Hearts,
    Passing,
    Revoke,
    Rules,
    Sweep,
    Target,
    Tie,
)

QUEEN_AT_SPOT = 25
"""Where hearts cost their face value the queen costs more, unless the table says otherwise."""

BLACK_MARIA = Rules(
    profile="black-maria",
    hearts=Hearts.ONE,
    queen=13,
    king=10,
    ace=7,
    pink_lady=0,
    bonus=None,
    sweep=Sweep.NONE,
    end=Target(100),
    tie=Tie.SHARED,
    revoke=Revoke.WHOLE_DEAL,
    pairs=False,
    passing=Passing(3, Direction.RIGHT),
    house=frozenset(),
)

BLACK_LADY = replace(
    BLACK_MARIA,
    profile="black-lady",
    king=0,
    ace=0,
    end=Target(50),
    tie=Tie.ANOTHER_DEAL,
    revoke=Revoke.QUEEN,
    passing=Passing(3, Direction.RIGHT, cards_from_five=2),
)
PROFILES = {rules.profile: rules for rules in (BLACK_MARIA, BLACK_LADY)}


class UnknownProfile(Fault):
    """No set of rules has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def rules_of(profile: str, **overrides: Any) -> Rules:
    """The rules of a profile with a table's overrides, named as the fields of `Rules`.

    Raises:
        UnknownProfile: there is no such profile.
    """
    if profile not in PROFILES:
        raise UnknownProfile(profile)
    if overrides.get("hearts") is Hearts.SPOT:
        overrides = {"queen": QUEEN_AT_SPOT, **overrides}
    return replace(PROFILES[profile], **overrides)


def overrides_of(rules: Rules) -> dict[str, Any]:
    """What `rules_of` needs beside the profile to give these rules again."""
    plain = rules_of(rules.profile, hearts=rules.hearts)
    overrides = {
        name: value for name, value in vars(rules).items() if value != getattr(plain, name)
    }
    if rules.hearts is not PROFILES[rules.profile].hearts:
        overrides["hearts"] = rules.hearts
    return overrides
