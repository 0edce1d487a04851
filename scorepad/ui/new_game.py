"""New game: filled in like the last table, so that one tap starts it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import flet as ft

from scorepad.game.progress import progress
from scorepad.game.setup import Setup, game_from, setup_after
from scorepad.game.typed_numbers import with_numbers
from scorepad.rules.deck import FEWEST_PLAYERS
from scorepad.rules.fault import Fault
from scorepad.store.games import GameGone
from scorepad.store.settings import LAST_GAME
from scorepad.ui import theme
from scorepad.ui.desk import Desk, use_desk, use_work
from scorepad.ui.guard import Work, screen
from scorepad.ui.own_rules import keep_form, own_rules
from scorepad.ui.rules_code import code_form, with_scanned
from scorepad.ui.starting import start_game
from scorepad.ui.widgets.fields import Change, choices, explained
from scorepad.ui.widgets.frame import column, frame, heading, main_button, quiet_button
from scorepad.ui.widgets.rules_form import adjust_form, profile_form
from scorepad.ui.widgets.seats_form import dealer_form, seats_form
from scorepad.ui.widgets.stake_form import carried_form, stake_form
from scorepad.words import _, ngettext, pgettext
from scorepad.words.faults import sentence
from scorepad.words.table import capitalised, outcome, passing, take_out


@screen
def new_game() -> ft.View:
    """The screen on which a game is begun."""
    desk = use_desk()
    setup, change = ft.use_state(Setup())
    adjusting, set_adjusting = ft.use_state(False)

    async def fill_in() -> None:
        last = with_scanned(desk, await _like_last_table(desk))
        change(lambda now: last if now == Setup() else now)

    use_work(fill_in, [])

    async def start() -> None:
        await start_game(desk, game_from(setup))

    parts = seats_form(setup, change, desk.store.people.names())
    parts += dealer_form(setup, change)
    parts += profile_form(setup, change, own_rules(desk, setup))
    if adjusting:
        parts += adjust_form(setup, change)
        parts.append(ft.Container(keep_form(desk, setup)))
        parts.append(ft.Container(code_form(desk, setup, change)))
    parts.append(
        ft.Row(
            [
                quiet_button(
                    _("Done adjusting") if adjusting else _("Adjust"),
                    ft.Icons.TUNE,
                    lambda: set_adjusting(not adjusting),
                )
            ],
            # The same one after a tap, though what it brings stands before it.
            key="adjust",
        )
    )
    parts += _season(desk, setup, change)
    parts += stake_form(setup, change)
    parts += carried_form(setup, change)
    return frame(
        _("New game"),
        column(parts),
        bottom=ft.Column(
            [
                ft.Semantics(content=explained(_what_to_do(setup)), live_region=True),
                ft.Row(
                    [
                        main_button(
                            _("Start game"),
                            ft.Icons.PLAY_ARROW,
                            desk.once(start),
                            disabled=len(setup.seats) < FEWEST_PLAYERS,
                        )
                    ]
                ),
            ],
            spacing=theme.TIGHT,
            tight=True,
        ),
    )


async def _like_last_table(desk: Desk) -> Setup:
    last = desk.store.settings.get(LAST_GAME)
    season = desk.store.seasons.default()
    if last:
        with suppress(GameGone):
            return replace(setup_after((await desk.games.get(last)).game), season=season)
    return Setup(season=season)


def _season(desk: Desk, setup: Setup, change: Change[Setup]) -> list[ft.Control]:
    """To which season the game will belong."""
    names = [each.name for each in desk.store.seasons.all() if each.closed_on is None]
    if not names:
        return []

    def choose(name: str | None) -> Work:
        return lambda: change(lambda now: replace(now, season=name))

    options = [(pgettext("season", "None"), setup.season is None, choose(None))]
    options += [(name, setup.season == name, choose(name)) for name in names]
    return [heading(_("Season")), choices(options)]


def _what_to_do(setup: Setup) -> str:
    """What to do with the deck; before that, who is missing or what cannot be."""
    missing = FEWEST_PLAYERS - len(setup.seats)
    if missing > 0:
        return ngettext(
            "3 to 7 can play: {count} more player needed.",
            "3 to 7 can play: {count} more players needed.",
            missing,
        ).format(count=missing)
    try:
        game = game_from(setup)
    except Fault as fault:
        return capitalised(sentence(fault))
    now = progress(game)
    if now.finished:
        return _("With these totals the game is over before it begins: {outcome}.").format(
            outcome=outcome(game, now)
        )
    rules = with_numbers(setup.rules, setup.numbers)
    return f"{take_out(len(setup.seats))} {passing(rules, len(setup.seats))}"
