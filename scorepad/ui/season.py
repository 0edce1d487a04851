"""The season: standings, the lines of it, and who still owes whom."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from scorepad.rules.deck import FEWEST_PLAYERS, MOST_PLAYERS
from scorepad.season.book import Book
from scorepad.season.lines import money_lines, points_lines
from scorepad.season.selection import NO_SEASON, Selection, selected
from scorepad.season.standings import (
    MONEY_COLUMNS,
    Column,
    Row,
    currencies,
    season_tallies,
    standings,
)
from scorepad.ui import theme
from scorepad.ui.booking import use_book
from scorepad.ui.desk import Desk, use_desk, use_work
from scorepad.ui.files import save_season
from scorepad.ui.guard import Work, screen
from scorepad.ui.people import person_route
from scorepad.ui.season_ledger import ledger_part
from scorepad.ui.widgets.chart import line_chart
from scorepad.ui.widgets.fields import choices, explained, typed, typed_day
from scorepad.ui.widgets.frame import column, frame, heading, icon_button, quiet_button
from scorepad.ui.widgets.panels import tile
from scorepad.words import _
from scorepad.words.season import column_name, column_value, tally_line
from scorepad.words.writing import amount, whole

PLAYERS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
# What it begins with stands first, where it is seen.
COLUMNS = sorted(Column, key=lambda each: each is not Column.AVERAGE_PLACE)


@dataclass(frozen=True)
class Sorting:
    """What the standings are sorted by."""

    column: Column = Column.AVERAGE_PLACE
    currency: str | None = None
    """The money meant; the first that was played for where it was not chosen."""


@screen
def season() -> ft.View:
    """The seasons, one part of one of them at a time."""
    desk = use_desk()
    book = use_book()
    chosen, select = ft.use_state(Selection(season=desk.store.seasons.default()))
    selection = _existing(desk, chosen)
    part, set_part = ft.use_state("standings")
    sorting, sort = ft.use_state(Sorting())
    narrowing, narrow = ft.use_state(False)

    def show_what_was_closed() -> None:
        # This screen stays below the list in which a season is closed.
        if desk.season is not None:
            select(Selection(season=desk.season))
            set_part("standings")
            narrow(False)
            # The same season may be reopened, and closed again.
            desk.season = None

    use_work(show_what_was_closed, [desk.season])
    parts: list[ft.Control] = [
        choices([(name, each == part, partial(set_part, each)) for each, name in _parts().items()]),
        heading(_("Which games")),
        _seasons(desk, selection, select),
    ]
    parts += _more_about_games(desk, selection, select, narrowing, narrow, part)
    if book is None:
        parts.append(ft.ProgressRing())
    elif part == "standings":
        parts += _standings(desk, book, selection, sorting, sort)
    elif part == "lines":
        parts += _lines(book, selection, desk.text_scale)
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


def _parts() -> dict[str, str]:
    return {"standings": _("Standings"), "lines": _("Lines"), "ledger": _("Ledger")}


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


def _more_about_games(
    desk: Desk,
    selection: Selection,
    select: Callable[[Selection], None],
    narrowing: bool,
    narrow: Callable[[bool], None],
    part: str,
) -> Iterator[ft.Control]:
    """What is wanted seldom: some of the games alone, and all of them in a spreadsheet."""

    def turn() -> None:
        if narrowing:
            select(Selection(season=selection.season))
        narrow(not narrowing)

    buttons: list[ft.Control] = []
    if part != "ledger":
        buttons.append(choices([(_("Narrow down"), narrowing, turn)]))
    if selection.season is not None:
        buttons.append(
            quiet_button(
                _("As a spreadsheet"),
                ft.Icons.DOWNLOAD,
                lambda: save_season(desk, selection.season or None),
            )
        )
    if buttons:
        yield ft.Row(buttons, wrap=True)
    if part != "ledger" and narrowing:
        yield from _narrower(selection, select)


def _narrower(selection: Selection, select: Callable[[Selection], None]) -> list[ft.Control]:
    """A number of players, and a period."""

    def with_players(players: int | None) -> Work:
        return lambda: select(replace(selection, players=players))

    def since(text: str) -> None:
        select(replace(selection, since=typed_day(text)))

    def until(text: str) -> None:
        select(replace(selection, until=typed_day(text)))

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
            wrap=True,
            spacing=theme.GAP,
            run_spacing=theme.GAP,
        ),
        explained(_("Days are written as 2026-11-30.")),
    ]


def _standings(
    desk: Desk,
    book: Book,
    selection: Selection,
    sorting: Sorting,
    sort: Callable[[Sorting], None],
) -> list[ft.Control]:
    by_person = season_tallies(book, selection)
    if not by_person:
        return [explained(_("No finished game is among these yet."))]
    known = currencies(by_person)
    sorting = _possible(sorting, known)
    rows = standings(by_person, sorting.column, currency=sorting.currency)
    return [
        heading(_("Sorted by")),
        *_sorted_by(sorting, known, sort, sideways=not desk.wide),
        heading(_("Standings")),
        *(_row(desk, row, sorting) for row in rows),
    ]


def _possible(sorting: Sorting, known: Sequence[str]) -> Sorting:
    """The same for other games, which may have been played for other money, or for none."""
    if sorting.currency not in known:
        sorting = replace(sorting, currency=known[0] if known else None)
    if sorting.column in MONEY_COLUMNS and not known:
        sorting = replace(sorting, column=Column.AVERAGE_PLACE)
    return sorting


def _sorted_by(
    sorting: Sorting, known: Sequence[str], sort: Callable[[Sorting], None], *, sideways: bool
) -> Iterator[ft.Control]:
    """The columns, and which money is meant where there are several."""
    yield choices(
        [
            (
                column_name(each),
                each is sorting.column,
                partial(sort, replace(sorting, column=each)),
            )
            for each in COLUMNS
            if known or each not in MONEY_COLUMNS
        ],
        sideways=sideways,
    )
    if len(known) > 1 and sorting.column in MONEY_COLUMNS:
        yield choices(
            [
                (each, each == sorting.currency, partial(sort, replace(sorting, currency=each)))
                for each in known
            ]
        )


def _row(desk: Desk, row: Row, sorting: Sorting) -> ft.Control:
    value = column_value(row.tally, sorting.column, sorting.currency)
    place = f"{row.place}."
    # In big print the details would have no room between the place and the value.
    big = desk.big_text
    return tile(
        f"row {row.person}",
        f"{place} {row.person} {value}" if big else row.person,
        lambda: desk.go(person_route(row.person)),
        subtitle=tally_line(row.tally),
        leading=None if big else ft.Text(place, size=theme.TITLE),
        trailing=None if big else ft.Text(value, size=theme.TITLE, weight=ft.FontWeight.W_700),
    )


def _lines(book: Book, selection: Selection, text_scale: float) -> list[ft.Control]:
    """Everybody's money and points over the games meant."""
    results = list(selected(book, selection))
    if not results:
        return [explained(_("No finished game is among these yet."))]
    parts: list[ft.Control] = [
        heading(_("Points")),
        line_chart(points_lines(results).values, whole, text_scale),
    ]
    for currency in currencies(season_tallies(book, selection)):
        parts += [
            heading(_("Money, {currency}").format(currency=currency)),
            line_chart(money_lines(results, currency).values, amount, text_scale),
        ]
    return parts
