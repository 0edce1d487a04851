"""Flet's web client and the Python that comes with it, without what Scorepad does not use."""

import json
import re
import shutil
from pathlib import Path

from flet_web import get_package_web_dir

KEPT = (
    "favicon.png",
    "flutter.js",
    "main.dart.js",
    "main.dart.mjs",
    "main.dart.wasm",
    "assets/AssetManifest.bin",
    "assets/AssetManifest.bin.json",
    "assets/NOTICES",
    "assets/fonts/",
    "assets/packages/cupertino_icons/",
    "assets/packages/wakelock_plus/",
    "assets/shaders/",
    "canvaskit/canvaskit.js",
    "canvaskit/canvaskit.wasm",
    "canvaskit/chromium/",
    "canvaskit/skwasm.js",
    "canvaskit/skwasm.wasm",
    "canvaskit/skwasm_heavy.js",
    "canvaskit/skwasm_heavy.wasm",
    "icons/",
    "pyodide/pyodide.asm.mjs",
    "pyodide/pyodide.asm.wasm",
    "pyodide/pyodide.mjs",
    "pyodide/python_stdlib.zip",
)
"""Files, and folders with all that is in them."""

FONTS = (
    ("MaterialIcons", "fonts/MaterialIcons-Regular.otf"),
    (
        "packages/cupertino_icons/CupertinoIcons",
        "packages/cupertino_icons/assets/CupertinoIcons.ttf",
    ),
    ("Roboto", "fonts/roboto.woff2"),
)
"""The fonts that the client loads when it starts; formulas have more, which nobody here writes."""


def copy_into(folder: Path) -> None:
    """Copy what is needed of the installed client into a folder."""
    source = Path(get_package_web_dir())
    for path in sorted(source.rglob("*")):
        name = path.relative_to(source).as_posix()
        if path.is_file() and name.startswith(KEPT) and not name.endswith((".symbols", ".map")):
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
    _describe_engine(source, folder)
    _name_fonts(folder)
    _name_no_packages(source, folder)


def _describe_engine(source: Path, folder: Path) -> None:
    """Let the loader know of the engines, as Flet's own start of it does."""
    start = (source / "flutter_bootstrap.js").read_text(encoding="utf-8")
    found = re.search(r"^_flutter\.buildConfig = .*;$", start, re.MULTILINE)
    if found is None:
        raise LookupError("flutter_bootstrap.js")
    with (folder / "flutter.js").open("a", encoding="utf-8") as loader:
        loader.write(f"\n{found[0]}\n")


def _name_fonts(folder: Path) -> None:
    fonts = [{"family": family, "fonts": [{"asset": asset}]} for family, asset in FONTS]
    (folder / "assets" / "FontManifest.json").write_text(json.dumps(fonts), encoding="utf-8")


def _name_no_packages(source: Path, folder: Path) -> None:
    """Python's list of packages that could be fetched, without any."""
    lock = json.loads((source / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    lock["packages"] = {}
    (folder / "pyodide" / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")
