"""Processes of their own, for what must not happen to the process of the tests."""

import multiprocessing
import os
import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

SPAWN = multiprocessing.get_context("spawn")
NOBODY = 65534


def in_process(work: Callable[..., Any], *arguments: Any) -> Any:
    """Return or raise what `work` does in a process of its own."""
    with ProcessPoolExecutor(1, SPAWN) as pool:
        return pool.submit(work, *arguments).result()


def give_up_privileges() -> None:
    """Root may write anywhere: be somebody who may not."""
    if os.geteuid() == 0:
        os.setuid(NOBODY)


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[bool]:
    """Mount a file system of a size on a folder, and say whether that was allowed."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "none", str(folder)]
    try:
        mounted = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        mounted = False
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", str(folder)], check=True)
