"""`scorepad score FILE [--json]`: what a game file comes to, without starting the app."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from scorepad.game.reading import read_game
from scorepad.game.result import result_of
from scorepad.game.strict_json import LARGEST
from scorepad.rules.fault import Fault
from scorepad.words import _
from scorepad.words.faults import sentence
from scorepad.words.files import unreadable
from scorepad.words.sheet import sheet

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

REFUSED = 2
"""The exit status for a file that is no game file."""
BROKEN_PIPE = 1
INTERRUPTED = 130

STANDARD_OUTPUT = 1


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
    try:
        return _run(arguments.file, arguments.json)
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(path: Path, as_json: bool) -> int:
    try:
        text = _scored(path, as_json)
    except Fault as fault:
        return _refuse(sentence(fault))
    except OSError as error:
        return _refuse(unreadable(path, error))
    return _write(text)


def _scored(path: Path, as_json: bool) -> str:
    with path.open("rb") as file:
        game = read_game(file.read(LARGEST + 1))
    if as_json:
        return json.dumps(result_of(game), ensure_ascii=False, indent=2) + "\n"
    return sheet(game)


def _write(text: str) -> int:
    # Past `sys.stdout`: in UTF-8 whatever the terminal's language, and with nothing left over
    # that Python would try to write once more at its end.
    try:
        with os.fdopen(STANDARD_OUTPUT, "wb", closefd=False) as output:
            output.write(text.encode())
    except BrokenPipeError:
        return BROKEN_PIPE
    except OSError:
        return _refuse(_("the result cannot be written"))
    return 0


def _refuse(what: str) -> int:
    print(what, file=sys.stderr)
    return REFUSED
