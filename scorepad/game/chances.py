"""What could still happen in a game: who can win, who is one queen from the end.

Nobody is said to be out who could still win: any split of a deal's cards is thought possible, and
where it would take a close look at single cards, the doubt is in favour of the player.
"""

from __future__ import annotations

from dataclasses import dataclass

from scorepad.game.model import Game, Side, groups_of, sides
from scorepad.game.progress import Progress
from scorepad.rules.groups import penalty_total
from scorepad.rules.rules import Deals, Sweep, Target, Tie


@dataclass(frozen=True)
class Chances:
    """What could still happen."""

    can_win: tuple[int, ...]
    """The seats that can still win or share the win, in seat order."""
    one_queen_from_end: tuple[int, ...]
    """The seats whom the queen of spades would bring to the target."""
    hands_left: int | None
    """None where nobody can know."""


def chances(game: Game, now: Progress) -> Chances:
    """What could still happen; once the game is over, only that its winners have won."""
    if now.finished:
        return Chances(now.winners, (), 0)
    left = _hands_left(game)
    return Chances(_can_win(game, now, left), _one_queen_from_end(game, now), left)


def _hands_left(game: Game) -> int | None:
    """None too where a tie is played on after the last deal."""
    if not isinstance(game.rules.end, Deals):
        return None
    return max(game.rules.end.count - len(game.hands), 0) or None


def _one_queen_from_end(game: Game, now: Progress) -> tuple[int, ...]:
    if not isinstance(game.rules.end, Target):
        return ()
    target = game.rules.end.points
    if any(max(totals) >= target for totals in now.totals_after):
        return ()  # reached before, and a tie is played on
    return tuple(seat for seat in game.seats if now.totals[seat] + game.rules.queen >= target)


def _can_win(game: Game, now: Progress, left: int | None) -> tuple[int, ...]:
    """Where hands can go on and on, the others can be fed until anybody is the lowest."""
    everybody = tuple(game.seats)
    if left is None:
        return everybody
    together = tuple(sides(game))
    lowest = [side for side in together if _can_be_lowest(game, now, side, left)]
    if game.rules.tie is Tie.ANOTHER_DEAL and len(lowest) > 1:
        return everybody  # a tie between two of them would be played on, a deal at a time
    return tuple(seat for seat in everybody if any(seat in side for side in lowest))


def _can_be_lowest(game: Game, now: Progress, side: Side, left: int) -> bool:
    """Whether a side can have the lowest total, alone or with others, after so many hands."""
    groups = groups_of(game)
    whole_cost = penalty_total(groups) * left
    bonus = -sum(group.cost for group in groups if group.is_bonus) * left
    total = now.totals[side[0]]
    others = (now.totals[other[0]] for other in sides(game) if other != side)
    behind = [max(total - bonus - other, 0) for other in others]
    if game.rules.sweep is Sweep.NONE:
        # Each deal's cost can be parted among the others, and is spent only once.
        return sum(behind) <= whole_cost
    # A sweep leaves the whole cost between the side and each of the others.
    return max(behind) <= whole_cost
