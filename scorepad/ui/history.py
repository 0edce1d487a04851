"""The games that are over, found by person, season, day or a word in a note."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import islice

import flet as ft

from scorepad.season.book import newest_first
from scorepad.season.results import GameResult
from scorepad.season.selection import Selection
from scorepad.ui import theme
from scorepad.ui.booking import use_book
from scorepad.ui.desk import Desk, use_desk
from scorepad.ui.guard import act, screen
from scorepad.ui.widgets.fields import choices, explained, typed
from scorepad.ui.widgets.frame import column, frame, heading, quiet_button
from scorepad.words import _
from scorepad.words.isolating import isolated
from scorepad.words.table import listed
from scorepad.words.writing import day

PAGE = 30
"""Games shown at first, and with every tap on *More*."""


@screen
def history() -> ft.View:
    """All finished games, newest first."""
    desk = use_desk()
    book = use_book()
    selection, select = ft.use_state(Selection())
    shown, show = ft.use_state(PAGE)

    def narrow(**changes: str | None) -> None:
        select(lambda now: replace(now, **changes))
        show(PAGE)

    parts = _finding(desk, selection, narrow)
    parts.append(heading(_("Games")))
    if book is None:
        parts.append(ft.ProgressRing())
        return frame(_("History"), column(parts))
    found = list(islice(newest_first(book, selection), shown + 1))
    parts += [_game(desk, each) for each in found[:shown]]
    if not found:
        parts.append(explained(_("No game is like this.")))
    if len(found) > shown:
        parts.append(quiet_button(_("More"), ft.Icons.EXPAND_MORE, lambda: show(shown + PAGE)))
    return frame(_("History"), column(parts))


def _finding(desk: Desk, selection: Selection, narrow: Callable[..., None]) -> list[ft.Control]:
    seasons = [(_("All time"), selection.season is None, partial(narrow, season=None))]
    seasons += [
        (each.name, selection.season == each.name, partial(narrow, season=each.name))
        for each in desk.store.seasons.all()
    ]
    people = [(_("Everybody"), selection.person is None, partial(narrow, person=None))]
    people += [
        (name, selection.person == name, partial(narrow, person=name))
        for name in (*desk.store.people.names(), *desk.store.people.retired())
    ]
    return [
        choices(seasons),
        choices(people),
        ft.Row(
            [
                typed(
                    _("Word in a note"),
                    "",
                    lambda text: narrow(word=text.strip() or None),
                    key="word",
                    width=220,
                ),
                typed(
                    _("Day, as 2026-11-30"),
                    "",
                    lambda text: narrow(since=_day(text), until=_day(text)),
                    key="day",
                    width=220,
                ),
            ],
            wrap=True,
        ),
    ]


def _day(text: str) -> str | None:
    """A day once it is typed whole."""
    return text.strip() if len(text.strip()) == len("2026-11-30") else None


def _game(desk: Desk, result: GameResult) -> ft.Control:
    winners = result.winners
    if not winners:
        title = _("Played on with other people")
    elif len(winners) == 1:
        title = _("{name} wins").format(name=winners[0])
    else:
        title = _("{names} share the win").format(names=listed(winners))
    totals = ", ".join(f"{isolated(each.player)} {each.total}" for each in result.by_player)
    return ft.ListTile(
        key=f"game {result.id}",
        title=ft.Text(title, weight=ft.FontWeight.W_600),
        subtitle=ft.Text(f"{day(result.played_on)}: {totals}"),
        shape=ft.RoundedRectangleBorder(radius=theme.ROUNDER),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        on_click=act(partial(desk.go, f"/game/{result.id}/result")),
    )
