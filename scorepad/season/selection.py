"""Which games are meant: a season's, a period's, a person's."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from scorepad.season.results import GameResult

NO_SEASON = ""
"""The games that belong to no season; a season's own name is never empty."""


@dataclass(frozen=True)
class Selection:
    """What games must hold to; whatever is None leaves it open."""

    season: str | None = None
    since: str | None = None
    """The first day meant, `YYYY-MM-DD`; a game without a day is in no period."""
    until: str | None = None
    """The last day meant."""
    players: int | None = None
    """How many sat at the table."""
    person: str | None = None
    """Who must have played."""
    word: str | None = None
    """What must stand in a note of the game or of a hand, in capitals or not."""


EVERYTHING = Selection()


def matches(result: GameResult, selection: Selection) -> bool:
    """Whether a game is among those meant."""
    return fits(selection, result.season, result.played_on, result.players, result.notes)


def fits(
    selection: Selection,
    season: str | None,
    played_on: str | None,
    players: Collection[str],
    notes: Iterable[str],
) -> bool:
    """Whether a game of which this is known is among those meant."""
    return (
        (selection.season is None or selection.season == (season or NO_SEASON))
        and _in_period(played_on, selection)
        and selection.players in (None, len(players))
        and (selection.person is None or selection.person in players)
        and (selection.word is None or _in_notes(selection.word, notes))
    )


def selected(results: Iterable[GameResult], selection: Selection) -> Iterator[GameResult]:
    """The games meant, in the order in which they come."""
    return (result for result in results if matches(result, selection))


def _in_period(day: str | None, selection: Selection) -> bool:
    if selection.since is None and selection.until is None:
        return True
    # Days as game-file.md writes them sort as texts.
    return day is not None and (selection.since or day) <= day <= (selection.until or day)


def _in_notes(word: str, notes: Iterable[str]) -> bool:
    return any(word.casefold() in note.casefold() for note in notes)
