"""A game on the clock: it ends after the hand in play when the time is up."""

from __future__ import annotations

from datetime import datetime, timedelta

from scorepad.game.model import Game
from scorepad.rules.rules import Minutes


def time_left(game: Game, now: datetime) -> timedelta | None:
    """How long is left, below zero once the time is up; None where no clock runs.

    The clock runs from `started_at`, whatever became of the app meanwhile.
    """
    if not isinstance(game.rules.end, Minutes) or game.started_at is None:
        return None
    started = datetime.fromisoformat(game.started_at)
    # In this order it works on the last of all days as well.
    return timedelta(minutes=game.rules.end.minutes) - (now - started)


def time_is_up(game: Game, now: datetime) -> bool:
    """Whether the hand in play is the last one."""
    left = time_left(game, now)
    return left is not None and left <= timedelta(0)
