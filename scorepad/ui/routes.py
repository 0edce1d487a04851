"""Which address shows which screen."""

from __future__ import annotations

import flet as ft

from scorepad.ui.big_print import big_print
from scorepad.ui.change_table import change_table
from scorepad.ui.go_on import go_on
from scorepad.ui.hand import hand
from scorepad.ui.history import history
from scorepad.ui.home import home
from scorepad.ui.import_file import import_file
from scorepad.ui.log import log
from scorepad.ui.new_game import new_game
from scorepad.ui.people import people
from scorepad.ui.person import person
from scorepad.ui.record import correct_hand, record_hand
from scorepad.ui.result import result
from scorepad.ui.rules_page import rules_page
from scorepad.ui.season import season
from scorepad.ui.seasons import seasons
from scorepad.ui.settings import settings
from scorepad.ui.share_game import share_game
from scorepad.ui.show import show
from scorepad.ui.table import table
from scorepad.words import _

GAME = [
    ft.Route(path="record", component=record_hand),
    ft.Route(path="result", component=result),
    ft.Route(path="rules", component=rules_page),
    ft.Route(path="log", component=log),
    ft.Route(path="big", component=big_print),
    ft.Route(path="change", component=change_table),
    ft.Route(path="go-on", component=go_on),
    ft.Route(path="show", component=show),
    ft.Route(path="share", component=share_game),
    ft.Route(
        path="hand/:number",
        component=hand,
        children=[ft.Route(path="correct", component=correct_hand)],
    ),
]

ROUTES = [
    ft.Route(
        path="/",
        component=home,
        children=[
            ft.Route(path="new", component=new_game),
            ft.Route(
                path="settings",
                component=settings,
                children=[ft.Route(path="import", component=import_file)],
            ),
            ft.Route(
                path="season",
                component=season,
                children=[
                    ft.Route(path="list", component=seasons),
                    ft.Route(path="history", component=history),
                ],
            ),
            ft.Route(
                path="people",
                component=people,
                children=[ft.Route(path=":name", component=person)],
            ),
            ft.Route(path="game/:game", component=table, children=GAME),
        ],
    )
]


def lost() -> ft.Control:
    """What an address shows that names no screen."""
    page = ft.context.page
    return ft.Column(
        [
            ft.Text(_("There is nothing at this address.")),
            ft.FilledButton(_("Home"), on_click=lambda _event: page.navigate("/")),
        ]
    )
