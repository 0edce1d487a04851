"""Documents of TinyDB, meant by one of their own values and never by TinyDB's numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tinydb import TinyDB, where
from tinydb.table import Document

Values = Mapping[str, Any]


def put(tables: TinyDB, name: str, key: str, values: Values) -> None:
    """Insert a document, or put all of its values into the one with the same value at `key`."""
    # TinyDB's own upsert writes a table twice where nothing matches.
    table = tables.table(name)
    found = table.get(where(key) == values[key])
    if isinstance(found, Document):
        table.update(dict(values), doc_ids=[found.doc_id])
    else:
        table.insert(dict(values))


def remove(tables: TinyDB, name: str, key: str, value: str) -> None:
    """Take the document with this value at `key` out, where there is one."""
    found = tables.table(name).get(where(key) == value)
    if isinstance(found, Document):
        tables.table(name).remove(doc_ids=[found.doc_id])
