"""`scorepad standings`: who is ahead, in the terminal."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from scorepad.cli.answering import Refusal, answer
from scorepad.cli.data import add_data_option, read
from scorepad.game.reading import day_of
from scorepad.rules.deck import FEWEST_PLAYERS, MOST_PLAYERS
from scorepad.rules.fault import Fault
from scorepad.season.selection import Selection
from scorepad.season.standings import Column, currencies, season_tallies
from scorepad.season.tallies import Tallies
from scorepad.store.store import Store
from scorepad.words import _
from scorepad.words.faults import sentence
from scorepad.words.quoting import quoted
from scorepad.words.standings import standings_text

if TYPE_CHECKING:
    from scorepad.cli.answering import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to those of `scorepad`."""
    parser = subparsers.add_parser("standings", help=_("show who is ahead"))
    add_data_option(parser)
    parser.add_argument("--season", metavar="NAME", help=_("the games of a season alone"))
    parser.add_argument(
        "--players",
        type=int,
        choices=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
        metavar="N",
        help=_("the games of so many players alone"),
    )
    parser.add_argument(
        "--from", dest="since", type=_day, metavar="DAY", help=_("the first day, YYYY-MM-DD")
    )
    parser.add_argument(
        "--to", dest="until", type=_day, metavar="DAY", help=_("the last day, YYYY-MM-DD")
    )
    columns = [column.value for column in Column]
    parser.add_argument(
        "--by",
        choices=columns,
        default=Column.AVERAGE_PLACE.value,
        metavar="COLUMN",
        help=_("what is sorted by: {columns}").format(columns=", ".join(columns)),
    )
    parser.add_argument(
        "--currency", metavar="CODE", help=_("the money meant, where there are several")
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the standings.

    Args:
        arguments: `data`, `season`, `players`, `since`, `until`, `by` and `currency`, as
            `add_parser` describes them.

    Returns:
        The exit status. What stood in the way has been said in one line on standard error.
    """
    selection = Selection(
        season=arguments.season,
        since=arguments.since,
        until=arguments.until,
        players=arguments.players,
    )

    async def found(store: Store) -> bytes:
        if arguments.season:
            await store.seasons.load()
            store.seasons.get(arguments.season)
        by_person = season_tallies(await store.book.book(), selection)
        currency = _known(arguments.currency, by_person) if by_person else None
        return standings_text(by_person, Column(arguments.by), currency).encode()

    return answer(lambda: read(arguments.data, found))


def _known(currency: str | None, by_person: Tallies) -> str | None:
    known = currencies(by_person)
    if currency is None or currency.upper() in known:
        return currency and currency.upper()
    if not known:
        raise Refusal(_("nobody has played for money in these games"))
    played_for = ", ".join(known)
    raise Refusal(
        _("nobody has played for {currency} in these games, but for {known}").format(
            currency=quoted(currency), known=played_for
        )
    )


def _day(text: str) -> str:
    try:
        return day_of(text)
    except Fault as fault:
        raise argparse.ArgumentTypeError(sentence(fault)) from fault
