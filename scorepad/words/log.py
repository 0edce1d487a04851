"""The log of a game in words: what was changed, when, from what to what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from scorepad.game.history import SPLICED, Change, Part
from scorepad.game.reading_rules import rules_of_object
from scorepad.rules.groups import HEARTS
from scorepad.words.cards import group_name, hearts_counted
from scorepad.words.game_keys import key_name, value_in_words
from scorepad.words.language import _
from scorepad.words.rules_text import rules_lines
from scorepad.words.table import change_line
from scorepad.words.writing import wall_clock


def title(change: Change) -> str:
    """What was done, and when."""
    return _("{moment}: {change}").format(moment=wall_clock(change.at), change=change_line(change))


def details(change: Change, players: int) -> tuple[str, ...]:
    """What was there before, and after, in a game of so many players."""
    return tuple(line for part in change.parts for line in _part(part, players))


def _part(part: Part, players: int) -> Iterator[str]:
    if part.key in SPLICED:
        yield from _compared(map(recorded_hand, part.before), map(recorded_hand, part.after))
        return
    if part.key == "rules":
        before, after = (
            rules_lines(rules_of_object(each, players), players)
            for each in (part.before, part.after)
        )
        yield from _compared(*only_in_one(before, after))
        return
    yield _("{key}: {before} → {after}").format(
        key=key_name(part.key),
        before=value_in_words(part.key, part.before),
        after=value_in_words(part.key, part.after),
    )


def _compared(before: Iterable[str], after: Iterable[str]) -> Iterator[str]:
    yield from (_("Before: {hand}").format(hand=each) for each in before)
    yield from (_("After: {hand}").format(hand=each) for each in after)


def only_in_one(
    before: Sequence[str], after: Sequence[str]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The lines of the one that the other does not have, and the other way round."""
    return (
        tuple(line for line in before if line not in after),
        tuple(line for line in after if line not in before),
    )


def recorded_hand(hand: Mapping[str, Any]) -> str:
    """A hand as the game file holds it: `Ann: queen of spades, 4 hearts; Ben: 9 hearts`."""
    parts = [
        _("{name}: {cards}").format(name=name, cards=_cards(counts))
        for name, counts in hand.get("captured", {}).items()
        if counts
    ]
    if "revoke" in hand:
        parts.append(_("{name} revoked").format(name=hand["revoke"]))
    return "; ".join(parts)


def _cards(counts: Mapping[str, int]) -> str:
    return ", ".join(
        hearts_counted(count) if group == HEARTS else group_name(group)
        for group, count in counts.items()
    )
