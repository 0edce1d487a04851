"""A game for money, read in the season, among the people, in the history, on another phone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.hand import PHONE, Hand
from tests.browser.steps import sit_down, take_everything, tap_all
from tests.running import App


@pytest.fixture
def other_app(tmp_path: Path) -> Iterator[App]:
    """The app on another phone, nothing kept yet."""
    app = App(tmp_path / "other", tmp_path / "other.log")
    app.start()
    yield app
    app.kill()
    assert "Traceback" not in app.said(), app.said()


def test_a_season(phone: Hand, browser: Browser, other_app: App, tmp_path: Path) -> None:
    phone.tap("Season", "tab")
    phone.tap("Seasons")
    phone.type_into("Season name", "Friday")
    phone.tap("Start season")
    phone.see("Friday has begun")
    phone.open()
    sit_down(phone, "Ann", "Ben", "Cleo")
    phone.type_into("Money a point", "0.10")
    phone.tap("Start game")
    for _ in range(3):
        take_everything(phone, "Ann")
    phone.see("Ben and Cleo share the win")

    phone.open()
    phone.tap("Season", "tab")
    assert phone.is_selected("Friday")
    phone.see(re.compile("1 game, 0 wins, 1 shared, place 1.0, 0.0 a hand, 0 queens, €6.45"))
    phone.tap("Lines")
    phone.see(re.compile("Ann 129"))
    phone.see(re.compile("Money, EUR"))
    phone.tap("Ledger")
    phone.see("Ann owes €12.90")
    phone.tap("Ann pays Ben €6.45")
    phone.type_into("Amount paid, EUR", "2.00")
    phone.tap("Paid")
    phone.see(re.compile("Ann paid Ben €2.00"))
    phone.see("Ann owes €10.90")
    tap_all(phone, "Ann pays Cleo €6.45", "Paid")
    phone.see("Cleo is even")

    phone.open()
    phone.tap("People", "tab")
    phone.tap("Ben")
    phone.see("Ann: 1 ahead, 0 behind, 0 level")
    phone.open("/season/history")
    phone.type_into("Word in a note", "tea")
    phone.see("No game is like this.")
    phone.type_into("Word in a note", " ")
    phone.tap(re.compile("Ben and Cleo share the win"))
    phone.see("Ann pays Cleo €6.45")

    everything = tmp_path / "everything.json"
    phone.open("/settings")
    with phone.page.expect_download() as download:
        phone.tap("Export everything")
    assert download.value.suggested_filename == "scorepad-everything.json"
    download.value.save_as(everything)

    other = Hand(browser, other_app.url, PHONE, dark=True)
    other.open("/settings/import")
    with other.page.expect_file_chooser() as chooser:
        other.tap("Pick a file")
    chooser.value.set_files(everything)
    other.see("1 game is added")
    other.see("2 payments are added")
    other.tap("Import")
    other.see("Imported. What was here before is among the backups.")
    other.open("/season")
    tap_all(other, "Friday", "Ledger")
    other.see("Ann pays Ben €4.45")
    other.see("Ben is owed €4.45")
    assert other.outside == []
