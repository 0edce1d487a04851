"""A person's page: form, streaks, head to head, where the queen came from, favourite profile."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import chain

from scorepad.season.book import Book, summed
from scorepad.season.results import GameResult, PlayerResult
from scorepad.season.selection import EVERYTHING, Selection


@dataclass(frozen=True)
class Placed:
    """How a game ended for the person."""

    game: str
    """Its id."""
    played_on: str | None
    players: int
    place: int
    won: bool


@dataclass(frozen=True)
class HeadToHead:
    """Games in which two people sat at one table, but not as partners."""

    ahead: int = 0
    """Games in which the person was before the other."""
    behind: int = 0
    level: int = 0

    @property
    def games(self) -> int:
        """How many there were."""
        return self.ahead + self.behind + self.level


@dataclass(frozen=True)
class Streaks:
    """Games in a row; a shared win is a win."""

    wins: int = 0
    """Up to now."""
    without_win: int = 0
    """Up to now."""
    longest_wins: int = 0
    longest_without_win: int = 0


@dataclass(frozen=True)
class Record:
    """What there is to tell about one person.

    A game that went on with other people counts by its hands alone.
    """

    placed: tuple[Placed, ...] = ()
    """The games in the order of play."""
    hands: int = 0
    against: Mapping[str, HeadToHead] = field(default_factory=dict)
    """By the other person."""
    queens_from: Mapping[str, int] = field(default_factory=dict)
    """How often the person took the queen of spades, by who had dealt."""
    profiles: Mapping[str, int] = field(default_factory=dict)
    """How many games by which profile."""


def person_record(book: Book, person: str, selection: Selection = EVERYTHING) -> Record:
    """A person's record in the games meant; one more game costs next to nothing."""
    return summed(book, replace(selection, person=person), record, merged_records, person)


def record(results: Iterable[GameResult], person: str) -> Record:
    """A person's record in these games, which come in the order of play."""
    played = [(result, of) for result in results if (of := result.of(person))]
    decided = [(result, of) for result, of in played if of.place is not None]
    return Record(
        placed=tuple(
            Placed(result.id, result.played_on, len(result.by_player), of.place or 0, of.won)
            for result, of in decided
        ),
        hands=sum(result.hands for result, _ in played),
        against=_against(decided),
        queens_from=Counter(dealer for _, of in played for dealer in of.queens_from),
        profiles=Counter(result.profile for result, _ in decided),
    )


def merged_records(parts: Iterable[Record]) -> Record:
    """A person's records of some games and of others, the older ones first, in one."""
    parts = tuple(parts)
    return Record(
        placed=tuple(chain.from_iterable(each.placed for each in parts)),
        hands=sum(each.hands for each in parts),
        against=_merged_against(each.against for each in parts),
        queens_from=_counted(each.queens_from for each in parts),
        profiles=_counted(each.profiles for each in parts),
    )


def form(found: Record, last: int = 10) -> tuple[Placed, ...]:
    """The last so many games, the newest at the end."""
    return found.placed[-last:]


def streaks(found: Record) -> Streaks:
    """The streaks of now and the longest ones."""
    wins = without_win = longest_wins = longest_without_win = 0
    for each in found.placed:
        wins = wins + 1 if each.won else 0
        without_win = 0 if each.won else without_win + 1
        longest_wins = max(longest_wins, wins)
        longest_without_win = max(longest_without_win, without_win)
    return Streaks(wins, without_win, longest_wins, longest_without_win)


def favourite_profile(found: Record) -> str | None:
    """The profile of most games, of equals the first by name; None before the first game."""
    return min(found.profiles, key=lambda name: (-found.profiles[name], name), default=None)


def _against(decided: list[tuple[GameResult, PlayerResult]]) -> dict[str, HeadToHead]:
    ahead: Counter[str] = Counter()
    behind: Counter[str] = Counter()
    level: Counter[str] = Counter()
    for result, own in decided:
        for other in result.by_player:
            if other.player in (own.player, own.partner):
                continue
            if own.total == other.total:
                level[other.player] += 1
            else:
                (ahead if own.total < other.total else behind)[other.player] += 1
    return {
        other: HeadToHead(ahead[other], behind[other], level[other])
        for other in {**ahead, **behind, **level}
    }


def _merged_against(parts: Iterable[Mapping[str, HeadToHead]]) -> dict[str, HeadToHead]:
    by_other: defaultdict[str, list[HeadToHead]] = defaultdict(list)
    for part in parts:
        for other, found in part.items():
            by_other[other].append(found)
    return {
        other: HeadToHead(
            sum(each.ahead for each in found),
            sum(each.behind for each in found),
            sum(each.level for each in found),
        )
        for other, found in by_other.items()
    }


def _counted(parts: Iterable[Mapping[str, int]]) -> Counter[str]:
    found: Counter[str] = Counter()
    for part in parts:
        found.update(part)
    return found
