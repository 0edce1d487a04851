"""Out of the app: a text or a file, by what the device has for it."""

from __future__ import annotations

import flet as ft

from scorepad.ui import theme
from scorepad.ui.desk import Desk
from scorepad.ui.files import save_file
from scorepad.ui.guard import act, tell
from scorepad.ui.page_address import is_secure
from scorepad.words import _


def has_share_sheet(page: ft.Page) -> bool:
    """Whether the app runs on a phone by itself, which asks to whom something goes."""
    return not page.web and page.platform is not None and page.platform.is_mobile()


def send_text_button(page: ft.Page, text: str, share: str, copy: str) -> list[ft.Control]:
    """A button that hands a text on; none where the client cannot.

    The client has the text before the tap, since a browser lets nothing but the tap itself reach
    the clipboard.

    Args:
        page: on which it is shown.
        text: what is handed on.
        share: what the button is called where the system asks to whom the text goes.
        copy: what it is called where the text goes to the clipboard.
    """
    if has_share_sheet(page):
        return [_button(share, ft.Icons.SHARE, ft.ShareText(text))]
    if not is_secure(page):
        return []
    button = _button(copy, ft.Icons.COPY, ft.CopyToClipboard(text))
    button.on_click = act(lambda: tell(page, _("Copied")))
    return [button]


async def send_file(desk: Desk, data: bytes, name: str, kind: str) -> None:
    """Hand a file on: a phone asks to whom, a desktop asks where to, a browser downloads it.

    Args:
        desk: of the page that asks for it.
        data: what is in the file.
        name: of the file.
        kind: its media type.
    """
    if not has_share_sheet(desk.page):
        await save_file(desk, data, name)
        return
    file = ft.ShareFile.from_bytes(data, mime_type=kind, name=name)
    await ft.Share().share_files([file])


def _button(text: str, icon: ft.IconData, action: ft.ClientAction) -> ft.TextButton:
    return ft.TextButton(text, icon=icon, action=action, height=theme.TARGET)
