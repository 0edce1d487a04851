"""Several tables changed together: all of them or none, whenever the power goes.

What is to be written is first kept whole in a table of its own. From then on it is decided, and
made at once, or else before any other change; until then nothing has happened.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableMapping, Sequence
from dataclasses import dataclass
from typing import Any

from tinydb import TinyDB

from scorepad.store.documents import Values

JOURNAL = "journal"


@dataclass(frozen=True)
class Rewrite:
    """What changes in one table."""

    table: str
    key: str
    """By which of their values the documents are known."""
    documents: Sequence[Values] = ()
    """Whole documents, in the place of those with the same value at the key, or new."""
    gone: Sequence[str] = ()
    """The values at the key of those that are taken out."""


def write_together(tables: TinyDB, rewrites: Iterable[Rewrite]) -> None:
    """Decide on these changes, each to a table of its own or more than one, all or none.

    They are made when the work that decides on them is at its end, see `Database.change`.
    """
    needed = [each for each in rewrites if each.documents or each.gone]
    if not needed:
        return
    if JOURNAL not in tables.tables():
        # A new table is written in two steps: broken off in between, nothing must be in it.
        tables.table(JOURNAL).truncate()
    tables.table(JOURNAL).insert_multiple([vars(each) for each in needed])


def is_unfinished(tables: TinyDB) -> bool:
    """Whether changes are decided that are not made everywhere."""
    return len(tables.table(JOURNAL)) > 0


def complete_rewrites(tables: TinyDB) -> None:
    """Make the changes that are kept in the journal, if any; those already made do no harm."""
    decided = tables.table(JOURNAL).all()
    for kept in decided:
        _rewrite(tables, Rewrite(**kept))
    if decided:
        tables.table(JOURNAL).truncate()


def _rewrite(tables: TinyDB, rewrite: Rewrite) -> None:
    table = tables.table(rewrite.table)
    there = {each[rewrite.key]: each for each in table.all()}
    gone = [there[value].doc_id for value in rewrite.gone if value in there]
    if gone:
        table.remove(doc_ids=gone)
    values = {each[rewrite.key]: each for each in rewrite.documents}
    older = [
        there[value].doc_id
        for value in there.keys() & values
        if _is_older(there[value], values[value])
    ]

    def renew(document: MutableMapping[str, Any]) -> None:
        document.update(values[document[rewrite.key]])

    if older:
        table.update(renew, doc_ids=sorted(older))
    new = [dict(each) for value, each in values.items() if value not in there]
    if new:
        table.insert_multiple(new)


def _is_older(present: Values, kept: Values) -> bool:
    """Whether a document is to be replaced; a game may have been changed once more since."""
    return bool(present.get("revision", 0) < kept.get("revision", 1))
