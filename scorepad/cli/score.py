"""`scorepad score FILE [--json]`: what a game file comes to, without starting the app."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from scorepad.cli.answering import answer, contents
from scorepad.game.reading import read_game
from scorepad.game.result import result_of
from scorepad.game.strict_json import LARGEST
from scorepad.words import _
from scorepad.words.sheet import sheet

if TYPE_CHECKING:
    from scorepad.cli.answering import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to those of `scorepad`."""
    parser = subparsers.add_parser("score", help=_("score a game file"))
    parser.add_argument("file", type=Path, metavar="FILE", help=_("a game file"))
    parser.add_argument("--json", action="store_true", help=_("print the result as JSON"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print what a game file comes to.

    Args:
        arguments: `file`, the path, and `json`, whether to print JSON in place of a table.

    Returns:
        The exit status. Where the file is refused, one line on standard error has said why.
    """
    return answer(lambda: _scored(arguments.file, arguments.json))


def _scored(path: Path, as_json: bool) -> bytes:
    game = read_game(contents(path, LARGEST))
    if as_json:
        return (json.dumps(result_of(game), ensure_ascii=False, indent=2) + "\n").encode()
    return sheet(game).encode()
