"""Cards and groups as people say them."""

import pytest

from scorepad.rules.cards import Suit, card
from scorepad.words.cards import card_name, group_name, hearts_counted, rank_name, suit_name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("QS", "queen of spades"),
        ("KS", "king of spades"),
        ("AD", "ace of diamonds"),
        ("JD", "jack of diamonds"),
        ("TH", "10 of hearts"),
        ("2C", "2 of clubs"),
    ],
)
def test_a_card(text, name):
    assert card_name(card(text)) == name
    assert group_name(text) == name


def test_the_group_of_the_hearts():
    assert group_name("hearts") == "hearts"


def test_ranks_and_suits_that_stand_alone():
    assert [rank_name(rank) for rank in "9TJQKA"] == ["9", "10", "jack", "queen", "king", "ace"]
    assert [suit_name(suit) for suit in Suit] == ["clubs", "diamonds", "hearts", "spades"]


@pytest.mark.parametrize(("count", "said"), [(0, "0 hearts"), (1, "1 heart"), (4, "4 hearts")])
def test_so_many_hearts(count, said):
    assert hearts_counted(count) == said
