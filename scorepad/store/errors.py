"""Every way in which the store can fail: facts for `scorepad.words` to put into sentences."""

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from scorepad.rules.fault import Fault


class StoreError(Fault):
    """What all failures of the store have in common."""


class Flaw(Enum):
    """What is wrong with a damaged file."""

    MISSING = "missing"
    EMPTY = "empty"
    HEADER = "header"
    """The first line is not ours."""
    CHECKSUM = "checksum"
    """What follows the first line is not what was written."""
    UNREADABLE = "unreadable"
    """The medium does not give it back, or it is no file."""
    CONTENT = "content"
    """Written by us, yet not what a file of this kind holds."""


@dataclass(eq=False)
class FileDamaged(StoreError):
    """A file does not hold what was written to it."""

    path: Path
    flaw: Flaw


@dataclass(eq=False)
class FileNewer(StoreError):
    """A file has a format that only a later version of the app knows."""

    path: Path
    format: int


@dataclass(eq=False)
class DataNewer(StoreError):
    """The data was migrated by a later version of the app."""

    found: int
    known: int


@dataclass(eq=False)
class SecondCopy(StoreError):
    """Another copy of the app is the writer of this data."""

    folder: Path


class SecondTab(StoreError):
    """Another tab of the browser is the writer of its data."""


class NothingKept(StoreError):
    """The browser has no storage that lasts, or cannot let one tab alone write to it."""


class NotKept(StoreError):
    """The browser did not keep what was written; all that it kept before is intact."""


@dataclass(eq=False)
class Closed(StoreError):
    """This copy of the app has closed the data and is no longer its writer."""

    folder: Path


@dataclass(eq=False)
class DiskFull(StoreError):
    """No room for a file, or it is larger than allowed; the old one is intact."""

    path: Path


@dataclass(eq=False)
class NotAllowed(StoreError):
    """The system forbids reading or writing there."""

    path: Path


@dataclass(eq=False)
class DiskFailed(StoreError):
    """The system refused to read or write for some other reason."""

    path: Path
    number: int
    """The system's `errno`."""


@dataclass(eq=False)
class ReadOnly(StoreError):
    """A change was asked for while the data is open for reading alone."""

    why: StoreError


@dataclass(eq=False)
class RestoreUnfinished(StoreError):
    """A restore broke off half-way; opening the data again completes it."""

    number: int


@dataclass(eq=False)
class NoSuchBackup(StoreError):
    """There is no backup of this number."""

    number: int


@dataclass(eq=False)
class BadTableName(StoreError):
    """A table's name that would not be a safe file name everywhere."""

    name: str
