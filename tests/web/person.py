"""One person at a browser of their own, with a profile that outlives it."""

import contextlib
import os
import re
import signal
import subprocess
import time
from pathlib import Path

from playwright.sync_api import Playwright

from tests.browser.hand import PATIENCE, PHONE, Hand
from tools import get_chromium

_AWAKE = """() => {
  document.querySelector('flt-semantics-placeholder')?.click();
  return document.querySelector('flt-semantics-host [role=button]');
}"""


class Person(Hand):
    """A hand at a browser that can be killed, and opened again with what it has kept."""

    def __init__(self, playwright: Playwright, chromium: str, profile: Path, url: str) -> None:
        self.url = url
        self.taps = 0
        self.outside: list[str] = []
        self._log = profile.with_suffix(".log")
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [
                    chromium,
                    *get_chromium.ARGUMENTS,
                    "--headless=new",
                    "--remote-debugging-port=0",
                    f"--user-data-dir={profile}",
                    "about:blank",
                ],
                stderr=log,
                start_new_session=True,
            )
        self._browser = playwright.chromium.connect_over_cdp(self._address())
        context = self._browser.contexts[0]
        context.set_default_timeout(PATIENCE)
        context.on("request", self._note)
        self.page = context.pages[0]
        self.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        self.page.emulate_media(reduced_motion="reduce")

    def another_tab(self) -> "Person":
        """The same person at a second tab of the same browser."""
        other = object.__new__(Person)
        other.__dict__.update(self.__dict__)
        other.page = self.page.context.new_page()
        other.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        return other

    def leave(self) -> None:
        """Close the app, but not the browser."""
        self.page.goto("about:blank")

    def kill(self) -> None:
        """End the browser without any warning, as a flat battery does."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def _wake_up(self) -> None:
        """Ask for the accessibility tree until it is there: the page may load itself anew."""
        self.page.wait_for_function(_AWAKE)
        self.settle()

    def _address(self) -> str:
        end = time.monotonic() + PATIENCE / 1000
        while not (found := re.search(r"ws://\S+", self._log.read_text(errors="replace"))):
            assert self._process.poll() is None, self._log.read_text(errors="replace")
            assert time.monotonic() < end
            time.sleep(0.05)
        return found[0]
