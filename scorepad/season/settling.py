"""The fewest payments that settle everything; the same balances give the same plan.

People whose balances add up to zero among themselves need one payment less than they are. So the
fewest payments come from as many such groups as there can be.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from scorepad.rules.fault import Fault

MOST_EXACT = 12
"""Up to so many people all groups are tried; among more, only two who are even are found."""


class DoesNotAddUp(Fault):
    """Balances that leave something over."""

    def __init__(self, cents: int) -> None:
        super().__init__(cents)
        self.cents = cents


@dataclass(frozen=True)
class Planned:
    """A payment to be made."""

    payer: str
    payee: str
    cents: int


Owed = list[tuple[str, int]]
"""People and what they are owed, nobody with 0."""


def plan(balances: Mapping[str, int]) -> tuple[Planned, ...]:
    """The payments that settle the balances of one currency, at most one less than people.

    Raises:
        DoesNotAddUp: the balances do not add up to zero.
    """
    if total := sum(balances.values()):
        raise DoesNotAddUp(total)
    open_ = sorted((person, cents) for person, cents in balances.items() if cents)
    payments = [each for group in _groups(open_) for each in _settled(group)]
    return tuple(sorted(payments, key=lambda each: (each.payer, each.payee)))


def _groups(owed: Owed) -> Iterator[Owed]:
    """Groups that add up to zero, as many as can be told."""
    rest: Owed = []
    for person, cents in owed:
        # Two who are even are a group of a best division: any other can be changed into it.
        even = next((each for each in rest if each[1] == -cents), None)
        if even is None:
            rest.append((person, cents))
        else:
            rest.remove(even)
            yield [even, (person, cents)]
    yield from _most_groups(rest) if len(rest) <= MOST_EXACT else [rest]


def _most_groups(owed: Owed) -> Iterator[Owed]:
    """As many groups that add up to zero as there are, found over all sets of people.

    A set is written as a number, a bit for each person. Whoever is taken out of a set one by one
    passes through a sum of zero once for each group.
    """
    sums, most, last = [0], [0], [0]
    for members in range(1, 1 << len(owed)):
        lowest = (members & -members).bit_length() - 1
        sums.append(sums[members & (members - 1)] + owed[lowest][1])
        taken_out = max(_members(members), key=lambda each: most[members ^ (1 << each)])
        last.append(taken_out)
        most.append(most[members ^ (1 << taken_out)] + (sums[members] == 0))
    members, group = len(sums) - 1, []
    while members:
        group.append(owed[last[members]])
        members ^= 1 << last[members]
        if sums[members] == 0:
            yield group
            group = []


def _members(members: int) -> Iterator[int]:
    while members:
        yield (members & -members).bit_length() - 1
        members &= members - 1


def _settled(group: Owed) -> Iterator[Planned]:
    """Payments within a group: whoever owes most pays whoever is owed most, again and again."""
    left = dict(sorted(group))
    while len(left) > 1:
        payer, payee = min(left, key=left.__getitem__), max(left, key=left.__getitem__)
        cents = min(-left[payer], left[payee])
        yield Planned(payer, payee, cents)
        left[payer] += cents
        left[payee] -= cents
        left = {person: owed for person, owed in left.items() if owed}
