"""Who plays, in which order, and who deals first."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import flet as ft

from scorepad.game.setup import (
    Seat,
    Setup,
    add_seat,
    change_seat,
    move_seat,
    remove_seat,
)
from scorepad.rules.deck import MOST_PLAYERS
from scorepad.ui import theme
from scorepad.ui.comfort import say
from scorepad.ui.desk import use_desk
from scorepad.ui.guard import act
from scorepad.ui.widgets.cell import Look, cell
from scorepad.ui.widgets.fields import Change, choices, text_form, typed
from scorepad.ui.widgets.frame import called_button, heading, quiet_button
from scorepad.words import _

Said = Change[Setup]
Step = Callable[[Setup], Setup]
Button = Callable[[int, str, ft.IconData, str, Step], ft.Control]
"""Of a seat: which, what it is for, its picture, its name, and what a tap does."""

ROW, TALL_ROW = 52, 88
"""Height of a seat, and where texts are so big that a name takes two lines."""

OFFERED = 12
"""Known people who are offered, those who played last first."""


def seats_form(setup: Setup, change: Said, known: Sequence[str]) -> list[ft.Control]:
    """The seats, the people who could sit down, and a field for a new name.

    Args:
        setup: what has been said so far.
        change: called with what is said after a tap.
        known: names of the people who have played, who did last first.
    """
    full = len(setup.seats) >= MOST_PLAYERS
    others = [name for name in known if name not in setup.names][:OFFERED]
    parts: list[ft.Control] = [
        heading(_("Players, clockwise")),
        _seats_in_order(setup, change, True),
    ]
    if others and not full:
        parts.append(choices([(name, False, _sit_down(change, name)) for name in others]))
    if not full:
        parts.append(
            text_form(
                _("Player name"),
                _("Add player"),
                lambda text: change(lambda now: add_seat(now, text)),
                key="newcomer",
                icon=ft.Icons.PERSON_ADD_ALT,
                several=True,
            )
        )
    return parts


def names_form(setup: Setup, change: Said) -> list[ft.Control]:
    """The seats of a game in which hands are recorded: order and names can change."""
    fields: list[ft.Control] = [
        typed(
            _("Name of player {number}").format(number=index + 1),
            seat.name,
            _namer(change, index),
            key=f"name-{seat.was}",
        )
        for index, seat in enumerate(setup.seats)
    ]
    return [heading(_("Players, clockwise")), _seats_in_order(setup, change, False), *fields]


def dealer_form(setup: Setup, change: Said, *, running: bool = False) -> list[ft.Control]:
    """Who deals first, or next in a game that is running; named or drawn."""
    if not setup.seats:
        return []

    deals = _("{name} deals next") if running else _("{name} deals first")
    desk = use_desk()

    def draw() -> None:
        # A draw at a card table needs no secrets.
        drawn = random.randrange(len(setup.seats))
        change(lambda now: replace(now, next_dealer=drawn))
        say(desk, deals.format(name=setup.seats[drawn].name))

    cells = [
        cell(
            seat.name,
            deals.format(name=seat.name),
            Look.TAPPED if index == setup.dealer else Look.PLAIN,
            lambda index=index: change(lambda now: replace(now, next_dealer=index)),
        )
        for index, seat in enumerate(setup.seats)
    ]
    return [
        heading(_("Who deals next") if running else _("Who deals first")),
        ft.Row(cells, spacing=theme.TIGHT, run_spacing=theme.HAIR, wrap=True),
        ft.Row([quiet_button(_("Draw the dealer"), ft.Icons.CASINO_OUTLINED, draw)], wrap=True),
    ]


def _sit_down(change: Said, name: str) -> Callable[[], None]:
    return lambda: change(lambda now: add_seat(now, name))


def _namer(change: Said, index: int) -> Callable[[str], None]:
    def call(text: str) -> None:
        change(lambda now: change_seat(now, index, replace(now.seats[index], name=text)))

    return call


@dataclass(frozen=True)
class Aim:
    """Which button of the seats has the keyboard after a tap on one of them."""

    index: int = 0
    button: str = ""
    taps: int = 0


def _aim(last: Aim, button: str, index: int, count: int) -> Aim:
    """Where the keyboard goes on after a tap on a button of a seat, which may be at an end now."""
    if button == "remove":
        to = Aim(min(index, count - 2), button)
    elif button == "up":
        to = Aim(index - 1, "up" if index > 1 else "down")
    else:
        to = Aim(index + 1, "down" if index < count - 2 else "up")
    return replace(to, taps=last.taps + 1)


def _seats_in_order(setup: Setup, change: Said, may_leave: bool) -> ft.Control:
    # A component takes a key beside its own arguments.
    return _seats(setup, change, may_leave, key="seats")  # type: ignore[call-arg]


@ft.component
def _seats(setup: Setup, change: Said, may_leave: bool) -> ft.Control:
    aim, set_aim = ft.use_state(Aim())

    async def reordered(event: ft.OnReorderEvent) -> None:
        old, new = event.old_index, event.new_index
        if old is not None and new is not None:
            await act(lambda: change(lambda now: move_seat(now, old, new)))(event)

    def button(index: int, what: str, icon: ft.IconData, name: str, step: Step) -> ft.Control:
        def tap() -> None:
            change(step)
            set_aim(lambda last: _aim(last, what, index, len(setup.seats)))

        calls = aim.taps if aim.button == what and aim.index == index else 0
        at_end = what != "remove" and index == (0 if what == "up" else len(setup.seats) - 1)
        return called_button(icon, name, tap, calls, disabled=at_end)

    row = TALL_ROW if use_desk().big_text else ROW
    return ft.ReorderableListView(
        [
            _seat(seat, index, button, may_leave, aim.taps if aim.index == index else 0, row)
            for index, seat in enumerate(setup.seats)
        ],
        on_reorder=reordered,
        show_default_drag_handles=False,
        height=row * len(setup.seats),
        padding=0,
    )


def _seat(
    seat: Seat, index: int, button: Button, may_leave: bool, taps: int, row: int
) -> ft.Control:
    name = seat.name
    # What the client moves loses the keyboard, so what was tapped is drawn anew in its place.
    key = f"seat-{seat.was}-{taps}"
    controls: list[ft.Control] = [
        ft.ReorderableDragHandle(ft.Icon(ft.Icons.DRAG_INDICATOR, color=ft.Colors.OUTLINE)),
        ft.Text(str(index + 1), color=ft.Colors.ON_SURFACE_VARIANT, width=16),
        ft.Text(
            name,
            expand=True,
            size=theme.BODY + 2,
            max_lines=1 if row == ROW else 2,
            overflow=ft.TextOverflow.ELLIPSIS,
        ),
        button(
            index,
            "up",
            ft.Icons.ARROW_UPWARD,
            _("Move {name} up").format(name=name),
            lambda now: move_seat(now, index, index - 1),
        ),
        button(
            index,
            "down",
            ft.Icons.ARROW_DOWNWARD,
            _("Move {name} down").format(name=name),
            lambda now: move_seat(now, index, index + 1),
        ),
    ]
    if may_leave:
        controls.append(
            button(
                index,
                "remove",
                ft.Icons.CLOSE,
                _("Remove {name}").format(name=name),
                lambda now: remove_seat(now, index),
            )
        )
    return ft.Container(
        ft.Row(controls, spacing=theme.HAIR),
        key=f"{key}-{name}" if may_leave else key,
        height=row,
        border_radius=theme.ROUND,
        bgcolor=ft.Colors.SURFACE,
    )
