"""Flet's desktop client: whether a window can be had on this machine."""

import http.client
import logging
import os
import socket
import sys
import tarfile
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from urllib.request import Request, urlopen

_log = logging.getLogger(__name__)

_PATIENCE_TO_ANSWER = 3.0
_PATIENCE_TO_GO_ON = 10.0
_CANNOT_FETCH = (
    OSError,
    EOFError,
    ValueError,
    http.client.HTTPException,
    tarfile.TarError,
    zipfile.BadZipFile,
)


def has_client() -> bool:
    """Whether Flet's desktop client is there, after fetching it where it has to and can be.

    Takes three seconds at most where the client is neither there nor can be fetched.
    """
    if find_spec("flet_desktop") is None:
        return False
    return _is_here() or (_answers(_url()) and _is_fetched())


def _is_here() -> bool:
    import flet_desktop  # type: ignore[import-untyped]

    platform = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    places = [
        Path("build", platform),
        Path(flet_desktop.get_package_bin_dir(), flet_desktop.get_artifact_filename()),
        # The only thing asked of its inner parts: the folder's name has no public function.
        flet_desktop.__get_client_storage_dir(),
    ]
    if view := os.environ.get("FLET_VIEW_PATH"):
        places.append(Path(view))
    return any(place.exists() for place in places)


def _url() -> str:
    import flet_desktop
    from flet.version import flet_version

    return os.environ.get(
        "FLET_CLIENT_URL",
        "https://github.com/flet-dev/flet/releases/download/"
        f"v{flet_version}/{flet_desktop.get_artifact_filename()}",
    )


def _answers(url: str) -> bool:
    answered = threading.Event()

    def ask() -> None:
        request = Request(url, method="HEAD")
        with suppress(*_CANNOT_FETCH), urlopen(request, timeout=_PATIENCE_TO_ANSWER):
            answered.set()

    # In a thread, since finding the host's address knows no time limit.
    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    asking.join(_PATIENCE_TO_ANSWER)
    return answered.is_set()


def _is_fetched() -> bool:
    import flet_desktop

    try:
        with _default_timeout(_PATIENCE_TO_GO_ON):
            flet_desktop.ensure_client_cached()
    except _CANNOT_FETCH:
        _log.info("Flet's client cannot be fetched", exc_info=True)
        return False
    return True


@contextmanager
def _default_timeout(seconds: float) -> Iterator[None]:
    # Flet's download sets no limit, so a network that falls silent would hold it for ever.
    before = socket.getdefaulttimeout()
    socket.setdefaulttimeout(seconds)
    try:
        yield
    finally:
        socket.setdefaulttimeout(before)
