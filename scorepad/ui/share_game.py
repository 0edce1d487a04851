"""A game to hand on: its sheet as a picture, its result as a text, and all of it as a file."""

from __future__ import annotations

import flet as ft

from scorepad.game.model import Game
from scorepad.picture.sheet import sheet_picture
from scorepad.store.games import KeptGame
from scorepad.ui import theme
from scorepad.ui.desk import Desk, use_desk, use_game
from scorepad.ui.guard import screen
from scorepad.ui.sending import has_share_sheet, send_file, send_text_button
from scorepad.ui.widgets.frame import column, frame, heading, quiet_button, waiting
from scorepad.ui.widgets.image import image
from scorepad.words import _
from scorepad.words.language import present_language
from scorepad.words.result_text import result_text
from scorepad.words.table import game_title


@screen
def share_game() -> ft.View:
    """The screen from which a game goes to others, as it is by now."""
    desk = use_desk()
    kept = use_game(ft.use_route_params()["game"])
    game = kept.game if kept else None
    # Drawn again where the game has changed, and not whenever something else has.
    picture = ft.use_memo(lambda: sheet_picture(game) if game else b"", [game, present_language()])
    if kept is None:
        return waiting()
    text = result_text(kept.game)
    parts = [
        heading(_("The sheet as a picture")),
        _preview(picture),
        _picture_button(desk, picture, _name(kept.game, "png")),
        heading(_("The result as a text")),
        ft.Text(text, selectable=True),
        ft.Row(
            send_text_button(desk.page, text, share=_("Share the text"), copy=_("Copy the text")),
            wrap=True,
        ),
        heading(_("The game as a file")),
        ft.Text(_("Another Scorepad takes it in under Settings, with every hand.")),
        _game_button(desk, kept),
    ]
    return frame(_("Share"), column(parts), subtitle=game_title(kept.game.rules))


def _preview(picture: bytes) -> ft.Control:
    return ft.Container(
        image(picture, _("The score sheet"), height=theme.COLUMN / 2),
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
    )


def _picture_button(desk: Desk, picture: bytes, name: str) -> ft.Control:
    if has_share_sheet(desk.page):
        text, icon = _("Share the picture"), ft.Icons.SHARE
    else:
        text, icon = _("Save the picture"), ft.Icons.DOWNLOAD
    return ft.Row(
        [quiet_button(text, icon, lambda: send_file(desk, picture, name, "image/png"))], wrap=True
    )


def _game_button(desk: Desk, kept: KeptGame) -> ft.Control:
    async def hand_on() -> None:
        data = await desk.store.exchange.export_game(kept.id)
        await send_file(desk, data, _name(kept.game, "json"), "application/json")

    return ft.Row([quiet_button(_("Game file"), ft.Icons.DATA_OBJECT, hand_on)], wrap=True)


def _name(game: Game, ending: str) -> str:
    return f"scorepad-{game.played_on or 'game'}.{ending}"
