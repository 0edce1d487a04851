"""In words: why a file could not be read."""

from __future__ import annotations

from pathlib import Path

from scorepad.words.language import _
from scorepad.words.quoting import LONGEST_PATH, plain


def unreadable(path: Path, error: OSError) -> str:
    """One line that says why a file could not be opened or read, and with which name."""
    reasons: dict[type[OSError], str] = {
        FileNotFoundError: _("there is no file {path}"),
        NotADirectoryError: _("there is no file {path}"),
        IsADirectoryError: _("{path} is a folder, not a game file"),
        PermissionError: _("the system does not allow to read {path}"),
    }
    reason = reasons.get(type(error), _("{path} cannot be read"))
    return reason.format(path=plain(str(path), LONGEST_PATH))
