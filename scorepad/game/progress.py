"""How a game stands: totals after each hand, the end and its reason, who has won."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate

from scorepad.game.model import Counts, Ended, Game, sides
from scorepad.game.scoring import points
from scorepad.rules.rules import Deals, Target, Tie


class EndReason(StrEnum):
    """Why a game is over."""

    TARGET = "target"
    DEALS = "deals"
    TIME = "time"
    AGREEMENT = "agreement"
    CONTINUED = "continued"


@dataclass(frozen=True)
class Progress:
    """What follows from a game's facts."""

    points: tuple[Counts, ...]
    """For each hand, what each seat was charged in it."""
    totals_after: tuple[Counts, ...]
    """Before the first hand, and after each."""
    ended_after: int | None
    """After how many hands the rules ended the game; None where they have not."""
    end_reason: EndReason | None
    winners: tuple[int, ...]
    """The seats that won or share the win, in seat order."""

    @property
    def totals(self) -> Counts:
        """The standing: what each seat has by now, in points."""
        return self.totals_after[-1]

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.end_reason is not None


def progress(game: Game) -> Progress:
    """Derive everything that follows from a game's facts."""
    hands = tuple(points(game, hand) for hand in game.hands)
    start = game.carried or (0,) * len(game.players)
    totals = tuple(accumulate(hands, _added, initial=start))
    ended_after = _ended_by_rules(game, totals)
    reason = _end_reason(game, ended_after)
    winners = lowest(totals[-1]) if reason not in (None, EndReason.CONTINUED) else ()
    return Progress(hands, totals, ended_after, reason, winners)


def lowest(totals: Counts) -> tuple[int, ...]:
    """The seats with the lowest total, in seat order."""
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals))


def places(totals: Counts) -> Counts:
    """The place of each seat, lowest total first: 1, 2, 2, 4 where two are equal."""
    return tuple(1 + sum(other < total for other in totals) for total in totals)


def tie_played_on(game: Game, now: Progress) -> bool:
    """Whether the game would be over but for a tie that is played on."""
    return not now.finished and any(
        _limit_reached(game, now.totals_after, played) for played in range(len(now.totals_after))
    )


def _added(totals: Counts, more: Counts) -> Counts:
    return tuple(total + points for total, points in zip(totals, more, strict=True))


def _ended_by_rules(game: Game, totals_after: tuple[Counts, ...]) -> int | None:
    reached = False
    for played, totals in enumerate(totals_after):
        # A target once reached stays reached, though a bonus card may lead below it again.
        reached = reached or _limit_reached(game, totals_after, played)
        if reached and (game.rules.tie is Tie.SHARED or _one_side_lowest(game, totals)):
            return played
    return None


def _limit_reached(game: Game, totals_after: tuple[Counts, ...], played: int) -> bool:
    match game.rules.end:
        case Target(target):
            return max(totals_after[played]) >= target
        case Deals(count):
            return played >= count
        case _:
            return False


def _one_side_lowest(game: Game, totals: Counts) -> bool:
    return tuple(lowest(totals)) in sides(game)


def _end_reason(game: Game, ended_after: int | None) -> EndReason | None:
    if ended_after is not None:
        return EndReason.TARGET if isinstance(game.rules.end, Target) else EndReason.DEALS
    return _REASONS[game.ended] if game.ended else None


_REASONS = {
    Ended.TIME: EndReason.TIME,
    Ended.AGREEMENT: EndReason.AGREEMENT,
    Ended.CONTINUED: EndReason.CONTINUED,
}
