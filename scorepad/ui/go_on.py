"""Going on with other people: somebody leaves or joins, and those who stay keep their totals."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorepad.game.history import ChangeKind
from scorepad.game.next_game import Start, go_on_with, newcomer_total
from scorepad.game.progress import progress
from scorepad.game.setup import Setup, setup_after
from scorepad.rules.deck import FEWEST_PLAYERS, MOST_PLAYERS
from scorepad.store.games import KeptGame
from scorepad.ui import theme
from scorepad.ui.desk import Desk, use_desk, use_game
from scorepad.ui.guard import screen
from scorepad.ui.starting import start_game
from scorepad.ui.widgets.fields import choices, explained
from scorepad.ui.widgets.frame import column, frame, heading, main_button, waiting
from scorepad.ui.widgets.seats_form import seats_form
from scorepad.words import _
from scorepad.words.table import outcome, passing, points_counted, take_out


@screen
def go_on() -> ft.View:
    """The screen on which the people of a game that goes on are chosen."""
    desk = use_desk()
    kept = use_game(ft.use_route_params()["game"])
    said, say = ft.use_state(_nothing_said)
    start, set_start = ft.use_state(Start.MEAN)
    if kept is None:
        return waiting()
    if kept.finished:
        return waiting(outcome(kept.game, progress(kept.game)))
    setup = said or setup_after(kept.game)

    def change(step: Callable[[Setup], Setup]) -> None:
        say(lambda now: step(now or setup))

    parts = seats_form(setup, change, desk.store.people.names())
    parts += _newcomers(kept, start, set_start)
    return frame(
        _("Go on with other people"),
        column(parts),
        bottom=ft.Column(
            [
                explained(
                    _("This game ends without a winner; its totals are carried into a new one.")
                ),
                explained(_deck(kept, len(setup.seats))),
                ft.Row(
                    [
                        main_button(
                            _("Go on"),
                            ft.Icons.PLAY_ARROW,
                            desk.once(lambda: _go_on(desk, kept, setup, start)),
                        )
                    ]
                ),
            ],
            spacing=theme.TIGHT,
            tight=True,
        ),
    )


def _deck(kept: KeptGame, players: int) -> str:
    """What to do with the deck at the new number of players, where that many can play."""
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        return _("3 to 7 can play.")
    return f"{take_out(players)} {passing(kept.game.rules, players)}"


_nothing_said: Setup | None = None


async def _go_on(desk: Desk, kept: KeptGame, setup: Setup, start: Start) -> None:
    ended, after = go_on_with(kept.game, setup.names, start)
    # In this order: were the game another one by now, there would be two that go on.
    await desk.games.change(kept, ChangeKind.ENDED, ended)
    await start_game(desk, after)


def _newcomers(kept: KeptGame, start: Start, choose: Callable[[Start], None]) -> list[ft.Control]:
    totals = progress(kept.game).totals
    names = {Start.ZERO: _("0"), Start.MEAN: _("The mean"), Start.WORST: _("The worst")}

    def chooser(value: Start) -> Callable[[], None]:
        return lambda: choose(value)

    return [
        heading(_("A newcomer starts with")),
        choices([(name, value is start, chooser(value)) for value, name in names.items()]),
        explained(points_counted(newcomer_total(totals, start))),
    ]
