"""The season: standings, the lines of it, and who still owes whom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from scorepad.game.result import amount
from scorepad.season.book import Book
from scorepad.season.lines import money_lines, points_lines
from scorepad.season.selection import NO_SEASON, Selection, selected
from scorepad.season.standings import Column, Row, currencies, season_tallies, standings
from scorepad.ui import theme
from scorepad.ui.booking import use_book
from scorepad.ui.desk import Desk, use_desk, use_work
from scorepad.ui.files import save_season
from scorepad.ui.guard import Work, act, screen
from scorepad.ui.people import person_route
from scorepad.ui.season_ledger import ledger_part
from scorepad.ui.widgets.chart import line_chart
from scorepad.ui.widgets.fields import choices, explained, typed
from scorepad.ui.widgets.frame import column, frame, heading, icon_button, quiet_button
from scorepad.words import _
from scorepad.words.season import column_name, column_value, tally_line

PARTS = ("standings", "lines", "ledger")
PLAYERS = (3, 4, 5, 6, 7)
MONEY_COLUMNS = (Column.MONEY, Column.MONEY_WON, Column.MONEY_LOST)


@screen
def season() -> ft.View:
    """The seasons, one part of one of them at a time."""
    desk = use_desk()
    book = use_book()
    chosen, select = ft.use_state(Selection(season=desk.store.seasons.default()))
    selection = _existing(desk, chosen)
    part, set_part = ft.use_state("standings")
    sorted_by, sort = ft.use_state(Column.AVERAGE_PLACE)

    def show_what_was_closed() -> None:
        # This screen stays below the list in which a season is closed.
        if desk.season is not None:
            select(Selection(season=desk.season))
            set_part("standings")
            # The same season may be reopened, and closed again.
            desk.season = None

    use_work(show_what_was_closed, [desk.season])
    names = {"standings": _("Standings"), "lines": _("Lines"), "ledger": _("Ledger")}
    parts: list[ft.Control] = [
        choices(
            [(names[each], each == part, partial(set_part, each)) for each in PARTS],
        ),
        heading(_("Which games")),
        _seasons(desk, selection, select),
    ]
    if selection.season is not None:
        parts.append(
            ft.Row(
                [
                    quiet_button(
                        _("As a spreadsheet"),
                        ft.Icons.DOWNLOAD,
                        lambda: save_season(desk, selection.season or None),
                    )
                ]
            )
        )
    if part != "ledger":
        parts += _narrower(selection, select)
    if book is None:
        parts.append(ft.ProgressRing())
    elif part == "standings":
        parts += _standings(desk, book, selection, sorted_by, sort)
    elif part == "lines":
        parts += _lines(book, selection)
    else:
        parts.append(ft.Container(ledger_part(desk, book, selection.season)))
    return frame(
        _("Season"),
        column(parts),
        actions=[
            icon_button(ft.Icons.HISTORY, _("History"), lambda: desk.go("/season/history")),
            icon_button(
                ft.Icons.EDIT_CALENDAR_OUTLINED, _("Seasons"), lambda: desk.go("/season/list")
            ),
        ],
    )


def _existing(desk: Desk, selection: Selection) -> Selection:
    """All time in the place of a season that has another name by now, or is gone."""
    names = {NO_SEASON, *(each.name for each in desk.store.seasons.all())}
    return selection if selection.season in names else replace(selection, season=None)


def _seasons(desk: Desk, selection: Selection, select: Callable[[Selection], None]) -> ft.Control:
    def choose(name: str | None) -> Work:
        return lambda: select(replace(selection, season=name))

    options = [(_("All time"), selection.season is None, choose(None))]
    options += [
        (each.name, selection.season == each.name, choose(each.name))
        for each in desk.store.seasons.all()
    ]
    options.append((_("No season"), selection.season == NO_SEASON, choose(NO_SEASON)))
    return choices(options)


def _narrower(selection: Selection, select: Callable[[Selection], None]) -> list[ft.Control]:
    """A number of players, and a period."""

    def with_players(players: int | None) -> Work:
        return lambda: select(replace(selection, players=players))

    def since(text: str) -> None:
        select(replace(selection, since=_day(text)))

    def until(text: str) -> None:
        select(replace(selection, until=_day(text)))

    options = [(_("Any number"), selection.players is None, with_players(None))]
    options += [(str(count), selection.players == count, with_players(count)) for count in PLAYERS]
    return [
        heading(_("How many players")),
        choices(options),
        ft.Row(
            [
                typed(_("From day"), selection.since or "", since, key="since", width=150),
                typed(_("To day"), selection.until or "", until, key="until", width=150),
            ],
            spacing=theme.GAP,
        ),
        explained(_("Days are written as 2026-11-30.")),
    ]


def _day(text: str) -> str | None:
    """A day once it is typed whole."""
    return text.strip() if len(text.strip()) == len("2026-11-30") else None


def _standings(
    desk: Desk,
    book: Book,
    selection: Selection,
    sorted_by: Column,
    sort: Callable[[Column], None],
) -> list[ft.Control]:
    by_person = season_tallies(book, selection)
    if not by_person:
        return [explained(_("No finished game is among these yet."))]
    known = currencies(by_person)
    currency = known[0] if known else None
    offered = [each for each in Column if known or each not in MONEY_COLUMNS]
    rows = standings(by_person, sorted_by, currency=currency)
    return [
        heading(_("Sorted by")),
        choices([(column_name(each), each is sorted_by, partial(sort, each)) for each in offered]),
        heading(_("Standings")),
        *(_row(desk, row, sorted_by, currency) for row in rows),
    ]


def _row(desk: Desk, row: Row, sorted_by: Column, currency: str | None) -> ft.Control:
    value = column_value(row.tally, sorted_by, currency)
    return ft.ListTile(
        key=f"row {row.person}",
        leading=ft.Text(f"{row.place}.", size=theme.TITLE),
        title=ft.Text(row.person, weight=ft.FontWeight.W_600),
        subtitle=ft.Text(tally_line(row.tally)),
        trailing=ft.Text(value, size=theme.TITLE, weight=ft.FontWeight.W_700),
        shape=ft.RoundedRectangleBorder(radius=theme.ROUNDER),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        on_click=act(lambda: desk.go(person_route(row.person))),
    )


def _lines(book: Book, selection: Selection) -> list[ft.Control]:
    """Everybody's money and points over the games meant."""
    results = list(selected(book, selection))
    if not results:
        return [explained(_("No finished game is among these yet."))]
    parts: list[ft.Control] = [
        heading(_("Points")),
        line_chart(points_lines(results).values, str),
    ]
    for currency in currencies(season_tallies(book, selection)):
        parts += [
            heading(_("Money, {currency}").format(currency=currency)),
            line_chart(money_lines(results, currency).values, amount),
        ]
    return parts
