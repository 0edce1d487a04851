"""What a hand and a game must hold to (game-file.md, hands)."""

from __future__ import annotations

from scorepad.game.faults import NumberOutOfRange, PartnersDiffer
from scorepad.game.model import Counts, Game, Hand, groups_of, sides
from scorepad.game.progress import progress
from scorepad.rules.fault import Fault
from scorepad.rules.rules import Revoke

CARRIED = range(-9_999, 10_000)
"""Points that a player may carry in."""


class UnknownGroup(Fault):
    """A hand names a group that these rules do not have."""

    def __init__(self, group: str) -> None:
        super().__init__(group)
        self.group = group


class WrongSum(Fault):
    """What the players captured of a group is not what the deck has of it."""

    def __init__(self, group: str, found: int, expected: int) -> None:
        super().__init__(group, found, expected)
        self.group = group
        self.found = found
        self.expected = expected


class NoRevokeWithCards(Fault):
    """By these rules a revoke costs the whole deal, so that no cards are counted."""


class RevokeWithoutCards(Fault):
    """By these rules a revoke costs the queen, so that the cards must be counted."""


class NothingRecorded(Fault):
    """A hand with neither captured cards nor a revoke."""


class HandAfterEnd(Fault):
    """The game was over before this hand."""

    def __init__(self, ended_after: int) -> None:
        super().__init__(ended_after)
        self.ended_after = ended_after
        """How many hands the game had."""


def check_hand(game: Game, hand: Hand) -> None:
    """Refuse a hand that does not add up, or that the rules of its game do not know.

    Raises:
        NothingRecorded, NoRevokeWithCards, RevokeWithoutCards: the hand's form.
        UnknownGroup: it names a group that costs nothing.
        WrongSum: the counts of a group do not add up to the deck's.
    """
    if hand.captured is None:
        if hand.revoke is None:
            raise NothingRecorded
        if game.rules.revoke is not Revoke.WHOLE_DEAL:
            raise RevokeWithoutCards
        return
    if hand.revoke is not None and game.rules.revoke is not Revoke.QUEEN:
        raise NoRevokeWithCards
    groups = groups_of(game)
    for name in hand.captured:
        if all(name != group.name for group in groups):
            raise UnknownGroup(name)
    nobody = (0,) * len(game.players)
    for group in groups:
        found = sum(hand.captured.get(group.name, nobody))
        if found != group.size:
            raise WrongSum(group.name, found, group.size)


def check_no_hand_after_end(game: Game) -> None:
    """Refuse a game that was played on after its rules had ended it.

    Raises:
        HandAfterEnd: with the number of hands that count.
    """
    ended_after = progress(game).ended_after
    if ended_after is not None and ended_after < len(game.hands):
        raise HandAfterEnd(ended_after)


def check_carried(game: Game, carried: Counts) -> None:
    """Refuse points carried in that a game cannot start with.

    Raises:
        NumberOutOfRange: too many, or too many below zero.
        PartnersDiffer: see `check_partners_carry_the_same`.
    """
    for points in carried:
        check_carried_points(points)
    check_partners_carry_the_same(game, carried)


def check_carried_points(points: int) -> None:
    """Refuse points that one player cannot carry in.

    Raises:
        NumberOutOfRange: too many, or too many below zero.
    """
    if points not in CARRIED:
        raise NumberOutOfRange(points, CARRIED[0], CARRIED[-1])


def check_partners_carry_the_same(game: Game, carried: Counts) -> None:
    """Refuse points carried in that would part partners.

    Raises:
        PartnersDiffer: with the names of the two.
    """
    for first, *others in sides(game):
        for second in others:
            if carried[first] != carried[second]:
                raise PartnersDiffer(game.players[first], game.players[second])
