"""The code of a table's rules in an address, so that one scan opens a new game by them."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import flet as ft

from scorepad.game.rules_code import code_of
from scorepad.rules.rules import Rules
from scorepad.ui.page_address import is_this_machine, screen_address

KEY = "rules"


def to_scan(page: ft.Page, rules: Rules) -> str:
    """What another phone scans: an address that opens a new game, or where there is none, the code.

    Args:
        page: whose address it is. One that only this machine knows would lead nowhere.
        rules: that are taken over.
    """
    code = code_of(rules)
    address = screen_address(page, f"/new?{KEY}={code}")
    if address is None or is_this_machine(urlsplit(address).hostname or ""):
        return code
    return address


def code_in(text: str) -> str | None:
    """The code in an address, be it a whole one or that of a screen; None where there is none."""
    try:
        parts = urlsplit(text.strip())
        # Where the static web app keeps the screen after a `#`, the code stands there too.
        queries = (parts.query, urlsplit(parts.fragment).query)
    except ValueError:
        return None
    codes = (code for query in queries for code in parse_qs(query).get(KEY, ()))
    return next(codes, None)
