"""TinyDB's storage: a small file for each table, read at first use, written when changed."""

import json
from collections.abc import Callable, Iterator, MutableMapping
from pathlib import Path
from typing import Any, cast

from tinydb import Storage

from scorepad.store.damage import Repair
from scorepad.store.disk import Place
from scorepad.store.errors import BadTableName, FileDamaged, Flaw, ReadOnly, StoreError
from scorepad.store.files import decoded, load, remove, save, sync_folder
from scorepad.store.meta import META, Meta, save_meta

Documents = dict[str, dict[str, Any]]
"""What TinyDB keeps for a table: documents by their id."""


class TableFiles(Storage):
    """The tables of a place. Whoever uses it lets in one thread at a time."""

    def __init__(
        self, place: Place, meta: Meta, repair: Repair, read_only: StoreError | None
    ) -> None:
        self.place = place
        self.meta = meta
        self.read_only = read_only
        """Why nothing may be written; nothing where it may."""
        self._repair = repair
        self._parsed: dict[str, Documents] = {}

    def read(self) -> "Tables":  # type: ignore[override]  # TinyDB asks for no more than a mapping
        """Return the tables; each is read and parsed when it is first looked at."""
        return Tables(self.meta.tables, self._documents)

    def write(self, data: MutableMapping[str, Documents]) -> None:
        """Save the tables that changed, and forget what is known of them if that fails.

        A table has changed when its dict is another one than was read: TinyDB puts a new
        dict in the place of the table it changes and leaves the others alone.
        """
        if self.read_only:
            raise ReadOnly(self.read_only)
        looked_at = data.looked_at() if isinstance(data, Tables) else data
        try:
            self._drop(self.meta.tables.difference(data))
            for name, documents in looked_at.items():
                if documents is not self._parsed.get(name):
                    self._save(name, documents)
        except BaseException:
            self.forget()
            raise

    def forget(self) -> None:
        """Drop what is in memory, so that the next read is what is on the disk."""
        self._parsed.clear()

    def in_memory(self, name: str) -> Documents | None:
        """Return a table if it is known without reading."""
        return self._parsed.get(name)

    def payload_in_memory(self, name: str) -> bytes | None:
        """Return the bytes to keep of a table or of meta, if they are known without reading."""
        if name == META:
            return self.meta.payload()
        return serialised(self._parsed[name]) if name in self._parsed else None

    def _documents(self, name: str) -> Documents:
        if name not in self._parsed:
            self._parsed[name] = self._loaded(name)
        return self._parsed[name]

    def _loaded(self, name: str) -> Documents:
        path = self.place.table(name)
        try:
            return parsed(load(self.place.disk, path), path)
        except FileDamaged as damage:
            return parsed(self._repair(name, damage), path)

    def _save(self, name: str, documents: Documents) -> None:
        if name == META:
            raise BadTableName(name)
        save(self.place.disk, self.place.table(name), serialised(documents))
        if name not in self.meta.tables:
            # The table first: a file that meta does not know is taken in at the next start,
            # one that meta knows and that is missing would pass for damage.
            self._remember(self.meta.with_tables([name]))
        self._parsed[name] = documents

    def _drop(self, names: frozenset[str]) -> None:
        if not names:
            return
        # Meta first: its tombstone finishes the work at the next start.
        self._remember(self.meta.without_tables(names))
        for name in names:
            self._parsed.pop(name, None)
            remove(self.place.disk, self.place.table(name))
        sync_folder(self.place.disk, self.place.folder)

    def _remember(self, meta: Meta) -> None:
        save_meta(self.place, meta)
        self.meta = meta


class Tables(MutableMapping[str, Documents]):
    """The tables by name, each loaded when it is first looked at."""

    def __init__(self, names: frozenset[str], load: Callable[[str], Documents]) -> None:
        self._names = set(names)
        self._load = load
        self._looked_at: dict[str, Documents] = {}

    def looked_at(self) -> dict[str, Documents]:
        """Return the tables that were read or set, the only ones that can have changed."""
        return self._looked_at

    def __getitem__(self, name: str) -> Documents:
        if name not in self._names:
            raise KeyError(name)
        if name not in self._looked_at:
            self._looked_at[name] = self._load(name)
        return self._looked_at[name]

    def __setitem__(self, name: str, documents: Documents) -> None:
        self._names.add(name)
        self._looked_at[name] = documents

    def __delitem__(self, name: str) -> None:
        self._names.remove(name)
        self._looked_at.pop(name, None)

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


def serialised(documents: Documents) -> bytes:
    """Return the bytes to keep of a table; `ValueError` or `TypeError` for what is no JSON."""
    try:
        # One at a time, so that other threads have their turn in between.
        items = [_encoded(number) + b":" + _encoded(each) for number, each in documents.items()]
    except RecursionError as error:
        raise ValueError("a document holds itself") from error
    return b"{" + b",".join(items) + b"}"


def _encoded(value: object) -> bytes:
    return _ENCODER.encode(value).encode()


# What holds itself is noticed all the same, and looking for it takes time.
_ENCODER = json.JSONEncoder(
    ensure_ascii=False, allow_nan=False, check_circular=False, separators=(",", ":")
)


def parsed(payload: bytes, path: Path) -> Documents:
    """Return the table in a file's bytes; raises `FileDamaged` where there is none."""
    documents = decoded(payload, path)
    if not _is_table(documents):
        raise FileDamaged(path, Flaw.CONTENT)
    return cast(Documents, documents)


def documents_in(payload: bytes) -> Iterator[dict[str, Any]]:
    """The documents in the bytes of a table, parsed one by one as they are taken.

    Only as `serialised` writes them. Less is in memory at a time, and what was just parsed is
    quicker to look at: with thousands of games it shows.
    """
    text, decode, at = payload.decode(), json.JSONDecoder().raw_decode, 1
    while text[at] != "}":
        _, colon = decode(text, at)
        document, at = decode(text, colon + 1)
        yield document
        at += text[at] == ","


def _is_table(documents: object) -> bool:
    return isinstance(documents, dict) and all(
        number.isdecimal() and isinstance(document, dict) for number, document in documents.items()
    )
