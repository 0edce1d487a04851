"""A game and its rules handed on, in a real browser: what is downloaded, copied and scanned."""

import json
import re
from pathlib import Path

import pytest

from scorepad.game.rules_code import code_of
from scorepad.picture.sheet import sheet_picture
from scorepad.words.result_text import result_text
from tests.browser.hand import Hand
from tests.games import game
from tests.keeping import address_of, keep

HOUSE = {"profile": "black-lady", "queen": 25, "end": {"target": 150}}
OVER = game(
    ["Ann", "Łukasz", "Чёрная"],
    [{"captured": {"Ann": {"QS": 1, "hearts": 13}}}] * 4,
    rules=HOUSE,
    played_on="2026-11-30",
    stake={"per_point": "0.10", "currency": "EUR"},
)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return keep(tmp_path / "data", OVER)


def test_picture_text_and_file(desktop: Hand) -> None:
    desktop.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    desktop.open(f"{address_of(1)}/result")
    desktop.tap("Share")
    desktop.see("The score sheet")
    assert downloaded(desktop, "Save the picture") == sheet_picture(OVER)
    found = json.loads(downloaded(desktop, "Game file"))
    assert found["players"] == list(OVER.players)
    desktop.tap("Copy the text")
    desktop.see("Copied")
    assert desktop.page.evaluate("navigator.clipboard.readText()") == result_text(OVER)


def test_the_code_on_the_rules_page_opens_a_new_game(desktop: Hand) -> None:
    desktop.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    desktop.open(f"{address_of(1)}/rules")
    desktop.tap("Copy the code")
    desktop.see("Copied")
    code = desktop.page.evaluate("navigator.clipboard.readText()")
    assert code == code_of(OVER.rules)
    desktop.open(f"/new?rules={code}")
    desktop.see("Adjusted from Black Lady.")
    desktop.tap("Start game")
    desktop.see(re.compile("Black Lady to 150"))


def downloaded(hand: Hand, name: str) -> bytes:
    """What a tap downloads."""
    with hand.page.expect_download() as download:
        hand.tap(name)
    return Path(download.value.path()).read_bytes()
