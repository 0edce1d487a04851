"""The command line: `python -m scorepad`, and `scorepad`."""

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from scorepad import __version__
from scorepad.cli import export_, import_, score, standings, start
from scorepad.cli.answering import REFUSED
from scorepad.words import _
from scorepad.words.language import ask_for_language, system_language

COMMANDS = (score, standings, export_, import_)
"""Modules with an `add_parser`; without any of them the app starts."""


class Parser(argparse.ArgumentParser):
    """A parser whose refusal is one line, without the usage before it."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and end."""
        self.exit(REFUSED, f"{self.prog}: {message}\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line.

    Args:
        argv: the arguments after the program's name; those of this process if not given.

    Returns:
        The exit status.
    """
    ask_for_language(system_language)
    parser = Parser(prog="scorepad", description=_("The score keeper for Black Maria."))
    parser.add_argument("--version", action="version", version=f"Scorepad {__version__}")
    start.add_arguments(parser)
    commands = parser.add_subparsers(title=_("commands"), metavar="")
    for command in COMMANDS:
        command.add_parser(commands)
    arguments = parser.parse_args(argv)
    status: int = arguments.run(arguments)
    return status


if __name__ == "__main__":
    sys.exit(main())
