"""What the static page costs, beside the bare Flet counter built the same way.

    python -m benchmarks.web [ROUNDS]

Prints how much a browser downloads at the first visit, compressed as hosts do it; the time from
the address to the first screen at the first visit, and to the table at later ones; and from a tap
to its text. Visits and taps of the two alternate in one run, and later ones are without a network.
"""

import gzip
import sys
import tempfile
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median

from playwright.sync_api import Playwright, sync_playwright

from benchmarks.tap import TIMED
from tests.web.person import Person
from tests.web.table import begin
from tools import get_chromium
from tools.web.build import build
from tools.web.program import PROJECT, Program, scorepad

ROUNDS = 5
LIMIT_MB = 14
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".wasm": "application/wasm",
}
SHOWN = """name => {
  document.querySelector('flt-semantics-placeholder')?.click();
  const buttons = [...document.querySelectorAll('flt-semantics-host [role=button]')];
  return buttons.some(button => (button.getAttribute('aria-label') || button.textContent) === name);
}"""
COUNTER = Program(
    start="import flet\nfrom counter import main\n\nflet.run(main)\n",
    files=(("counter.py", PROJECT / "benchmarks" / "counter.py"),),
)


class Page:
    """A page on a host that compresses what gets smaller by it, and counts what it sends."""

    def __init__(self, folder: Path) -> None:
        self.sent = 0
        files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.*")}
        page, bodies = (
            self,
            {name: gzip.compress(path.read_bytes()) for name, path in files.items()},
        )

        class Answers(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                name = self.path.partition("?")[0][1:] or "index.html"
                body = bodies.get(name, b"")
                self.send_response(200 if name in bodies else 404)
                self.send_header("Content-Type", TYPES.get(Path(name).suffix, "font/ttf"))
                self.send_header("Content-Encoding", "gzip")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
                page.sent += len(body)

            def log_message(self, *_args: object) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}/"

    def cut(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def main(rounds: int) -> None:
    """Measure, and print a table."""
    chromium = get_chromium.find() or sys.exit(get_chromium.ADVICE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        counter, app = Path(folder, "counter"), Path(folder, "scorepad")
        build(counter, COUNTER)
        build(app, scorepad())
        _measure(playwright, chromium, Path(folder), (Page(counter), Page(app)), rounds)


def _measure(
    playwright: Playwright, chromium: str, folder: Path, pages: tuple[Page, Page], rounds: int
) -> None:
    cold = [_cold(playwright, chromium, folder, pages, number) for number in range(rounds)]
    _print("first visit", "s", cold)
    megabytes = [each.sent / rounds / 1e6 for each in pages]
    print(f"{'download':<14}{megabytes[0]:>10.2f}{megabytes[1]:>10.2f} MB (at most {LIMIT_MB})")
    people = [
        Person(playwright, chromium, folder / f"warm {number}", page.url)
        for number, page in enumerate(pages)
    ]
    try:
        bare, app = people
        bare.open("")
        app.open("")
        begin(app)
        table = app.page.url.removeprefix(app.url)
        for page in pages:
            page.cut()
        warm = [
            (_visit(bare, "", "Add one"), _visit(app, table, "Record hand"))
            for _ in range(rounds + 1)
        ]
        _print("later visits", "s", warm[1:])
        app.tap("Record hand")
        app.tap("Queen of spades: Ann")
        _print("tap", "ms", [_taps(bare, app, number) for number in range(rounds + 1)][1:])
    finally:
        for person in people:
            person.kill()


def _cold(
    playwright: Playwright, chromium: str, folder: Path, pages: tuple[Page, Page], number: int
) -> tuple[float, float]:
    times = []
    for page, button in zip(pages, ("Add one", "New game"), strict=True):
        profile = folder / f"{button} {number}"
        person = Person(playwright, chromium, profile, page.url)
        times.append(_visit(person, "", button))
        # All of it is to be counted, what comes after the first screen too.
        person.page.wait_for_load_state("networkidle")
        person.page.wait_for_timeout(1000)
        person.kill()
    return times[0], times[1]


def _visit(person: Person, path: str, button: str) -> float:
    person.leave()
    began = time.perf_counter()
    person.page.goto(person.url + path, wait_until="commit")
    # Looked for at every frame: Playwright's own waiting looks twice a second.
    person.page.wait_for_function(SHOWN, arg=button)
    return time.perf_counter() - began


def _taps(bare: Person, app: Person, number: int) -> tuple[float, float]:
    bare.bring("Add one")
    counted: float = bare.page.evaluate(TIMED, ["Add one", f"count {number + 1}"])
    hearts = "1 heart" if number == 0 else f"{number + 1} hearts"
    app.bring(f"Ann: {hearts}")
    taken: float = app.page.evaluate(TIMED, [f"Ann: {hearts}", f"{14 + number} of 43"])
    return counted, taken


def _print(what: str, unit: str, pairs: list[tuple[float, float]]) -> None:
    bare, app = (median(each) for each in zip(*pairs, strict=True))
    print(f"{what:<14}{bare:>10.2f}{app:>10.2f} {unit}, ratio {app / bare:.2f}", flush=True)


if __name__ == "__main__":
    print(f"{'':<14}{'counter':>10}{'scorepad':>10}")
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
