"""The rules of a table in words: short ones to choose by, and sentences to read."""

from __future__ import annotations

from scorepad.rules.rules import Hearts, House, Revoke, Sweep, Tie
from scorepad.words.language import _


def hearts_name(hearts: Hearts) -> str:
    """What the hearts cost, to choose by."""
    return {
        Hearts.ONE: _("1 each"),
        Hearts.SPOT: _("Face value"),
        Hearts.HIGH_11_14: _("High 11 to 14"),
        Hearts.HIGH_15_20: _("High 15 to 20"),
    }[hearts]


def sweep_name(sweep: Sweep) -> str:
    """What becomes of a sweep, to choose by."""
    return {
        Sweep.NONE: _("Scores all"),
        Sweep.MINUS: _("Scores all as minus"),
        Sweep.OTHERS: _("The others score all"),
    }[sweep]


def tie_name(tie: Tie) -> str:
    """What becomes of a tie, to choose by."""
    return {Tie.SHARED: _("Share the win"), Tie.ANOTHER_DEAL: _("Play on")}[tie]


def revoke_name(revoke: Revoke) -> str:
    """What a revoke costs, to choose by."""
    return {Revoke.WHOLE_DEAL: _("The whole deal"), Revoke.QUEEN: _("The queen of spades")}[revoke]


def house_name(restriction: House) -> str:
    """A house restriction, as a sentence without its full stop."""
    return {
        House.HEARTS_AFTER_THREE_TRICKS: _("No heart is led in the first three tricks"),
        House.HEARTS_WHEN_BROKEN: _("No heart is led until one was thrown on another suit"),
        House.NO_PENALTIES_FIRST_TRICK: _("No penalty card in the first trick"),
        House.QUEEN_AT_FIRST_CHANCE: _(
            "The queen of spades goes at the first trick in which her holder is void"
        ),
        House.PENALTY_WHEN_VOID: _("Who is void in the suit led throws a penalty card"),
        House.NO_PASSING_QUEEN: _("The queen of spades is not passed"),
        House.NO_PASSING_HEARTS: _("No heart is passed"),
    }[restriction]
