"""The disk as the store sees it: the one seam through which it touches files."""

import errno
import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from scorepad.store.errors import BadTableName, DiskFailed, DiskFull, NotAllowed, StoreError

try:
    from fcntl import F_FULLFSYNC, fcntl  # type: ignore[attr-defined,unused-ignore]
except ImportError:  # only Apple's systems have it
    F_FULLFSYNC = None

_TABLE_NAME = re.compile(r"[a-z0-9_-]{1,100}")
_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_FORBIDDEN = {errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOTDIR, errno.EEXIST}
_WINDOWS_BUSY = {5, 32, 33}
_WINDOWS_PATIENCE = 2.0


class Disk:
    """All that the store asks of the system: the one seam to watch it through."""

    def names(self, folder: Path) -> list[str]:
        """Return the names in a folder, none where it does not exist."""
        try:
            return os.listdir(folder)  # noqa: PTH208 - names alone are wanted
        except (FileNotFoundError, NotADirectoryError):
            return []

    def is_folder(self, path: Path) -> bool:
        """Return whether there is a folder of this path."""
        return path.is_dir()

    def read(self, path: Path, limit: int = -1) -> bytes:
        """Return a file's bytes, the first `limit` of them if one is given."""
        with path.open("rb", buffering=0) as file:
            return file.read(limit) or b""

    def make_folder(self, folder: Path) -> None:
        """Make a folder whose parent exists."""
        folder.mkdir(exist_ok=True)

    def create(self, path: Path) -> int:
        """Open an empty file for writing and return its handle."""
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0)
        return os.open(path, flags, 0o600)

    def write(self, handle: int, data: bytes) -> None:
        """Write all the bytes."""
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(handle, rest) :]

    def sync(self, handle: int) -> None:
        """Return when the file's bytes are on the medium."""
        os.fsync(handle)
        if F_FULLFSYNC is not None:
            # Apple's fsync leaves the bytes in the drive's own cache.
            with suppress(OSError):  # not every file system knows this one
                fcntl(handle, F_FULLFSYNC)

    def close(self, handle: int) -> None:
        """Close a file that was created."""
        os.close(handle)

    def replace(self, source: Path, target: Path) -> None:
        """Give `source` the name `target`, in one step."""
        deadline = time.monotonic() + _WINDOWS_PATIENCE
        while True:
            try:
                source.replace(target)
            except OSError as error:
                # On Windows a virus scanner or a reader holds a file for a moment.
                busy = getattr(error, "winerror", None) in _WINDOWS_BUSY
                if not busy or time.monotonic() > deadline:
                    raise
                time.sleep(0.02)
            else:
                return

    def remove(self, path: Path) -> None:
        """Remove a file that may be gone already."""
        path.unlink(missing_ok=True)

    def sync_folder(self, folder: Path) -> None:
        """Return when the folder's names are on the medium."""
        if os.name == "nt":  # Windows opens no folders, and keeps its names in order itself.
            return
        handle = os.open(folder, os.O_RDONLY)
        try:
            self.sync(handle)
        finally:
            os.close(handle)


@dataclass(frozen=True)
class Place:
    """Where the data lies, what it is reached through, and what time it is."""

    folder: Path
    disk: Disk
    clock: Callable[[], datetime]
    """Gives the time, with its zone."""

    @property
    def backups(self) -> Path:
        """The folder of the backups."""
        return self.folder / "backups"

    def table(self, name: str) -> Path:
        """Return the path of a table's file; `BadTableName` for what is no safe file name."""
        if not _TABLE_NAME.fullmatch(name):
            raise BadTableName(name)
        return self.folder / f"{name}.json"

    def table_names(self) -> set[str]:
        """Return the names of the tables that have a file."""
        stems = (name.removesuffix(".json") for name in self.names() if name.endswith(".json"))
        return {stem for stem in stems if _TABLE_NAME.fullmatch(stem)}

    def names(self) -> list[str]:
        """Return the names of all files in the folder."""
        with translated(self.folder):
            return self.disk.names(self.folder)


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """Turn the system's errors into ours."""
    try:
        yield
    except OSError as error:
        raise _failure(error, path) from error


def _failure(error: OSError, path: Path) -> StoreError:
    if error.errno in _FULL:
        return DiskFull(path)
    if error.errno in _FORBIDDEN:
        return NotAllowed(path)
    return DiskFailed(path, error.errno or 0)
