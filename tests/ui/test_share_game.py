"""A game handed on: picture, text and file, by what the device has for it."""

import json
from base64 import b64decode

import flet as ft
import pytest

from scorepad.picture.sheet import sheet_picture
from scorepad.words.result_text import result_text
from tests.games import everything, game
from tests.keeping import address_of
from tests.screens import Screen
from tests.ui.conftest import Keep, OpenApp

NAMES = ["Ann", "Ben", "Cleo"]
PNG = b"\x89PNG"


def finished():
    hands = [{"captured": everything("Ann")}] * 3
    return game(
        NAMES, hands, played_on="2026-11-30", stake={"per_point": "0.10", "currency": "EUR"}
    )


@pytest.fixture
async def share(keep: Keep, open_app: OpenApp):
    """Open the screen on a client of this kind."""

    async def open_one(*, platform="linux", url="http://127.0.0.1", **client: bool) -> Screen:
        await keep(finished())
        screen = await open_app("/")
        screen.client.page_url = url
        screen.session.apply_page_patch({"platform": platform, **client})
        await screen.go(f"{address_of(1)}/share")
        await screen.see("The score sheet")
        return screen

    return open_one


def asked(screen: Screen, method: str):
    (found,) = [arguments for name, arguments in screen.client.calls if name == method]
    return found


async def test_from_the_result_and_from_the_table(keep: Keep, open_app: OpenApp) -> None:
    begun = game(NAMES, [{"captured": everything("Ben")}], played_on="2026-11-29")
    await keep(finished(), begun)
    screen = await open_app(f"{address_of(1)}/result")
    await screen.tap("Share")
    await screen.see(result_text(finished()))
    await screen.go(address_of(2))
    await screen.tap("Share")
    await screen.see(result_text(begun))


async def test_a_browser_downloads_the_picture_and_copies_the_text(share) -> None:
    screen = await share(web=True)
    await screen.tap("Save the picture")
    await screen.see("scorepad-2026-11-30.png is saved")
    saved = asked(screen, "save_file")
    assert saved["src_bytes"] == sheet_picture(finished())
    assert saved["src_bytes"].startswith(PNG)
    copy = await screen.find("Copy the text")
    assert (copy.action.method, copy.action.args) == ("set", {"data": result_text(finished())})
    await screen.tap("Copy the text")
    await screen.see("Copied")


@pytest.mark.parametrize(
    ("url", "copied"),
    [
        ("ws://192.168.0.7:8550", False),
        ("http://club.example/cards", False),
        ("wss://club.example/cards", True),
        ("https://club.example/", True),
        ("ws://localhost:8550", True),
        ("ws://[::1]:8550", True),
    ],
)
async def test_the_clipboard_is_offered_where_there_is_one(share, url: str, copied: bool) -> None:
    screen = await share(web=True, url=url)
    if copied:
        await screen.see("Copy the text")
    else:
        await screen.miss("Copy the text")
    await screen.see("Save the picture")


async def test_every_browser_shows_the_picture(share) -> None:
    screen = await share()
    (shown,) = (each for each in screen.session.index.values() if isinstance(each, ft.Image))
    # As bytes only Chromium would.
    assert b64decode(shown.src) == sheet_picture(finished())


async def test_a_phone_asks_to_whom(share) -> None:
    screen = await share(platform="android", url="")
    await screen.miss("Save the picture")
    text = await screen.find("Share the text")
    assert text.action.method == "share_text"
    assert text.action.args["text"] == result_text(finished())
    screen.client.answers["share_files"] = {"status": "success", "raw": ""}
    await screen.tap("Share the picture")
    (file,) = asked(screen, "share_files")["files"]
    assert (file.name, file.mime_type) == ("scorepad-2026-11-30.png", "image/png")
    assert file.data == sheet_picture(finished())
    screen.client.calls.clear()
    await screen.tap("Game file")
    (file,) = asked(screen, "share_files")["files"]
    assert file.name == "scorepad-2026-11-30.json"
    assert json.loads(file.data)["players"] == NAMES


async def test_a_desktop_asks_where_to(share) -> None:
    screen = await share(url="")
    screen.client.answers["save_file"] = "somewhere/sheet.png"
    await screen.tap("Save the picture")
    await screen.see("scorepad-2026-11-30.png is saved")
    await screen.see("Copy the text")


async def test_a_phones_browser_is_a_browser(share) -> None:
    screen = await share(platform="android", web=True)
    await screen.see("Save the picture")
    await screen.miss("Share the picture")
