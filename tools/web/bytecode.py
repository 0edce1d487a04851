"""Compiles the Python code of archives, as the browser would else do at every start.

The Python that compiles must be the one that runs: it does so here, in the node that Playwright
brings along.
"""

import shutil
import subprocess
import tempfile
from pathlib import Path

from flet_web import get_package_web_dir
from playwright._impl._driver import compute_driver_executable

HERE = Path(__file__).parent


def compile_archives(*archives: Path) -> None:
    """Put compiled code in the place of the Python sources of some archives.

    Raises:
        subprocess.CalledProcessError: a source does not compile.
    """
    node, _client = compute_driver_executable()
    python = Path(get_package_web_dir()) / "pyodide" / "pyodide.mjs"
    with tempfile.TemporaryDirectory() as folder:
        for number, archive in enumerate(archives):
            shutil.copyfile(archive, Path(folder, f"{number}.zip"))
        for script in ("archive.py", "compile_in_python.py"):
            shutil.copyfile(HERE / script, Path(folder, script))
        subprocess.run([node, HERE / "compile.mjs", python, folder], check=True)
        for number, archive in enumerate(archives):
            shutil.copyfile(Path(folder, f"{number}.zip"), archive)
