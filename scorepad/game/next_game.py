"""The game after this one: a rematch, or going on with other people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum

from scorepad.game.changes import end
from scorepad.game.model import Counts, Ended, Game, dealer, sides
from scorepad.game.names import clean_names
from scorepad.game.progress import progress
from scorepad.game.validity import check_carried
from scorepad.rules.check import PAIRED_PLAYERS, check_rules


class Start(StrEnum):
    """What a newcomer starts with when a game goes on with other people."""

    ZERO = "zero"
    MEAN = "mean"
    WORST = "worst"


def rematch(game: Game) -> Game:
    """A new game of the same people by the same rules for the same stake, the deal moved on.

    The notes are a line of the table's own and belong to its rules.
    """
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

    Those who stay carry their totals; the deal goes to the next who is still there. In pairs a
    newcomer shares the total of a partner who stays; where nobody can sit opposite, the game
    goes on without pairs.

    Raises:
        NothingToEnd: there is nothing yet that could be carried on.
        PartnersDiffer: those who would be partners would carry different totals.
        NumberOutOfRange: somebody would carry more than a game file can hold.
        Fault: see `clean_names` and `check_rules`.
    """
    players = clean_names(people)
    pairs = game.rules.pairs and len(players) in PAIRED_PLAYERS
    rules = replace(game.rules, pairs=pairs)
    check_rules(rules, len(players))
    after = replace(
        rematch(game), players=players, rules=rules, first_dealer=_next_dealer(game, players)
    )
    carried = _carried(game, after, start)
    after = replace(after, carried=carried)
    check_carried(after, carried)
    return end(game, Ended.CONTINUED), after


def _carried(game: Game, after: Game, start: Start) -> Counts:
    totals = progress(game).totals
    stayed = dict(zip(game.players, totals, strict=True))
    carried = [newcomer_total(totals, start)] * len(after.players)
    for side in sides(after):
        known = [stayed[after.players[seat]] for seat in side if after.players[seat] in stayed]
        for seat in side:
            if known:
                carried[seat] = stayed.get(after.players[seat], known[0])
    return tuple(carried)


def _next_dealer(game: Game, players: tuple[str, ...]) -> int:
    """The seat of the first player from the next dealer on who is still at the table."""
    for hand in range(len(game.hands), len(game.hands) + len(game.players)):
        name = game.players[dealer(game, hand)]
        if name in players:
            return players.index(name)
    return len(players) - 1
