"""Results of finished games beside their tables, so that they are not worked out at every start.

They are no data: a file of them counts only for the very table that it was made from, by the very
code that is running, and may be thrown away.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

from scorepad import __version__
from scorepad.season.results import Debt, GameResult, PlayerResult
from scorepad.store.disk import Place
from scorepad.store.errors import StoreError
from scorepad.store.files import decoded, load, make_folders, save
from scorepad.store.kept import Document

log = logging.getLogger("scorepad")

Mark = tuple[str, int]
"""A game's id and its revision."""


def mark_of(document: Document) -> Mark:
    """Which state of which game a document tells."""
    return document["id"], document["revision"]


Results = Mapping[Mark, GameResult]


@dataclass(frozen=True)
class KeptResults:
    """The results of a table."""

    table: str
    """The first line of its file, which is another one whenever the table is."""
    results: Results


NOTHING = KeptResults("", {})


def are_kept(place: Place) -> bool:
    """Whether results were worked out here before."""
    return bool(place.disk.names(_folder(place)))


def load_results(place: Place, table: str) -> KeptResults:
    """What was worked out for a table, by this code; nothing where that cannot be told."""
    path = _path(place, table)
    with suppress(StoreError):
        found = decoded(load(place.disk, path), path)
        if found["code"] == code():
            results = {(id_, revision): _result(row) for id_, revision, row in found["results"]}
            return KeptResults(found["table"], results)
    return NOTHING


def save_results(place: Place, table: str, kept: KeptResults) -> None:
    """Keep what was worked out; that it cannot be kept does no harm."""
    rows = [(id_, revision, result) for (id_, revision), result in kept.results.items()]
    found = {"code": code(), "table": kept.table, "results": rows}
    payload = json.dumps(found, default=_row, ensure_ascii=False, separators=(",", ":"))
    try:
        make_folders(place.disk, _folder(place))
        save(place.disk, _path(place, table), payload.encode())
    except StoreError:
        log.exception("The results of %s could not be kept", table)


@cache
def code() -> str:
    """A text that is another one whenever the code is that results follow from."""
    package = Path(__file__).parents[1]
    files = [
        each for part in ("rules", "game", "season") for each in (package / part).glob("*.py*")
    ]
    facts = [(each.name, each.stat().st_size, each.stat().st_mtime_ns) for each in sorted(files)]
    return f"{__version__} {crc32(repr(facts).encode()):08x}"


def _folder(place: Place) -> Path:
    # Not among the tables: they are neither backed up nor missed.
    return place.folder.parent / "results"


def _path(place: Place, table: str) -> Path:
    return _folder(place) / f"{table}.json"


def _row(value: Any) -> list[Any]:
    """What JSON keeps of a dataclass: its values in order."""
    return [getattr(value, each.name) for each in fields(value)]


def _result(row: list[Any]) -> GameResult:
    found = _by_name(GameResult, row)
    found["debts"] = tuple(Debt(*each) for each in found["debts"])
    found["notes"] = tuple(found["notes"])
    found["by_player"] = tuple(_player(each) for each in found["by_player"])
    return GameResult(**found)


def _player(row: list[Any]) -> PlayerResult:
    found = _by_name(PlayerResult, row)
    found["queens_from"] = tuple(found["queens_from"])
    return PlayerResult(**found)


def _by_name(kind: type[GameResult | PlayerResult], row: list[Any]) -> dict[str, Any]:
    return {each.name: value for each, value in zip(fields(kind), row, strict=True)}
