"""Damaged files: kept aside under a name with the date, and replaced by their newest good copy."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from scorepad.store.copies import Copy, load_copy, read_shelf
from scorepad.store.disk import Place
from scorepad.store.errors import FileDamaged, Flaw, StoreError
from scorepad.store.files import commit, stage, sync_folder

Repair = Callable[[str, FileDamaged], bytes]
"""Called for a damaged table; puts a good one in its place and returns its bytes."""

Check = Callable[[bytes, Path], object]
"""Raises `FileDamaged` for bytes that are not what the file should hold."""


@dataclass(frozen=True)
class Damage:
    """What was found damaged, and what was done about it: for the screen to tell."""

    table: str
    flaw: Flaw
    when: datetime
    kept: Path | None
    """Where the damaged file is now; nothing where it was missing or the data is read-only."""
    restored_from: datetime | None
    """When the copy was made that took its place; nothing where there was none to take."""


@dataclass(frozen=True)
class Substitute:
    """What takes the place of a damaged file."""

    payload: bytes
    copied: datetime | None


def substitute(place: Place, table: str, check: Check, otherwise: bytes) -> Substitute:
    """Return the newest good copy of a table, or what to take where there is none."""
    for copy in read_shelf(place).copies:
        if copy.table == table:
            payload = _good(place, copy, check)
            if payload is not None:
                return Substitute(payload, copy.when)
    return Substitute(otherwise, None)


def put_in_place(place: Place, table: str, flaw: Flaw, new: Substitute) -> Damage:
    """Move the damaged file of a table aside and put the substitute in its place.

    Raises what `files.save` raises; the damaged file is then still where it was, or aside.
    """
    path = place.table(table)
    now = place.clock()
    temporary = stage(place.disk, path, new.payload)  # a full disk shows here
    kept = set_aside(place, path) if flaw is not Flaw.MISSING else None
    commit(place.disk, temporary, path)
    sync_folder(place.disk, place.folder)
    return Damage(table, flaw, now, kept, new.copied)


def set_aside(place: Place, path: Path) -> Path:
    """Rename a damaged file to one that says when it was found, and that no other has."""
    taken = set(place.names())
    stem = f"{path.stem}.corrupt-{place.clock().astimezone(UTC):%Y%m%dT%H%M%SZ}"
    name, again = stem, 1
    while name in taken:
        again += 1
        name = f"{stem}-{again}"
    commit(place.disk, path, path.with_name(name))
    return path.with_name(name)


def _good(place: Place, copy: Copy, check: Check) -> bytes | None:
    with suppress(StoreError):
        payload = load_copy(place, copy)
        check(payload, place.table(copy.table))
        return payload
    return None
