"""Changing a running game: seats, names, first dealer, rules, stake; or deleting it."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorepad.game.history import ChangeKind
from scorepad.game.setup import Setup, changes_to, setup_of
from scorepad.store.games import GameChanged, KeptGame
from scorepad.ui.desk import Desk, use_desk, use_game
from scorepad.ui.guard import screen, tell
from scorepad.ui.own_rules import own_rules
from scorepad.ui.undoing import delete_game
from scorepad.ui.widgets.frame import column, frame, main_button, quiet_button, waiting
from scorepad.ui.widgets.rules_form import adjust_form, profile_form
from scorepad.ui.widgets.seats_form import dealer_form, names_form, seats_form
from scorepad.ui.widgets.stake_form import carried_form, stake_form
from scorepad.words import _

Said = tuple[KeptGame, Setup]
"""The game that is changed, and what is said of its table."""


@screen
def change_table() -> ft.View:
    """The screen on which a game's seats, rules and stake are changed."""
    desk = use_desk()
    kept = use_game(ft.use_route_params()["game"])
    said, say = ft.use_state(_nothing_said)
    if kept is None:
        return waiting()
    # What is said is said of the game as it was then, whatever others make of it meanwhile.
    of, setup = said or (kept, setup_of(kept.game))

    def change(step: Callable[[Setup], Setup]) -> None:
        def stepped(now: Said | None) -> Said:
            of, setup = now or (kept, setup_of(kept.game))
            return of, step(setup)

        say(stepped)

    async def make_changes() -> None:
        try:
            await _make_changes(desk, of, setup)
        except GameChanged:
            say(_nothing_said)
            raise

    if of.game.hands or of.game.set_aside:
        parts = names_form(setup, change)
    else:
        parts = seats_form(setup, change, desk.store.people.names())
    parts += dealer_form(setup, change, running=bool(of.game.hands))
    parts += profile_form(setup, change, own_rules(desk, setup))
    parts += adjust_form(setup, change)
    parts += stake_form(setup, change)
    parts += carried_form(setup, change)
    parts.append(
        ft.Row(
            [
                quiet_button(
                    _("Delete game"),
                    ft.Icons.DELETE_OUTLINE,
                    desk.once(lambda: delete_game(desk, kept)),
                )
            ]
        )
    )
    return frame(
        _("Change table"),
        column(parts),
        bottom=ft.Row([main_button(_("Change"), ft.Icons.CHECK, desk.once(make_changes))]),
    )


_nothing_said: Said | None = None


async def _make_changes(desk: Desk, kept: KeptGame, setup: Setup) -> None:
    """Make the changes that were said, all or none."""
    set_aside = len(kept.game.set_aside)
    steps = changes_to(kept.game, setup)
    if not steps:
        desk.go(f"/game/{kept.id}")
        return
    kind, game = steps[-1]
    # What was said at once is taken back at once.
    after = await desk.games.change(kept, kind if len(steps) == 1 else ChangeKind.TABLE, game)
    desk.go(f"/game/{kept.id}")
    if len(after.game.set_aside) > set_aside:
        tell(desk.page, _("Changed. The game is over earlier now; later hands are set aside."))
    else:
        tell(desk.page, _("Table changed"))
