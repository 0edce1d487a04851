"""Games and hands of the package, made in a line from what a game file says."""

from scorepad.game.model import Game, Hand
from scorepad.game.reading import game_of
from scorepad.game.writing import object_of_rules

ALL_HEARTS = 13


def game(players="ABC", hands=(), **keys) -> Game:
    """A game with these hands, and other keys of a game file."""
    found = {"format": "scorepad-game", "version": 1, "players": list(players)}
    return game_of(found | {"hands": list(hands)} | keys)


def hand(of: Game, captured=None, **keys) -> Hand:
    """One hand for a game, from its object."""
    found = keys if captured is None else {"captured": captured, **keys}
    # In no game of its own: there the rules might have ended it before.
    return game(of.players, set_aside=[found], rules=object_of_rules(of.rules)).set_aside[0]


def everything(player: str, hearts: int = ALL_HEARTS):
    """What one captured who took every card that costs something in Black Maria."""
    return {player: {"QS": 1, "KS": 1, "AS": 1, "hearts": hearts}}
