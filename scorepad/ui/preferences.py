"""What this browser, window or phone likes: it is remembered there and not with the data."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable
from dataclasses import asdict, dataclass
from typing import Any

import flet as ft

from scorepad.words.language import LANGUAGES, Language, best_language, language, system_language

log = logging.getLogger("scorepad")

KEY = "org.scorepad.preferences"
PATIENCE = 3.0
"""Seconds after which a client that does not answer likes nothing special."""

LANGUAGE = "language"
"""Under this name Flet's session knows the language of its page."""


@dataclass(frozen=True)
class Preferences:
    """What was chosen in the settings; where nothing was, the system is followed."""

    language: str = ""
    """A code of `LANGUAGES`."""
    colours: str = ""
    """`light` or `dark`."""
    awake: bool = True
    """Whether the screen stays on while a game is before it."""


def language_of_page() -> Language:
    """The language of the page that is drawn, or whose handler runs; else the system's."""
    try:
        known = ft.context.page.session.store.get(LANGUAGE)
    except RuntimeError:
        return system_language()
    return known if isinstance(known, Language) else system_language()


async def load_preferences(page: ft.Page, storage: ft.SharedPreferences) -> Preferences:
    """What was chosen on this client, made to hold on the page."""
    preferences = _preferences_of(await _answer(storage.get(KEY)))
    await apply(page, preferences)
    return preferences


async def save_preferences(storage: ft.SharedPreferences, preferences: Preferences) -> None:
    """Remember what was chosen on this client."""
    await _answer(storage.set(KEY, json.dumps(asdict(preferences))))


async def apply(page: ft.Page, preferences: Preferences) -> None:
    """Let the page look and speak as was chosen."""
    chosen = preferences.language
    speaks = language(chosen) if chosen else await _language_of_client(page)
    page.session.store.set(LANGUAGE, speaks)
    page.locale_configuration = ft.LocaleConfiguration(
        supported_locales=[_locale_of(language(code)) for code in LANGUAGES],
        current_locale=_locale_of(speaks),
    )
    page.theme_mode = ft.ThemeMode(preferences.colours or "system")
    page.update()


def _preferences_of(kept: Any) -> Preferences:
    """The preferences that a client has kept, be it years ago or by somebody else."""
    try:
        found = Preferences(**json.loads(kept or "{}"))
    except (TypeError, ValueError):
        return Preferences()
    known = found.language in ("", *LANGUAGES) and found.colours in ("", "light", "dark")
    return found if known else Preferences()


async def _language_of_client(page: ft.Page) -> Language:
    """The language that a browser, a phone or a computer is set to."""
    client = await _answer(page.get_device_info())
    return (
        best_language([each.language_code for each in client.locales])
        if client
        else system_language()
    )


def _locale_of(spoken: Language) -> ft.Locale:
    return ft.Locale(spoken.locale.language, spoken.locale.territory)


async def _answer(asked: Awaitable[Any]) -> Any:
    """What a client answers; nothing where it cannot."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await asked
    except (TimeoutError, RuntimeError, TypeError) as error:
        # A page that is loaded anew in this moment goes without an answer: nothing is wrong then.
        log.warning("A client did not say what is liked there: %r", error)
        return None
