"""A season's table as a spreadsheet in the present language opens it."""

from __future__ import annotations

from collections.abc import Mapping

from babel.numbers import get_decimal_symbol

from scorepad.season.csv_table import Heading
from scorepad.words.language import _, present_language


def headings() -> Mapping[Heading, str]:
    """What the columns are called."""
    return {
        Heading.PLAYED_ON: _("Day"),
        Heading.SEASON: _("Season"),
        Heading.PROFILE: _("Rules"),
        Heading.PLAYER: _("Name"),
        Heading.PLACE: _("Place"),
        Heading.WON: _("Won"),
        Heading.TOTAL: _("Total"),
        Heading.POINTS: _("Points"),
        Heading.HANDS: _("Hands"),
        Heading.HANDS_WITH_NOTHING: _("Hands with nothing"),
        Heading.SWEEPS: _("Took everything"),
        Heading.QUEENS: _("Queens"),
        Heading.MONEY: _("Money"),
        Heading.CURRENCY: _("Currency"),
        Heading.GAME: _("Game"),
    }


def decimal_mark() -> str:
    """What stands before the cents."""
    return get_decimal_symbol(present_language().locale)


def separator() -> str:
    """What parts the cells: a comma cannot where it stands before the cents."""
    return ";" if decimal_mark() == "," else ","
