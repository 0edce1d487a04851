"""Showing the table to everybody at it: a code to scan, and what is seen by it."""

from __future__ import annotations

from functools import partial
from urllib.parse import urlsplit

import flet as ft

from scorepad.share.keepers import Invitation
from scorepad.share.sharing import Shown
from scorepad.store.games import KeptGame
from scorepad.ui import theme
from scorepad.ui.desk import Desk, use_desk, use_game, use_redirect
from scorepad.ui.guard import screen
from scorepad.ui.widgets.fields import choices, explained, switch
from scorepad.ui.widgets.frame import column, frame, heading, main_button, quiet_button, waiting
from scorepad.ui.widgets.qr import qr_code
from scorepad.words import _
from scorepad.words.table import game_title


@screen
def show() -> ft.View:
    """What others see of a game, and how they come to see it."""
    desk = use_desk()
    kept = use_game(ft.use_route_params()["game"])
    network, choose = ft.use_state(0)
    over = kept is not None and kept.finished
    use_redirect(f"/game/{kept.id}" if kept and over else None)
    if kept is None or kept.deleted_at or over:
        return waiting()
    shown = desk.sharing.shown(kept.id)
    body: list[ft.Control]
    bottom: ft.Control | None
    if not desk.sharing.is_possible:
        body, bottom = [ft.Text(_impossible())], None
    elif shown is None:
        body, bottom = [ft.Text(_explanation())], _on_button(desk, kept)
    else:
        body = [*_viewers(desk, kept, shown, network, choose), *_keepers(desk, kept, network)]
        bottom = _off_button(desk, kept)
    return frame(
        _("Show to the table"),
        column(body),
        subtitle=game_title(kept.game.rules),
        bottom=ft.Row([bottom]) if bottom else None,
    )


def _on_button(desk: Desk, kept: KeptGame) -> ft.Control:
    return main_button(_("Show it"), ft.Icons.QR_CODE_2, lambda: desk.sharing.show(kept))


def _off_button(desk: Desk, kept: KeptGame) -> ft.Control:
    return main_button(
        _("Show it no more"), ft.Icons.VISIBILITY_OFF, lambda: desk.sharing.hide(kept.id)
    )


def _viewers(
    desk: Desk, kept: KeptGame, shown: Shown, network: int, choose: ft.StateSetter[int]
) -> list[ft.Control]:
    """The code for everybody, and what is seen by it."""
    parts: list[ft.Control] = [ft.Text(_("Scan this to see the sheet. It cannot be changed so."))]
    parts += _address(shown.addresses, network)
    if len(shown.addresses) > 1:
        parts.append(explained(_("This device is in several networks. Phones are in:")))
        hosts = [urlsplit(address).hostname or "" for address in shown.addresses]
        parts.append(
            choices(
                [
                    (host, index == network, partial(choose, index))
                    for index, host in enumerate(hosts)
                ]
            )
        )
    money = shown.show.with_money
    parts.append(
        switch(
            _("Show who pays whom as well"),
            money,
            lambda: desk.sharing.show_money(kept.id, not money),
        )
    )
    return parts


def _keepers(desk: Desk, kept: KeptGame, network: int) -> list[ft.Control]:
    """The second code, where somebody asks for it."""
    invitation = desk.sharing.invitation(kept.id)
    parts: list[ft.Control] = [heading(_("Another phone keeps the score"))]
    if desk.sharing.keepers.door is None:
        parts.append(
            explained(_("Another phone can have the app only where scorepad --web serves it."))
        )
        return parts
    if invitation:
        parts += _invited(invitation, network)
    invite = desk.once(lambda: desk.sharing.invite(kept.id))
    parts.append(ft.Row([quiet_button(_("Make a code"), ft.Icons.PHONELINK, invite)], wrap=True))
    parts.append(
        explained(
            _(
                "The code is good for one phone, once, and a new one ends the one before. Who "
                "has it keeps the score in the app: all games, the season and the money."
            )
        )
    )
    return parts


def _invited(invitation: Invitation, network: int) -> list[ft.Control]:
    if invitation.taken:
        return [ft.Text(_("One other phone keeps the score."))]
    return _address(invitation.addresses, network)


def _address(addresses: tuple[str, ...], network: int) -> list[ft.Control]:
    """An address to scan, and to type where there is no camera."""
    address = addresses[min(network, len(addresses) - 1)]
    return [
        qr_code(address, _("QR code of the address below")),
        ft.Text(address, size=theme.BODY, text_align=ft.TextAlign.CENTER),
    ]


def _explanation() -> str:
    return _(
        "Everybody in the same network sees this sheet live on the own phone: they scan a code, "
        "need no app and can change nothing. It ends with the game, or when you end it."
    )


def _impossible() -> str:
    return _(
        "Other phones cannot reach a web page. The phone app and the desktop app can show the "
        "table, and a computer that serves it: scorepad --web."
    )
