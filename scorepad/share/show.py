"""One game that is shown: its code, what of it may be seen, and who is looking."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from scorepad.game.model import Game
from scorepad.game.progress import Progress, progress
from scorepad.share.codes import new_code
from scorepad.share.page import speaking, viewers_page
from scorepad.share.sheet import sheet, standing
from scorepad.share.streams import News, Streams
from scorepad.words import _
from scorepad.words.language import Language

HEARTBEAT = 15.0
"""Seconds between two signs of life; a page that hears none for twice as long begins anew."""

BREATH = 0.02
"""Seconds after a change in which the table's own screen comes first; nobody notices them."""


@dataclass(eq=False)
class Show:
    """A game that is shown to whoever has its code."""

    game: Game
    with_money: bool = False
    code: str = field(default_factory=new_code)
    streams: Streams = field(default_factory=Streams)
    _changed: asyncio.Event = field(default_factory=asyncio.Event)
    _now: Progress | None = None

    def change(self, game: Game, *, with_money: bool) -> None:
        """Show the game as it is now; several changes in a row are sent as one."""
        if (game, with_money) != (self.game, self.with_money):
            self.game, self.with_money, self._now = game, with_money, None
            self._changed.set()

    async def keep_telling(self) -> None:
        """Send every change to the viewers, and signs of life between them, until cancelled."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(HEARTBEAT):
                    await self._changed.wait()
            if self._changed.is_set():
                await asyncio.sleep(BREATH)
                self._changed.clear()
                await self.streams.tell(self.news)
            else:
                self.streams.beat()

    def page(self, language: Language) -> str:
        """The whole page for a viewer."""
        return viewers_page(language, _in(language, self._sheet))

    def news(self, language: Language) -> News:
        """What viewers are told now."""
        return News(
            _in(language, self._sheet), _in(language, lambda: standing(self.game, self._progress()))
        )

    def end(self) -> None:
        """Cut everybody off: the result of a game that is over stays on the pages, else nothing."""
        self.streams.end(self._last_news)

    def _last_news(self, language: Language) -> News:
        closing = _in(language, lambda: _("The table is not shown any more."))
        if not self._progress().finished:
            return News(f"<p>{closing}</p>", closing, over=True)
        last = self.news(language)
        return News(f"{last.sheet}<p>{closing}</p>", last.said, over=True)

    def _sheet(self) -> str:
        return sheet(self.game, self._progress(), with_money=self.with_money)

    def _progress(self) -> Progress:
        """How the game stands, found out once for all languages."""
        if self._now is None:
            self._now = progress(self.game)
        return self._now


def _in(language: Language, say: Callable[[], str]) -> str:
    """What is said, in a language."""
    with speaking(language):
        return say()
