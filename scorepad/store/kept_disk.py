"""A disk in memory, kept by something that can only be waited for, as a browser's database is."""

import asyncio
import errno
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

from scorepad.store.disk import Disk

Keep = Callable[[Mapping[Path, bytes | None]], Awaitable[None]]
"""Keeps files, and forgets those that have no bytes: all of them or none.

Raises `StoreError` where it cannot.
"""


class KeptDisk(Disk):
    """Files that are written at once and kept when `settle` returns."""

    def __init__(self, files: Mapping[Path, bytes], keep: Keep) -> None:
        """Begin with the files that are kept already."""
        self._files = dict(files)
        self._kept = dict(files)
        self._keep = keep
        self._one_at_a_time = asyncio.Lock()
        self._failure: Exception | None = None
        self._handles: dict[int, tuple[Path, bytearray]] = {}
        self._next_handle = 0

    async def settle(self) -> None:
        """Return when all that was written is kept.

        Raises what `keep` raises; all that was not kept is then gone, be it of this change or of
        one that came after it.
        """
        failure = self._failure
        async with self._one_at_a_time:
            if self._failure is not failure and self._failure is not None:
                # What this change had written went with the one before it.
                raise self._failure
            changed = self._changed()
            if not changed:
                return
            try:
                await self._keep(changed)
            except Exception as why:
                self._failure = why
                self._files = dict(self._kept)
                raise
            self._kept = _with(self._kept, changed)

    def replace_all(self, files: Mapping[Path, bytes]) -> None:
        """See what somebody else has kept meanwhile; for who does not write."""
        self._files = dict(files)
        self._kept = dict(files)

    def names(self, folder: Path) -> list[str]:
        """Return the names in a folder."""
        depth = len(folder.parts)
        inside = (path for path in self._files if folder in path.parents)
        return sorted({path.parts[depth] for path in inside})

    def is_folder(self, _folder: Path) -> bool:
        """Say yes: a folder is no more than the beginning of a path."""
        return True

    def read(self, path: Path, limit: int = -1) -> bytes:
        """Return a file's bytes, the first `limit` of them if one is given."""
        try:
            data = self._files[path]
        except KeyError:
            raise FileNotFoundError(errno.ENOENT, "no such file", str(path)) from None
        return data if limit < 0 else data[:limit]

    def make_folder(self, folder: Path) -> None:
        """Do nothing."""

    def create(self, path: Path) -> int:
        """Open an empty file for writing and return its handle."""
        self._next_handle += 1
        self._handles[self._next_handle] = (path, bytearray())
        return self._next_handle

    def write(self, handle: int, data: bytes) -> None:
        """Write all the bytes."""
        self._handles[handle][1].extend(data)

    def sync(self, handle: int) -> None:
        """Do nothing: `settle` does it for all files together."""

    def close(self, handle: int) -> None:
        """Close a file that was created."""
        path, data = self._handles.pop(handle)
        self._files[path] = bytes(data)

    def replace(self, source: Path, target: Path) -> None:
        """Give `source` the name `target`."""
        self._files[target] = self._files.pop(source)

    def remove(self, path: Path) -> None:
        """Remove a file that may be gone already."""
        self._files.pop(path, None)

    def sync_folder(self, folder: Path) -> None:
        """Do nothing, as `sync`."""

    def _changed(self) -> dict[Path, bytes | None]:
        """The files that are not as they are kept: where nothing was written, it is the same."""
        paths = self._files.keys() | self._kept.keys()
        found = {path: self._files.get(path) for path in paths}
        return {path: data for path, data in found.items() if data is not self._kept.get(path)}


def _with(files: Mapping[Path, bytes], changed: Mapping[Path, bytes | None]) -> dict[Path, bytes]:
    merged = {**files, **changed}
    return {path: data for path, data in merged.items() if data is not None}
