"""Cards, as the game file writes them."""

import pytest

from scorepad.rules.cards import RANKS, Card, NotACard, Suit, card


def test_a_card_is_a_rank_letter_and_a_suit_letter():
    assert card("QS") == Card("Q", Suit.SPADES)
    assert card("TH") == Card("T", Suit.HEARTS)


def test_all_fifty_two_are_written_as_they_are_read():
    pack = [rank + suit for suit in "CDHS" for rank in RANKS]
    assert len(set(pack)) == 52
    assert [str(card(text)) for text in pack] == pack


@pytest.mark.parametrize("text", ["", "Q", "S", "SQ", "10H", "1H", "qs", "QS ", "23S", "QSS", "QX"])
def test_anything_else_is_no_card(text):
    with pytest.raises(NotACard) as caught:
        card(text)
    assert caught.value.text == text
