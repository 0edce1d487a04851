"""The data in the browser: its database instead of a disk, its lock instead of a file.

`scorepad_browser` is `web/storage.js`; both are there only where Python runs in the browser.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from scorepad.store.errors import DiskFull, NotKept, SecondTab, StoreError
from scorepad.store.kept_disk import KeptDisk
from scorepad.store.store import Store

FOLDER = Path("/data")
"""Where the data is, as far as the store is concerned."""


async def open_store() -> Store:
    """Open what this browser keeps."""
    import scorepad_browser

    database = await scorepad_browser.openFiles()
    disk = KeptDisk(await _files(database), lambda changed: _keep(database, changed))
    lock = await _lock(disk, database)
    return Store(FOLDER, disk, lock=lock, settle=disk.settle)


def tell_playing(playing: bool) -> None:
    """Let the page know whether a game is going on."""
    import scorepad_browser

    scorepad_browser.tellPlaying(playing)


class TabLock:
    """Which tab writes: the browser frees the lock when the tab goes, however it goes."""

    def __init__(self) -> None:
        self.is_ours = False

    def take(self) -> bool:
        """Say that the lock is ours; `SecondTab` while it is not.

        It was asked for at the start, and comes when it is free.
        """
        if not self.is_ours:
            raise SecondTab
        return True

    def give_back(self) -> None:
        """Keep it: another tab takes over when this one is closed."""


async def _lock(disk: KeptDisk, database: Any) -> TabLock:
    import scorepad_browser
    from pyodide.ffi import create_proxy

    lock = TabLock()
    looking = asyncio.Lock()
    tasks: set[asyncio.Task[None]] = set()

    async def look(*, ours: bool) -> None:
        async with looking:
            if not lock.is_ours:
                disk.replace_all(await _files(database))
                lock.is_ours = ours

    def look_soon(*, ours: bool) -> None:
        task = asyncio.ensure_future(look(ours=ours))
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    scorepad_browser.onOthersChange(create_proxy(lambda: look_soon(ours=False)))
    ours = await scorepad_browser.askToWrite(create_proxy(lambda: look_soon(ours=True)))
    # Once more: what was read before the lock was ours may have been changed since.
    await look(ours=ours)
    return lock


async def _files(database: Any) -> dict[Path, bytes]:
    import scorepad_browser

    pairs = await scorepad_browser.readFiles(database)
    return {Path(path): data.to_bytes() for path, data in pairs}


async def _keep(database: Any, changed: Mapping[Path, bytes | None]) -> None:
    import scorepad_browser
    from pyodide.ffi import JsException, to_js

    try:
        await scorepad_browser.writeFiles(
            database, to_js([[str(path), data] for path, data in changed.items()])
        )
    except JsException as why:
        raise _failure(why) from why


def _failure(why: Any) -> StoreError:
    if getattr(why, "name", "") == "QuotaExceededError":
        return DiskFull(FOLDER)
    return NotKept()
