"""One writer: a lock that the system frees when its holder ends, however it ends."""

from pathlib import Path
from typing import Protocol

from scorepad.store.disk import translated


class Lock(Protocol):
    """What makes one copy of the app the writer; in the browser it is not a file."""

    def take(self) -> bool:
        """Take the lock without waiting and say whether it is ours.

        Raises a `StoreError` where there is more to say.
        """

    def give_back(self) -> None:
        """Give the lock back, if it is ours."""


class LockFile:
    """The lock of a folder on a real file system."""

    def __init__(self, path: Path) -> None:
        # In the browser there is no such package.
        from filelock import FileLock

        self._path = path
        # Any thread may give back what another one took.
        self._lock = FileLock(path, timeout=0, thread_local=False)

    def take(self) -> bool:
        """Take the lock without waiting; `NotAllowed` and the like where there can be none."""
        if self._lock.is_locked:
            return True
        with translated(self._path):
            try:
                self._lock.acquire()
            except TimeoutError:
                return False
        return True

    def give_back(self) -> None:
        """Give the lock back, if it is ours."""
        self._lock.release()


class NoLock:
    """For who reads alone: never the writer, and in nobody's way."""

    def take(self) -> bool:
        """Say that it was not taken."""
        return False

    def give_back(self) -> None:
        """Do nothing."""
