"""`scorepad import FILE`: what a file would change, and with `--yes` the change itself."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from scorepad.cli.answering import Refusal, answer, contents
from scorepad.cli.data import add_data_option, change, look
from scorepad.store.backup_file import LARGEST
from scorepad.store.preview import Preview
from scorepad.store.store import Store
from scorepad.words import _
from scorepad.words.exchange import difference_lines, different_lines, kind_name, preview_lines
from scorepad.words.quoting import quoted

if TYPE_CHECKING:
    from scorepad.cli.answering import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to those of `scorepad`."""
    parser = subparsers.add_parser("import", help=_("take in what a file holds"))
    add_data_option(parser)
    parser.add_argument(
        "file", type=Path, metavar="FILE", help=_("a game file, a season's table, or a backup")
    )
    parser.add_argument("--yes", action="store_true", help=_("do it; else it is only shown"))
    parser.add_argument(
        "--theirs",
        action="append",
        default=[],
        metavar="ID",
        help=_("a game that differs and is to be as it is in the file; may be said again"),
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Show what a file would change, and change it where that is wanted.

    Args:
        arguments: `data`, `file`, `yes` and `theirs`, as `add_parser` describes them.

    Returns:
        The exit status. What stood in the way has been said in one line on standard error.
    """

    async def take(store: Store) -> bytes:
        seen = await store.exchange.preview(contents(arguments.file, LARGEST))
        theirs = _chosen(seen, arguments.theirs)
        if arguments.yes:
            await store.exchange.take(seen, theirs)
        return "".join(f"{line}\n" for line in _lines(seen, theirs)).encode()

    return answer(lambda: (change if arguments.yes else look)(arguments.data, take))


def _chosen(seen: Preview, ids: list[str]) -> frozenset[str]:
    chosen = frozenset(id_.lower() for id_ in ids)
    for id_ in sorted(chosen - {each.id for each in seen.games.different}):
        raise Refusal(_("no game that differs has the id {id}").format(id=quoted(id_)))
    return chosen


def _lines(seen: Preview, theirs: Collection[str]) -> Iterator[str]:
    yield kind_name(seen.kind)
    yield from preview_lines(seen)
    for each in seen.games.different:
        yield each.id
        yield from (f"  {line}" for line in (*different_lines(each), *difference_lines(each)))
        becomes, stays = _("It becomes as it is in the file"), _("It stays as it is here")
        yield f"  {becomes if each.id in theirs else stays}"
