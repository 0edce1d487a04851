"""The licences of the packages in the page, which want to go along with them."""

import re
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path

LICENCE = re.compile(r".*\.dist-info/.*(LICEN[CS]E|COPYING)[^/]*", re.IGNORECASE)


def write_licences(distributions: Iterable[str], path: Path) -> None:
    """Write the licences of some distributions, one after the other.

    Flet's client has those of its own parts in `assets/NOTICES`.
    """
    path.write_text("\n\n".join(map(_licence, distributions)), encoding="utf-8")


def _licence(name: str) -> str:
    found = distribution(name)
    files = [each for each in found.files or () if LICENCE.fullmatch(each.as_posix())]
    said = found.metadata.get("License-Expression") or found.metadata.get("License") or ""
    return "\n\n".join([f"{name} {found.version}: {said}", *(each.read_text() for each in files)])
