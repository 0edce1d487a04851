"""Reading recorded hands by other rules, as far as the captured cards allow it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from scorepad.game.model import Counts, Hand
from scorepad.rules.fault import Fault
from scorepad.rules.groups import PenaltyGroup

Groups = tuple[PenaltyGroup, ...]


class NotRecorded(Fault):
    """A hand does not tell who captured the cards of a group."""

    def __init__(self, group: str) -> None:
        super().__init__(group)
        self.group = group


def regroup(hand: Hand, old: Groups, new: Groups) -> Hand:
    """The same hand, its captured cards counted by the new rules' groups.

    Raises:
        NotRecorded: what was captured by the old groups does not tell it for a new one.
    """
    if hand.captured is None:
        return hand
    counts = {group.name: _counts(hand.captured, group, old) for group in new}
    return replace(hand, captured=counts)


def _counts(captured: Mapping[str, Counts], group: PenaltyGroup, old: Groups) -> Counts:
    """What each seat captured of a group: the sum over its cards, where each card's is known."""
    whole = [each for each in old if set(each.cards) <= set(group.cards)]
    parts = [each for each in old if set(each.cards) & set(group.cards) and each not in whole]
    if (
        sum(each.size for each in whole)
        + sum(len(set(each.cards) & set(group.cards)) for each in parts)
        != group.size
    ):
        raise NotRecorded(group.name)
    totals = [0] * len(next(iter(captured.values())))
    for each in whole:
        for seat, count in enumerate(captured[each.name]):
            totals[seat] += count
    for each in parts:
        # Of a part of a group it is only known who has it where one player has the whole group.
        owners = [seat for seat, count in enumerate(captured[each.name]) if count == each.size]
        if not owners:
            raise NotRecorded(group.name)
        totals[owners[0]] += len(set(each.cards) & set(group.cards))
    return tuple(totals)
