"""Fonts of this machine, for names in scripts of which the app brings no font of its own.

A browser asks for such a font under the name of the Noto font that has the script. It gets that
one or another that may do, straight from where the machine keeps it.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

ASKED = re.compile(r"/assets/fonts/(noto[a-z0-9]+)/v\d+/[^/]+")
"""The path of a font in the web app, with the name of its family."""

HAN = ("notosanscjk", "sourcehansans", "wqymicrohei", "wqyzenhei", "droidsansfallbackfull")

OTHERS = {
    "notosanssc": (*HAN, "msyh", "simsun", "hiraginosansgb"),
    "notosanstc": (*HAN, "msjh", "mingliu", "hiraginosansgb"),
    "notosanshk": (*HAN, "msjh", "mingliu", "hiraginosansgb"),
    "notosansjp": (*HAN, "yugothr", "msgothic", "ヒラギノ角ゴシックw3"),
    "notosanskr": (*HAN, "malgun", "applesdgothicneo", "nanumgothic"),
    "notocoloremoji": ("seguiemj", "notoemoji", "symbola"),
}
"""What may do where there is no Noto font, by the names of the files."""

LAST = ("arialunicodems", "arialunicode", "dejavusans", "freesans", "unifont")
"""Fonts of many scripts."""


DAY = 86_400
"""Seconds for which a browser keeps such a font: some are large."""


def lend_fonts(app: Any, assets: str | None) -> Any:
    """The web app (ASGI) that sends a font of this machine where it has none of its own.

    Args:
        app: the web app.
        assets: the folder of its fonts and other files, if there is one.
    """
    from starlette.responses import FileResponse

    fonts = cache(fonts_of_machine)

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        path = scope["path"] if scope["type"] == "http" else ""
        asked = ASKED.fullmatch(path)
        own = assets and Path(assets, path.lstrip("/")).is_file()
        font = font_for(asked[1], fonts()) if asked and not own else None
        if font:
            kept = {"Cache-Control": f"max-age={DAY}"}
            await FileResponse(font, headers=kept)(scope, receive, send)
        else:
            await app(scope, receive, send)

    return answer


def font_for(family: str, fonts: Mapping[str, Path]) -> Path | None:
    """The font that has the script of a family of Noto's, or may have it; None where none may.

    Args:
        family: as the client asks for it, `notosansthai`.
        fonts: those of this machine.
    """
    wanted = (family, *OTHERS.get(family, ()), *LAST)
    return next((fonts[name] for name in wanted if name in fonts), None)


def fonts_of_machine() -> dict[str, Path]:
    """The fonts of this machine by the names of their files, without case, marks and `-Regular`."""
    found: dict[str, Path] = {}
    for folder in _folders():
        for kind in ("*.tt[cf]", "*.ot[cf]"):
            for path in sorted(folder.rglob(kind)):
                found.setdefault(_plain(path.stem), path)
    return found


def _plain(stem: str) -> str:
    plain = re.sub(r"[\W_]", "", stem.lower().partition("[")[0])
    return plain.removesuffix("vf").removesuffix("regular")


def _folders() -> Iterator[Path]:
    """Where systems keep their fonts, the user's own first."""
    home = Path.home()
    if sys.platform == "win32":
        yield Path(os.environ.get("LOCALAPPDATA", home), "Microsoft", "Windows", "Fonts")
        yield Path(os.environ.get("WINDIR", "C:\\Windows"), "Fonts")
    elif sys.platform == "darwin":
        yield home / "Library" / "Fonts"
        yield Path("/Library/Fonts")
        yield Path("/System/Library/Fonts")
    else:
        yield Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share", "fonts")
        for folder in (os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share").split(":"):
            yield Path(folder, "fonts")
