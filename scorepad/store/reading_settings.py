"""Reading the settings from a backup: what another version does not know is passed on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from scorepad.game.fields import at, object_with, take, text_of
from scorepad.game.names import clean_name
from scorepad.game.reading_rules import rules_of_object
from scorepad.rules.deck import FEWEST_PLAYERS, MOST_PLAYERS
from scorepad.rules.fault import Fault
from scorepad.store.seasons import SEASON_OF_NEXT
from scorepad.store.settings import LAST_GAME, OWN_RULES

LONGEST_TEXT = 200


def settings_of(value: Any) -> dict[str, Any]:
    """The settings by their names.

    Raises:
        GameFileError, Fault: one that this version knows is not what it should be.
    """
    found = object_with(value)
    for name, read in _READERS.items():
        take(found, name, read, None)
    return found


def _text_or_nothing(value: Any) -> str | None:
    return None if value is None else text_of(value, 0, LONGEST_TEXT)


def _check_own_rules(value: Any) -> None:
    for called, rules in object_with(value).items():
        with at(called):
            clean_name(called)
            _check_for_somebody(rules)


def _check_for_somebody(rules: Any) -> None:
    """Refuse rules by which no number of players could play."""
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS):
        try:
            rules_of_object(rules, players)
        except Fault:
            continue
        return
    rules_of_object(rules, MOST_PLAYERS)


_READERS: Mapping[str, Callable[[Any], object]] = {
    LAST_GAME: _text_or_nothing,
    SEASON_OF_NEXT: _text_or_nothing,
    OWN_RULES: _check_own_rules,
}
