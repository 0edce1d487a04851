"""How long it takes from the tap on *Season* until its standings are seen, with few games and many.

Run by `python -m benchmarks.season --browser`. The app is the real one, in a real browser, and
each time it has just been started, with some seconds for what it prepares by itself. The same
twelve people have played the few games and the many.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from benchmarks.club import PEOPLE, Club
from benchmarks.stocking import fill
from scorepad.season.standings import season_tallies, standings
from scorepad.store.store import Store
from scorepad.words.season import tally_line
from tests.browser.hand import PHONE, Hand
from tests.running import App
from tools import get_chromium

FEW = 10
MOST = 1.5
"""So many times as long the page may take with all the games."""
PREPARATION = 10.0
"""Seconds between the start and the tap, at the least."""
# Taps what is given, and waits until the text is there.
_TIMED = """(season, text) => new Promise((done, fail) => {
  const host = document.querySelector('flt-semantics-host');
  const says = () => host.innerHTML.includes(text);
  if (says()) return fail(new Error(text + ' is there already'));
  const watch = new MutationObserver(() => {
    if (says()) { watch.disconnect(); clearTimeout(late); done(performance.now() - began); }
  });
  const late = setTimeout(() => fail(new Error(text + ' did not come')), 60000);
  watch.observe(host, {subtree: true, childList: true, attributes: true, characterData: true});
  const began = performance.now();
  season.click();
})"""


def measure_pages(count: int, rounds: int) -> None:
    """Measure in turns, and print what came of it."""
    chromium = get_chromium.find() or sys.exit(get_chromium.ADVICE)
    with tempfile.TemporaryDirectory() as folder:
        apps = {each: _stocked(Path(folder, str(each)), each) for each in (FEW, count)}
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=chromium, args=get_chromium.ARGUMENTS
            )
            # The first round is to warm up.
            took = [
                [_from_tap_to_page(browser, app, first_line) for app, first_line in apps.values()]
                for _ in range(rounds + 1)
            ][1:]
            browser.close()
    few, many = (median(times) for times in zip(*took, strict=True))
    reached = "reached" if many / few <= MOST else "NOT reached"
    print(f"from the tap to the season's page, medians of {rounds} in ms")
    print(f"{FEW} games {few:.0f}, {count} games {many:.0f}, ratio {many / few:.2f}  {reached}")


def _stocked(folder: Path, count: int) -> tuple[App, str]:
    """An app with so many games, and what the first row of its standings says."""
    fill(folder / "data", list(Club().games(count)))
    return App(folder / "data", folder / "app.log"), asyncio.run(_first_line(folder / "data"))


async def _first_line(data: Path) -> str:
    """Look at the standings, as somebody did before; from then on the results are kept."""
    store = Store(data)
    await store.load()
    await store.people.remember(PEOPLE)
    rows = standings(season_tallies(await store.book.book()))
    store.close()
    assert {row.person for row in rows} == set(PEOPLE)
    return tally_line(rows[0].tally)


def _from_tap_to_page(browser: Browser, app: App, first_line: str) -> float:
    app.start()
    try:
        started = time.monotonic()
        hand = Hand(browser, app.url, PHONE, dark=False)
        hand.open()
        hand.page.wait_for_timeout(max(0.0, PREPARATION - (time.monotonic() - started)) * 1000)
        season = hand.bring("Season", "tab")
        milliseconds: float = season.evaluate(_TIMED, first_line)
        hand.leave()
        return milliseconds
    finally:
        app.kill()
