"""The deck for each number of players."""

import pytest

from scorepad.rules.deck import FEWEST_PLAYERS, MOST_PLAYERS, WrongNumberOfPlayers, deck_for


@pytest.mark.parametrize(
    ("players", "removed", "each"),
    [
        (3, ["2C"], 17),
        (4, [], 13),
        (5, ["2C", "2D"], 10),
        (6, ["2C", "2D", "2H", "2S"], 8),
        (7, ["2C", "2D", "2S"], 7),
    ],
)
def test_what_is_taken_out_so_that_all_get_equally_many(players, removed, each):
    deck = deck_for(players)
    assert [str(card) for card in deck.removed] == removed
    assert deck.cards_each == each
    assert len(deck.cards) == players * each
    assert not set(deck.cards) & set(deck.removed)


@pytest.mark.parametrize("players", [-1, 0, 2, 8])
def test_fewer_than_three_and_more_than_seven_cannot_play(players):
    with pytest.raises(WrongNumberOfPlayers) as caught:
        deck_for(players)
    assert caught.value.found == players
    assert (FEWEST_PLAYERS, MOST_PLAYERS) == (3, 7)
