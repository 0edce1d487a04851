"""An opened hand: why everybody got these points; correct it, delete it."""

from __future__ import annotations

import flet as ft

from scorepad.game.changes import delete
from scorepad.game.history import ChangeKind
from scorepad.game.model import Game
from scorepad.game.scoring import Reckoning, explain
from scorepad.store.games import KeptGame
from scorepad.ui import theme
from scorepad.ui.desk import Desk, use_desk, use_game, use_hand_index
from scorepad.ui.guard import screen, tell
from scorepad.ui.widgets.frame import column, frame, icon_button, main_button, waiting
from scorepad.ui.widgets.panels import panel
from scorepad.words import _
from scorepad.words.hands import item_line
from scorepad.words.table import dealing, points_counted


@screen
def hand() -> ft.View:
    """One hand of a game, with everybody's reckoning."""
    desk = use_desk()
    kept, index = use_game(ft.use_route_params()["game"]), use_hand_index()
    if kept is None or not 0 <= index < len(kept.game.hands):
        return waiting(_("The game has no such hand. Go back to the sheet.") if kept else "")
    game = kept.game
    reckonings = explain(game, game.hands[index])
    return frame(
        _("Hand {number}").format(number=index + 1),
        column([_reckoning(game, seat, reckonings[seat]) for seat in game.seats]),
        subtitle=dealing(game, index),
        bottom=ft.Row(
            [
                icon_button(
                    ft.Icons.DELETE_OUTLINE,
                    _("Delete hand {number}").format(number=index + 1),
                    desk.once(lambda: _delete(desk, kept, index)),
                ),
                main_button(
                    _("Correct hand {number}").format(number=index + 1),
                    ft.Icons.EDIT,
                    lambda: desk.go(f"/game/{kept.id}/hand/{index + 1}/correct"),
                ),
            ],
            spacing=theme.GAP,
        ),
    )


async def _delete(desk: Desk, kept: KeptGame, index: int) -> None:
    await desk.games.change(kept, ChangeKind.DELETED, delete(kept.game, index), index)
    desk.go(f"/game/{kept.id}")
    tell(desk.page, _("Hand {number} deleted").format(number=index + 1))


def _reckoning(game: Game, seat: int, items: Reckoning) -> ft.Control:
    """A player's points, and the cards they came from."""
    total = sum(item.points for item in items)
    lines: list[ft.Control] = [
        _line(game.players[seat], points_counted(total), theme.TITLE, ft.FontWeight.W_700)
    ]
    if items:
        lines += [
            _line(item_line(game, item), str(item.points), theme.BODY, ft.FontWeight.W_400)
            for item in items
        ]
    else:
        lines.append(ft.Text(_("Nothing captured"), color=ft.Colors.ON_SURFACE_VARIANT))
    return panel(ft.Column(lines, spacing=theme.HAIR), key=f"seat-{seat}")


def _line(left: str, right: str, size: int, weight: ft.FontWeight) -> ft.Control:
    return ft.Row(
        [
            ft.Text(left, size=size, weight=weight, expand=True),
            ft.Text(right, size=size, weight=weight),
        ]
    )
