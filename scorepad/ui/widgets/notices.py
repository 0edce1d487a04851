"""What the store has to tell: why nothing can be saved, and what was damaged."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorepad.store.database import Database
from scorepad.ui import theme
from scorepad.ui.guard import Work
from scorepad.ui.widgets.frame import quiet_button
from scorepad.words import _
from scorepad.words.faults import sentence
from scorepad.words.store_faults import damage_in_words
from scorepad.words.table import capitalised


def notices(
    database: Database, seen: int, dismiss: Callable[[int], None], to_backups: Work
) -> list[ft.Control]:
    """Cards for what people have to know.

    Args:
        database: what has something to tell.
        seen: of how many damages it was said already that they are known.
        dismiss: called with their number when the damages that are shown are known.
        to_backups: shows the backups.
    """
    cards: list[ft.Control] = []
    if database.read_only:
        why = capitalised(sentence(database.read_only))
        cards.append(
            _card(
                [
                    ft.Text(f"{why}.", color=ft.Colors.ON_ERROR_CONTAINER),
                    ft.Text(
                        _("Until then everything can be looked at, and nothing changed."),
                        color=ft.Colors.ON_ERROR_CONTAINER,
                    ),
                ]
            )
        )
    damages = database.damages[seen:]
    if damages:
        lines: list[ft.Control] = [
            ft.Text(damage_in_words(damage), color=ft.Colors.ON_ERROR_CONTAINER)
            for damage in damages
        ]
        lines.append(
            ft.Row(
                [
                    quiet_button(_("Backups"), ft.Icons.HISTORY, to_backups),
                    quiet_button(
                        _("I have read this"),
                        ft.Icons.CHECK,
                        lambda: dismiss(len(database.damages)),
                    ),
                ],
                wrap=True,
            )
        )
        cards.append(_card(lines))
    return cards


def _card(lines: list[ft.Control]) -> ft.Control:
    return ft.Container(
        ft.Column(lines, spacing=theme.HAIR),
        padding=theme.WIDE,
        border_radius=theme.ROUNDER,
        bgcolor=ft.Colors.ERROR_CONTAINER,
    )
