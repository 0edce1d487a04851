"""A disk that gives up."""

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
