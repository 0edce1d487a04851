"""A player's strip 0…13: how many of the hearts he took home."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorepad.game.entry import Entry, counts, most, rest_seat
from scorepad.game.model import Game
from scorepad.rules.groups import PenaltyGroup
from scorepad.ui import theme
from scorepad.ui.widgets.cell import Look, cell
from scorepad.words import _
from scorepad.words.cards import hearts_counted

LINE = 7
"""Cells in a line where there is no room for all of them side by side."""


def strip(
    game: Game,
    entry: Entry,
    group: PenaltyGroup,
    seat: int,
    touch: Callable[[int], None],
    room: float,
) -> ft.Control:
    """The cells of a seat, in as few lines as there is room for."""
    whole = group.size + 1
    fits = int((room + theme.HAIR) // (theme.TARGET + theme.HAIR))
    line = whole if fits >= whole else min(fits, LINE)
    cells = [
        cell(
            str(count),
            _("{name}: {hearts}").format(name=game.players[seat], hearts=hearts_counted(count)),
            _look(game, entry, group, seat, count),
            lambda count=count: touch(count),
            expand=True,
        )
        for count in range(whole)
    ]
    cells += [ft.Container(expand=True)] * (-len(cells) % line)
    lines = [cells[start : start + line] for start in range(0, len(cells), line)]
    return ft.Column([ft.Row(each, spacing=theme.HAIR) for each in lines], spacing=theme.HAIR)


def _look(game: Game, entry: Entry, group: PenaltyGroup, seat: int, count: int) -> Look:
    if dict(entry.touched).get(seat) == count:
        return Look.TAPPED
    if rest_seat(entry, game.seats) == seat and counts(entry, game, group)[seat] == count:
        return Look.REST
    return Look.PLAIN if count <= most(entry, game.seats, seat, group) else Look.IMPOSSIBLE
