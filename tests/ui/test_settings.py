"""Settings: colours, and everything in one file."""

import json

import flet as ft
import pytest

from scorepad.store.store import Store
from tests.keeping import address_of
from tests.ui.conftest import OpenApp
from tests.ui.evenings import keep_evenings


@pytest.mark.parametrize(
    ("name", "mode"),
    [
        ("Dark", ft.ThemeMode.DARK),
        ("Light", ft.ThemeMode.LIGHT),
        ("As the system", ft.ThemeMode.SYSTEM),
    ],
)
async def test_colours_are_of_one_window(open_app: OpenApp, name: str, mode: ft.ThemeMode) -> None:
    screen, other = await open_app("/settings"), await open_app("/settings")
    assert await screen.is_selected("As the system")
    await screen.tap(name)
    assert screen.page.theme_mode is mode
    assert await screen.is_selected(name)
    assert await other.is_selected("As the system")


async def test_everything_is_exported(open_app: OpenApp, store: Store) -> None:
    await keep_evenings(store)
    screen = await open_app("/settings")
    screen.session.apply_page_patch({"web": True})
    await screen.tap("Export everything")
    await screen.see("scorepad-everything.json is saved")
    ((_, saved),) = [call for call in screen.client.calls if call[0] == "save_file"]
    assert saved["file_name"] == "scorepad-everything.json"
    found = json.loads(saved["src_bytes"])
    assert len(found["games"]) == 3
    assert [each["name"] for each in found["seasons"]] == ["Friday"]


async def test_a_game_is_exported(open_app: OpenApp, store: Store) -> None:
    await keep_evenings(store)
    screen = await open_app(f"{address_of(1)}/share")
    screen.session.apply_page_patch({"web": True})
    await screen.tap("Game file")
    await screen.see("scorepad-2026-01-10.json is saved")
    ((_, saved),) = [call for call in screen.client.calls if call[0] == "save_file"]
    assert json.loads(saved["src_bytes"])["players"] == ["Ann", "Ben", "Cleo"]


async def test_what_was_not_saved_is_not_said_to_be(open_app: OpenApp) -> None:
    screen = await open_app("/settings")
    screen.session.apply_page_patch({"platform": "linux"})
    await screen.tap("Export everything")
    assert [name for name, _ in screen.client.calls if name == "save_file"]
    await screen.miss("scorepad-everything.json is saved")
    screen.client.answers["save_file"] = "somewhere/scorepad-everything.json"
    await screen.tap("Export everything")
    await screen.see("scorepad-everything.json is saved")
