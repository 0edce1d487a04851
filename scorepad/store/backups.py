"""Making backups: copying only what differs, and keeping few of them for long."""

import json
from collections.abc import Iterable
from datetime import UTC

from scorepad.store.copies import (
    Backup,
    Copy,
    Occasion,
    Shelf,
    listed,
    path_of,
    read_shelf,
)
from scorepad.store.damage import Repair
from scorepad.store.disk import Place
from scorepad.store.errors import FileDamaged, StoreError
from scorepad.store.files import header, load, remove, save, sync_folder
from scorepad.store.meta import META

KEPT = 10
"""The number of ordinary days, and of special occasions, whose last backup is kept."""


def back_up(
    place: Place,
    tables: Iterable[str],
    occasion: Occasion,
    repair: Repair,
    needed: int | None = None,
) -> Backup | None:
    """Make a backup, or none where the last one is the same and the occasion an ordinary one.

    Older ones that need not be kept are removed, but not the one whose number is `needed`.
    Raises what `files.save` raises; the backups made before are then intact.
    """
    shelf = read_shelf(place)
    # Whole seconds, as in the name of the file.
    when = place.clock().astimezone(UTC).replace(microsecond=0)
    backup = Backup(shelf.next_number(), when, occasion)
    newest = shelf.newest()
    contents = {}
    for table in sorted({META, *tables}):
        copy = newest.get(table)
        if copy is None or _differs(place, copy):
            copy = Copy(backup.number, when, table)
            save(place.disk, path_of(place, copy), _good_payload(place, table, repair))
        contents[table] = copy
    if occasion.ordinary and _is_last(place, shelf, contents):
        return None
    numbers = {table: copy.number for table, copy in contents.items()}
    payload = json.dumps(numbers, separators=(",", ":")).encode()
    save(place.disk, path_of(place, backup), payload)
    _prune(place, read_shelf(place), needed)
    return backup


def _differs(place: Place, copy: Copy) -> bool:
    # The first lines hold the checksums: nothing more needs to be read of what is the same.
    original = header(place.disk, place.table(copy.table))
    return not original or original != header(place.disk, path_of(place, copy))


def _good_payload(place: Place, table: str, repair: Repair) -> bytes:
    try:
        return load(place.disk, place.table(table))
    except FileDamaged as damage:
        return repair(table, damage)


def _is_last(place: Place, shelf: Shelf, contents: dict[str, Copy]) -> bool:
    return any(_contents(place, shelf, backup) == contents for backup in shelf.backups[:1])


def _contents(place: Place, shelf: Shelf, backup: Backup) -> dict[str, Copy]:
    try:
        return listed(place, shelf, backup)
    except StoreError:  # a backup that cannot be read is worth nothing, but does no harm
        return {}


def _prune(place: Place, shelf: Shelf, needed: int | None) -> None:
    kept = kept_backups(shelf.backups)
    kept.update(backup for backup in shelf.backups if backup.number == needed)
    used = set(shelf.newest().values())
    for backup in kept:
        used.update(_contents(place, shelf, backup).values())
    for backup in set(shelf.backups) - kept:
        remove(place.disk, path_of(place, backup))
    for copy in set(shelf.copies) - used:
        remove(place.disk, path_of(place, copy))
    sync_folder(place.disk, place.backups)


def kept_backups(backups: Iterable[Backup]) -> set[Backup]:
    """Return those to keep: the last of ten days and of every month, and ten special ones."""
    days: dict[str, Backup] = {}
    months: dict[str, Backup] = {}
    special: list[Backup] = []
    for backup in backups:  # the newest comes first, and setdefault keeps the first
        if backup.occasion.ordinary:
            days.setdefault(f"{backup.when:%Y%m%d}", backup)
            months.setdefault(f"{backup.when:%Y%m}", backup)
        else:
            special.append(backup)
    return {*list(days.values())[:KEPT], *months.values(), *special[:KEPT]}
