"""The server that viewers reach: it answers two addresses of a table, and nothing else."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from http import HTTPStatus

from scorepad.share.codes import LENGTH
from scorepad.share.http import (
    LONGEST_REQUEST,
    PATIENCE,
    BadRequest,
    Request,
    answer,
    liked_languages,
    read_request,
)
from scorepad.share.page import LOST_PAGE, NOTHING, POLICY
from scorepad.share.patience import Patience
from scorepad.share.show import Show
from scorepad.share.streams import Stream
from scorepad.words.language import Language, best_language

MOST_VIEWERS = 250
"""Streams that are open at once, of all tables."""

MOST_UNANSWERED = 64
"""Requests that are read or made wait at once; who has been at it longest makes room."""

HTML = "text/html; charset=utf-8"
LOST = answer(HTTPStatus.NOT_FOUND, HTML, NOTHING, LOST_PAGE)

_PATH = re.compile(rf"/([A-Za-z0-9_-]{{{LENGTH}}})(/live)?")

Find = Callable[[str], Show | None]
"""Finds what is shown to whoever has this code."""


class Server:
    """Listens in the local network while something is shown."""

    def __init__(self, find: Find) -> None:
        self._find = find
        self._patience = Patience()
        self._servers: list[asyncio.Server] = []
        self._meetings: set[asyncio.Task[None]] = set()
        self._unanswered: dict[asyncio.StreamWriter, None] = {}
        self._viewers = 0

    async def open(self, addresses: Sequence[str]) -> int:
        """Listen at these addresses of the machine, on one port of all of them.

        Returns:
            The port.

        Raises:
            OSError: the system does not let it listen.
        """
        port = 0
        try:
            for address in addresses:
                server = await asyncio.start_server(
                    self._greet, address, port, limit=LONGEST_REQUEST
                )
                self._servers.append(server)
                port = server.sockets[0].getsockname()[1]
        except OSError:
            self.close()
            raise
        return port

    def close(self) -> None:
        """Stop listening, and hang up on whoever has no answer yet."""
        for server in self._servers:
            server.close()
        self._servers.clear()
        for writer in tuple(self._unanswered):
            writer.transport.abort()

    def _greet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        # In a task of ours: asyncio's own complains when the app ends while somebody is there.
        meeting = asyncio.create_task(self._meet(reader, writer))
        self._meetings.add(meeting)
        meeting.add_done_callback(self._meetings.discard)

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """See to one connection, whatever it sends."""
        self._unanswered[writer] = None
        if len(self._unanswered) > MOST_UNANSWERED:
            next(iter(self._unanswered)).transport.abort()
        # Sent means taken by the network, however little it takes.
        writer.transport.set_write_buffer_limits(0)
        try:
            await self._answer(reader, writer)
            writer.close()
        except (OSError, TimeoutError):
            writer.transport.abort()
        finally:
            self._unanswered.pop(writer, None)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            request = await read_request(reader)
            show, live = await self._asked_for(request, reader, _address(writer))
        except (BadRequest, LookupError):
            await _send(writer, LOST)
            return
        language = best_language(liked_languages(request.headers.get("accept-language", "")))
        if live:
            await self._stream(show, language, reader, writer)
        else:
            page = show.page(language).encode()
            more = {"Content-Language": language.tag, "Vary": "Accept-Language"}
            await _send(writer, answer(HTTPStatus.OK, HTML, POLICY, page, more))

    async def _asked_for(
        self, request: Request, reader: asyncio.StreamReader, address: str
    ) -> tuple[Show, bool]:
        """What is shown to who asks for this, and whether live.

        Raises:
            LookupError: nothing; where a code was tried, that has taken its time.
            BadRequest: who was made to wait did not.
        """
        match = _PATH.fullmatch(request.path)
        if request.method != "GET" or match is None:
            raise LookupError
        await _wait(reader, self._patience.seconds(address))
        show = self._find(match[1])
        if show is None:
            self._patience.wrong(address)
            await _wait(reader, self._patience.seconds(address))
            raise LookupError
        live = match[2] is not None
        if live and self._viewers >= MOST_VIEWERS:
            raise LookupError
        return show, live

    async def _stream(
        self,
        show: Show,
        language: Language,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> None:
        head = answer(HTTPStatus.OK, "text/event-stream", NOTHING)
        writer.write(head + b"retry: 1000\n\n" + show.news(language).event)
        self._unanswered.pop(writer, None)
        stream = Stream(writer, language)
        show.streams.add(stream)
        self._viewers += 1
        try:
            # A viewer has no more to say: the next byte, or the end, is the end.
            await reader.read(1)
        finally:
            self._viewers -= 1
            show.streams.remove(stream)


async def _wait(reader: asyncio.StreamReader, seconds: float) -> None:
    """Let somebody wait.

    Raises:
        BadRequest: who hangs up meanwhile, or sends more, is not answered any more.
    """
    if not seconds:
        return
    try:
        async with asyncio.timeout(seconds):
            await reader.read(1)
    except TimeoutError:
        return
    raise BadRequest


def _address(writer: asyncio.StreamWriter) -> str:
    """Where a connection comes from; whoever has gone again comes from nowhere."""
    return (writer.get_extra_info("peername") or ("",))[0]


async def _send(writer: asyncio.StreamWriter, data: bytes) -> None:
    writer.write(data)
    async with asyncio.timeout(PATIENCE):
        await writer.drain()
