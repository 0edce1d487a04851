"""The whole page: Flet's client, Python, a program for it, and what starts them."""

import shutil
from pathlib import Path

from tools.web import bytecode, client, offline, program, standard_library
from tools.web.licences import write_licences
from tools.web.refusal import write_refusals

PROJECT = Path(__file__).parents[2]


def build(folder: Path, what: program.Program) -> None:
    """Build the page into a folder, in place of what is there.

    Args:
        folder: where; a page that was built there before is removed first.
        what: the Python program that the page runs.

    Raises:
        FileExistsError: the folder holds something else.
    """
    _empty(folder)
    client.copy_into(folder)
    shutil.copytree(PROJECT / "web", folder, dirs_exist_ok=True)
    write_licences(program.distributions(what), folder / "licences.txt")
    write_refusals(folder / "nothing-kept.json")
    if what.assets:
        # The large pictures are for stores and for windows of their own.
        large = shutil.ignore_patterns("icon.png", "splash.png")
        shutil.copytree(what.assets, folder, ignore=large, dirs_exist_ok=True)
    library, archive = folder / "pyodide" / "python_stdlib.zip", folder / "app.zip"
    standard_library.trim(library)
    program.pack(what, archive)
    bytecode.compile_archives(library, archive)
    offline.list_files(folder)


def _empty(folder: Path) -> None:
    if not folder.exists():
        return
    if any(folder.iterdir()) and not (folder / offline.SERVICE_WORKER).exists():
        raise FileExistsError(folder)
    shutil.rmtree(folder)


def megabytes(folder: Path) -> float:
    """The size of all files in a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6
