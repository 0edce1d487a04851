"""Penalty groups: cards that cost the same and need not be told apart (game-file.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from scorepad.rules.cards import (
    ACE_OF_SPADES,
    KING_OF_SPADES,
    QUEEN_OF_HEARTS,
    QUEEN_OF_SPADES,
    RANKS,
    Card,
    Suit,
)
from scorepad.rules.deck import deck_for
from scorepad.rules.rules import Hearts, Rules

HEARTS = "hearts"
"""The name of the group of the hearts that cost one point each."""

HEART_COSTS: Mapping[Hearts, Mapping[str, int]] = {
    Hearts.ONE: {},
    Hearts.SPOT: {rank: value for value, rank in enumerate(RANKS, start=2)},
    Hearts.HIGH_11_14: {"J": 11, "Q": 12, "K": 13, "A": 14},
    Hearts.HIGH_15_20: {"J": 15, "Q": 15, "K": 15, "A": 20},
}
"""Points for the ranks that a schedule names; every other heart costs one."""


@dataclass(frozen=True)
class PenaltyGroup:
    """Cards that cost the same."""

    name: str
    """`hearts`, or the card where it is a single one."""
    cards: tuple[Card, ...]
    cost: int
    """Points for each of the cards; below zero for a bonus card."""

    @property
    def size(self) -> int:
        """How many cards of the group are in the deck."""
        return len(self.cards)

    @property
    def is_bonus(self) -> bool:
        """Whether the card is good to take."""
        return self.cost < 0


# Asked for every hand of every game; a season has few sets of rules.
@lru_cache
def penalty_groups(rules: Rules, players: int) -> tuple[PenaltyGroup, ...]:
    """The groups for these rules at this number of players, hearts first, a bonus card last.

    Raises:
        WrongNumberOfPlayers: see `deck_for`.
    """
    cards = deck_for(players).cards
    own_costs = single_costs(rules)
    together = tuple(each for each in cards if each.suit is Suit.HEARTS and each not in own_costs)
    groups = [PenaltyGroup(HEARTS, together, 1)] if together else []
    groups += [
        PenaltyGroup(str(each), (each,), cost)
        for each, cost in own_costs.items()
        if each in cards and cost != 0
    ]
    return tuple(groups)


def single_costs(rules: Rules) -> dict[Card, int]:
    """Points for every card that the rules give a cost of its own, be it 0."""
    schedule = HEART_COSTS[rules.hearts]
    costs = {Card(rank, Suit.HEARTS): cost for rank, cost in schedule.items()}
    if rules.pink_lady:
        costs[QUEEN_OF_HEARTS] = rules.pink_lady
    costs[QUEEN_OF_SPADES] = rules.queen
    costs[KING_OF_SPADES] = rules.king
    costs[ACE_OF_SPADES] = rules.ace
    if rules.bonus:
        costs.pop(rules.bonus.card, None)  # a spade that costs nothing can be it
        costs[rules.bonus.card] = rules.bonus.points
    return costs


def penalty_total(groups: tuple[PenaltyGroup, ...]) -> int:
    """The whole cost in points of a deal's cards: of the groups that cost something."""
    return sum(group.cost * group.size for group in groups if not group.is_bonus)
