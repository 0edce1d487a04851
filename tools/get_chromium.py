"""Finds Chromium for the tests and the screenshots, and gets it where it is not there.

Prints its path. Looks at CHROMIUM (a path), then on PATH, then at what Playwright has
downloaded; else takes Debian's package where it may install one, else Playwright's download.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ADVICE = (
    "No Chromium is here, and none could be fetched. Install the package chromium "
    "(Debian: sudo apt-get install chromium), or set CHROMIUM to the path of a Chromium or Chrome."
)
# What a browser under test needs: no sandbox as root, no graphics card, no calls home.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def find() -> str | None:
    """The path of a Chromium that starts, or None."""
    return next((path for path in _candidates() if _starts(path)), None)


def get() -> str | None:
    """The path of a Chromium that starts, after fetching one where there is none."""
    for fetch in (_do_nothing, _install_package, _download):
        fetch()
        if path := find():
            return path
    return None


def _candidates() -> Iterator[str]:
    if named := os.environ.get("CHROMIUM"):
        yield named
    for name in NAMES:
        if path := shutil.which(name):
            yield path
    yield from _playwrights_own()


def _playwrights_own() -> Iterator[str]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    if os.path.exists(path):  # noqa: PTH110 - Playwright gives a string
        yield path


def _starts(path: str) -> bool:
    # On some systems the package is an empty shell, or a library is missing.
    command = [path, "--no-sandbox", "--version"]
    try:
        return subprocess.run(command, capture_output=True, timeout=30, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def _do_nothing() -> None:
    pass


def _install_package() -> None:
    if sys.platform != "linux" or not shutil.which("apt-get"):
        return
    prefix = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if prefix and not (shutil.which("sudo") and _run("sudo", "-n", "true")):
        return
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q"]
    _run(*apt, "update")
    _run(*apt, "install", "-y", "--no-install-recommends", "chromium")


def _download() -> None:
    _run(sys.executable, "-m", "playwright", "install", "chromium")


def _run(*command: str) -> bool:
    """Run a command, what it says going to standard error."""
    print("+", *command, file=sys.stderr)
    return subprocess.run(command, stdout=sys.stderr, check=False).returncode == 0


if __name__ == "__main__":
    if found := get():
        print(found)
    else:
        sys.exit(ADVICE)
