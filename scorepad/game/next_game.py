"""The game after this one: a rematch, or going on with other people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum

from scorepad.game.changes import end
from scorepad.game.model import Counts, Ended, Game, dealer
from scorepad.game.names import clean_names
from scorepad.game.progress import progress
from scorepad.game.validity import check_carried
from scorepad.rules.check import check_rules


class Start(StrEnum):
    """What a newcomer starts with when a game goes on with other people."""

    ZERO = "zero"
    MEAN = "mean"
    WORST = "worst"


def rematch(game: Game) -> Game:
    """A new game of the same people by the same rules for the same stake, the deal moved on."""
    return replace(
        game,
        first_dealer=dealer(game, len(game.hands)),
        hands=(),
        set_aside=(),
        carried=None,
        ended=None,
        id=None,
        played_on=None,
        started_at=None,
        notes=None,
    )


def newcomer_total(totals: Counts, start: Start) -> int:
    """What a newcomer starts with, in points; a mean is rounded to the nearest, halves up."""
    if start is Start.ZERO:
        return 0
    if start is Start.WORST:
        return max(totals)
    return (2 * sum(totals) + len(totals)) // (2 * len(totals))


def go_on_with(game: Game, people: Sequence[str], start: Start) -> tuple[Game, Game]:
    """End a game as continued, and begin the one in which other people go on.

    Those who stay carry their totals; the deal goes to the next who is still there.

    Raises:
        NothingToEnd: there is nothing yet that could be carried on.
        PartnersDiffer: those who would be partners would carry different totals.
        NumberOutOfRange: somebody would carry more than a game file can hold.
        Fault: see `clean_names` and `check_rules`.
    """
    players = clean_names(people)
    check_rules(game.rules, len(players))
    totals = progress(game).totals
    carried_by = dict(zip(game.players, totals, strict=True))
    newcomer = newcomer_total(totals, start)
    carried = tuple(carried_by.get(player, newcomer) for player in players)
    after = replace(
        rematch(game),
        players=players,
        first_dealer=_next_dealer(game, players),
        carried=carried,
    )
    check_carried(after, carried)
    return end(game, Ended.CONTINUED), after


def _next_dealer(game: Game, players: tuple[str, ...]) -> int:
    """The seat of the first player from the next dealer on who is still at the table."""
    for hand in range(len(game.hands), len(game.hands) + len(game.players)):
        name = game.players[dealer(game, hand)]
        if name in players:
            return players.index(name)
    return len(players) - 1
