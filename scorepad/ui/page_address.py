"""Where the page of a browser comes from, as far as the app knows it."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

import flet as ft

SERVED = {"ws": "http", "wss": "https"}
"""Of a page that a server draws Flet knows the address of the WebSocket."""
SECURE = ("https", "wss")


def screen_address(page: ft.Page, route: str) -> str | None:
    """What a browser opens to come to a screen; None where no browser shows the app.

    Args:
        page: of the app.
        route: of the screen.
    """
    parts = urlsplit(page.url or "")
    if not page.web or parts.scheme not in (*SERVED, *SERVED.values()):
        return None
    scheme = SERVED.get(parts.scheme, parts.scheme)
    if parts.scheme in SERVED:
        return f"{scheme}://{parts.netloc}{parts.path}{route}"
    # The static web app is one file, and keeps the screen after a `#`.
    return f"{scheme}://{parts.netloc}{parts.path.rpartition('/')[0]}/#{route}"


def is_secure(page: ft.Page) -> bool:
    """Whether the client may use the clipboard: an app of its own, or a page that is trusted."""
    parts = urlsplit(page.url or "")
    return not page.web or parts.scheme in SECURE or is_this_machine(parts.hostname or "")


def is_this_machine(host: str) -> bool:
    """Whether no other machine reaches the app under this name."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
