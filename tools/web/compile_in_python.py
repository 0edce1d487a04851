"""Compiles the sources in the archives of this folder; runs in the Python of the browser."""

import marshal
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from zipfile import ZipFile

from archive import write_archive

# No time and no size of a source, since there is none.
HEADER = MAGIC_NUMBER + bytes(12)
WITHOUT_DOCSTRINGS = 2


def compiled(archive: Path) -> Iterator[tuple[str, bytes]]:
    """The files of an archive, modules compiled."""
    with ZipFile(archive) as sources:
        for name in sources.namelist():
            data = sources.read(name)
            if name.endswith(".py"):
                code = compile(data, name, "exec", dont_inherit=True, optimize=WITHOUT_DOCSTRINGS)
                yield f"{name}c", HEADER + marshal.dumps(code)
            elif not name.endswith("/"):
                yield name, data


if __name__ == "__main__":
    for path in Path().glob("*.zip"):
        write_archive(path, list(compiled(path)))
