"""Archives with the same bytes for the same files: what is not new need not be fetched again."""

from collections.abc import Iterable
from pathlib import Path
from zipfile import ZipFile, ZipInfo

BEGINNING_OF_TIME = (1980, 1, 1, 0, 0, 0)


def write_archive(path: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """Write files, given by name and content, into an archive.

    They are not compressed: the host does that, and better with all of them together.
    """
    with ZipFile(path, "w") as archive:
        for name, data in files:
            # Without the time and the owner of a file.
            archive.writestr(ZipInfo(name, BEGINNING_OF_TIME), data)
