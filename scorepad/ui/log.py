"""The log of a game: every change, with what was there before and after."""

from __future__ import annotations

import flet as ft

from scorepad.game.history import Change
from scorepad.ui import theme
from scorepad.ui.desk import use_game
from scorepad.ui.guard import screen
from scorepad.ui.widgets.fields import explained
from scorepad.ui.widgets.frame import column, frame, waiting
from scorepad.ui.widgets.panels import panel
from scorepad.words import _
from scorepad.words.log import details, title
from scorepad.words.table import game_title


@screen
def log() -> ft.View:
    """All changes to a game, the latest first."""
    kept = use_game(ft.use_route_params()["game"])
    if kept is None:
        return waiting()
    changes = kept.history.changes
    players = len(kept.game.players)
    parts = [
        _change(change, players, len(changes) - index) for index, change in enumerate(changes[::-1])
    ]
    if not parts:
        parts.append(explained(_("Nothing was changed since the game began.")))
    return frame(_("Log"), column(parts), subtitle=game_title(kept.game.rules))


def _change(change: Change, players: int, number: int) -> ft.Control:
    lines: list[ft.Control] = [ft.Text(title(change), weight=ft.FontWeight.W_600)]
    lines += [ft.Text(line, size=theme.SMALL) for line in details(change, players)]
    return panel(ft.Column(lines, spacing=theme.HAIR), key=f"change {number}")
