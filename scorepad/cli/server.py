"""Serving the app to browsers."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

from scorepad.cli.address import Address
from scorepad.cli.first_page import with_own_page
from scorepad.cli.machine_fonts import lend_fonts
from scorepad.share.gate import Gate
from scorepad.share.keepers import Keepers
from scorepad.store.places import assets_folder
from scorepad.words import _

if TYPE_CHECKING:
    import uvicorn

GOODBYES = (
    "WebSocket is not connected",
    "'NoneType' object has no attribute 'after_event'",
    "ASGI callable returned without completing handshake",
    "timeout graceful shutdown exceeded",
)
"""What Flet and its server say of a browser that has gone, be it while its page is begun, or that
was not let in."""

MOST_CONNECTIONS = 64
"""From the local network at once: a phone that keeps the score needs a few."""

LARGEST_MESSAGE = 128 * 2**20
"""Bytes: a file that is taken in comes as one, and a backup of ten thousand games has 37 MB."""

Main = Callable[[Any], Awaitable[None]]
"""An app as Flet starts it: called with each new page."""


async def serve(main: Main, address: Address, keepers: Keepers | None = None) -> None:
    """Serve an app, to this machine and whom the keepers let in, until somebody ends it.

    Args:
        main: the app.
        address: where it listens; said on standard output as soon as it does.
        keepers: who else may have the app; nobody if not given.
    """
    keepers = keepers or Keepers()
    app = web_app(main)
    gate = Gate(app, keepers, address.host)
    keepers.door = AppDoor(gate, address)
    announcing = asyncio.create_task(_announce(address))
    try:
        await _server(gate, lifespan="on", host=address.host, port=address.port).serve()
    finally:
        announcing.cancel()
        keepers.end()


def web_app(main: Main) -> Any:
    """The app as it is served to browsers (ASGI), to whoever asks."""
    import flet

    for name in ("flet_web.fastapi", "uvicorn.error"):
        logging.getLogger(name).addFilter(_is_no_goodbye)
    assets = assets_folder()
    app = flet.run(main, assets_dir=assets, no_cdn=True, export_asgi_app=True)
    return with_own_page(lend_fonts(app, assets))


class AppDoor:
    """Lets the app be reached from the local network, where it is not already."""

    def __init__(self, gate: Gate, address: Address) -> None:
        self._gate = gate
        self._address = address
        self._servers: list[uvicorn.Server] = []
        self._serving: list[asyncio.Task[None]] = []

    async def open(self, hosts: Sequence[str]) -> int:
        """Let the app be reached at these addresses of the machine.

        Returns:
            The port.

        Raises:
            OSError: the system does not let it listen there.
        """
        if self._address.listens_everywhere or self._address.host in hosts:
            return self._address.port
        sockets = _listening(hosts)
        server = _server(self._gate, lifespan="off", limit_concurrency=MOST_CONNECTIONS)
        # The first server minds the signals, and ends this one as well.
        self._serving = [asyncio.create_task(server._serve(sockets))]
        self._servers = [server]
        return int(sockets[0].getsockname()[1])

    async def close(self) -> None:
        """Let it be reached there no more."""
        for server in self._servers:
            for listening in server.servers:
                listening.close()
            server.should_exit = True
        self._servers = []
        await asyncio.gather(*self._serving)
        self._serving = []


def _server(gate: Gate, **options: Any) -> uvicorn.Server:
    import uvicorn

    # A second is enough to say goodbye to browsers that would stay.
    return uvicorn.Server(
        uvicorn.Config(
            gate,
            ws="websockets-sansio",
            ws_max_size=LARGEST_MESSAGE,
            log_level="warning",
            server_header=False,
            timeout_graceful_shutdown=1,
            **options,
        )
    )


def _listening(hosts: Sequence[str]) -> list[socket.socket]:
    """Sockets on one free port of several addresses."""
    sockets: list[socket.socket] = []
    try:
        for host in hosts:
            port = sockets[0].getsockname()[1] if sockets else 0
            sockets.append(socket.create_server((host, port)))
    except OSError:
        for each in sockets:
            each.close()
        raise
    return sockets


def _is_no_goodbye(record: logging.LogRecord) -> bool:
    """A browser that leaves while something is being sent to it is no fault to tell of."""
    failure = record.exc_info[1] if record.exc_info else None
    left = type(failure).__name__ in ("WebSocketDisconnect", "CancelledError")
    said = f"{record.msg} {failure}"
    return not (left or any(part in said for part in GOODBYES))


async def _announce(address: Address) -> None:
    while not await _answers(address):
        await asyncio.sleep(0.05)
    print(_("Scorepad is at {address} (Ctrl-C ends it)").format(address=address.url), flush=True)
    if address.is_for_others:
        print(_("Other devices need a code: open a game here, and Show to the table."), flush=True)
    if _has_screen():
        # A browser in a terminal would hold us until it is closed.
        threading.Thread(target=webbrowser.open, args=[address.url], daemon=True).start()


async def _answers(address: Address) -> bool:
    try:
        _reader, writer = await asyncio.open_connection(address.here, address.port)
    except OSError:
        return False
    writer.close()
    return True


def _has_screen() -> bool:
    return sys.platform != "linux" or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())
