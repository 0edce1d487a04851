"""A row for a single card: one tap on who took it."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorepad.game.model import Game
from scorepad.rules.groups import PenaltyGroup
from scorepad.ui import theme
from scorepad.ui.widgets.cell import Look, cell
from scorepad.ui.widgets.playing_card import playing_card
from scorepad.words import _
from scorepad.words.cards import group_name
from scorepad.words.table import capitalised

CARD = 64
"""Width of the card at the left."""

NAME = 60
"""A name needs so many pixels; with less for each, the names stand in two lines."""


def who_took(
    game: Game,
    group: PenaltyGroup,
    owner: int | None,
    take: Callable[[int], None],
    room: float,
) -> ft.Control:
    """The card, and a cell for each seat."""
    tight = (room - CARD) / len(game.players) < 2 * NAME
    names = [
        cell(
            game.players[seat],
            _("{card}: {name}").format(
                card=capitalised(group_name(group.name)), name=game.players[seat]
            ),
            Look.TAPPED if owner == seat else Look.PLAIN,
            lambda seat=seat: take(seat),
            expand=True,
            size=theme.SMALL + 1 if tight else theme.BODY + 1,
        )
        for seat in game.seats
    ]
    fits = (room - CARD) / (NAME + theme.HAIR) >= len(names)
    line = len(names) if fits else -(-len(names) // 2)
    names += [ft.Container(expand=True)] * (-len(names) % line)
    lines = [names[start : start + line] for start in range(0, len(names), line)]
    return ft.Row(
        [
            playing_card(group.cards[0], group.cost, CARD),
            ft.Column(
                [ft.Row(each, spacing=theme.TIGHT) for each in lines],
                spacing=theme.HAIR,
                expand=True,
            ),
        ],
        spacing=theme.TIGHT,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
