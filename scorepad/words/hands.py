"""What is said of one hand: a revoke, a sweep, and how everybody's points came about."""

from __future__ import annotations

from scorepad.game.model import Game, Hand, groups_of, side_of, sides
from scorepad.game.scoring import Item, Reason, points, sweeping_side
from scorepad.rules.groups import HEARTS, penalty_total
from scorepad.rules.rules import Revoke
from scorepad.words.cards import group_name, hearts_counted
from scorepad.words.language import _
from scorepad.words.table import capitalised, points_counted, scores_listed, side_name


def revoke_explained(game: Game) -> str:
    """What a revoke found too late costs by the rules of a game."""
    total = points_counted(penalty_total(groups_of(game)))
    if game.rules.revoke is Revoke.WHOLE_DEAL:
        return _("The deal is abandoned and costs that player all of it: {points}.").format(
            points=total
        )
    return _(
        "The queen of spades is charged to that player, whoever took her; "
        "the whole deal, {points}, if it was the same."
    ).format(points=total)


def sweep_explained(game: Game, hand: Hand) -> str:
    """What a sweep does to whom."""
    side = sweeping_side(game, hand) or (0,)
    return _("{name} took everything. That gives {points}.").format(
        name=side_name(game, side), points=hand_in_short(game, hand)
    )


def item_line(game: Game, item: Item) -> str:
    """One line of a player's reckoning, without its points."""
    name = game.players[item.seat]
    match item.reason:
        case Reason.CARDS:
            return _cards(item)
        case Reason.PARTNER:
            return _("{cards} of {name}, the partner").format(cards=_cards(item), name=name)
        case Reason.SWEEP:
            side = side_of(game, item.seat)
            return _("{name} took everything").format(name=side_name(game, side))
        case Reason.RELIEVED:
            return _("{cards}, charged to the player who revoked").format(cards=_cards(item))
        case Reason.REVOKE if item.group:
            return _("{name} revoked: {cards}").format(name=name, cards=_cards(item))
        case Reason.REVOKE:
            return _("{name} revoked: the whole deal").format(name=name)


def hand_in_short(game: Game, hand: Hand) -> str:
    """What everybody got, in pairs each pair: `Ann 17, Ben 13, Cleo 13`."""
    got = points(game, hand)
    return scores_listed((side_name(game, side), got[side[0]]) for side in sides(game))


def _cards(item: Item) -> str:
    if item.group == HEARTS:
        return capitalised(hearts_counted(item.count))
    return capitalised(group_name(item.group or ""))
