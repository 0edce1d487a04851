"""A player's strip 0…13: how many of the hearts he took home."""

from __future__ import annotations

import flet as ft

from scorepad.game.entry import Answer, Entry, counts, most, rest_seat
from scorepad.game.model import Game
from scorepad.rules.groups import PenaltyGroup
from scorepad.ui import theme
from scorepad.ui.widgets.cell import Facts, Look, Press, cell_line
from scorepad.words import _
from scorepad.words.cards import hearts_counted

LINE = 7
"""Cells in a line where there is no room for all of them side by side."""


def strip(
    game: Game,
    entry: Entry,
    group: PenaltyGroup,
    seat: int,
    press: Press,
    room: float,
) -> ft.Control:
    """The cells of a seat, in as few lines as there is room for."""
    whole = group.size + 1
    fits = int((room + theme.HAIR) // (theme.TARGET + theme.HAIR))
    line = whole if fits >= whole else min(fits, LINE)
    name = game.players[seat]
    cells = [
        Facts(
            str(count),
            _("{name}: {hearts}").format(name=name, hearts=hearts_counted(count)),
            _look(game, entry, group, seat, count),
            Answer(group.name, seat, count),
        )
        for count in range(whole)
    ]
    lines = [
        cell_line(
            cells[start : start + line],
            press,
            room_for=line,
            spacing=theme.HAIR,
            size=theme.BODY + 1,
            key=f"{group.name} {seat} {start}",
        )
        for start in range(0, len(cells), line)
    ]
    return ft.Column(lines, spacing=theme.HAIR)


def _look(game: Game, entry: Entry, group: PenaltyGroup, seat: int, count: int) -> Look:
    if dict(entry.touched).get(seat) == count:
        return Look.TAPPED
    if rest_seat(entry, game.seats) == seat and counts(entry, game, group)[seat] == count:
        return Look.REST
    return Look.PLAIN if count <= most(entry, game.seats, seat, group) else Look.IMPOSSIBLE
