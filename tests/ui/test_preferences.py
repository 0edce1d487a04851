"""What is chosen on one client: its language, and that it is remembered there."""

import asyncio
import json

import flet as ft
import pytest

from scorepad.ui.preferences import KEY
from tests.screens import Screen
from tests.ui.conftest import OpenApp


def kept(screen: Screen) -> dict[str, object]:
    """What the client was last told to remember."""
    told = [arguments for name, arguments in screen.client.calls if name == "set"]
    assert told[-1]["key"] == KEY
    found: dict[str, object] = json.loads(told[-1]["value"])
    return found


async def test_another_language_at_once_and_for_one_alone(open_app: OpenApp) -> None:
    screen, other = await open_app("/settings"), await open_app("/settings")
    await screen.tap("Русский")
    await screen.see("Настройки")
    assert await screen.is_selected("Русский")
    assert screen.page.locale_configuration.current_locale == ft.Locale("ru", None)
    await other.see("Settings")
    await other.tap("Polski")
    await other.miss("Settings")
    await screen.see("Настройки")
    assert kept(screen)["language"] == "ru"
    assert kept(other)["language"] == "pl"


async def test_what_was_chosen_is_remembered(open_app: OpenApp) -> None:
    chosen = json.dumps({"language": "ru", "colours": "dark"})
    screen = await open_app("/settings", answers={"get": chosen})
    await screen.see("Настройки")
    assert screen.page.theme_mode is ft.ThemeMode.DARK


@pytest.mark.parametrize("found", ["", "no json", "[]", '{"language": "xx"}', '{"other": 1}'])
async def test_what_nobody_here_has_written_changes_nothing(open_app: OpenApp, found: str) -> None:
    screen = await open_app("/settings", answers={"get": found})
    await screen.see("Settings")
    assert screen.page.theme_mode is ft.ThemeMode.SYSTEM


@pytest.mark.parametrize(
    ("liked", "title"),
    [(["de-AT", "ru-RU", "en"], "Настройки"), (["pt-BR"], "Definições"), (["de"], "Settings")],
)
async def test_a_browser_is_followed(open_app: OpenApp, liked: list[str], title: str) -> None:
    locales = [
        dict(zip(("language_code", "country_code"), each.split("-"), strict=False))
        for each in liked
    ]
    client = {"browser_name": "chrome", "locales": locales}
    screen = await open_app("/settings", answers={"get_device_info": client}, web=True)
    await screen.see(title)


async def test_who_is_drawn_by_somebody_elses_change_keeps_the_language(open_app: OpenApp) -> None:
    reader, changer = await open_app("/settings"), await open_app("/settings")
    await reader.tap("Русский")
    await changer.tap("Dark")
    await asyncio.sleep(0.1)
    await reader.see("Настройки")
