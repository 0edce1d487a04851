"""Lines to draw: money and points over a season, totals within a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from scorepad.game.model import Counts, Game
from scorepad.game.progress import progress
from scorepad.season.results import GameResult, PlayerResult

MOST_STEPS = 120
"""More points in a line than a phone has room for are drawn for nothing."""


@dataclass(frozen=True)
class Step:
    """A place on the line: after this game."""

    game: str
    """Its id."""
    played_on: str | None
    number: int
    """1 for the first game of the season."""


@dataclass(frozen=True)
class Lines:
    """Everybody's line over the same steps."""

    steps: tuple[Step, ...]
    values: Mapping[str, tuple[int | None, ...]]
    """By person, what he had after each step; None before his first game."""


def money_lines(results: Iterable[GameResult], currency: str, most: int = MOST_STEPS) -> Lines:
    """Everybody's money of one currency, in cents, added up game by game.

    Args:
        results: games in the order of play; those for other money are no steps.
        currency: the money meant.
        most: where there are more games, so many steps are picked evenly, the last among them.
    """
    played_for_it = [result for result in results if result.currency == currency]
    return _lines(played_for_it, lambda of: of.cents, most)


def points_lines(results: Iterable[GameResult], most: int = MOST_STEPS) -> Lines:
    """Everybody's points, added up game by game; what was carried in is not counted twice."""
    return _lines(list(results), lambda of: of.points, most)


def game_lines(game: Game) -> Mapping[str, Counts]:
    """Every player's total before the first hand and after each."""
    totals = progress(game).totals_after
    return {
        player: tuple(each[seat] for each in totals) for seat, player in enumerate(game.players)
    }


def _lines(results: list[GameResult], amount: Callable[[PlayerResult], int], most: int) -> Lines:
    shown = _evenly(len(results), most)
    running: dict[str, int] = {}
    after: dict[Step, dict[str, int]] = {}
    for number, result in enumerate(results, 1):
        for of in result.by_player:
            running[of.player] = running.get(of.player, 0) + amount(of)
        if number in shown:
            after[Step(result.id, result.played_on, number)] = dict(running)
    values = {person: tuple(each.get(person) for each in after.values()) for person in running}
    return Lines(tuple(after), values)


def _evenly(count: int, most: int) -> set[int]:
    """At most so many of the numbers from 1 to the count, the count itself among them."""
    steps = min(count, most)
    return {part * count // steps for part in range(1, steps + 1)}
