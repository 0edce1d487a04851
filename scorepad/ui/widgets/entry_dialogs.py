"""What the entry of a hand may have to ask."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from scorepad.game.entry import Entry, hand_so_far, take_everything
from scorepad.game.model import Game, Hand
from scorepad.ui.guard import Work
from scorepad.ui.widgets.choosing import choose_dialog, sure_dialog
from scorepad.ui.widgets.fields import Change
from scorepad.words import _
from scorepad.words.hands import hand_in_short, revoke_explained, sweep_explained

Close = Callable[[], None]


def everything_dialog(game: Game, change: Change[Entry], close: Close) -> ft.AlertDialog:
    """Ask who took everything."""

    def chooser(seat: int) -> Work:
        return lambda: change(lambda now: take_everything(now, game, seat))

    choices = [(name, chooser(seat)) for seat, name in enumerate(game.players)]
    return choose_dialog(_("Who took everything?"), "", choices, close)


def revoke_dialog(game: Game, entry: Entry, change: Change[Entry], close: Close) -> ft.AlertDialog:
    """Ask who revoked, and say what that costs."""

    def chooser(seat: int | None) -> Work:
        return lambda: change(lambda now: replace(now, revoke=seat))

    choices = [(name, chooser(seat)) for seat, name in enumerate(game.players)]
    if entry.revoke is not None:
        choices.append((_("Nobody revoked"), chooser(None)))
    return choose_dialog(_("Who revoked?"), revoke_explained(game), choices, close)


def sweep_dialog(game: Game, entry: Entry, save: Work, close: Close) -> ft.AlertDialog:
    """Ask once before a sweep is saved, and say what it does to whom."""
    text = sweep_explained(game, hand_so_far(entry, game))
    return sure_dialog(_("Everything taken"), text, _("Save"), save, close)


def conflict_dialog(
    game: Game,
    theirs: Hand | None,
    mine: Hand,
    choices: list[tuple[str, Work]],
    close: Close,
) -> ft.AlertDialog:
    """Show both hands where somebody else has saved the same one, and ask which is right."""
    if theirs is None:
        text = _("Somebody else has deleted this hand. Yours: {mine}")
    else:
        text = _("Somebody else has saved this hand: {theirs}. Yours: {mine}")
    shown = text.format(
        theirs=hand_in_short(game, theirs) if theirs else "", mine=hand_in_short(game, mine)
    )
    return choose_dialog(_("Saved by somebody else"), shown, choices, close)
