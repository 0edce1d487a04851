"""The keys of a game file in words, and what they hold."""

from __future__ import annotations

import json
from typing import Any

from scorepad.game.model import Method, Stake
from scorepad.game.reading_stake import stake_of_object
from scorepad.words.language import _, pgettext
from scorepad.words.quoting import plain
from scorepad.words.table import method_name, stake_short

LONGEST_VALUE = 200
"""In code points."""


def key_name(key: str) -> str:
    """What a key of a game file tells; the key itself where it is none of these."""
    return {
        "players": _("Players"),
        "first_dealer": _("First dealer"),
        "rules": _("Rules"),
        "hands": _("Hands"),
        "stake": _("Stake"),
        "season": _("Season"),
        "played_on": _("Day"),
        "started_at": _("Begun"),
        "notes": _("Note"),
        "set_aside": _("Hands set aside"),
        "carried": _("Brought in"),
        "ended": pgettext("game", "Ended"),
    }.get(key, key)


def value_in_words(key: str, value: Any) -> str:
    """What a key holds, in a line; a dash for nothing."""
    if key == "stake":
        return _stake_in_words(stake_of_object(value or {}))
    if value is None:
        return "–"
    if isinstance(value, str):
        return plain(value, LONGEST_VALUE)
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return plain(", ".join(value), LONGEST_VALUE)
    return plain(json.dumps(value, ensure_ascii=False), LONGEST_VALUE)


def _stake_in_words(stake: Stake) -> str:
    if stake.method is Method.NONE:
        return stake_short(stake)
    return f"{stake_short(stake)} ({method_name(stake.method)})"
