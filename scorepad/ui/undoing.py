"""Undo and redo, the same from every screen."""

from __future__ import annotations

from scorepad.game.history import redoable, undoable
from scorepad.store.games import KeptGame
from scorepad.ui.desk import Desk
from scorepad.ui.guard import act, tell
from scorepad.words import _
from scorepad.words.table import change_line


async def undo_last(desk: Desk, kept: KeptGame) -> None:
    """Take the last change back, and say which it was."""
    change = undoable(kept.history)
    await desk.games.undo(kept)
    if change:
        tell(desk.page, _("Undone: {change}").format(change=change_line(change)))


async def redo_last(desk: Desk, kept: KeptGame) -> None:
    """Make the change again that was undone last, and say which it was."""
    change = redoable(kept.history)
    await desk.games.redo(kept)
    if change:
        tell(desk.page, _("Made again: {change}").format(change=change_line(change)))


async def delete_game(desk: Desk, kept: KeptGame) -> None:
    """Put a game away, go home, and say so with a way back."""
    deleted = await desk.games.delete(kept)
    desk.go("/")
    tell(desk.page, _("Game deleted"), _("Bring back"), act(lambda: desk.games.bring_back(deleted)))
