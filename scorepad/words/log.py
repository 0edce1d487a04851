"""The log of a game in words: what was changed, when, from what to what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from scorepad.game.history import SPLICED, Change, Part
from scorepad.rules.groups import HEARTS
from scorepad.words.cards import group_name, hearts_counted
from scorepad.words.game_keys import key_name, value_in_words
from scorepad.words.language import _
from scorepad.words.table import change_line
from scorepad.words.writing import wall_clock


def title(change: Change) -> str:
    """What was done, and when."""
    return _("{moment}: {change}").format(moment=wall_clock(change.at), change=change_line(change))


def details(change: Change) -> tuple[str, ...]:
    """What was there before, and after."""
    return tuple(line for part in change.parts for line in _part(part))


def _part(part: Part) -> Iterator[str]:
    if part.key in SPLICED:
        for before in part.before:
            yield _("Before: {hand}").format(hand=recorded_hand(before))
        for after in part.after:
            yield _("After: {hand}").format(hand=recorded_hand(after))
        return
    yield _("{key}: {before} → {after}").format(
        key=key_name(part.key),
        before=value_in_words(part.before),
        after=value_in_words(part.after),
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
