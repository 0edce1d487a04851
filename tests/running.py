"""The real app as a process of its own, on a data folder and a port that outlive it."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

PROJECT = Path(__file__).parents[1]
PATIENCE = 30.0
# A machine without a screen, and no setting of whoever runs the tests.
_FOREIGN = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def environment(**more: str) -> dict[str, str]:
    """The environment of an app under test."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in _FOREIGN and not name.startswith("FLET_")
    }
    return {
        **kept,
        "LC_ALL": "C.UTF-8",
        "PYTHONPATH": str(PROJECT),
        "PYTHONUNBUFFERED": "1",
        **more,
    }


def command(*arguments: str | Path, module: str = "scorepad") -> list[str]:
    """The command line of the app."""
    return [sys.executable, "-m", module, *map(str, arguments)]


def run(*arguments: str | Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Run the app where it is expected to end by itself."""
    return subprocess.run(
        command(*arguments),
        env=environment(**more),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


class App:
    """An app that serves browsers."""

    def __init__(
        self, folder: Path, log: Path, module: str = "scorepad", url: str = "", **more: str
    ) -> None:
        self.folder = folder
        self.log = log
        self.module = module
        self.environment = environment(**more)
        self.url = url
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it where it was before, or else at any port, and wait until it answers."""
        port = ["--port", self.url.rpartition(":")[2]] if self.url else []
        with self.log.open("ab") as log:
            already = log.tell()
            self.process = subprocess.Popen(
                command("--data", self.folder, *port, module=self.module),
                env=self.environment,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        end = time.monotonic() + PATIENCE
        while not (found := re.search(r"http://\S+:\d+", self.said()[already:])):
            assert self.process.poll() is None, self.said()
            assert time.monotonic() < end, f"no address said: {self.said()}"
            time.sleep(0.02)
        self.url = found[0]

    def kill(self) -> None:
        """End it without any warning, as a flat battery does."""
        self._end(signal.SIGKILL)

    def interrupt(self) -> int:
        """End it as Ctrl-C does, and return its exit status."""
        return self._end(signal.SIGINT)

    def restart(self) -> None:
        """Kill it, and start it again on the same data and port."""
        self.kill()
        self.start()

    def said(self) -> str:
        """All it has printed so far, to standard error too."""
        return self.log.read_text(encoding="utf-8")

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)
