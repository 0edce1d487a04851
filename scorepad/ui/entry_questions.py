"""What is asked while a hand is entered, each in a dialog of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import flet as ft

from scorepad.game.entry import Entry, hand_so_far, take_everything
from scorepad.game.model import Game, Hand
from scorepad.store.games import KeptGame
from scorepad.ui.desk import Desk
from scorepad.ui.entering import Entering, Step
from scorepad.ui.guard import Work
from scorepad.ui.saving import HandChanged
from scorepad.ui.widgets.entry_dialogs import (
    conflict_dialog,
    everything_dialog,
    revoke_dialog,
    sweep_dialog,
)
from scorepad.ui.widgets.fields import Change
from scorepad.words import _


@dataclass(frozen=True)
class Question:
    """What is being asked."""

    about: str = ""
    """`everything`, `revoke`, `sweep` or `conflict`; nothing where nothing is asked."""
    changed: HandChanged | None = None
    """In a conflict, what has changed meanwhile."""


def question_dialog(
    desk: Desk,
    kept: KeptGame,
    entering: Entering,
    asking: Question,
    tapped: Change[Entry],
    save: Callable[[int, Hand | None], Awaitable[None]],
    close: Callable[[], None],
) -> ft.AlertDialog | None:
    """The dialog of what is being asked, if anything is.

    Args:
        desk: of this session.
        kept: the game.
        entering: the hand that is being entered.
        asking: what is being asked.
        tapped: called with the step that an answer is.
        save: called with which hand is to be saved, and what was there before.
        close: called when nothing is asked any more.
    """
    game, entry = kept.game, entering.entry
    match asking:
        case Question("everything"):
            return everything_dialog(game, tapped, close)
        case Question("revoke"):
            return revoke_dialog(game, entry, tapped, close)
        case Question("sweep"):
            return sweep_dialog(game, entry, lambda: save(entering.index, entering.before), close)
        case Question("conflict", HandChanged(index=index, found=found)):
            choices: list[tuple[str, Work]] = [
                (_("Keep theirs"), lambda: desk.go(f"/game/{kept.id}"))
            ]
            if found:
                choices.append((_("Put mine in its place"), lambda: save(index, found)))
            if entering.before is None or found is None:
                end = len(game.hands)
                choices.append((_("Mine is another hand"), lambda: save(end, None)))
            return conflict_dialog(game, found, hand_so_far(entry, game), choices, close)
    return None


def answer(game: Game, about: str, seat: int) -> Step:
    """What the number of a player answers in a dialog, as a step of the entry."""
    if about == "everything":
        return lambda now: take_everything(now, game, seat)
    return (lambda now: replace(now, revoke=seat)) if about == "revoke" else lambda now: now
