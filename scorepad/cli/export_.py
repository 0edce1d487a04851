"""`scorepad export`: a game, a season or everything, to a file or to the terminal."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from scorepad.cli.answering import answer
from scorepad.cli.data import add_data_option, read
from scorepad.cli.saving import save
from scorepad.store.store import Store
from scorepad.words import _
from scorepad.words.season_table import decimal_mark, headings, separator

if TYPE_CHECKING:
    from scorepad.cli.answering import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to those of `scorepad`."""
    parser = subparsers.add_parser("export", help=_("write what the app knows to a file"))
    add_data_option(parser)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--game", metavar="ID", help=_("one game, as a game file"))
    what.add_argument("--season", metavar="NAME", help=_("a season, as CSV for a spreadsheet"))
    what.add_argument(
        "--all", action="store_true", help=_("everything, as a backup; also if nothing is said")
    )
    parser.add_argument(
        "file", type=Path, nargs="?", metavar="FILE", help=_("the file; else it is printed")
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Export what is asked for.

    Args:
        arguments: `data`, `game`, `season` and `file`, as `add_parser` describes them.

    Returns:
        The exit status. What stood in the way has been said in one line on standard error.
    """

    async def export(store: Store) -> bytes:
        if arguments.game is not None:
            return await store.exchange.export_game(arguments.game.lower())
        if arguments.season is not None:
            await store.seasons.load()
            season = store.seasons.get(arguments.season).name if arguments.season else None
            return await store.exchange.export_season(
                season, headings(), separator=separator(), decimal_mark=decimal_mark()
            )
        return await store.exchange.export_everything()

    def work() -> bytes:
        data = read(arguments.data, export)
        if arguments.file is None:
            return data
        save(arguments.file, data)
        return b""

    return answer(work)
