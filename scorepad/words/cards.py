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
    return {
        # Others say "a two": "2 clubs" would be two of them.
        "2": pgettext("rank of one card", "2"),
        "3": pgettext("rank of one card", "3"),
        "4": pgettext("rank of one card", "4"),
        "5": pgettext("rank of one card", "5"),
        "6": pgettext("rank of one card", "6"),
        "7": pgettext("rank of one card", "7"),
        "8": pgettext("rank of one card", "8"),
        "9": pgettext("rank of one card", "9"),
        "T": pgettext("rank of one card", "10"),
        "J": _("jack"),
        "Q": _("queen"),
        "K": _("king"),
        "A": _("ace"),
    }[rank]


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
