"""What a device can do for a table: stay awake in a game, tick at a save, say what is only seen."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial

import flet as ft

from scorepad.ui.desk import Desk, use_desk
from scorepad.ui.page_address import is_secure

log = logging.getLogger("scorepad")


def use_awake() -> None:
    """Keep the screen on while this screen or one above it is there, unless that is not liked."""
    desk = use_desk()
    # A browser lets only secure pages do it.
    wanted = desk.preferences.awake and is_secure(desk.page)

    async def stay() -> None:
        if wanted:
            await _try(desk.wakelock.enable())  # type: ignore[no-untyped-call]

    async def let_sleep() -> None:
        await _try(desk.wakelock.disable())  # type: ignore[no-untyped-call]

    ft.use_effect(stay, [wanted, desk.returns], cleanup=let_sleep)


def tick(desk: Desk) -> None:
    """A light tick in the hand that holds the phone, where the device can; nobody waits for it."""
    _ask_for(desk, desk.haptics.light_impact)


def say(desk: Desk, text: str) -> None:
    """Say it to whoever listens to a screen reader, where what is seen goes unspoken."""
    _ask_for(desk, partial(desk.voice.announce_message, text))


def _ask_for(desk: Desk, comfort: Callable[[], Awaitable[None]]) -> None:
    """Ask the device for something, unless it is away."""

    async def once() -> None:
        await _try(comfort())

    if desk.page.session.connection is not None:
        desk.page.run_task(once)


async def _try(asked: Awaitable[None]) -> None:
    """What is nice to have: not every device can do it, and none must fail for it."""
    try:
        await asked
    except RuntimeError:
        log.info("This device cannot do that", exc_info=True)
