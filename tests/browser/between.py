"""What stands between a browser and a server: it can be cut, and can stand for another machine."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit


class Between:
    """Hands on what comes, from a port of its own, in a thread of its own."""

    def __init__(self, url: str, stranger: str = "") -> None:
        """Not there yet.

        Args:
            url: the server.
            stranger: an address that requests come from, as a proxy says it.
        """
        self._server = urlsplit(url)
        self._more = b""
        if stranger:
            self._more = f"X-Forwarded-For: {stranger}\r\n".encode()
        self._loop = asyncio.new_event_loop()
        self._open: set[asyncio.StreamWriter] = set()
        self._is_cut = False
        self.url = ""

    def cut(self) -> None:
        """Break all that is open; whoever tries again tries in vain."""
        self._is_cut = True
        self._loop.call_soon_threadsafe(self._break)

    def mend(self) -> None:
        """Let whoever tries again get through."""
        self._is_cut = False

    @contextmanager
    def standing(self) -> Iterator[Between]:
        """Be there."""
        # Playwright holds the one loop of the tests' thread.
        thread = threading.Thread(target=self._loop.run_forever)
        thread.start()
        try:
            starting = asyncio.start_server(self._meet, "127.0.0.1", 0)
            server = asyncio.run_coroutine_threadsafe(starting, self._loop).result()
            self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            yield self
        finally:
            asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
            self._loop.call_soon_threadsafe(self._loop.stop)
            thread.join()
            self._loop.close()

    def _break(self) -> None:
        for writer in self._open:
            # One that has gone by itself has no loop any more.
            if not writer.is_closing():
                writer.transport.abort()

    async def _end(self) -> None:
        others = asyncio.all_tasks() - {asyncio.current_task()}
        self._break()
        await asyncio.gather(*others, return_exceptions=True)

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_connection(self._server.hostname, self._server.port)
            self._open |= {writer, back}
            head = await reader.readuntil(b"\r\n\r\n")
            if b"\r\nupgrade:" not in head.lower():
                # One request each, so that none comes without the header.
                head = head.replace(b"keep-alive", b"close")
            back.write(head[:-2] + self._more + b"\r\n")
            await asyncio.gather(_hand_on(reader, back), _hand_on(there, writer))
        except (OSError, asyncio.IncompleteReadError):
            writer.transport.abort()


async def _hand_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()
