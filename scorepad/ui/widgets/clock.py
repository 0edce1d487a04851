"""The time left in a game on the clock."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import flet as ft

from scorepad.game.clock import time_left
from scorepad.game.model import Game
from scorepad.ui import theme
from scorepad.ui.desk import use_work
from scorepad.words import _, ngettext

TICK = 5
"""Seconds between two looks at the clock."""


@ft.component
def clock(game: Game) -> ft.Control:
    """How many minutes are left, or that the time is up; nothing where no clock runs."""
    now, set_now = ft.use_state(datetime.now(UTC))

    async def run() -> None:
        while True:
            await asyncio.sleep(TICK)
            set_now(datetime.now(UTC))

    use_work(run, [game.started_at])
    left = time_left(game, now)
    if left is None:
        return ft.Container()
    up = left <= timedelta(0)
    return ft.Semantics(
        live_region=True,
        content=ft.Text(
            _left_in_words(left),
            size=theme.BODY,
            weight=ft.FontWeight.W_700 if up else ft.FontWeight.W_400,
            color=ft.Colors.ERROR if up else ft.Colors.ON_SURFACE_VARIANT,
        ),
    )


def _left_in_words(left: timedelta) -> str:
    if left <= timedelta(0):
        return _("The time is up: the hand in play is the last one.")
    minutes = -(-int(left.total_seconds()) // 60)
    return ngettext("{count} minute left.", "{count} minutes left.", minutes).format(count=minutes)
