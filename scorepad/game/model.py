"""The facts of a game: who sits where, by which rules, what was captured in each hand.

Players are meant by their seat (0 is the first of `Game.players`), so that a name can change
without touching a hand. Everything else - points, totals, the end - is derived.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from scorepad.rules.groups import PenaltyGroup, penalty_groups
from scorepad.rules.profiles import BLACK_MARIA
from scorepad.rules.rules import Rules

Counts = tuple[int, ...]
"""A number for each seat, in seat order."""

Side = tuple[int, ...]
"""The seats that score together."""


@dataclass(frozen=True)
class Hand:
    """One recorded deal: what everybody captured, or who revoked, or both."""

    captured: Mapping[str, Counts] | None = None
    """For each penalty group, by its name, how many of its cards each seat took home."""
    revoke: int | None = None
    """The seat of the player who revoked."""
    note: str | None = None


class Method(StrEnum):
    """How a game is settled."""

    FROM_LOWEST = "from-lowest"
    PAIRWISE = "pairwise"
    NONE = "none"


@dataclass(frozen=True)
class Stake:
    """What is settled when the game is over."""

    method: Method = Method.FROM_LOWEST
    per_point: str | None = None
    """Money a point as it was written, such as `0.10`; None where points alone are settled."""
    currency: str | None = None


class Ended(StrEnum):
    """Why the players ended the game."""

    TIME = "time"
    AGREEMENT = "agreement"
    CONTINUED = "continued"


@dataclass(frozen=True)
class Game:
    """One game, as the game file holds it."""

    players: tuple[str, ...]
    """The names in seat order, clockwise."""
    first_dealer: int
    """The seat that deals the first hand."""
    rules: Rules = BLACK_MARIA
    hands: tuple[Hand, ...] = ()
    carried: Counts | None = None
    """Points that each brings in from paper or from an evening broken off."""
    stake: Stake = field(default_factory=Stake)
    ended: Ended | None = None
    set_aside: tuple[Hand, ...] = ()
    """Hands that stood after the end when a correction ended the game earlier."""
    id: str | None = None
    season: str | None = None
    played_on: str | None = None
    started_at: str | None = None
    notes: str | None = None

    @property
    def seats(self) -> range:
        """The seats, clockwise."""
        return range(len(self.players))


def groups_of(game: Game) -> tuple[PenaltyGroup, ...]:
    """The groups of penalty cards that are counted in a game."""
    return penalty_groups(game.rules, len(game.players))


def sides(game: Game) -> Iterator[Side]:
    """The seats that score together, in seat order: two partners in pairs, else each alone."""
    if not game.rules.pairs:
        yield from ((seat,) for seat in game.seats)
        return
    half = len(game.players) // 2
    yield from ((seat, seat + half) for seat in range(half))


def side_of(game: Game, seat: int) -> Side:
    """The seats that score together with this one, itself among them."""
    return next(side for side in sides(game) if seat in side)


def hand_at(game: Game, index: int) -> Hand | None:
    """The hand with this index; None where it is not recorded yet."""
    return game.hands[index] if index < len(game.hands) else None


def dealer(game: Game, hand: int) -> int:
    """The seat that deals the hand with this index; the deal passes to the left."""
    return (game.first_dealer + hand) % len(game.players)


def leader(game: Game, hand: int) -> int:
    """The seat on the dealer's left, who leads in the hand with this index."""
    return dealer(game, hand + 1)
