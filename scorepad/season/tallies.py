"""What games come to for each person, in numbers that add up game by game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from scorepad.season.results import GameResult, PlayerResult


@dataclass(frozen=True, order=True)
class GameTotal:
    """What a person had at the end of a game."""

    total: int
    game: str
    """Its id."""


@dataclass(frozen=True)
class Money:
    """Money of one currency in cents."""

    won: int = 0
    lost: int = 0
    """Above zero as well."""

    @property
    def balance(self) -> int:
        """What is left of it, below zero where more was lost."""
        return self.won - self.lost


@dataclass(frozen=True)
class Tally:
    """What games come to for one person.

    A game that went on with other people counts by its hands, but is no game won or lost.
    """

    games: int = 0
    wins: int = 0
    """Alone, or with a partner."""
    shared_wins: int = 0
    places: int = 0
    """The sum of all places."""
    hands: int = 0
    points: int = 0
    hands_with_nothing: int = 0
    sweeps: int = 0
    queens: int = 0
    best: GameTotal | None = None
    """The lowest total at a game's end."""
    worst: GameTotal | None = None
    money: Mapping[str, Money] = field(default_factory=dict)
    """By currency."""

    @property
    def average_place(self) -> Fraction | None:
        """None before the first game."""
        return Fraction(self.places, self.games) if self.games else None

    @property
    def points_a_hand(self) -> Fraction | None:
        """None before the first hand."""
        return Fraction(self.points, self.hands) if self.hands else None


Tallies = Mapping[str, Tally]
"""By person."""

NO_GAMES = Tally()


def added(tally: Tally, result: GameResult, of: PlayerResult) -> Tally:
    """The tally after one more game, given as the whole and as what it came to for the person."""
    return merged(tally, _tally(result, of))


def merged(first: Tally, second: Tally) -> Tally:
    """Two tallies of one person in one."""
    totals = [each for each in (first.best, second.best) if each]
    highest = [each for each in (first.worst, second.worst) if each]
    return Tally(
        games=first.games + second.games,
        wins=first.wins + second.wins,
        shared_wins=first.shared_wins + second.shared_wins,
        places=first.places + second.places,
        hands=first.hands + second.hands,
        points=first.points + second.points,
        hands_with_nothing=first.hands_with_nothing + second.hands_with_nothing,
        sweeps=first.sweeps + second.sweeps,
        queens=first.queens + second.queens,
        best=min(totals, default=None),
        worst=max(highest, default=None),
        money=_merged_money(first.money, second.money),
    )


def tallies(results: Iterable[GameResult]) -> Tallies:
    """What these games come to for everybody who played in them."""
    found: dict[str, Tally] = {}
    for result in results:
        for of in result.by_player:
            found[of.player] = added(found.get(of.player, NO_GAMES), result, of)
    return found


def merged_tallies(first: Tallies, second: Tallies) -> Tallies:
    """The tallies of some games and of others in one."""
    both = {person: merged(first.get(person, NO_GAMES), tally) for person, tally in second.items()}
    return {**first, **both}


def _tally(result: GameResult, of: PlayerResult) -> Tally:
    decided = of.place is not None
    total = GameTotal(of.total, result.id) if decided else None
    return Tally(
        games=int(decided),
        wins=int(of.won and not result.shared),
        shared_wins=int(of.won and result.shared),
        places=of.place or 0,
        hands=result.hands,
        points=of.points,
        hands_with_nothing=of.hands_with_nothing,
        sweeps=of.sweeps,
        queens=len(of.queens_from),
        best=total,
        worst=total,
        money={result.currency: Money(max(of.cents, 0), max(-of.cents, 0))}
        if result.currency
        else {},
    )


def _merged_money(first: Mapping[str, Money], second: Mapping[str, Money]) -> Mapping[str, Money]:
    if not first or not second:
        return first or second
    found = dict(first)
    for currency, money in second.items():
        before = found.get(currency, Money())
        found[currency] = Money(before.won + money.won, before.lost + money.lost)
    return found
