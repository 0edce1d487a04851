"""Real disks that write down what is asked of them, or do not wait."""

from collections import Counter
from pathlib import Path
from typing import Any

from scorepad.store.disk import Disk


class HastyDisk(Disk):
    """Waits for nothing: for data that is opened once and whose power is never cut."""

    def sync(self, handle: int) -> None:
        """Leave it to the system."""


class RecordingDisk(Disk):
    """Keeps a log of all that changes the disk, in order."""

    def __init__(self) -> None:
        self.log: list[tuple[Any, ...]] = []
        self._paths: dict[int, Path] = {}

    def counts(self) -> Counter[str]:
        return Counter(entry[0] for entry in self.log)

    def bytes_written(self) -> int:
        return sum(len(entry[2]) for entry in self.log if entry[0] == "write")

    def make_folder(self, folder: Path) -> None:
        super().make_folder(folder)
        self.log.append(("make folder", folder))

    def create(self, path: Path) -> int:
        handle = super().create(path)
        self._paths[handle] = path
        self.log.append(("create", path))
        return handle

    def write(self, handle: int, data: bytes) -> None:
        super().write(handle, data)
        self.log.append(("write", self._paths[handle], data))

    def sync(self, handle: int) -> None:
        super().sync(handle)
        if handle in self._paths:  # a folder's handle is not one that was created
            self.log.append(("sync", self._paths[handle]))

    def close(self, handle: int) -> None:
        super().close(handle)
        del self._paths[handle]

    def replace(self, source: Path, target: Path) -> None:
        super().replace(source, target)
        self.log.append(("replace", source, target))

    def remove(self, path: Path) -> None:
        super().remove(path)
        self.log.append(("remove", path))

    def sync_folder(self, folder: Path) -> None:
        super().sync_folder(folder)
        self.log.append(("sync folder", folder))
