"""Many single hearts: choose a player, tap his cards; the rest goes to the last one."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorepad.game.entry import Entry, owner_of
from scorepad.game.model import Game
from scorepad.rules.groups import PenaltyGroup
from scorepad.ui import theme
from scorepad.ui.widgets.cell import Look, cell
from scorepad.ui.widgets.playing_card import rank_of
from scorepad.words import _
from scorepad.words.cards import group_name
from scorepad.words.table import capitalised

LINE = 7


def spread(
    game: Game,
    entry: Entry,
    groups: tuple[PenaltyGroup, ...],
    choose: Callable[[int], None],
    take: Callable[[PenaltyGroup], None],
) -> ft.Control:
    """The players to choose from, and under them the cards."""
    present = entry.chosen[-1] if entry.chosen else None
    players = [
        cell(
            name,
            _("Hearts of {name}").format(name=name),
            Look.TAPPED if seat == present else Look.PLAIN,
            lambda seat=seat: choose(seat),
            expand=True,
        )
        for seat, name in enumerate(game.players)
    ]
    cards = [_card(game, entry, group, present, take) for group in groups]
    cards += [ft.Container(expand=True)] * (-len(cards) % LINE)
    lines = [cards[start : start + LINE] for start in range(0, len(cards), LINE)]
    people = [players[start : start + 4] for start in range(0, len(players), 4)]
    return ft.Column(
        [
            *(ft.Row(each, spacing=theme.TIGHT) for each in people),
            *(ft.Row(each, spacing=theme.HAIR) for each in lines),
        ],
        spacing=theme.TIGHT,
    )


def _card(
    game: Game,
    entry: Entry,
    group: PenaltyGroup,
    present: int | None,
    take: Callable[[PenaltyGroup], None],
) -> ft.Control:
    """A card, under it whose it is; tapped by the present player's choice, or given back."""
    owner = owner_of(entry, game, group)
    stated = group.name in entry.owners
    name = game.players[owner] if owner is not None else ""
    spoken = capitalised(group_name(group.name))
    if name:
        spoken = _("{card}: {name}").format(card=spoken, name=name)
    look = Look.PLAIN if owner is None else Look.TAPPED if stated else Look.REST
    if present is None and owner is None:
        look = Look.IMPOSSIBLE
    shown = f"{rank_of(group.cards[0])}\n{name[:4]}" if name else rank_of(group.cards[0])
    return cell(
        shown, spoken, look, lambda: take(group), expand=True, height=theme.TARGET + 8, lines=2
    )
