"""Documents of TinyDB, meant by one of their own values and never by TinyDB's numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tinydb import TinyDB, where
from tinydb.table import Document

Values = Mapping[str, Any]


def find(tables: TinyDB, name: str, key: str, value: str) -> Document | None:
    """The document with this value at `key`; None where there is none."""
    found = tables.table(name).get(where(key) == value)
    return found if isinstance(found, Document) else None


def put(tables: TinyDB, name: str, key: str, values: Values) -> None:
    """Insert a document, or put all of its values into the one with the same value at `key`."""
    # TinyDB's own upsert writes a table twice where nothing matches.
    found = find(tables, name, key, values[key])
    if found is not None:
        tables.table(name).update(dict(values), doc_ids=[found.doc_id])
    else:
        tables.table(name).insert(dict(values))


def remove(tables: TinyDB, name: str, key: str, value: str) -> None:
    """Take the document with this value at `key` out, where there is one."""
    found = find(tables, name, key, value)
    if found is not None:
        tables.table(name).remove(doc_ids=[found.doc_id])
