"""Saving a hand, and noticing that somebody else has saved it meanwhile."""

from __future__ import annotations

from datetime import UTC, datetime

from scorepad.game.changes import correct, end, record
from scorepad.game.clock import time_is_up
from scorepad.game.history import ChangeKind
from scorepad.game.model import Ended, Game, Hand, hand_at
from scorepad.game.progress import progress
from scorepad.season.ledger import ledger_change
from scorepad.season.results import game_result
from scorepad.store.games import GameChanged, KeptGame
from scorepad.ui.comfort import tick
from scorepad.ui.desk import Desk
from scorepad.ui.guard import tell
from scorepad.words import _
from scorepad.words.hands import hand_in_short
from scorepad.words.season import ledger_change_line
from scorepad.words.table import outcome


class HandChanged(Exception):
    """Somebody else has recorded, corrected or deleted the hand since it was looked at."""

    def __init__(self, index: int, found: Hand | None) -> None:
        super().__init__(index)
        self.index = index
        self.found = found
        """The hand as it is now; None where it is not there any more."""


async def save_hand(
    desk: Desk, kept: KeptGame, index: int, before: Hand | None, hand: Hand
) -> KeptGame:
    """Record a hand, or put it in the place of one; when this returns, it is on the disk.

    Args:
        desk: of this session.
        kept: the game as it is now.
        index: which hand of the game it is.
        before: the hand as it was when it was looked at; None where there was none.
        hand: what is to be there.

    Raises:
        HandChanged: it is not as it was looked at.
        Fault: the hand does not add up, or the disk did not take it.
    """
    index = min(index, len(kept.game.hands)) if before is None else index
    _look_again(kept.game, index, before)
    if before is None:
        after, kind = record(kept.game, hand), ChangeKind.RECORDED
        if time_is_up(after, datetime.now(UTC)) and not progress(after).finished:
            # The hand in play when the time was up is the last one.
            after = end(after, Ended.TIME)
    else:
        after, kind = correct(kept.game, index, hand), ChangeKind.CORRECTED
    try:
        return await desk.games.change(kept, kind, after, index)
    except GameChanged as changed:
        _look_again(changed.now.game, index, before)
        raise


def show_what_was_saved(desk: Desk, before: KeptGame, after: KeptGame, hand: Hand) -> None:
    """Go to the table, or to the result where the game is over, and say what everybody got."""
    desk.go(f"/game/{after.id}/result" if after.finished else f"/game/{after.id}")
    saved = _("Saved. {points}").format(points=hand_in_short(after.game, hand))
    if len(after.game.set_aside) > len(before.game.set_aside):
        saved = _("{saved}. The game is over earlier now; the hands after it are set aside.")
        saved = saved.format(saved=hand_in_short(after.game, hand))
    changed = ledger_change(game_result(before.game), game_result(after.game))
    # That a game's end adds its settlement goes without saying; a correction does not.
    if before.finished and changed:
        saved = f"{saved.rstrip('.')}. {ledger_change_line(changed)}"
    if after.finished and not before.finished:
        saved = f"{saved}. {outcome(after.game, progress(after.game))}"
    desk.saved = (after.id, desk.saved[1] + 1)
    tick(desk)
    tell(desk.page, saved)


def _look_again(game: Game, index: int, before: Hand | None) -> None:
    found = hand_at(game, index)
    if found != before:
        raise HandChanged(index, found)
