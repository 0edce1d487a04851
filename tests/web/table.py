"""Sitting down to a game on the static page."""

import base64
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.steps import USUAL, record, see_totals
from tests.games import game
from tests.keeping import address_of, keep
from tests.web.person import Person

NAMES = ("Ann", "Ben", "Cleo")
ONCE = {"Ann": (17, 17), "Ben": (13, 13), "Cleo": (13, 13)}
TWICE = {"Ann": (17, 34), "Ben": (13, 26), "Cleo": (13, 26)}
THRICE = {"Ann": (17, 51), "Ben": (13, 39), "Cleo": (13, 39)}
TABLE = f"#{address_of(1)}"
# Puts files into the app's database, as the app does it.
_LAY = """([name, files]) => new Promise((done, fail) => {
  const request = indexedDB.open(name, 1);
  request.onerror = () => fail(request.error);
  request.onupgradeneeded = () => request.result.createObjectStore('files');
  request.onsuccess = () => {
    const transaction = request.result.transaction('files', 'readwrite');
    const bytes = text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
    for (const [path, text] of files) transaction.objectStore('files').put(bytes(text), path);
    transaction.oncomplete = () => { request.result.close(); done(); };
    transaction.onabort = () => fail(transaction.error);
  };
})"""


def lay(person: Person, folder: Path, folder_of_page: str) -> None:
    """Let the browser have kept a game with a hand, as the store of any other app keeps it."""
    captured = {"Ann": {"QS": 1, "hearts": 4}, "Ben": {"KS": 1, "hearts": 3}}
    captured["Cleo"] = {"AS": 1, "hearts": 6}
    keep(folder, game(list(NAMES), [{"captured": captured}]))
    files = [
        (f"/data/{path.relative_to(folder).as_posix()}", base64.b64encode(path.read_bytes()))
        for path in folder.rglob("*.json")
    ]
    # Somewhere on the host, and not in the app.
    person.page.goto(f"{person.url}manifest.json")
    person.page.evaluate(
        _LAY, [f"scorepad {folder_of_page}", [(path, data.decode()) for path, data in files]]
    )


def begin(person: Person) -> None:
    """Start a game from the first screen, and record a hand."""
    person.tap("New game")
    for name in NAMES:
        person.type_into("Player name", name)
        person.tap("Add player")
        # Python in the browser takes its time, and then empties the field.
        expect(person.page.get_by_label("Player name")).to_have_value("")
    person.tap("Start game")
    record(person, *USUAL)
    see_totals(person, 1, ONCE)
