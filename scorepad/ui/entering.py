"""Half a hand on its way to the disk: kept at every tap, in the background, the latest last."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from scorepad.game.entry import Entry, entry_of
from scorepad.game.model import Hand, hand_at
from scorepad.store.errors import StoreError
from scorepad.store.games import Games, KeptGame
from scorepad.ui.desk import use_desk
from scorepad.words.faults import sentence

log = logging.getLogger("scorepad")

BREATH = 0.15
"""Seconds between a tap and its way to the disk."""

Step = Callable[[Entry], Entry]


@dataclass
class Keeper:
    """Writes what was tapped, one write at a time; what a newer tap has overtaken is left out."""

    waiting: tuple[Games, KeptGame, int, Entry] | None = None
    writing: asyncio.Task[None] | None = None
    breathing: bool = False
    """Whether nothing is being written yet."""

    def keep(self, games: Games, of: KeptGame, hand: int, entry: Entry) -> None:
        """Keep this entry as soon as the one before it is kept."""
        self.waiting = (games, of, hand, entry)
        if self.writing is None or self.writing.done():
            self.writing = asyncio.get_running_loop().create_task(self._write())

    async def stop(self) -> None:
        """Keep nothing more, and wait for what is being written."""
        self.waiting = None
        if self.writing and self.breathing:
            self.writing.cancel()
        elif self.writing:
            await self.writing

    async def _write(self) -> None:
        while self.waiting:
            # What is tapped is drawn first; the next tap may well come before this is over.
            self.breathing = True
            await asyncio.sleep(BREATH)
            self.breathing = False
            (games, of, hand, entry), self.waiting = self.waiting, None
            try:
                await games.keep_entry(of, hand, entry)
            except StoreError as error:
                # What stands in the way is said when the hand is saved; the taps go on.
                log.warning("Half a hand could not be kept: %s", sentence(error))


@dataclass(frozen=True)
class Entering:
    """A hand that is being entered or corrected on one screen."""

    index: int
    """Which hand of the game it is, from the first tap on."""
    before: Hand | None
    """The hand as it was recorded when this began; None where there was none."""
    entry: Entry


def use_entering(
    kept: KeptGame | None, index: int | None
) -> tuple[Entering, Callable[[Step], None], Keeper]:
    """What is being entered, what changes it by a step, and what keeps it on the disk.

    Args:
        kept: the game; None while it is being read.
        index: which recorded hand is corrected; None for the hand to come.

    It begins with what was kept of it, else with the hand as it was recorded, else empty; until
    the first tap it follows what others record.
    """
    desk = use_desk()
    begun, set_begun = ft.use_state(_not_begun)
    keeper: MutableRef[Keeper] = ft.use_ref(Keeper())

    def change(step: Step) -> None:
        def stepped(now: Entering | None) -> Entering | None:
            start = now or _beginning(kept, index)
            after = replace(start, entry=step(start.entry))
            if after == start:
                return now
            # Half of a hand that others have recorded meanwhile would come up as its correction.
            if kept and keeper.current and hand_at(kept.game, after.index) == after.before:
                keeper.current.keep(desk.games, kept, after.index, after.entry)
            return after

        set_begun(stepped)

    return begun or _beginning(kept, index), change, keeper.current or Keeper()


_not_begun: Entering | None = None


def _beginning(kept: KeptGame | None, index: int | None) -> Entering:
    if kept is None:
        return Entering(0, None, Entry())
    at = len(kept.game.hands) if index is None else index
    before = hand_at(kept.game, at)
    if at in kept.entries:
        return Entering(at, before, kept.entries[at])
    return Entering(at, before, entry_of(before, kept.game) if before else Entry())
