"""What the entry of a hand asks, in words."""

from __future__ import annotations

from collections.abc import Sequence

from scorepad.game.entry import Missing
from scorepad.game.keys import Cursor, asked
from scorepad.game.model import Game
from scorepad.words.cards import group_name, hearts_counted
from scorepad.words.language import _
from scorepad.words.table import capitalised


def missing_line(missing: Sequence[Missing]) -> str:
    """What keeps a hand from being saved: `Who took the king of spades?`."""
    first = missing[0]
    if first.group.size == 1:
        return _("Who took the {card}?").format(card=group_name(first.group.name))
    return _("{hearts} left to place").format(hearts=hearts_counted(first.left))


def asked_line(game: Game, cursor: Cursor | None, missing: Sequence[Missing]) -> str:
    """What the entry of a hand says: what is missing, and before it what the keyboard answers.

    Args:
        game: that the hand belongs to.
        cursor: where the keyboard stands, once it has been used.
        missing: what keeps the hand from being saved; nothing where it is complete.
    """
    state = missing_line(missing) if missing else _("Complete")
    question = next(iter(asked(game)[cursor.at :]), None) if cursor else None
    if cursor is None or question is None:
        return state
    if question.seat is None:
        unknown = [each for each in missing if each.group == question.group]
        if unknown:
            return missing_line(unknown)
        about = capitalised(group_name(question.group.name))
    elif cursor.typed:
        about = _("{name}: {hearts}").format(
            name=game.players[question.seat], hearts=hearts_counted(int(cursor.typed))
        )
    else:
        about = _("Hearts of {name}").format(name=game.players[question.seat])
    return f"{about}. {state}"
