"""A row for a single card: one tap on who took it."""

from __future__ import annotations

from math import ceil

import flet as ft

from scorepad.game.entry import Answer
from scorepad.game.model import Game
from scorepad.rules.groups import PenaltyGroup
from scorepad.ui import theme
from scorepad.ui.desk import use_desk
from scorepad.ui.widgets.cell import Facts, Look, Press, cell_line
from scorepad.ui.widgets.playing_card import playing_card
from scorepad.words import _
from scorepad.words.cards import group_name
from scorepad.words.table import capitalised

CARD = 64
"""Width of the card at the left."""

NAME = 60
"""A name needs so many pixels; with less for each, the names stand in several lines."""


def who_took(
    game: Game,
    group: PenaltyGroup,
    owner: int | None,
    press: Press,
    room: float,
) -> ft.Control:
    """The card, and a cell for each seat."""
    name = NAME * use_desk().text_scale
    tight = (room - CARD) / len(game.players) < 2 * name
    names = [
        Facts(
            player,
            _("{card}: {name}").format(card=capitalised(group_name(group.name)), name=player),
            Look.TAPPED if owner == seat else Look.PLAIN,
            Answer(group.name, seat),
        )
        for seat, player in enumerate(game.players)
    ]
    fits = max(int((room - CARD) // (name + theme.HAIR)), 1)
    line = ceil(len(names) / ceil(len(names) / fits))
    lines = [
        cell_line(
            names[start : start + line],
            press,
            room_for=line,
            spacing=theme.TIGHT,
            size=theme.SMALL + 1 if tight else theme.BODY + 1,
            key=f"{group.name} {start}",
        )
        for start in range(0, len(names), line)
    ]
    return ft.Row(
        [
            playing_card(group.cards[0], group.cost, CARD),
            ft.Column(
                lines,
                spacing=theme.HAIR,
                expand=True,
            ),
        ],
        spacing=theme.TIGHT,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
