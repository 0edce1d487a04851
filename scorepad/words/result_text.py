"""What a game has come to, as a short text to send to somebody."""

from __future__ import annotations

from collections.abc import Iterator

from scorepad.game.model import Game, sides
from scorepad.game.progress import Progress, progress
from scorepad.game.settlement import settlement
from scorepad.words.language import _, ngettext
from scorepad.words.table import game_title, outcome, scores_listed, side_name, transfer
from scorepad.words.writing import day


def result_text(game: Game) -> str:
    """What was played and when, who won, everybody's total, who pays whom: a line for each."""
    return "\n".join(_lines(game))


def _lines(game: Game) -> Iterator[str]:
    now = progress(game)
    yield headline(game)
    yield _("{sentence}.").format(sentence=standing_line(game, now))
    yield scores_listed(_totals(game, now))
    settled = settlement(game, now)
    if settled:
        yield from (transfer(game, settled, each) for each in settled.transfers)


def headline(game: Game) -> str:
    """What is played, and when: `Black Maria to 100, Nov 30, 2026`."""
    if not game.played_on:
        return game_title(game.rules)
    return _("{title}, {day}").format(title=game_title(game.rules), day=day(game.played_on))


def standing_line(game: Game, now: Progress) -> str:
    """Who won; while nobody has, after how many hands this is."""
    if now.finished:
        return outcome(game, now)
    count = len(game.hands)
    return ngettext("After {count} hand", "After {count} hands", count).format(count=count)


def _totals(game: Game, now: Progress) -> Iterator[tuple[str, int]]:
    """Every side with its total, the lowest first."""
    for side in sorted(sides(game), key=lambda side: now.totals[side[0]]):
        yield side_name(game, side), now.totals[side[0]]
