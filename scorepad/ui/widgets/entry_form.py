"""The form of a hand, built from the penalty groups alone."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from scorepad.game.entry import (
    Entry,
    choose,
    costs_whole_deal,
    counts,
    hand_so_far,
    owner_of,
    release_card,
    rest_seat,
    row_groups,
    spread_groups,
    take_card,
)
from scorepad.game.keys import Asked, Cursor, asked
from scorepad.game.model import Game, groups_of
from scorepad.game.scoring import points
from scorepad.rules.cards import Suit
from scorepad.rules.groups import PenaltyGroup, penalty_total
from scorepad.ui import theme
from scorepad.ui.desk import use_desk
from scorepad.ui.widgets.cell import Press
from scorepad.ui.widgets.fields import Change
from scorepad.ui.widgets.frame import heading, quiet_button
from scorepad.ui.widgets.playing_card import pip
from scorepad.ui.widgets.spread import spread
from scorepad.ui.widgets.strip import strip
from scorepad.ui.widgets.who_took import who_took
from scorepad.words import _
from scorepad.words.hands import hand_in_short
from scorepad.words.table import points_counted

Tapped = Change[Entry]


def entry_form(
    game: Game,
    entry: Entry,
    change: Tapped,
    press: Press,
    room: float,
    cursor: Cursor | None = None,
) -> ft.Control:
    """Rows for the cards that count alone, and below them the hearts of each player.

    Args:
        game: the game that is played.
        entry: what has been tapped so far.
        change: called with a step from what has been tapped to what has been after a tap.
        press: called with what a cell answers; always the same function.
        room: the width there is, in pixels.
        cursor: where the keyboard stands, where there is one in use.
    """
    if costs_whole_deal(entry, game):
        return _scrolling([_abandoned(game, entry, change)])
    groups = groups_of(game)
    spread_out = spread_groups(groups)
    several = [group for group in groups if group.size > 1]
    parts: list[ft.Control] = []
    if entry.revoke is not None:
        parts.append(_revoked(game, entry, change))
    parts += [
        _marked(
            game,
            who_took(game, group, owner_of(entry, game, group), press, room),
            Asked(group),
            cursor,
        )
        for group in row_groups(game)
    ]
    if spread_out:
        parts += _spread(game, entry, spread_out, change)
    for group in several:
        parts += [
            _marked(
                game, _hearts(game, entry, group, seat, press, room), Asked(group, seat), cursor
            )
            for seat in game.seats
        ]
    return _scrolling(parts)


def placed(game: Game, entry: Entry) -> int:
    """The points of the cards that have gone to somebody so far, bonus cards left out."""
    groups = groups_of(game)
    if costs_whole_deal(entry, game):
        return penalty_total(groups)
    return sum(
        group.cost * sum(counts(entry, game, group)) for group in groups if not group.is_bonus
    )


def _marked(game: Game, part: ft.Control, question: Asked, cursor: Cursor | None) -> ft.Control:
    """A part of the form; where a keyboard is in use, with a bar beside what it answers."""
    if cursor is None:
        return part
    is_asked = asked(game)[cursor.at : cursor.at + 1] == (question,)
    colour = ft.Colors.PRIMARY if is_asked else ft.Colors.TRANSPARENT
    return ft.Container(
        part,
        border=ft.Border.only(left=ft.BorderSide(theme.HAIR, colour)),
        padding=ft.Padding.only(left=theme.HAIR),
    )


def _hearts(
    game: Game, entry: Entry, group: PenaltyGroup, seat: int, press: Press, room: float
) -> ft.Control:
    return ft.Column(
        [_name_line(game, entry, group, seat), strip(game, entry, group, seat, press, room)],
        spacing=0,
    )


def _name_line(game: Game, entry: Entry, group: PenaltyGroup, seat: int) -> ft.Control:
    """Whose hearts these are, whether they are the rest, and what he has by now."""
    parts: list[ft.Control] = [
        pip(Suit.HEARTS, 14),
        ft.Text(
            game.players[seat],
            size=theme.BODY,
            weight=ft.FontWeight.W_600,
            max_lines=1,
            overflow=ft.TextOverflow.ELLIPSIS,
            expand=True,
            expand_loose=True,
        ),
    ]
    note = _rest_note(game, entry, group, seat)
    rest = ft.Text(note, size=theme.BODY, color=ft.Colors.ON_SURFACE_VARIANT)
    got = points(game, hand_so_far(entry, game))[seat]
    big = use_desk().big_text
    line = ft.Row(
        [
            ft.Row([*parts, rest] if note and not big else parts, spacing=theme.TIGHT, expand=True),
            ft.Text(points_counted(got), size=theme.BODY, weight=ft.FontWeight.W_600),
        ],
    )
    # Beside it in big print the name would be cut off.
    return ft.Column([line, rest], spacing=0) if note and big else line


def _rest_note(game: Game, entry: Entry, group: PenaltyGroup, seat: int) -> str:
    have = counts(entry, game, group)
    if rest_seat(entry, game.seats) == seat:
        return _("the rest: {count}").format(count=have[seat])
    if sum(have) == group.size and seat not in dict(entry.touched):
        return _("none")
    return ""


def _spread(
    game: Game, entry: Entry, groups: tuple[PenaltyGroup, ...], change: Tapped
) -> list[ft.Control]:
    def take(group: PenaltyGroup) -> None:
        change(lambda now: _given(now, group))

    return [
        heading(_("Hearts: choose a player, tap the cards; the rest goes to the last")),
        spread(game, entry, groups, lambda seat: change(lambda now: choose(now, seat)), take),
        ft.Text(hand_in_short(game, hand_so_far(entry, game)), weight=ft.FontWeight.W_600),
    ]


def _given(entry: Entry, group: PenaltyGroup) -> Entry:
    """A card of the spread goes to the player who is chosen; one that he has is given back."""
    if not entry.chosen:
        return entry
    present = entry.chosen[-1]
    if entry.owners.get(group.name) == present:
        return release_card(entry, group)
    return take_card(entry, group, present)


def _abandoned(game: Game, entry: Entry, change: Tapped) -> ft.Control:
    revoker = game.players[entry.revoke or 0]
    total = penalty_total(groups_of(game))
    return _card(
        _(
            "{name} revoked: the deal is abandoned, {points} for {name}, nothing for the others."
        ).format(name=revoker, points=points_counted(total)),
        change,
    )


def _revoked(game: Game, entry: Entry, change: Tapped) -> ft.Control:
    revoker = game.players[entry.revoke or 0]
    return _card(
        _("{name} revoked: the queen of spades is charged to {name}.").format(name=revoker),
        change,
    )


def _card(text: str, change: Tapped) -> ft.Control:
    return ft.Container(
        ft.Column(
            [
                ft.Text(text, color=ft.Colors.ON_TERTIARY_CONTAINER),
                quiet_button(
                    _("Nobody revoked"),
                    ft.Icons.CLOSE,
                    lambda: change(lambda now: replace(now, revoke=None)),
                ),
            ],
            spacing=0,
        ),
        padding=theme.WIDE,
        border_radius=theme.ROUNDER,
        bgcolor=ft.Colors.TERTIARY_CONTAINER,
    )


def _scrolling(parts: list[ft.Control]) -> ft.Control:
    return ft.Column(
        [
            ft.Container(
                ft.Column(parts, spacing=theme.HAIR),
                padding=ft.Padding.symmetric(horizontal=theme.WIDE),
            )
        ],
        scroll=ft.ScrollMode.AUTO,
        expand=True,
    )
