"""What all commands do alike: read a file, print an answer, or say why there is none."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from scorepad.rules.fault import Fault
from scorepad.words import _
from scorepad.words.faults import sentence
from scorepad.words.files import unreadable

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

REFUSED = 2
"""The exit status where there is no answer, or the app cannot start as it was asked to."""
BROKEN_PIPE = 1
INTERRUPTED = 130

STANDARD_OUTPUT = 1


class Refusal(Exception):
    """Why there is no answer, in words."""


def answer(work: Callable[[], bytes]) -> int:
    """Print what the work gives.

    Returns:
        The exit status. Where there is no answer, one line on standard error has said why.
    """
    try:
        return _write(work())
    except Refusal as refusal:
        return _refuse(str(refusal))
    except Fault as fault:
        return _refuse(sentence(fault))
    except KeyboardInterrupt:
        return INTERRUPTED


def contents(path: Path, largest: int) -> bytes:
    """The bytes of a file, one more than allowed at most.

    Raises:
        Refusal: the system does not give them.
    """
    try:
        with path.open("rb") as file:
            return file.read(largest + 1)
    except OSError as error:
        raise Refusal(unreadable(path, error)) from error


def _write(data: bytes) -> int:
    # Past `sys.stdout`: in UTF-8 whatever the terminal's language, and with nothing left over
    # that Python would try to write once more at its end.
    try:
        with os.fdopen(STANDARD_OUTPUT, "wb", closefd=False) as output:
            output.write(data)
    except BrokenPipeError:
        return BROKEN_PIPE
    except OSError:
        return _refuse(_("the result cannot be written"))
    return 0


def _refuse(what: str) -> int:
    print(what, file=sys.stderr)
    return REFUSED
