"""Record hand: who took what, with a tap per fact; a hand that does not add up is not saved."""

from __future__ import annotations

import asyncio

import flet as ft

from scorepad.game.entry import (
    Answer,
    Entry,
    answered,
    hand_so_far,
    missing,
)
from scorepad.game.keys import Cursor
from scorepad.game.model import Game, Hand, groups_of
from scorepad.game.scoring import sweeping_side
from scorepad.rules.groups import penalty_total
from scorepad.store.games import KeptGame
from scorepad.ui import theme
from scorepad.ui.comfort import say
from scorepad.ui.desk import Desk, use_desk, use_game, use_hand_index, use_redirect
from scorepad.ui.entering import Step, use_entering
from scorepad.ui.entry_keys import keys_line, use_entry_keys
from scorepad.ui.entry_questions import Question, question_dialog
from scorepad.ui.guard import screen
from scorepad.ui.saving import HandChanged, save_hand, show_what_was_saved
from scorepad.ui.steady import use_steady
from scorepad.ui.widgets.cell import Press
from scorepad.ui.widgets.entry_form import entry_form, placed
from scorepad.ui.widgets.fields import Change
from scorepad.ui.widgets.frame import captioned_button, frame, main_button, waiting
from scorepad.ui.widgets.sheet import sheet
from scorepad.words import _, pgettext
from scorepad.words.asking import asked_line
from scorepad.words.table import dealing

A_MOMENT = 0.3
"""Seconds after which it is said that a hand is being saved."""

DIALOG_GONE = 1.0
"""Seconds after which a dialog is gone; what is said sooner goes with it, unheard."""


@screen
def record_hand() -> ft.View:
    """The screen for the hand to come."""
    kept = use_game(ft.use_route_params()["game"])
    return use_entry_screen(kept, None)


@screen
def correct_hand() -> ft.View:
    """The screen for a recorded hand that is being corrected."""
    kept = use_game(ft.use_route_params()["game"])
    return use_entry_screen(kept, use_hand_index())


def use_entry_screen(now: KeptGame | None, corrected: int | None) -> ft.View:
    """The screen on which the hand to come is recorded, or a recorded one corrected."""
    desk = use_desk()
    entering, change, keeper = use_entering(now, corrected)
    asking, ask = ft.use_state(Question())
    saving, set_saving = ft.use_state(False)
    saved, set_saved = ft.use_state(_not_yet)
    over = corrected is None and saved is None and now is not None and now.finished
    use_redirect(f"/game/{now.id}/result" if now and over else None)
    # Until another screen is shown, the hand that was saved is, not an empty next one.
    kept = saved or now

    def tapped(step: Step) -> None:
        ask(Question())
        change(step)

    async def save(index: int, before: Hand | None) -> None:
        ask(Question())
        if kept is None:
            return
        # Only a disk that takes its time needs a word.
        slow = asyncio.get_running_loop().call_later(A_MOMENT, set_saving, True)
        try:
            await keeper.stop()
            hand = hand_so_far(entering.entry, kept.game)
            after = await save_hand(desk, kept, index, before, hand)
            set_saved(kept)
            show_what_was_saved(desk, kept, after, hand)
        except HandChanged as changed:
            ask(Question("conflict", changed))
        finally:
            slow.cancel()
            set_saving(False)

    async def ask_or_save() -> None:
        swept = kept and sweeping_side(kept.game, hand_so_far(entering.entry, kept.game))
        # Who is asked by keyboard answers with the same key.
        if swept and asking.about != "sweep":
            ask(Question("sweep"))
        else:
            await save(entering.index, entering.before)

    def close() -> None:
        ask(Question())

    def answer(given: Answer) -> None:
        if kept:
            tapped(lambda entry: answered(kept.game, entry, given))

    press = use_steady(answer)
    cursor = use_entry_keys(kept, asking, ask, tapped, desk.once(ask_or_save))
    ft.use_dialog(
        question_dialog(desk, kept, entering, asking, tapped, save, close) if kept else None
    )
    lacks = missing(entering.entry, kept.game) if kept else ()
    says = asked_line(kept.game, cursor, lacks) if kept else ""
    _use_said(desk, asking.about, says)
    if kept is None or not _can_be_entered(kept, corrected):
        return waiting(_("The game has no such hand. Go back to the sheet.") if kept else "")
    if saving and saved is None:
        says = _("Saving…")
    bottom = _bottom(
        desk,
        kept.game,
        entering.entry,
        says,
        main_button(
            _("Save"),
            ft.Icons.CHECK,
            desk.once(ask_or_save),
            disabled=bool(lacks) or saving or saved is not None,
        ),
    )
    return frame(
        _("Hand {number}").format(number=entering.index + 1),
        _body(desk, kept, entering.entry, tapped, press, bottom, cursor),
        subtitle=dealing(kept.game, entering.index),
        actions=[
            captioned_button(
                ft.Icons.SELECT_ALL,
                _("Everything"),
                _("Took everything"),
                lambda: ask(Question("everything")),
            ),
            captioned_button(
                ft.Icons.GAVEL,
                pgettext("caption", "Revoke"),
                _("Revoke"),
                lambda: ask(Question("revoke")),
            ),
        ],
        bottom=None if desk.wide else bottom,
    )


_not_yet: KeptGame | None = None


def _use_said(desk: Desk, asking: str, says: str) -> None:
    """Say what has come of a dialog: what changes under one, a screen reader does not notice."""
    before = ft.use_ref(asking)

    async def say_it() -> None:
        answered = before.current in ("everything", "revoke") and not asking
        before.current = asking
        if answered:
            await asyncio.sleep(DIALOG_GONE)
            say(desk, says)

    ft.use_effect(say_it, [asking])


def _can_be_entered(kept: KeptGame, corrected: int | None) -> bool:
    if kept.deleted_at:
        return False
    if corrected is None:
        return not kept.finished
    return 0 <= corrected < len(kept.game.hands)


def _body(
    desk: Desk,
    kept: KeptGame,
    entry: Entry,
    change: Change[Entry],
    press: Press,
    bottom: ft.Control,
    cursor: Cursor | None,
) -> ft.Control:
    """The form; in a wide window the sheet beside it, and the bottom under the form."""
    if not desk.wide:
        room = (desk.width or theme.PHONE) - 2 * theme.WIDE
        return entry_form(kept.game, entry, change, press, room, cursor)
    side = desk.width / 2
    return ft.Row(
        [
            ft.Container(sheet(desk, kept, side), width=side),
            ft.VerticalDivider(width=1),
            ft.Column(
                [
                    entry_form(kept.game, entry, change, press, side - 2 * theme.WIDE, cursor),
                    ft.Container(keys_line(kept.game), padding=theme.WIDE),
                    ft.Container(bottom, padding=theme.WIDE),
                ],
                spacing=0,
                expand=True,
            ),
        ],
        spacing=0,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _bottom(desk: Desk, game: Game, entry: Entry, line: str, save: ft.Control) -> ft.Control:
    """The sum against the deck's, what is missing, and Save."""
    total = penalty_total(groups_of(game))
    says = ft.Column(
        [
            ft.Text(
                _("{placed} of {total}").format(placed=placed(game, entry), total=total),
                size=theme.BODY,
                weight=ft.FontWeight.W_600,
            ),
            ft.Semantics(
                live_region=True,
                content=ft.Text(
                    line,
                    size=theme.SMALL,
                    color=ft.Colors.ON_SURFACE_VARIANT,
                    max_lines=2,
                ),
            ),
        ],
        spacing=0,
        tight=True,
        expand=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    if desk.big_text:
        return ft.Column([ft.Row([says]), ft.Row([save])], spacing=theme.TIGHT, tight=True)
    return ft.Row([says, save], spacing=theme.GAP)
