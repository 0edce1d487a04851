"""The deck: which cards are in play follows from the number of players (game-file.md)."""

from __future__ import annotations

from dataclasses import dataclass

from scorepad.rules.cards import RANKS, Card, Suit, card
from scorepad.rules.fault import Fault

REMOVED: dict[int, tuple[str, ...]] = {
    3: ("2C",),
    4: (),
    5: ("2C", "2D"),
    6: ("2C", "2D", "2H", "2S"),
    7: ("2C", "2D", "2S"),
}
"""What is taken out so that everybody gets equally many, by number of players."""

FEWEST_PLAYERS, MOST_PLAYERS = min(REMOVED), max(REMOVED)


class WrongNumberOfPlayers(Fault):
    """Too few or too many to play."""

    def __init__(self, found: int) -> None:
        super().__init__(found)
        self.found = found


@dataclass(frozen=True)
class Deck:
    """The cards in play."""

    removed: tuple[Card, ...]
    """What is taken out of the pack, in the order in which it is said."""
    cards: tuple[Card, ...]
    """What is left, by suit and rank."""
    cards_each: int


def deck_for(players: int) -> Deck:
    """The deck for this number of players.

    Raises:
        WrongNumberOfPlayers: fewer than three or more than seven.
    """
    if players not in REMOVED:
        raise WrongNumberOfPlayers(players)
    removed = tuple(card(text) for text in REMOVED[players])
    pack = (Card(rank, suit) for suit in Suit for rank in RANKS)
    cards = tuple(each for each in pack if each not in removed)
    return Deck(removed, cards, len(cards) // players)
