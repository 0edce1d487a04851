"""Where Scorepad's data lies."""

import os
import tempfile
from pathlib import Path

import platformdirs

from scorepad.store.disk import translated


def data_folder(said: Path | None = None) -> Path:
    """The folder of the data.

    Args:
        said: the folder somebody asked for, which comes before all others.

    Returns:
        That folder, else the one that a built app or `flet run` gives, else the user's own.
    """
    if said is not None:
        return said.expanduser().absolute()
    given = os.environ.get("FLET_APP_STORAGE_DATA")
    return Path(given) if given else platformdirs.user_data_path("scorepad", appauthor=False)


def make_writable(folder: Path) -> None:
    """Make the folder where there is none, and see that it can be written.

    Raises:
        StoreError: `NotAllowed`, `DiskFull` or `DiskFailed`, naming the folder.
    """
    with translated(folder):
        folder.mkdir(parents=True, exist_ok=True)
        # Permissions alone say too little: a folder may be on a medium that cannot be written.
        with tempfile.TemporaryFile(dir=folder):
            pass


def assets_folder() -> str | None:
    """The folder of the icon and the fonts, where the app was not installed without it."""
    folder = Path(__file__).parents[2] / "assets"
    return str(folder) if folder.is_dir() else None
