"""A hand by keyboard: what is asked next, and what a digit answers.

Everything is asked in the order in which it stands on the screen. A single card is answered by
the number of the player who took it, a player's hearts by their count; a count that no further
digit could be part of is taken at once, another waits for Enter.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from scorepad.game.entry import (
    Entry,
    choose,
    in_order,
    most,
    rest_seat,
    spread_groups,
    take_card,
    touch,
)
from scorepad.game.model import Game, groups_of
from scorepad.rules.groups import PenaltyGroup


@dataclass(frozen=True)
class Asked:
    """One thing that has to be known of a hand."""

    group: PenaltyGroup
    seat: int | None = None
    """Whose count of the group it is; None where the question is who took a single card."""


@dataclass(frozen=True)
class Cursor:
    """Where the keyboard stands."""

    at: int = 0
    """The index of what is asked."""
    typed: str = ""
    """Digits of a count that may go on."""


def asked(game: Game) -> tuple[Asked, ...]:
    """Everything that has to be known of a hand, in the order of the screen."""
    return tuple(
        Asked(group, seat)
        for group in in_order(game)
        for seat in ([None] if group.size == 1 else game.seats)
    )


def press_digit(game: Game, entry: Entry, cursor: Cursor, digit: int) -> tuple[Entry, Cursor]:
    """What a digit makes of the entry; one that answers nothing changes nothing."""
    questions = asked(game)
    if cursor.at >= len(questions):
        return entry, cursor
    question = questions[cursor.at]
    if question.seat is None:
        if not 1 <= digit <= len(game.players):
            return entry, cursor
        return _given(game, entry, question.group, digit - 1), Cursor(cursor.at + 1)
    typed = cursor.typed + str(digit)
    highest = most(entry, game.seats, question.seat, question.group)
    if int(typed) > highest:
        return entry, cursor
    if int(typed) == 0 or int(typed) * 10 > highest:
        return _counted(game, entry, cursor, int(typed))
    return entry, replace(cursor, typed=typed)


def press_enter(game: Game, entry: Entry, cursor: Cursor) -> tuple[Entry, Cursor]:
    """Take the count that was typed; without one, go on to what is asked next."""
    if cursor.typed:
        return _counted(game, entry, cursor, int(cursor.typed))
    return entry, Cursor(min(cursor.at + 1, len(asked(game))))


def press_back(cursor: Cursor) -> Cursor:
    """Forget the digits that were typed; without any, go back to what was asked before."""
    return Cursor(cursor.at if cursor.typed else max(cursor.at - 1, 0))


def _given(game: Game, entry: Entry, group: PenaltyGroup, seat: int) -> Entry:
    if group in spread_groups(groups_of(game)):
        entry = choose(entry, seat)
    return take_card(entry, group, seat)


def _counted(game: Game, entry: Entry, cursor: Cursor, count: int) -> tuple[Entry, Cursor]:
    """A player's count is known; the one to whom the rest goes need not be asked."""
    questions = asked(game)
    seat = questions[cursor.at].seat
    if seat is not None:
        entry = touch(entry, game.seats, seat, count)
    after = cursor.at + 1
    if after < len(questions) and questions[after].seat == rest_seat(entry, game.seats):
        after += 1
    return entry, Cursor(after)
