"""A model of the medium under a file system: what a power cut may leave of what was done.

What a file holds is sure once the file was synced, its name once its folder was. What is not
sure may be there, be lost, or (contents) be torn.
"""

import random
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Any


class Loss(Enum):
    """What the power cut does to all that is not sure."""

    NOTHING = "nothing"
    ALL = "all"
    CONTENTS = "contents"
    """The names are there, the contents are not: what a rename without a sync leaves."""
    CHANCE = "chance"


@dataclass
class File:
    """What a file holds, and what of it is sure."""

    content: bytes = b""
    sure: bytes = b""


@dataclass
class Medium:
    """Plays what a recording disk wrote down."""

    sure: dict[Path, File | None] = field(default_factory=dict)
    """Files by name, and folders as None."""
    now: dict[Path, File | None] = field(default_factory=dict)
    unsure: list[tuple[Any, ...]] = field(default_factory=list)
    """Changes of names that no sync of the folder made sure."""

    @staticmethod
    def holding(found: dict[Path, bytes | None]) -> "Medium":
        """A medium on which all of this is sure."""
        names = {
            path: None if content is None else File(content, content)
            for path, content in found.items()
        }
        return Medium(dict(names), dict(names))

    def play(self, entry: tuple[Any, ...]) -> None:
        kind, path, *rest = entry
        if kind == "write":
            self._file(path).content += rest[0]
        elif kind == "sync":
            self._file(path).sure = self._file(path).content
        elif kind == "sync folder":
            self._sync_folder(path)
        elif kind == "create":
            self._rename(("name", path, File()))
        elif kind == "make folder":
            self._rename(("name", path, None))
        elif kind in {"replace", "remove"}:
            self._rename(entry)
        else:
            raise AssertionError(kind)

    def after_a_cut(self, loss: Loss, chance: random.Random) -> dict[Path, bytes | None]:
        """What is found when the power is back: bytes of files, None for folders."""
        names = dict(self.sure)
        for change in self.unsure:
            if loss in {Loss.NOTHING, Loss.CONTENTS} or (
                loss is Loss.CHANCE and chance.random() < 0.5
            ):
                _apply(names, change)
        found: dict[Path, bytes | None] = {}
        for path in sorted(names):
            # A file is reached through its folders alone; the outermost one comes first.
            if not found or path.parent in found:
                file = names[path]
                found[path] = None if file is None else _content(file, loss, chance)
        return found

    def _file(self, path: Path) -> File:
        file = self.now[path]
        assert file is not None
        return file

    def _rename(self, change: tuple[Any, ...]) -> None:
        _apply(self.now, change)
        self.unsure.append(change)

    def _sync_folder(self, folder: Path) -> None:
        for change in self.unsure:
            if change[1].parent == folder:
                _apply(self.sure, change)
        self.unsure = [change for change in self.unsure if change[1].parent != folder]


def _apply(names: dict[Path, File | None], change: tuple[Any, ...]) -> None:
    kind, path, *rest = change
    if kind == "name":
        names[path] = rest[0]
    elif kind == "remove":
        names.pop(path, None)
    elif path in names:
        names[rest[0]] = names.pop(path)


def _content(file: File, loss: Loss, chance: random.Random) -> bytes:
    if loss is Loss.NOTHING or file.content == file.sure:
        return file.content
    if loss is not Loss.CHANCE:
        return file.sure
    torn = file.content[: chance.randrange(len(file.content))]
    return chance.choice([file.sure, torn, torn.ljust(len(file.content), b"\0")])
