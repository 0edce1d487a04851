"""The rules of a table: what the game file calls `rules`, resolved."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from scorepad.rules.cards import Card


class Hearts(StrEnum):
    """What the hearts cost."""

    ONE = "one"
    SPOT = "spot"
    HIGH_11_14 = "high-11-14"
    HIGH_15_20 = "high-15-20"


class Sweep(StrEnum):
    """What becomes of a hand in which one side takes every card that costs something."""

    NONE = "none"
    MINUS = "minus"
    OTHERS = "others"


class Tie(StrEnum):
    """What becomes of several at the lowest total when the game would be over."""

    SHARED = "shared"
    ANOTHER_DEAL = "another-deal"


class Revoke(StrEnum):
    """What a revoke found too late costs."""

    WHOLE_DEAL = "whole-deal"
    QUEEN = "queen"


class Direction(StrEnum):
    """To which neighbour cards are passed."""

    RIGHT = "right"
    LEFT = "left"


class House(StrEnum):
    """Restrictions on play; they change no score."""

    HEARTS_AFTER_THREE_TRICKS = "hearts-after-three-tricks"
    HEARTS_WHEN_BROKEN = "hearts-when-broken"
    NO_PENALTIES_FIRST_TRICK = "no-penalties-first-trick"
    QUEEN_AT_FIRST_CHANCE = "queen-at-first-chance"
    PENALTY_WHEN_VOID = "penalty-when-void"
    NO_PASSING_QUEEN = "no-passing-queen"
    NO_PASSING_HEARTS = "no-passing-hearts"


@dataclass(frozen=True)
class Bonus:
    """A card that is good to take."""

    card: Card
    points: int
    """Below zero."""


@dataclass(frozen=True)
class Passing:
    """The cards that everybody passes before play."""

    cards: int
    to: Direction
    cards_from_five: int | None = None
    """How many at five players and more, where that differs."""

    def cards_at(self, players: int) -> int:
        """How many cards each passes at this number of players."""
        return self.cards_from_five if players >= 5 and self.cards_from_five else self.cards


@dataclass(frozen=True)
class Target:
    """Over after the deal in which somebody reaches so many points."""

    points: int


@dataclass(frozen=True)
class Deals:
    """Over after so many hands."""

    count: int


@dataclass(frozen=True)
class Minutes:
    """Over after the hand in play when the time is up."""

    minutes: int


@dataclass(frozen=True)
class Open:
    """Over when the players say so."""


End = Target | Deals | Minutes | Open


@dataclass(frozen=True)
class Rules:
    """Everything a table agrees on. The defaults of each profile stand in `profiles`."""

    profile: str
    hearts: Hearts
    queen: int
    """Cost of the queen of spades; so below for king and ace."""
    king: int
    ace: int
    pink_lady: int
    """Cost of the queen of hearts in place of its own; 0 where it has none of its own."""
    bonus: Bonus | None
    sweep: Sweep
    end: End
    tie: Tie
    revoke: Revoke
    pairs: bool
    """Who sit opposite are partners."""
    passing: Passing | None
    house: frozenset[House]
