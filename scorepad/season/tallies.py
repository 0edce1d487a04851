"""What games come to for each person, in numbers that add up game by game."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
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

    @classmethod
    def of(cls, cents: int) -> Money:
        """What was won in one game, or lost where it is below zero."""
        return cls(max(cents, 0), max(-cents, 0))

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

Played = tuple[GameResult, PlayerResult]
"""A game, and what it came to for the person meant."""


def tally_of(played: Sequence[Played]) -> Tally:
    """What some games came to for one person."""
    decided = [(result, of) for result, of in played if of.place is not None]
    totals = [(of.total, result.id) for result, of in decided]
    return Tally(
        games=len(decided),
        wins=sum(of.won and not result.shared for result, of in decided),
        shared_wins=sum(of.won and result.shared for result, of in decided),
        places=sum(of.place or 0 for _, of in decided),
        hands=sum(result.hands for result, _ in played),
        points=sum(of.points for _, of in played),
        hands_with_nothing=sum(of.hands_with_nothing for _, of in played),
        sweeps=sum(of.sweeps for _, of in played),
        queens=sum(len(of.queens_from) for _, of in played),
        best=GameTotal(*min(totals)) if totals else None,
        worst=GameTotal(*max(totals)) if totals else None,
        money=_money((result.currency, Money.of(of.cents)) for result, of in played),
    )


def merged(parts: Sequence[Tally]) -> Tally:
    """Tallies of one person, of some games and of others, in one."""
    return Tally(
        games=sum(each.games for each in parts),
        wins=sum(each.wins for each in parts),
        shared_wins=sum(each.shared_wins for each in parts),
        places=sum(each.places for each in parts),
        hands=sum(each.hands for each in parts),
        points=sum(each.points for each in parts),
        hands_with_nothing=sum(each.hands_with_nothing for each in parts),
        sweeps=sum(each.sweeps for each in parts),
        queens=sum(each.queens for each in parts),
        best=min((each.best for each in parts if each.best), default=None),
        worst=max((each.worst for each in parts if each.worst), default=None),
        money=_money(item for each in parts for item in each.money.items()),
    )


def tallies(results: Iterable[GameResult]) -> Tallies:
    """What these games come to for everybody who played in them."""
    played: defaultdict[str, list[Played]] = defaultdict(list)
    for result in results:
        for of in result.by_player:
            played[of.player].append((result, of))
    return {person: tally_of(games) for person, games in played.items()}


def merged_tallies(parts: Iterable[Tallies]) -> Tallies:
    """Everybody's tallies of some games and of others in one."""
    by_person: defaultdict[str, list[Tally]] = defaultdict(list)
    for part in parts:
        for person, tally in part.items():
            by_person[person].append(tally)
    return {person: merged(each) for person, each in by_person.items()}


def _money(items: Iterable[tuple[str | None, Money]]) -> Mapping[str, Money]:
    won: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    for currency, money in items:
        if currency:
            won[currency] += money.won
            lost[currency] += money.lost
    return {currency: Money(won[currency], lost[currency]) for currency in won}
