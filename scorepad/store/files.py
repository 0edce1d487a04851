"""Files that are whole or absent: written atomically, durably, and checked when read.

A file's first line names its format and a checksum over that and all that follows, because
plain JSON does not notice most single flipped bits.
"""

import errno
import gc
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from zlib import crc32

from scorepad.store.disk import Disk, translated
from scorepad.store.errors import FileDamaged, FileNewer, Flaw

FORMAT = 1
TEMPORARY = ".tmp"

_FIRST_LINE = re.compile(rb"(scorepad ([0-9]{1,9})) ([0-9a-f]{8})")
_HEADER_SIZE = 64
_LOST = {
    errno.ENOENT: Flaw.MISSING,
    errno.EIO: Flaw.UNREADABLE,
    errno.EISDIR: Flaw.UNREADABLE,
}


def make_folders(disk: Disk, folder: Path) -> None:
    """Make a folder and those above it, durably."""
    if disk.is_folder(folder):
        return
    make_folders(disk, folder.parent)
    with translated(folder):
        disk.make_folder(folder)
        disk.sync_folder(folder.parent)


def save(disk: Disk, path: Path, payload: bytes) -> None:
    """Write a file so that it is the old one or the new one, and the new one on return.

    Raises `DiskFull`, `NotAllowed` or `DiskFailed`; the old file is then intact, unless the
    very last step failed, when it may be either.
    """
    commit(disk, stage(disk, path, payload), path)
    sync_folder(disk, path.parent)


def stage(disk: Disk, path: Path, payload: bytes) -> Path:
    """Write the bytes durably beside `path` and return where they are."""
    temporary = path.with_name(path.name + TEMPORARY)
    try:
        with translated(path):
            _write(disk, temporary, framed(payload))
    except BaseException:
        with suppress(OSError):  # what failed first is what matters
            disk.remove(temporary)
        raise
    return temporary


def _write(disk: Disk, path: Path, data: bytes) -> None:
    handle = disk.create(path)
    try:
        disk.write(handle, data)
        disk.sync(handle)
    finally:
        disk.close(handle)


def commit(disk: Disk, temporary: Path, path: Path) -> None:
    """Put a staged file in its place; durable once the folder is synced."""
    with translated(path):
        disk.replace(temporary, path)


def remove(disk: Disk, path: Path) -> None:
    """Remove a file; durable once the folder is synced."""
    with translated(path):
        disk.remove(path)


def sync_folder(disk: Disk, folder: Path) -> None:
    """Make what was put in place or removed in a folder durable."""
    with translated(folder):
        disk.sync_folder(folder)


def framed(payload: bytes) -> bytes:
    """Put the first line before the bytes."""
    start = b"scorepad %d" % FORMAT
    return b"%s %08x\n%s" % (start, crc32(payload, crc32(start)), payload)


def load(disk: Disk, path: Path) -> bytes:
    """Return what was saved.

    Raises `FileDamaged` where it is not what was saved, `FileNewer` where a later version
    saved it, `NotAllowed` or `DiskFailed` where the system would not read it.
    """
    with translated(path):
        try:
            raw = disk.read(path)
        except OSError as error:
            if error.errno not in _LOST:
                raise
            raise FileDamaged(path, _LOST[error.errno]) from error
    return _unframed(path, raw)


def decoded(payload: bytes, path: Path) -> Any:
    """Return the JSON value in a file's bytes; raises `FileDamaged` where there is none."""
    try:
        with _no_garbage():
            return json.loads(payload)
    except (ValueError, RecursionError) as error:
        raise FileDamaged(path, Flaw.CONTENT) from error


@contextmanager
def _no_garbage() -> Iterator[None]:
    """Look for no garbage: JSON has none, and looking for it takes longer than reading JSON."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def header(disk: Disk, path: Path) -> bytes:
    """Return a file's first line, which differs when the content does; none if it is lost."""
    with translated(path):
        try:
            return disk.read(path, _HEADER_SIZE).partition(b"\n")[0]
        except OSError as error:
            if error.errno not in _LOST:
                raise
            return b""


def _unframed(path: Path, raw: bytes) -> bytes:
    if not raw:
        raise FileDamaged(path, Flaw.EMPTY)
    first, _, payload = raw.partition(b"\n")
    line = _FIRST_LINE.fullmatch(first)
    if line is None:
        raise FileDamaged(path, Flaw.HEADER)
    start, number, checksum = line.groups()
    # The checksum covers the format number too: a flipped bit must not pass for a newer format.
    if crc32(payload, crc32(start)) != int(checksum, 16):
        raise FileDamaged(path, Flaw.CHECKSUM)
    if int(number) != FORMAT:
        raise FileNewer(path, int(number))
    return payload
