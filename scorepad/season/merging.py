"""Two books of games put together by the games' ids; where one game differs, people choose."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from scorepad.game.model import Game
from scorepad.game.writing import object_of
from scorepad.rules.fault import Fault
from scorepad.season.identity import game_id, identified


class GameTwice(Fault):
    """One book holds two different games with the same id."""

    def __init__(self, id_: str) -> None:
        super().__init__(id_)
        self.id = id_


@dataclass(frozen=True)
class Different:
    """The same game, not alike in the two books."""

    mine: Game
    theirs: Game

    @property
    def id(self) -> str:
        """The game's id."""
        return game_id(self.mine)

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the game file that are not alike."""
        mine, theirs = _content(self.mine), _content(self.theirs)
        return tuple(key for key in {**mine, **theirs} if mine.get(key) != theirs.get(key))


@dataclass(frozen=True)
class Merge:
    """What becomes of the games of another book."""

    added: tuple[Game, ...] = ()
    """Not in my book; each with its id."""
    unchanged: tuple[Game, ...] = ()
    different: tuple[Different, ...] = ()


def merge(mine: Iterable[Game], theirs: Iterable[Game]) -> Merge:
    """Look at what the games of another book are to mine; in the order in which they come.

    Raises:
        GameTwice: their book has two different games with one id.
    """
    own = {game_id(game): game for game in mine}
    added, unchanged, different = [], [], []
    for id_, game in _by_id(theirs).items():
        if id_ not in own:
            added.append(game)
        elif _content(own[id_]) == _content(game):
            unchanged.append(game)
        else:
            different.append(Different(own[id_], game))
    return Merge(tuple(added), tuple(unchanged), tuple(different))


def _by_id(games: Iterable[Game]) -> dict[str, Game]:
    found: dict[str, Game] = {}
    for game in map(identified, games):
        id_ = game_id(game)
        if _content(found.setdefault(id_, game)) != _content(game):
            raise GameTwice(id_)
    return found


def _content(game: Game) -> dict[str, object]:
    """What two games are compared by: what is written of them, an id in whatever case."""
    return object_of(identified(game))
