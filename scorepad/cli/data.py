"""The data that a command reads, whether the app is open or not."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from scorepad.cli.answering import Refusal
from scorepad.store.lock import NoLock
from scorepad.store.places import data_folder
from scorepad.store.store import Store
from scorepad.words import _
from scorepad.words.quoting import LONGEST_PATH, plain
from scorepad.words.store_faults import damage_in_words

Result = TypeVar("Result")


def add_data_option(parser: argparse.ArgumentParser) -> None:
    """Let the folder of the data be named after the command as well as before it."""
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        default=argparse.SUPPRESS,
        help=_("the folder of the data"),
    )


def look(said: Path | None, work: Callable[[Store], Awaitable[Result]]) -> Result:
    """What the work finds in the data, be there any or not; nothing is changed.

    Raises:
        Refusal: a part of the data is damaged.
        Fault: what the work raises.
    """
    folder = data_folder(said)
    if _is_there(folder):
        return _looked(folder, work)
    # Looking makes no folder where somebody has mistyped its name.
    with tempfile.TemporaryDirectory() as empty:
        return _looked(Path(empty), work)


def read(said: Path | None, work: Callable[[Store], Awaitable[Result]]) -> Result:
    """What the work finds in the data, of which nothing is changed.

    Raises:
        Refusal: there is no data, or a part of it is damaged.
        Fault: what the work raises.
    """
    folder = data_folder(said)
    if not _is_there(folder):
        where = plain(str(folder), LONGEST_PATH)
        raise Refusal(_("there is no data of Scorepad in {folder}").format(folder=where))
    return _looked(folder, work)


def change(said: Path | None, work: Callable[[Store], Awaitable[Result]]) -> Result:
    """What the work gives, which may change the data.

    Raises:
        StoreError: the data cannot be changed; another copy of the app is open, perhaps.
        Fault: what the work raises.
    """
    store = Store(data_folder(said))
    try:
        if store.database.read_only:
            raise store.database.read_only
        return asyncio.run(_done(work, store))
    finally:
        store.close()


def _is_there(folder: Path) -> bool:
    return (folder / "db").is_dir()


def _looked(folder: Path, work: Callable[[Store], Awaitable[Result]]) -> Result:
    store = Store(folder, lock=NoLock())
    found = asyncio.run(_done(work, store))
    if store.database.damages:
        raise Refusal(damage_in_words(store.database.damages[0]))
    return found


async def _done(work: Callable[[Store], Awaitable[Result]], store: Store) -> Result:
    return await work(store)
