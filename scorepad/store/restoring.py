"""Restoring a whole backup in one step that a power cut cannot leave half done."""

import json
from contextlib import suppress
from pathlib import Path

from scorepad.store.copies import Copy, listed, load_copy, read_shelf
from scorepad.store.disk import Place
from scorepad.store.errors import FileDamaged, Flaw, RestoreUnfinished, StoreError
from scorepad.store.files import commit, decoded, load, remove, save, stage, sync_folder
from scorepad.store.meta import META, Meta, parsed_meta

INTENT = "restoring"
"""The name of the file that says which backup is being restored, while it is."""


def restore(place: Place, number: int) -> None:
    """Put the tables of a backup in the place of the present ones.

    Raises `NoSuchBackup`, `FileDamaged` or what `files.save` raises, with nothing changed;
    `RestoreUnfinished` where it broke off later: `resume` then completes it.
    """
    shelf = read_shelf(place)
    copies = listed(place, shelf, shelf.backup(number))
    staged: list[tuple[Path, Path]] = []
    try:
        for copy in copies.values():
            path = place.table(copy.table)
            staged.append((stage(place.disk, path, _payload(place, copy)), path))
        # From here on a restore that breaks off is completed, at the next start if need be.
        save(place.disk, _intent(place), json.dumps(number).encode())
    except BaseException:
        for temporary, _ in staged:
            with suppress(StoreError):
                remove(place.disk, temporary)
        raise
    try:
        for temporary, path in staged:
            commit(place.disk, temporary, path)
        sync_folder(place.disk, place.folder)
        remove(place.disk, _intent(place))
        sync_folder(place.disk, place.folder)
    except StoreError as error:
        raise RestoreUnfinished(number) from error


def resume(place: Place) -> bool:
    """Complete a restore that was broken off, and say whether there was one.

    Raises what `restore` raises, and `FileDamaged` where it cannot be known which one it was.
    """
    try:
        number = decoded(load(place.disk, _intent(place)), _intent(place))
    except FileDamaged as damage:
        if damage.flaw is Flaw.MISSING:
            return False
        raise
    restore(place, number)
    return True


def _intent(place: Place) -> Path:
    # No table's file: those end in .json.
    return place.folder / INTENT


def _payload(place: Place, copy: Copy) -> bytes:
    payload = load_copy(place, copy)
    if copy.table != META:
        return payload
    then = parsed_meta(payload, place.table(META))
    since = place.table_names() - {META} - then.tables
    return Meta(then.version, then.tables, then.dropped | since).payload()
