"""A hand by keyboard: what the keys do on the screen on which it is entered."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorepad.game import keys
from scorepad.game.entry import Entry
from scorepad.game.keys import Cursor
from scorepad.game.model import Game
from scorepad.store.games import KeptGame
from scorepad.ui.entry_questions import Question, answer
from scorepad.ui.guard import Work
from scorepad.ui.keyboard import use_keys
from scorepad.ui.widgets.fields import Change, explained
from scorepad.words import _

_no_keyboard: Cursor | None = None


def use_entry_keys(
    kept: KeptGame | None,
    asking: Question,
    ask: Callable[[Question], None],
    tapped: Change[Entry],
    save: Work,
) -> Cursor | None:
    """Let the keyboard answer what is asked; where it stands, once it has been used."""
    cursor, move = ft.use_state(_no_keyboard)
    # The next key may come before this one is drawn.
    latest = ft.use_ref(_no_keyboard)

    def press(step: Callable[[Game, Entry, Cursor], tuple[Entry, Cursor]]) -> None:
        if kept is None:
            return
        game = kept.game

        def pressed(now: Entry) -> Entry:
            after, latest.current = step(game, now, latest.current or Cursor())
            return after

        tapped(pressed)
        move(latest.current)

    def press_enter() -> None:
        # Before the first digit Enter is for whoever goes from control to control with Tab.
        if latest.current and not asking.about:
            press(keys.press_enter)

    def press_back() -> None:
        if not asking.about:
            latest.current = keys.press_back(latest.current or Cursor())
            move(latest.current)

    def press_digit(digit: int) -> None:
        if not asking.about:
            press(lambda game, now, at: keys.press_digit(game, now, at, digit))
        elif kept and 1 <= digit <= len(kept.game.players):
            tapped(answer(kept.game, asking.about, digit - 1))

    use_keys(
        {
            "Enter": press_enter,
            "Backspace": press_back,
            "E": lambda: ask(Question("everything")),
            "R": lambda: ask(Question("revoke")),
            "S": save,
            "Escape": lambda: ask(Question()),
        },
        press_digit,
    )
    return cursor


def keys_line(game: Game) -> ft.Control:
    """What the keys do, in a line."""
    return explained(
        _(
            "Keys: 1 to {players} for the player, then each one's hearts; Enter next, "
            "Backspace back, E everything, R revoke, S save"
        ).format(players=len(game.players))
    )
