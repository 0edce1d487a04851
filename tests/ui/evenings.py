"""A few evenings of four people, of which the season's screens have much to tell."""

from scorepad.game.model import Game
from scorepad.store.store import Store
from tests.games import everything, game
from tests.keeping import keep_in

EURO = {"per_point": "0.10", "currency": "EUR"}
THREE, FOUR = ["Ann", "Ben", "Cleo"], ["Ann", "Ben", "Cleo", "Dora"]
# Ann 17, Ben and Cleo 13 each; Cleo deals.
USUAL = {
    "Ann": {"QS": 1, "hearts": 4},
    "Ben": {"KS": 1, "hearts": 3},
    "Cleo": {"AS": 1, "hearts": 6},
}
# Ann 13, Ben 0, Cleo 30; Cleo deals.
BEN_ALONE = {"Ann": {"hearts": 13}, "Cleo": {"QS": 1, "KS": 1, "AS": 1}}


def evening(captured, players=THREE, **keys) -> Game:
    """A game of one hand, ended by agreement."""
    return game(players, [{"captured": captured}], ended="agreement", **keys)


async def keep_evenings(store: Store) -> None:
    """Two in the season Friday, of which the first was for money, then one in none."""
    await store.seasons.start("Friday")
    await keep_in(
        store,
        evening(USUAL, stake=EURO, season="Friday", played_on="2026-01-10", notes="Late tea"),
        evening(everything("Ben"), FOUR, season="Friday", played_on="2026-02-10"),
        evening(BEN_ALONE, played_on="2026-03-10", stake=EURO),
    )
