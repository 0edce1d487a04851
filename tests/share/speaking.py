"""Speaking HTTP by hand, over real sockets."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from scorepad.game.changes import record
from scorepad.game.history import ChangeKind
from scorepad.store.kept import KeptGame
from scorepad.store.store import Store
from tests.games import everything, hand

PATIENCE = 10


@dataclass
class Answer:
    """What was answered."""

    status: int
    headers: dict[str, str]
    body: str


async def connect(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect to the server of an address."""
    parts = urlsplit(address)
    return await asyncio.open_connection(parts.hostname, parts.port)


def request(address: str, method: str = "GET", more: str = "") -> bytes:
    """A request as a browser makes it, but for a few headers."""
    parts = urlsplit(address)
    return f"{method} {parts.path or '/'} HTTP/1.1\r\nHost: {parts.netloc}\r\n{more}\r\n".encode()


async def ask(address: str, method: str = "GET", more: str = "") -> Answer:
    """Ask for an address, and read the whole answer."""
    return await send(address, request(address, method, more))


async def send(address: str, data: bytes) -> Answer:
    """Send these bytes to the server of an address, and read the whole answer."""
    reader, writer = await connect(address)
    try:
        writer.write(data)
        async with asyncio.timeout(PATIENCE):
            return parsed(await reader.read())
    finally:
        writer.close()


def parsed(answer: bytes) -> Answer:
    """An answer, from its bytes."""
    head, _, body = answer.decode().partition("\r\n\r\n")
    first, *lines = head.split("\r\n")
    headers = dict(line.lower().split(": ", 1) for line in lines)
    return Answer(int(first.split()[1]), headers, body)


class Viewer:
    """Somebody who follows the stream of a table."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, address: str, language: str = "en") -> Viewer:
        """Begin to follow; what comes first is the sheet as it is."""
        reader, writer = await connect(address)
        writer.write(request(f"{address}/live", more=f"Accept-Language: {language}\r\n"))
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        assert parsed(head).headers["content-type"] == "text/event-stream"
        return cls(reader, writer)

    async def event(self) -> tuple[str, str]:
        """The next event: its name, and its data."""
        name = data = ""
        async with asyncio.timeout(PATIENCE):
            while line := (await self.reader.readline()).decode():
                if line == "\n" and name:
                    return name, data
                field, _, value = line.rstrip("\n").partition(": ")
                name = value if field == "event" else name
                data = value if field == "data" else data
        raise EOFError

    async def news(self) -> dict[str, Any]:
        """The next sheet."""
        name, data = await self.event()
        assert name == "sheet"
        found: dict[str, Any] = json.loads(data)
        return found

    async def is_cut_off(self) -> bool:
        """Whether the connection ends, and nothing comes before that."""
        try:
            return await asyncio.wait_for(self.reader.read(), PATIENCE) == b""
        except ConnectionError:
            return True

    def close(self) -> None:
        """Go away."""
        self.writer.close()


async def record_hand(store: Store, kept: KeptGame, player: str = "Ben") -> KeptGame:
    """Record a hand in which one took everything."""
    after = record(kept.game, hand(kept.game, everything(player)))
    return await store.games.change(kept, ChangeKind.RECORDED, after)
