"""The points of one hand, and how they came about (game-file.md, rules and hands)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from scorepad.game.model import Counts, Game, Hand, Side, groups_of, side_of, sides
from scorepad.rules.cards import QUEEN_OF_SPADES
from scorepad.rules.groups import PenaltyGroup, penalty_total
from scorepad.rules.rules import Sweep

QUEEN = str(QUEEN_OF_SPADES)


class Reason(StrEnum):
    """Why a player is charged points."""

    CARDS = "cards"
    PARTNER = "partner"
    """What the partner captured."""
    SWEEP = "sweep"
    """A sweep in place of the captured cards: the player's own side's or another's."""
    REVOKE = "revoke"
    """The queen or the whole deal, charged for a revoke."""
    RELIEVED = "relieved"
    """Captured, but charged to the player who revoked."""


@dataclass(frozen=True)
class Item:
    """One line of a player's reckoning."""

    reason: Reason
    points: int
    seat: int
    """Who is behind it: who captured the cards, took everything or revoked."""
    group: str | None = None
    count: int = 0


Reckoning = tuple[Item, ...]


def explain(game: Game, hand: Hand) -> tuple[Reckoning, ...]:
    """For each seat, the items that its points in this hand are made of."""
    groups = groups_of(game)
    if hand.captured is None:
        own = _whole_deal_to_revoker(game, hand, groups)
    elif hand.revoke is not None and game.rules.queen:
        own = _queen_to_revoker(game, hand, groups)
    else:
        own = _as_captured(game, hand, groups)
    sweeper = sweeping_side(game, hand)
    if sweeper is not None:
        own = _swept(game, own, sweeper, groups)
    return tuple(_with_partner(game, own, seat) for seat in game.seats)


def points(game: Game, hand: Hand) -> Counts:
    """What each seat is charged for this hand, in points."""
    return tuple(sum(item.points for item in items) for items in explain(game, hand))


def sweeping_side(game: Game, hand: Hand) -> Side | None:
    """The side that took every card that costs something, where the rules make something of it.

    There is no sweep in a hand with a revoke, and a bonus card neither helps nor hinders.
    """
    if game.rules.sweep is Sweep.NONE or hand.revoke is not None:
        return None
    return side_with_everything(game, hand)


def side_with_everything(game: Game, hand: Hand) -> Side | None:
    """The side that captured every card that costs something, whatever the rules make of it."""
    if hand.captured is None:
        return None
    groups = [g for g in groups_of(game) if not g.is_bonus]
    for side in sides(game):
        taken = (sum(hand.captured[group.name][seat] for seat in side) for group in groups)
        if all(count == group.size for count, group in zip(taken, groups, strict=True)):
            return side
    return None


def _as_captured(game: Game, hand: Hand, groups: tuple[PenaltyGroup, ...]) -> tuple[Reckoning, ...]:
    captured = hand.captured or {}
    return tuple(
        tuple(
            Item(Reason.CARDS, count * group.cost, seat, group.name, count)
            for group in groups
            if (count := captured[group.name][seat])
        )
        for seat in game.seats
    )


def _whole_deal_to_revoker(
    game: Game, hand: Hand, groups: tuple[PenaltyGroup, ...]
) -> tuple[Reckoning, ...]:
    charge = Item(Reason.REVOKE, penalty_total(groups), hand.revoke or 0)
    return tuple((charge,) if seat == hand.revoke else () for seat in game.seats)


def _queen_to_revoker(
    game: Game, hand: Hand, groups: tuple[PenaltyGroup, ...]
) -> tuple[Reckoning, ...]:
    captured = _as_captured(game, hand, groups)
    revoker = hand.revoke or 0
    if any(item.group == QUEEN for item in captured[revoker]):
        bonuses = {group.name for group in groups if group.is_bonus}
        charged = _whole_deal_to_revoker(game, hand, groups)
        return tuple(
            (*charge, *(item for item in items if item.group in bonuses))
            for charge, items in zip(charged, captured, strict=True)
        )
    charge = Item(Reason.REVOKE, game.rules.queen, revoker, QUEEN, 1)
    return tuple(
        tuple(_relieved_of_queen(items)) + ((charge,) if seat == revoker else ())
        for seat, items in enumerate(captured)
    )


def _relieved_of_queen(items: Reckoning) -> Iterator[Item]:
    for item in items:
        if item.group == QUEEN:
            yield Item(Reason.RELIEVED, 0, item.seat, QUEEN, 1)
        else:
            yield item


def _swept(
    game: Game,
    own: tuple[Reckoning, ...],
    sweeper: Side,
    groups: tuple[PenaltyGroup, ...],
) -> tuple[Reckoning, ...]:
    """A sweep is a side's: it stands once, with the side's first seat, and partners share it."""
    total = penalty_total(groups)
    minus = game.rules.sweep is Sweep.MINUS
    bonuses = {group.name for group in groups if group.is_bonus}
    swept = [tuple(item for item in items if item.group in bonuses) for items in own]
    for side in sides(game):
        takes = side == sweeper
        charge = (-total if minus else 0) if takes else (0 if minus else total)
        if takes or charge:
            swept[side[0]] = (Item(Reason.SWEEP, charge, sweeper[0]), *swept[side[0]])
    return tuple(swept)


def _with_partner(game: Game, own: tuple[Reckoning, ...], seat: int) -> Reckoning:
    """A seat's own items and, in pairs, its partner's: each partner is given the sum of both."""
    side = side_of(game, seat)
    partner = tuple(
        Item(Reason.PARTNER, item.points, item.seat, item.group, item.count)
        if item.reason is Reason.CARDS
        else item
        for other in side
        if other != seat
        for item in own[other]
    )
    return own[seat] + partner
