"""A Python program for the page, with all that it imports, in one archive."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import distribution
from pathlib import Path

from tools.web.archive import write_archive
from tools.web.locales import locales

PROJECT = Path(__file__).parents[2]
OF_FLET = ("flet", "msgpack", "repath", "six")
"""What Flet needs in the browser."""
LEFT_OUT = re.compile(
    r"flet/(auth|fastapi|testing|cli\.py|pytest_plugin\.py)"
    r"|babel/messages/"
    r"|filelock/|platformdirs/"
    r"|.*\.dist-info/"
)


@dataclass(frozen=True)
class Program:
    """What the page runs."""

    start: str
    """The code that Python runs."""
    files: tuple[tuple[str, Path], ...]
    """Its own files: the name in the archive, and where it is."""
    packages: tuple[str, ...] = ()
    """The distributions that it needs beside Flet."""
    assets: Path | None = None


def scorepad() -> Program:
    """The app."""
    wanted = (each for each in sorted((PROJECT / "scorepad").rglob("*")) if _is_own(each))
    assets = PROJECT / "assets"
    return Program(
        start="from scorepad.ui.in_browser import run_in_browser\n\nrun_in_browser()\n",
        files=tuple((path.relative_to(PROJECT).as_posix(), path) for path in wanted),
        packages=tuple(_dependencies()),
        assets=assets if assets.is_dir() else None,
    )


def distributions(program: Program) -> list[str]:
    """The distributions that go into the page."""
    return sorted({*OF_FLET, *program.packages})


def pack(program: Program, archive: Path) -> None:
    """Write the program and its packages into an archive."""
    write_archive(archive, _all_files(program))


def _is_own(path: Path) -> bool:
    if {"__pycache__", "cli"} & set(path.parts):
        return False
    return path.suffix in {".py", ".mo", ".ttf"} and path.name != "__main__.py"


def _dependencies() -> Iterator[str]:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for requirement in project["dependencies"]:
        yield re.split(r"[^\w.-]", requirement, maxsplit=1)[0]


def _all_files(program: Program) -> Iterator[tuple[str, bytes]]:
    yield "main.py", program.start.encode()
    for name, path in program.files:
        yield name, path.read_bytes()
    for package in distributions(program):
        for file in sorted(distribution(package).files or ()):
            name = file.as_posix()
            if _is_wanted(name):
                yield f"__pypackages__/{name}", Path(str(file.locate())).read_bytes()


def _is_wanted(name: str) -> bool:
    if name.startswith("babel/locale-data/"):
        return Path(name).stem in locales()
    return name.endswith((".py", ".dat", ".json")) and not LEFT_OUT.match(name)
