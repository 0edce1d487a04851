"""The open connections of a table's viewers, to which every change is sent (server-sent events)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass

from scorepad.words.language import Language

MOST_UNSENT = 262_144
"""Bytes that may wait for a viewer whose network has gone; one more change, and it is cut off."""

AT_ONCE = 20
"""Viewers that are sent to before others get their turn, the table itself first of all."""

BEAT = b"event: beat\ndata:\n\n"
"""Tells a page that its connection still lives."""


@dataclass(frozen=True)
class News:
    """What a page is told: it shows the sheet and speaks the line."""

    sheet: str
    said: str
    over: bool = False
    """Whether nothing comes after it."""

    @property
    def event(self) -> bytes:
        """The news as an event of a stream."""
        values = {"sheet": self.sheet, "said": self.said, "over": self.over}
        # JSON has no line breaks, which would end the event.
        return f"event: sheet\ndata: {json.dumps(values)}\n\n".encode("ascii")


Tell = Callable[[Language], News]
"""What is new, in a language."""


@dataclass(frozen=True, eq=False)
class Stream:
    """One viewer."""

    writer: asyncio.StreamWriter
    language: Language

    def send(self, event: bytes) -> None:
        """Send, or give up who does not take what was sent before."""
        if self.writer.transport.get_write_buffer_size() > MOST_UNSENT:
            self.writer.transport.abort()
        else:
            self.writer.write(event)


class Streams:
    """The viewers of one table."""

    def __init__(self) -> None:
        self._open: set[Stream] = set()

    def add(self, stream: Stream) -> None:
        """Let one more be told."""
        self._open.add(stream)

    def remove(self, stream: Stream) -> None:
        """Forget one that has gone."""
        self._open.discard(stream)

    async def tell(self, tell: Tell) -> None:
        """Send what is new to everybody; each language is made once."""
        events: dict[str, bytes] = {}
        for number, stream in enumerate(tuple(self._open)):
            code = stream.language.code
            if code not in events:
                events[code] = tell(stream.language).event
            stream.send(events[code])
            if number % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(0)

    def beat(self) -> None:
        """Let everybody know that the connection lives."""
        for stream in tuple(self._open):
            stream.send(BEAT)

    def end(self, tell: Tell) -> None:
        """Send the last there is, and cut everybody off, now."""
        for stream in tuple(self._open):
            stream.send(tell(stream.language).event)
            # What the network does not take at once is not sent any more.
            waits = stream.writer.transport.get_write_buffer_size()
            (stream.writer.transport.abort if waits else stream.writer.close)()
        self._open.clear()
