"""Who plays, in which order, and who deals first."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

import flet as ft
from flet.components.hooks.use_ref import MutableRef

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
from scorepad.ui.guard import act
from scorepad.ui.widgets.cell import Look, cell
from scorepad.ui.widgets.fields import Change, choices, typed
from scorepad.ui.widgets.frame import heading, icon_button, quiet_button
from scorepad.words import _

Said = Change[Setup]
Typing = MutableRef[str]

ROW = 52
OFFERED = 12
"""Known people who are offered, those who played last first."""


def seats_form(
    setup: Setup,
    change: Said,
    known: Sequence[str],
    typing: Typing,
) -> list[ft.Control]:
    """The seats, the people who could sit down, and a field for a new name.

    Args:
        setup: what has been said so far.
        change: called with what is said after a tap.
        known: names of the people who have played, who did last first.
        typing: what stands in the field for a new name.
    """

    def add() -> None:
        change(lambda now: add_seat(now, typing.current or ""))
        typing.current = ""

    def type_name(text: str) -> None:
        typing.current = text

    full = len(setup.seats) >= MOST_PLAYERS
    others = [name for name in known if name not in setup.names][:OFFERED]
    parts: list[ft.Control] = [heading(_("Players, clockwise")), _seats(setup, change, True)]
    if others and not full:
        parts.append(choices([(name, False, _sit_down(setup, change, name)) for name in others]))
    if not full:
        parts.append(
            ft.Row(
                [
                    ft.Container(
                        typed(
                            _("Player name"),
                            "",
                            type_name,
                            submit=add,
                            autofocus=bool(typing.current is not None and setup.seats),
                            key=f"player-name-{setup.names}",
                        ),
                        expand=True,
                    ),
                    ft.FilledTonalButton(
                        _("Add player"),
                        icon=ft.Icons.PERSON_ADD_ALT,
                        on_click=act(add),
                        height=theme.TARGET + 4,
                    ),
                ],
                spacing=theme.GAP,
            )
        )
    return parts


def names_form(setup: Setup, change: Said) -> list[ft.Control]:
    """The seats of a game in which hands are recorded: order and names can change."""
    fields: list[ft.Control] = [
        typed(
            _("Name of player {number}").format(number=index + 1),
            seat.name,
            _namer(setup, change, index),
            key=f"name-{seat.was}",
        )
        for index, seat in enumerate(setup.seats)
    ]
    return [heading(_("Players, clockwise")), _seats(setup, change, False), *fields]


def dealer_form(setup: Setup, change: Said, *, running: bool = False) -> list[ft.Control]:
    """Who deals first, or next in a game that is running; named or drawn."""
    if not setup.seats:
        return []

    def draw() -> None:
        # A draw at a card table needs no secrets.
        change(lambda now: replace(now, next_dealer=random.randrange(len(now.seats))))

    cells = [
        cell(
            seat.name,
            (_("{name} deals next") if running else _("{name} deals first")).format(name=seat.name),
            Look.TAPPED if index == setup.dealer else Look.PLAIN,
            lambda index=index: change(lambda now: replace(now, next_dealer=index)),
        )
        for index, seat in enumerate(setup.seats)
    ]
    return [
        heading(_("Who deals next") if running else _("Who deals first")),
        ft.Row(cells, spacing=theme.TIGHT, run_spacing=theme.HAIR, wrap=True),
        ft.Row([quiet_button(_("Draw the dealer"), ft.Icons.CASINO_OUTLINED, draw)]),
    ]


def _sit_down(setup: Setup, change: Said, name: str) -> Callable[[], None]:
    return lambda: change(lambda now: add_seat(now, name))


def _namer(setup: Setup, change: Said, index: int) -> Callable[[str], None]:
    def call(text: str) -> None:
        change(lambda now: change_seat(now, index, replace(now.seats[index], name=text)))

    return call


def _seats(setup: Setup, change: Said, may_leave: bool) -> ft.Control:
    async def reordered(event: ft.OnReorderEvent) -> None:
        old, new = event.old_index, event.new_index
        if old is not None and new is not None:
            await act(lambda: change(lambda now: move_seat(now, old, new)))(event)

    return ft.ReorderableListView(
        [_seat(setup, change, index, seat, may_leave) for index, seat in enumerate(setup.seats)],
        on_reorder=reordered,
        show_default_drag_handles=False,
        height=ROW * len(setup.seats),
        padding=0,
    )


def _seat(setup: Setup, change: Said, index: int, seat: Seat, may_leave: bool) -> ft.Control:
    name = seat.name
    controls: list[ft.Control] = [
        ft.ReorderableDragHandle(ft.Icon(ft.Icons.DRAG_INDICATOR, color=ft.Colors.OUTLINE)),
        ft.Text(str(index + 1), color=ft.Colors.ON_SURFACE_VARIANT, width=16),
        ft.Text(
            name,
            expand=True,
            size=theme.BODY + 2,
            max_lines=1,
            overflow=ft.TextOverflow.ELLIPSIS,
        ),
        icon_button(
            ft.Icons.ARROW_UPWARD,
            _("Move {name} up").format(name=name),
            lambda: change(lambda now: move_seat(now, index, index - 1)),
            disabled=index == 0,
        ),
        icon_button(
            ft.Icons.ARROW_DOWNWARD,
            _("Move {name} down").format(name=name),
            lambda: change(lambda now: move_seat(now, index, index + 1)),
            disabled=index == len(setup.seats) - 1,
        ),
    ]
    if may_leave:
        controls.append(
            icon_button(
                ft.Icons.CLOSE,
                _("Remove {name}").format(name=name),
                lambda: change(lambda now: remove_seat(now, index)),
            )
        )
    return ft.Container(
        ft.Row(controls, spacing=theme.HAIR),
        key=f"seat-{seat.was}-{name}" if may_leave else f"seat-{seat.was}",
        height=ROW,
        border_radius=theme.ROUND,
        bgcolor=ft.Colors.SURFACE,
    )
