"""Where a plan of payments comes from: what the games come to between each two people."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorepad.season.book import Book
from scorepad.season.ledger import (
    Difference,
    GameDifference,
    differences,
    differences_between,
)
from scorepad.season.selection import Selection, selected
from scorepad.ui import theme
from scorepad.ui.guard import act, screen
from scorepad.ui.widgets.fields import explained
from scorepad.ui.widgets.frame import heading
from scorepad.words import _, ngettext
from scorepad.words.season import owing_line
from scorepad.words.writing import day

MOST = 50
"""So many games of two people are shown; the older ones are counted."""


@screen
def differences_part(book: Book, selection: Selection, currency: str) -> ft.Control:
    """What each two come to; a tap shows the games."""
    asked, ask = ft.use_state(_none)
    ft.use_dialog(_games_dialog(book, selection, currency, asked, ask) if asked else None)
    found = [each for each in differences(selected(book, selection), currency) if each.cents]
    return ft.Column(
        [
            heading(_("Where it comes from")),
            explained(_("Tap a line to see its games.")),
            *(_difference(each, currency, ask) for each in found),
        ],
        spacing=theme.GAP,
    )


Ask = Callable[[Difference | None], None]
_none: Difference | None = None


def _line(each: Difference | GameDifference, currency: str) -> str:
    return owing_line(each.debtor, each.creditor, each.cents, currency)


def _difference(each: Difference, currency: str, ask: Ask) -> ft.Control:
    return ft.ListTile(
        key=f"difference {currency} {each.debtor} {each.creditor}",
        title=ft.Text(_line(each, currency)),
        trailing=ft.Icon(ft.Icons.CHEVRON_RIGHT),
        dense=True,
        min_height=theme.TARGET + theme.HAIR,
        shape=ft.RoundedRectangleBorder(radius=theme.ROUNDER),
        on_click=act(lambda: ask(each)),
    )


def _games_dialog(
    book: Book, selection: Selection, currency: str, asked: Difference, ask: Ask
) -> ft.AlertDialog:
    """The games behind a difference, the newest first."""
    results = selected(book, selection)
    games = differences_between(results, currency, asked.debtor, asked.creditor)[::-1]
    lines = [
        _("{day}: {what}").format(day=day(each.played_on), what=_line(each, currency))
        for each in games[:MOST]
    ]
    if older := len(games) - len(lines):
        lines.append(
            ngettext("and {count} older game", "and {count} older games", older).format(count=older)
        )

    def close() -> None:
        ask(None)

    return ft.AlertDialog(
        title=ft.Text(_line(asked, currency), size=theme.LARGE),
        content=ft.Column([ft.Text(line) for line in lines], tight=True, width=320),
        actions=[ft.TextButton(_("Close"), on_click=act(close), autofocus=True)],
        scrollable=True,
        on_dismiss=act(close),
    )
