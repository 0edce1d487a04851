"""Builds the static web page: `python -m tools.web [FOLDER]`; without one into `dist/`."""

import sys
from pathlib import Path

from tools.web.build import build, megabytes
from tools.web.program import scorepad

if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "dist")
    try:
        build(folder, scorepad())
    except FileExistsError:
        sys.exit(f"{folder} holds something else; name a new folder.")
    print(f"{folder} holds the app, {megabytes(folder):.1f} MB; any server of files can serve it.")
