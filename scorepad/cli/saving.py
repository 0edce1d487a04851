"""Writing a file somebody asked for: whole, or as it was before."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from scorepad.cli.answering import Refusal
from scorepad.words import _
from scorepad.words.quoting import LONGEST_PATH, plain


def save(path: Path, data: bytes) -> None:
    """Put bytes into a file, in the place of what was there.

    Raises:
        Refusal: the system does not let it be written; what was there still is.
    """
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(data)  # no file but, say, a device
        else:
            _replace(path, data)
    except OSError as error:
        where = plain(str(path), LONGEST_PATH)
        raise Refusal(_("{path} cannot be written").format(path=where)) from error


def _replace(path: Path, data: bytes) -> None:
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).chmod(0o666 & ~_mask())
        Path(temporary).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(temporary).unlink()
        raise


def _mask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
