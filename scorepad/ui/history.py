"""The games that are over, found by person, season, day or a word in a note."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from scorepad.season.results import GameResult
from scorepad.season.selection import Selection
from scorepad.ui.booking import use_history
from scorepad.ui.desk import Desk, use_desk
from scorepad.ui.guard import screen
from scorepad.ui.widgets.fields import choices, explained, typed, typed_day
from scorepad.ui.widgets.frame import column, frame, heading, quiet_button
from scorepad.ui.widgets.panels import tile
from scorepad.words import _
from scorepad.words.table import dated_scores, winners_line

PAGE = 30
"""Games shown at first, and with every tap on *More*."""


@screen
def history() -> ft.View:
    """All finished games, newest first."""
    desk = use_desk()
    selection, select = ft.use_state(Selection())
    shown, show = ft.use_state(PAGE)
    # One more than is shown tells whether there are more.
    found = use_history(selection, shown + 1)

    def narrow(**changes: str | None) -> None:
        select(lambda now: replace(now, **changes))
        show(PAGE)

    parts = _finding(desk, selection, narrow)
    parts.append(heading(_("Games")))
    if found is None:
        parts.append(ft.ProgressRing())
        return frame(_("History"), column(parts))
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
                    lambda text: narrow(since=typed_day(text), until=typed_day(text)),
                    key="day",
                    width=220,
                ),
            ],
            wrap=True,
        ),
    ]


def _game(desk: Desk, result: GameResult) -> ft.Control:
    totals = ((each.player, each.total) for each in result.by_player)
    return tile(
        f"game {result.id}",
        winners_line(result.winners),
        partial(desk.go, f"/game/{result.id}/result"),
        subtitle=dated_scores(result.played_on, totals),
    )
