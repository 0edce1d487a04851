"""Half a hand on its way to the disk: kept at every tap, in the background, the latest last."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from scorepad.game.entry import Entry, entry_of
from scorepad.store.games import Games, KeptGame
from scorepad.ui.desk import use_desk


@dataclass
class Keeper:
    """Writes what was tapped, one write at a time; what a newer tap has overtaken is left out."""

    waiting: tuple[Games, str, int, Entry] | None = None
    writing: asyncio.Task[None] | None = None

    def keep(self, games: Games, id_: str, hand: int, entry: Entry) -> None:
        """Keep this entry as soon as the one before it is kept."""
        self.waiting = (games, id_, hand, entry)
        if self.writing is None or self.writing.done():
            self.writing = asyncio.get_running_loop().create_task(self._write())

    async def stop(self) -> None:
        """Keep nothing more, and wait for what is being written."""
        self.waiting = None
        if self.writing:
            await self.writing

    async def _write(self) -> None:
        while self.waiting:
            (games, id_, hand, entry), self.waiting = self.waiting, None
            await games.keep_entry(id_, hand, entry)


def use_entry(kept: KeptGame | None, hand: int) -> tuple[Entry, Callable[[Entry], None], Keeper]:
    """The entry of a hand, what changes it, and what keeps it.

    It begins with what was kept of it, else with the hand as it was recorded, else empty.
    """
    desk = use_desk()
    tapped, set_tapped = ft.use_state(_none)
    keeper = ft.use_ref(Keeper())

    def change(entry: Entry) -> None:
        set_tapped(entry)
        if kept and keeper.current:
            keeper.current.keep(desk.games, kept.id, hand, entry)

    entry = tapped if tapped is not None else _beginning(kept, hand)
    return entry, change, keeper.current or Keeper()


_none: Entry | None = None


def _beginning(kept: KeptGame | None, hand: int) -> Entry:
    if kept is None:
        return Entry()
    if hand in kept.entries:
        return kept.entries[hand]
    recorded = kept.game.hands[hand : hand + 1]
    return entry_of(recorded[0], kept.game) if recorded else Entry()
