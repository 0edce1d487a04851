"""Everybody who has played, and those who no longer do."""

from __future__ import annotations

from functools import partial
from urllib.parse import quote

import flet as ft

from scorepad.ui.desk import Desk, use_desk
from scorepad.ui.guard import screen
from scorepad.ui.widgets.fields import explained
from scorepad.ui.widgets.frame import column, frame, heading
from scorepad.ui.widgets.panels import tile
from scorepad.words import _


def person_route(name: str) -> str:
    """The address of somebody's page."""
    return f"/people/{quote(name, safe='')}"


@screen
def people() -> ft.View:
    """The list of people."""
    desk = use_desk()
    known = desk.store.people
    parts = [_person(desk, name) for name in known.names()]
    retired = [_person(desk, name) for name in known.retired()]
    if retired:
        parts += [heading(_("Not offered for a new game")), *retired]
    if not parts:
        parts.append(explained(_("Nobody has played yet.")))
    return frame(_("People"), column(parts))


def _person(desk: Desk, name: str) -> ft.Control:
    return tile(
        f"person {name}",
        name,
        partial(desk.go, person_route(name)),
        leading=ft.Icon(ft.Icons.PERSON_OUTLINE),
        trailing=ft.Icon(ft.Icons.CHEVRON_RIGHT),
    )
