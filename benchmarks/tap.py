"""How long a tap takes until its text has changed on the screen, beside a bare Flet counter.

    python -m benchmarks.tap [ROUNDS]

The taps of the entry and of the counter alternate in one run, in one browser, so that whatever
slows the machine down slows both. Prints medians in milliseconds, and how often the counter's.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from tests.browser.hand import PHONE, Hand
from tests.browser.steps import tap_all
from tests.games import game
from tests.keeping import address_of, keep
from tests.running import App
from tools import get_chromium

ROUNDS = 20
COUNTER = "counter"
# Taps the button of this name, and waits until the text is there.
TIMED = """([name, text]) => new Promise((done, fail) => {
  const host = document.querySelector('flt-semantics-host');
  const buttons = [...host.querySelectorAll('[role=button]')];
  const button = buttons.find(b => (b.getAttribute('aria-label') || b.textContent) === name);
  const says = () => host.textContent.includes(text);
  if (!button || says()) return fail(new Error(button ? text + ' is there already' : name));
  const watch = new MutationObserver(() => {
    if (says()) { watch.disconnect(); clearTimeout(late); done(performance.now() - began); }
  });
  const late = setTimeout(() => fail(new Error(text + ' did not come')), 10000);
  watch.observe(host, {subtree: true, childList: true, characterData: true});
  const began = performance.now();
  button.click();
})"""


def main(rounds: int) -> None:
    """Measure, and print a table."""
    chromium = get_chromium.find() or sys.exit(get_chromium.ADVICE)
    endless = game(["Ann", "Ben", "Cleo"], rules={"end": {"target": 9999}})
    with tempfile.TemporaryDirectory() as folder:
        app = App(keep(Path(folder, "data"), endless), Path(folder, "app.log"))
        bare = App(Path(folder), Path(folder, "bare.log"), module="benchmarks.counter")
        app.start()
        bare.start()
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=chromium, args=get_chromium.ARGUMENTS
                )
                _print(_measured(browser, app, bare, rounds))
                browser.close()
        finally:
            app.kill()
            bare.kill()


def _measured(browser: Browser, app: App, bare: App, rounds: int) -> dict[str, list[float]]:
    table, counter = (Hand(browser, each.url, PHONE, dark=False) for each in (app, bare))
    table.open(address_of(1))
    counter.open()
    times: dict[str, list[float]] = {COUNTER: [], "spade": [], "heart": [], "Save": []}
    count = 0
    # The first round is to warm up.
    for number in range(1, rounds + 2):
        table.tap("Record hand")
        steps = {
            "spade": ("Queen of spades: Ann", "13 of 43"),
            "heart": ("Ann: 4 hearts", "17 of 43"),
            "Save": ("Save", f"Hand {number}, Ann: 17 points"),
        }
        for kind, (name, text) in steps.items():
            if kind == "Save":
                tap_all(table, "Ben: 3 hearts", "King of spades: Ben", "Ace of spades: Cleo")
                table.see("Complete")
            count += 1
            taken = {
                COUNTER: _timed(counter, "Add one", f"count {count}"),
                kind: _timed(table, name, text),
            }
            for each, milliseconds in taken.items():
                if number > 1:
                    times[each].append(milliseconds)
    return times


def _timed(hand: Hand, name: str, text: str) -> float:
    hand.bring(name)
    milliseconds: float = hand.page.evaluate(TIMED, [name, text])
    return milliseconds


def _print(times: dict[str, list[float]]) -> None:
    bare = median(times[COUNTER])
    print(f"{'tap':<10}{'median ms':>10}{'ratio':>8}{'taps':>6}")
    for kind, found in times.items():
        print(f"{kind:<10}{median(found):>10.1f}{median(found) / bare:>8.2f}{len(found):>6}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
