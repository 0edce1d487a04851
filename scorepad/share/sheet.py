"""The score sheet as HTML: a table like any other, which every browser and reader understands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from html import escape

from scorepad.game.model import Counts, Game, Side, dealer, sides
from scorepad.game.progress import Progress, lowest
from scorepad.game.settlement import settlement
from scorepad.words import _
from scorepad.words.isolating import END, ISOLATE
from scorepad.words.table import (
    distance,
    end_reason,
    game_title,
    now_line,
    points_counted,
    side_name,
    stake_short,
    transfer,
)

MANY = 4
"""More columns than these are written smaller on a phone."""


def sheet(game: Game, now: Progress, *, with_money: bool) -> str:
    """The sheet of a game, in the present language; nothing in it comes from another game.

    Args:
        game: what is shown.
        now: how it stands.
        with_money: whether to say what is played for, and who pays whom in the end.
    """
    game = _isolated(game)
    parts = [f"<h1>{_html(game_title(game.rules))}</h1>", *_lines(game, now, with_money)]
    return "".join([*parts, '<div class="wide">', *_table(game, now), "</div>"])


def standing(game: Game, now: Progress) -> str:
    """How the game stands, as it is spoken after each change: plain text, not HTML."""
    game = _isolated(game)
    each = [
        f"{side_name(game, side)}: {points_counted(now.totals[side[0]])}" for side in sides(game)
    ]
    hands = [_("Hand {number}").format(number=len(game.hands))] if game.hands else []
    return ". ".join([*hands, *each, now_line(game, now)])


def _lines(game: Game, now: Progress, with_money: bool) -> Iterator[str]:
    yield f'<p class="now">{_html(now_line(game, now))}</p>'
    if now.finished:
        yield f"<p>{_html(end_reason(game, now.end_reason))}</p>"
    if with_money:
        yield f"<p>{_html(stake_short(game.stake))}</p>"
        settled = settlement(game, now)
        if settled and settled.transfers:
            paid = (_html(transfer(game, settled, each)) for each in settled.transfers)
            yield "<ul>" + "".join(f"<li>{line}</li>" for line in paid) + "</ul>"


def _table(game: Game, now: Progress) -> Iterator[str]:
    explained = _("For each hand the points, then the running total.")
    hand_head, total_head, brought_in = _("Hand"), _("Total"), _("Brought in")
    many = ' class="many"' if len(list(sides(game))) > MANY else ""
    yield f'<table{many}><caption class="spoken">{_html(explained)}</caption>'
    yield f'<thead><tr><th scope="col"><span class="spoken">{_html(hand_head)}</span></th>'
    yield from (_head(game, now, side) for side in sides(game))
    yield f'</tr><tr class="totals">{_row_head(total_head)}'
    yield from (_total(game, now, side) for side in sides(game))
    yield "</tr></thead><tbody>"
    if game.carried:
        yield f"<tr>{_row_head(brought_in)}"
        yield from (f"<td><b>{game.carried[side[0]]}</b></td>" for side in sides(game))
        yield "</tr>"
    for hand, points in enumerate(now.points):
        yield f"<tr>{_row_head(str(hand + 1))}"
        yield from (_cell(points, now.totals_after[hand + 1], side) for side in sides(game))
        yield "</tr>"
    yield "</tbody></table>"


def _head(game: Game, now: Progress, side: Side) -> str:
    """A side's name, and the mark of the dealer where one of it deals."""
    deals = not now.finished and dealer(game, len(game.hands)) in side
    said = _("deals")
    mark = f' <span class="mark">● {_html(said)}</span>' if deals else ""
    return f'<th scope="col">{_html(side_name(game, side))}{mark}</th>'


def _total(game: Game, now: Progress, side: Side) -> str:
    """A side's total and its way to the end; whoever is lowest stands out, to the ear too."""
    total = now.totals[side[0]]
    leads = side[0] in lowest(now.totals) and len(now.totals_after) > 1
    notes = filter(None, (_("lowest") if leads else "", distance(game, total)))
    small = f"<small>{_html(', '.join(notes))}</small>"
    return f"<td{' class=leads' if leads else ''}><b>{total}</b> {small}</td>"


def _cell(points: Counts, totals: Counts, side: Side) -> str:
    more = points[side[0]]
    charged = f"+{more}" if more > 0 else str(more)
    return f"<td><small>{charged}</small> <b>{totals[side[0]]}</b></td>"


def _row_head(text: str) -> str:
    return f'<th scope="row">{_html(text)}</th>'


def _isolated(game: Game) -> Game:
    """The game with names that no sentence around them is disturbed by."""
    names = (name.replace(ISOLATE, "").replace(END, "") for name in game.players)
    return replace(game, players=tuple(f"{ISOLATE}{name}{END}" for name in names))


def _html(text: str) -> str:
    return escape(text).replace(ISOLATE, "<bdi>").replace(END, "</bdi>")
