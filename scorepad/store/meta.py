"""What the store knows about itself: the data's version and which tables there are."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from scorepad.store.disk import Place
from scorepad.store.errors import FileDamaged, Flaw
from scorepad.store.files import decoded, load, save

META = "meta"
"""The name of the store's own file among those of the tables."""


@dataclass(frozen=True)
class Meta:
    """The data's version, the tables, and those that were dropped and must not come back."""

    version: int
    tables: frozenset[str] = frozenset()
    dropped: frozenset[str] = frozenset()

    def with_tables(self, names: Iterable[str]) -> "Meta":
        """Return what is known once these tables are there too."""
        tables = self.tables | set(names)
        return Meta(self.version, tables, self.dropped - tables)

    def without_tables(self, names: Iterable[str]) -> "Meta":
        """Return what is known once these tables are dropped."""
        gone = set(names)
        return Meta(self.version, self.tables - gone, self.dropped | gone)

    def payload(self) -> bytes:
        """Return the bytes to keep."""
        facts = {
            "version": self.version,
            "tables": sorted(self.tables),
            "dropped": sorted(self.dropped),
        }
        return json.dumps(facts, separators=(",", ":")).encode()


def load_meta(place: Place) -> Meta:
    """Read the meta file; raises what `files.load` raises."""
    path = place.table(META)
    return parsed_meta(load(place.disk, path), path)


def save_meta(place: Place, meta: Meta) -> None:
    """Write the meta file; raises what `files.save` raises."""
    save(place.disk, place.table(META), meta.payload())


def parsed_meta(payload: bytes, path: Path) -> Meta:
    """Return what the bytes say; raises `FileDamaged` where that is no meta."""
    facts = decoded(payload, path)
    try:
        return Meta(int(facts["version"]), frozenset(facts["tables"]), frozenset(facts["dropped"]))
    except (ValueError, TypeError, KeyError) as error:
        raise FileDamaged(path, Flaw.CONTENT) from error
