"""Half a hand: what has been tapped so far, and what follows from it (design.md, Record hand).

A card of its own has one owner. Of a group of several cards - the hearts - each player's count
is tapped, and *the rest* is always somebody's: when all are placed, the others have none; when
all players but one have been touched, the rest is his; touch him, and the one touched longest
ago gets it. Where the hearts are single cards, a player is chosen and cards are tapped for him,
and the rest goes to the last one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from scorepad.game.model import Counts, Game, Hand, groups_of
from scorepad.rules.cards import Suit
from scorepad.rules.groups import PenaltyGroup
from scorepad.rules.rules import Revoke

MOST_ROWS_OF_HEARTS = 4
"""Up to so many single hearts have a row each; more of them are picked from a spread."""


ROW_ORDER = {Suit.SPADES: 0, Suit.HEARTS: 1, Suit.CLUBS: 2, Suit.DIAMONDS: 2}


@dataclass(frozen=True)
class Entry:
    """What has been tapped."""

    owners: Mapping[str, int] = field(default_factory=dict)
    """For single cards, by the group's name, the seat that took it."""
    touched: tuple[tuple[int, int], ...] = ()
    """Seats and their counts of the hearts, touched longest ago first."""
    chosen: tuple[int, ...] = ()
    """Seats for which single hearts were picked, the present one last."""
    revoke: int | None = None
    note: str | None = None


@dataclass(frozen=True)
class Missing:
    """What keeps a hand from being saved."""

    group: PenaltyGroup
    left: int
    """Cards of the group that nobody has yet."""


@dataclass(frozen=True)
class Answer:
    """A tap: who took a single card, or how many of a group's cards a seat took."""

    group: str
    seat: int
    count: int | None = None
    """None where the group is a single card."""


def answered(game: Game, entry: Entry, answer: Answer) -> Entry:
    """The entry after a tap; one that came when its count was no longer possible does nothing."""
    group = next(each for each in in_order(game) if each.name == answer.group)
    if answer.count is None:
        return take_card(entry, group, answer.seat)
    if answer.count > most(entry, game.seats, answer.seat, group):
        return entry
    return touch(entry, game.seats, answer.seat, answer.count)


def spread_groups(groups: tuple[PenaltyGroup, ...]) -> tuple[PenaltyGroup, ...]:
    """The single hearts that are picked from a spread, none where a row for each will do."""
    hearts = tuple(
        group for group in groups if group.size == 1 and group.cards[0].suit is Suit.HEARTS
    )
    return hearts if len(hearts) > MOST_ROWS_OF_HEARTS else ()


def row_groups(game: Game) -> tuple[PenaltyGroup, ...]:
    """The single cards that have a row each: spades, then hearts, a bonus card last."""
    groups = groups_of(game)
    rows = [group for group in groups if group.size == 1 and group not in spread_groups(groups)]
    return tuple(sorted(rows, key=lambda group: (group.is_bonus, ROW_ORDER[group.cards[0].suit])))


def in_order(game: Game) -> tuple[PenaltyGroup, ...]:
    """The groups in the order in which they stand on the screen and are asked for."""
    groups = groups_of(game)
    several = [group for group in groups if group.size > 1]
    return (*row_groups(game), *spread_groups(groups), *several)


def take_card(entry: Entry, group: PenaltyGroup, seat: int) -> Entry:
    """A single card was captured by this seat, whoever had it before."""
    return replace(entry, owners={**entry.owners, group.name: seat})


def release_card(entry: Entry, group: PenaltyGroup) -> Entry:
    """A single card is nobody's again."""
    owners = {name: seat for name, seat in entry.owners.items() if name != group.name}
    return replace(entry, owners=owners)


def choose(entry: Entry, seat: int) -> Entry:
    """The cards tapped next in the spread are this seat's."""
    return replace(entry, chosen=(*(each for each in entry.chosen if each != seat), seat))


def touch(entry: Entry, seats: range, seat: int, count: int) -> Entry:
    """A seat captured so many of the group of several cards."""
    touched = (*_touched_but(entry, seat), (seat, count))
    return replace(entry, touched=touched[1:] if len(touched) == len(seats) else touched)


def take_everything(entry: Entry, game: Game, seat: int) -> Entry:
    """A seat captured every card that costs something."""
    for group in groups_of(game):
        if group.is_bonus:
            continue
        if group.size == 1:
            entry = take_card(entry, group, seat)
        else:
            entry = replace(entry, touched=((seat, group.size),))
    return replace(entry, revoke=None)


def most(entry: Entry, seats: range, seat: int, group: PenaltyGroup) -> int:
    """The highest count that a seat can be given: what the others who keep theirs leave."""
    fixed = _touched_but(entry, seat)
    if len(fixed) == len(seats) - 1:
        fixed = fixed[1:]
    return group.size - sum(count for _, count in fixed)


def rest_seat(entry: Entry, seats: range) -> int | None:
    """The seat to which the rest of the hearts goes; None while that is open."""
    untouched = [seat for seat in seats if seat not in dict(entry.touched)]
    return untouched[0] if len(untouched) == 1 else None


def rest_of_spread(entry: Entry, seats: range) -> int | None:
    """The seat to which the cards of the spread go that nobody was given; None while open."""
    unchosen = [seat for seat in seats if seat not in entry.chosen]
    if len(unchosen) > 1:
        return None
    return unchosen[0] if unchosen else entry.chosen[-1]


def counts(entry: Entry, game: Game, group: PenaltyGroup) -> Counts:
    """What each seat has of a group by now, the rest included."""
    if group.size > 1:
        by_seat = dict(entry.touched)
        rest = rest_seat(entry, game.seats)
        if rest is not None:
            by_seat[rest] = group.size - sum(by_seat.values())
        return tuple(by_seat.get(seat, 0) for seat in game.seats)
    owner = owner_of(entry, game, group)
    return tuple(int(seat == owner) for seat in game.seats)


def owner_of(entry: Entry, game: Game, group: PenaltyGroup) -> int | None:
    """The seat that has a single card by now, be it as the rest; None where nobody has."""
    if group.name in entry.owners:
        return entry.owners[group.name]
    if group in spread_groups(groups_of(game)):
        return rest_of_spread(entry, game.seats)
    return None


def missing(entry: Entry, game: Game) -> tuple[Missing, ...]:
    """What is not placed yet, in the order of the screen; nothing where the hand adds up."""
    if costs_whole_deal(entry, game):
        return ()
    left = (
        Missing(group, group.size - sum(counts(entry, game, group))) for group in in_order(game)
    )
    return tuple(each for each in left if each.left)


def costs_whole_deal(entry: Entry, game: Game) -> bool:
    """Whether somebody revoked and the rules therefore count no cards."""
    return entry.revoke is not None and game.rules.revoke is Revoke.WHOLE_DEAL


def hand_so_far(entry: Entry, game: Game) -> Hand:
    """The hand as it stands: one that can be recorded once nothing is missing."""
    if costs_whole_deal(entry, game):
        return Hand(revoke=entry.revoke, note=entry.note)
    groups = groups_of(game)
    captured = {group.name: counts(entry, game, group) for group in groups}
    return Hand(captured, entry.revoke, entry.note)


def entry_of(hand: Hand, game: Game) -> Entry:
    """The entry that gives a recorded hand again, to correct it."""
    if hand.captured is None:
        return Entry(revoke=hand.revoke, note=hand.note)
    groups = groups_of(game)
    entry = Entry(revoke=hand.revoke, note=hand.note)
    for group in groups:
        captured = hand.captured[group.name]
        if group.size == 1:
            entry = take_card(entry, group, captured.index(1))
        else:
            entry = replace(entry, touched=tuple(enumerate(captured))[:-1])
    return entry


def object_of_entry(entry: Entry) -> dict[str, Any]:
    """An entry as JSON, to be kept."""
    return {
        "owners": dict(entry.owners),
        "touched": [list(each) for each in entry.touched],
        "chosen": list(entry.chosen),
        "revoke": entry.revoke,
        "note": entry.note,
    }


def entry_of_object(found: Mapping[str, Any]) -> Entry:
    """The entry that `object_of_entry` wrote."""
    return Entry(
        owners=dict(found["owners"]),
        touched=tuple((seat, count) for seat, count in found["touched"]),
        chosen=tuple(found["chosen"]),
        revoke=found["revoke"],
        note=found["note"],
    )


def _touched_but(entry: Entry, seat: int) -> tuple[tuple[int, int], ...]:
    return tuple(each for each in entry.touched if each[0] != seat)
