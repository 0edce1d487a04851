"""Cards: a rank letter and a suit letter, as the game file writes them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from scorepad.rules.fault import Fault

RANKS = "23456789TJQKA"
"""Two low, ace high."""


class Suit(StrEnum):
    """The four suits, in the order in which a new pack lies."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"


@dataclass(frozen=True)
class Card:
    """One card of the pack."""

    rank: str
    """One letter of `RANKS`."""
    suit: Suit

    def __str__(self) -> str:
        """The card as the game file writes it: `QS`, `TH`."""
        return self.rank + self.suit


class NotACard(Fault):
    """A text that names no card."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


def card(text: str) -> Card:
    """The card that `text` names, such as `QS`.

    Raises:
        NotACard: `text` is no rank letter followed by a suit letter.
    """
    rank, suit = text[:1], text[1:]
    if rank not in tuple(RANKS) or suit not in tuple(Suit):
        raise NotACard(text)
    return Card(rank, Suit(suit))


QUEEN_OF_SPADES = card("QS")
KING_OF_SPADES = card("KS")
ACE_OF_SPADES = card("AS")
QUEEN_OF_HEARTS = card("QH")
