"""Every change to a game: from the game before to the game after."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from scorepad.game.faults import NothingToEnd
from scorepad.game.model import Counts, Ended, Game, Hand, Stake
from scorepad.game.names import clean_names
from scorepad.game.progress import progress
from scorepad.game.reading_stake import check_stake
from scorepad.game.regroup import regroup
from scorepad.game.validity import HandAfterEnd, check_hand, check_partners_carry_the_same
from scorepad.rules.check import check_rules
from scorepad.rules.fault import Fault
from scorepad.rules.groups import penalty_groups
from scorepad.rules.rules import Rules


class InHand(Fault):
    """What stands in the way of a change is a recorded hand."""

    def __init__(self, hand: int, fault: Fault) -> None:
        super().__init__(hand, fault)
        self.hand = hand
        """Its index."""
        self.fault = fault


class PlayersMustStay(Fault):
    """Hands are recorded, so nobody can join or leave this game."""


def record(game: Game, hand: Hand) -> Game:
    """Add a hand after the last one.

    Raises:
        HandAfterEnd: the game is over.
        Fault: see `check_hand`.
    """
    if progress(game).finished:
        raise HandAfterEnd(len(game.hands))
    check_hand(game, hand)
    return replace(game, hands=(*game.hands, hand))


def correct(game: Game, index: int, hand: Hand) -> Game:
    """Put another hand in the place of a recorded one; all that follows from it follows.

    Raises:
        Fault: see `check_hand`.
    """
    check_hand(game, hand)
    hands = _all_hands(game)
    return _fitted(game, (*hands[:index], hand, *hands[index + 1 :]))


def delete(game: Game, index: int) -> Game:
    """Take a hand out; those after it move up and the deal with them."""
    hands = _all_hands(game)
    return _fitted(game, (*hands[:index], *hands[index + 1 :]))


def rename(game: Game, names: Sequence[str]) -> Game:
    """Call the players something else, by their seats.

    Raises:
        PlayersMustStay: there are more names than seats, or fewer.
        Fault: see `clean_names`.
    """
    if len(names) != len(game.players):
        raise PlayersMustStay
    return replace(game, players=clean_names(names))


def reseat(game: Game, order: Sequence[int]) -> Game:
    """Put the players into another order, given as their present seats.

    Everybody keeps what he captured; in pairs there may be other partners.

    Raises:
        PlayersMustStay: the order is not one of all the seats.
        PartnersDiffer: the new partners brought in different totals.
    """
    if sorted(order) != list(game.seats):
        raise PlayersMustStay

    def moved(hand: Hand) -> Hand:
        captured = hand.captured and {
            group: _in_order(counts, order) for group, counts in hand.captured.items()
        }
        revoke = None if hand.revoke is None else order.index(hand.revoke)
        return replace(hand, captured=captured, revoke=revoke)

    after = replace(
        game,
        players=tuple(game.players[seat] for seat in order),
        first_dealer=order.index(game.first_dealer),
        carried=game.carried and _in_order(game.carried, order),
    )
    if after.carried:
        check_partners_carry_the_same(after, after.carried)
    return _fitted(after, tuple(moved(hand) for hand in _all_hands(game)))


def change_first_dealer(game: Game, seat: int) -> Game:
    """Let another player have dealt the first hand, and so move the deal of every hand."""
    return replace(game, first_dealer=seat)


def change_stake(game: Game, stake: Stake) -> Game:
    """Play for something else.

    Raises:
        Fault: see `check_stake`.
    """
    check_stake(stake)
    return replace(game, stake=stake)


def change_rules(game: Game, rules: Rules) -> Game:
    """Play the whole game by other rules, where the recorded hands tell enough for it.

    Raises:
        InHand: a hand does not tell what the new rules ask, or has a revoke they do not know.
        PartnersDiffer: the new partners brought in different totals.
        Fault: see `check_rules`.
    """
    players = len(game.players)
    check_rules(rules, players)
    old, new = penalty_groups(game.rules, players), penalty_groups(rules, players)
    after = replace(game, rules=rules)
    if after.carried:
        check_partners_carry_the_same(after, after.carried)
    hands = []
    for index, hand in enumerate(_all_hands(game)):
        try:
            regrouped = regroup(hand, old, new)
            check_hand(after, regrouped)
        except Fault as fault:
            raise InHand(index, fault) from None
        hands.append(regrouped)
    return _fitted(after, tuple(hands))


def change_carried(game: Game, carried: Counts | None) -> Game:
    """Let the players have brought in other points, or none; all totals follow.

    Raises:
        PartnersDiffer: partners would have brought in different totals.
        NothingToEnd: without them there is nothing that could have been ended.
    """
    if carried is None and game.ended and not game.hands:
        raise NothingToEnd
    after = replace(game, carried=carried)
    if carried:
        check_partners_carry_the_same(after, carried)
    return _fitted(after, _all_hands(game))


def change_details(game: Game, **details: Any) -> Game:
    """Change what has no effect on the score: `season`, `played_on`, `notes` and the like."""
    return replace(game, **details)


def end(game: Game, how: Ended) -> Game:
    """End the game after its last hand.

    Raises:
        NothingToEnd: there are neither hands nor points carried in.
    """
    if not game.hands and game.carried is None:
        raise NothingToEnd
    return replace(game, ended=how)


def reopen(game: Game) -> Game:
    """Go on with a game that the players had ended."""
    return replace(game, ended=None)


def _all_hands(game: Game) -> tuple[Hand, ...]:
    return game.hands + game.set_aside


def _fitted(game: Game, hands: tuple[Hand, ...]) -> Game:
    """The game with as many of the hands as there is room for; the others are set aside.

    Without anything in it, it cannot be ended either.
    """
    something = hands or game.carried is not None
    whole = replace(game, hands=hands, set_aside=(), ended=game.ended if something else None)
    ended_after = progress(whole).ended_after
    if ended_after is None:
        return whole
    return replace(whole, hands=hands[:ended_after], set_aside=hands[ended_after:])


def _in_order(counts: Counts, order: Sequence[int]) -> Counts:
    return tuple(counts[seat] for seat in order)
