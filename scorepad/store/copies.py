"""The folder of backups: copies of single tables, and lists of which copies belong together.

`000012.20261130T081423Z.live.json` is the copy of a table, made for backup 12;
`000012.20261130T081423Z.start.backup` lists the copies that backup 12 is made of, most of
them from earlier backups. The numbers rise whatever the clock does.
"""

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path

from scorepad.store.disk import Place, translated
from scorepad.store.errors import FileDamaged, Flaw, NoSuchBackup
from scorepad.store.files import decoded, load

_TIME = "%Y%m%dT%H%M%SZ"
_NAME = re.compile(r"([0-9]{6})\.([0-9]{8}T[0-9]{6}Z)\.([a-z0-9_-]+)\.(json|backup)")


class Occasion(Enum):
    """Why a backup was made."""

    START = "start"
    GAME = "game"
    """A game was finished."""
    MIGRATION = "migration"
    IMPORT = "import"
    RESTORE = "restore"

    @property
    def ordinary(self) -> bool:
        """Say whether one a day is enough."""
        return self in {Occasion.START, Occasion.GAME}


@dataclass(frozen=True)
class Backup:
    """A state of all the data that can be restored."""

    number: int
    when: datetime
    occasion: Occasion

    @property
    def file_name(self) -> str:
        """The name of its list of copies."""
        return f"{self.number:06d}.{self.when:{_TIME}}.{self.occasion.value}.backup"


@dataclass(frozen=True)
class Copy:
    """A copy of one table."""

    number: int
    when: datetime
    table: str

    @property
    def file_name(self) -> str:
        """The name of the copy."""
        return f"{self.number:06d}.{self.when:{_TIME}}.{self.table}.json"


@dataclass(frozen=True)
class Shelf:
    """What is in the folder of backups, the newest first."""

    backups: tuple[Backup, ...]
    copies: tuple[Copy, ...]

    def next_number(self) -> int:
        """Return a number that was never used."""
        last_backup = max((backup.number for backup in self.backups), default=0)
        last_copy = max((copy.number for copy in self.copies), default=0)
        return max(last_backup, last_copy) + 1

    def newest(self) -> dict[str, Copy]:
        """Return the newest copy of every table."""
        return {copy.table: copy for copy in reversed(self.copies)}

    def backup(self, number: int) -> Backup:
        """Return the backup of this number; raises `NoSuchBackup`."""
        for backup in self.backups:
            if backup.number == number:
                return backup
        raise NoSuchBackup(number)


def read_shelf(place: Place) -> Shelf:
    """Look into the folder of backups, which need not exist."""
    with translated(place.backups):
        names = place.disk.names(place.backups)
    entries = [_entry(name) for name in sorted(names, reverse=True)]
    return Shelf(
        tuple(entry for entry in entries if isinstance(entry, Backup)),
        tuple(entry for entry in entries if isinstance(entry, Copy)),
    )


def _entry(name: str) -> Backup | Copy | None:
    parts = _NAME.fullmatch(name)
    if parts is None:
        return None
    try:
        number, when = int(parts[1]), datetime.strptime(parts[2], _TIME).replace(tzinfo=UTC)
        if parts[4] == "json":
            return Copy(number, when, parts[3])
        return Backup(number, when, Occasion(parts[3]))
    except ValueError:  # somebody else's file
        return None


def path_of(place: Place, entry: Backup | Copy) -> Path:
    """Return where a copy or a list of copies lies."""
    return place.backups / entry.file_name


def load_copy(place: Place, copy: Copy) -> bytes:
    """Return what was copied; raises what `files.load` raises."""
    return load(place.disk, path_of(place, copy))


def listed(place: Place, shelf: Shelf, backup: Backup) -> dict[str, Copy]:
    """Return the copies that a backup is made of, by table.

    Raises what `files.load` raises, and `FileDamaged` where one of the copies is gone.
    """
    path = path_of(place, backup)
    there = {(copy.table, copy.number): copy for copy in shelf.copies}
    numbers = decoded(load(place.disk, path), path)
    try:
        return {table: there[table, number] for table, number in numbers.items()}
    except (AttributeError, KeyError, TypeError) as error:
        raise FileDamaged(path, Flaw.CONTENT) from error
