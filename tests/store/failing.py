"""Disks that give up."""

import errno
from pathlib import Path

from scorepad.store.disk import Disk


class PowerCut(Exception):
    """The app ends here."""


class FailingDisk(Disk):
    """Goes well for so many files that get their name, and then no more."""

    def __init__(self, good: int) -> None:
        self.good = good

    def replace(self, source: Path, target: Path) -> None:
        if self.good == 0:
            raise PowerCut
        self.good -= 1
        super().replace(source, target)


class FillingDisk(Disk):
    """Has room for so many more files."""

    room = 1_000_000

    def create(self, path: Path) -> int:
        if self.room == 0:
            raise OSError(errno.ENOSPC, "full")
        self.room -= 1
        return super().create(path)
