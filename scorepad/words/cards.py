"""Cards and penalty groups in words."""

from __future__ import annotations

from scorepad.rules.cards import Card, Suit, card
from scorepad.rules.groups import HEARTS
from scorepad.words.language import _, ngettext, pgettext


def card_name(of: Card) -> str:
    """A card as people say it: `queen of spades`, `10 of hearts`."""
    return _("{rank} of {suit}").format(rank=rank_name(of.rank), suit=_suit_of_card(of.suit))


def rank_name(rank: str) -> str:
    """A rank as people say it: `queen`, `10`."""
    names = {"T": "10", "J": _("jack"), "Q": _("queen"), "K": _("king"), "A": _("ace")}
    return names.get(rank, rank)


def suit_name(suit: Suit) -> str:
    """A suit that stands alone: `hearts`."""
    return {
        Suit.CLUBS: _("clubs"),
        Suit.DIAMONDS: _("diamonds"),
        Suit.HEARTS: _("hearts"),
        Suit.SPADES: _("spades"),
    }[suit]


def group_name(group: str) -> str:
    """A penalty group, meant by its name in the game file: `hearts`, `queen of spades`."""
    return suit_name(Suit.HEARTS) if group == HEARTS else card_name(card(group))


def hearts_counted(count: int) -> str:
    """So many hearts: `1 heart`, `4 hearts`."""
    return ngettext("{count} heart", "{count} hearts", count).format(count=count)


def _suit_of_card(suit: Suit) -> str:
    # Other languages say "queen of spades" with another form of the suit than "spades" alone.
    return {
        Suit.CLUBS: pgettext("suit of one card", "clubs"),
        Suit.DIAMONDS: pgettext("suit of one card", "diamonds"),
        Suit.HEARTS: pgettext("suit of one card", "hearts"),
        Suit.SPADES: pgettext("suit of one card", "spades"),
    }[suit]
