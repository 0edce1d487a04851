"""Opening: what is found in the folder is understood, and put in order, before it is used."""

from contextlib import suppress

from scorepad.store.copies import read_shelf
from scorepad.store.damage import Damage, Substitute, put_in_place, set_aside, substitute
from scorepad.store.disk import Place
from scorepad.store.errors import DataNewer, FileDamaged, Flaw, NoSuchBackup, StoreError
from scorepad.store.files import TEMPORARY, make_folders, remove, sync_folder
from scorepad.store.meta import META, Meta, load_meta, parsed_meta, save_meta
from scorepad.store.restoring import INTENT, resume


def open_to_write(place: Place, version: int) -> tuple[Meta, list[Damage]]:
    """Put the folder in order and return what is in it and what was damaged.

    No table is read. Raises `DataNewer` or `FileNewer` before anything was touched, and what
    `files.save` raises.
    """
    make_folders(place.disk, place.backups)
    meta, damages = _meta(place, version)
    if meta.version > version:
        raise DataNewer(meta.version, version)
    # A temporary file is what a write left that was never acknowledged.
    _remove(place, [name for name in place.names() if name.endswith(TEMPORARY)])
    completed, broken = _completed(place)
    if completed:
        meta = load_meta(place)
    _remove(place, [f"{name}.json" for name in meta.dropped & _tables(place)])
    return _taken_in(place, meta), damages + broken


def open_to_read(place: Place, version: int) -> Meta:
    """Return what is in the folder as far as that can be known without changing anything."""
    with suppress(StoreError):
        return _meta_to_read(place, version)
    return Meta(version)  # there is no folder, or it cannot be looked into


def _meta_to_read(place: Place, version: int) -> Meta:
    try:
        meta = load_meta(place)
    except FileDamaged:
        otherwise = _rebuilt(place, version).payload()
        new = substitute(place, META, parsed_meta, otherwise)
        meta = parsed_meta(new.payload, place.table(META))
    except StoreError:
        meta = Meta(version)
    return meta.with_tables(_tables(place) - meta.dropped)


def _meta(place: Place, version: int) -> tuple[Meta, list[Damage]]:
    try:
        return load_meta(place), []
    except FileDamaged as damage:
        if damage.flaw is Flaw.MISSING and _is_new(place):
            save_meta(place, Meta(version))
            return Meta(version), []
        flaw = damage.flaw
    # Version 1: the steps of the migrations do no harm when they are run twice.
    new = substitute(place, META, parsed_meta, _rebuilt(place, 1).payload())
    # An old meta may call dropped what has been made anew since.
    meta = parsed_meta(new.payload, place.table(META)).with_tables(_tables(place))
    return meta, [put_in_place(place, META, flaw, Substitute(meta.payload(), new.copied))]


def _completed(place: Place) -> tuple[bool, list[Damage]]:
    try:
        return resume(place), []
    except (FileDamaged, NoSuchBackup) as error:
        flaw = error.flaw if isinstance(error, FileDamaged) else Flaw.MISSING
        kept = set_aside(place, place.folder / INTENT)
        sync_folder(place.disk, place.folder)
        return False, [Damage(INTENT, flaw, place.clock(), kept, None)]


def _taken_in(place: Place, meta: Meta) -> Meta:
    # The file of a new table is there before meta knows of it.
    unknown = _tables(place) - meta.tables
    if not unknown:
        return meta
    meta = meta.with_tables(unknown)
    save_meta(place, meta)
    return meta


def _remove(place: Place, names: list[str]) -> None:
    for name in names:
        remove(place.disk, place.folder / name)
    if names:
        sync_folder(place.disk, place.folder)


def _is_new(place: Place) -> bool:
    return not _tables(place) and not read_shelf(place).copies


def _rebuilt(place: Place, version: int) -> Meta:
    copied = {copy.table for copy in read_shelf(place).copies}
    return Meta(version, frozenset(_tables(place) | copied - {META}))


def _tables(place: Place) -> set[str]:
    return place.table_names() - {META}
