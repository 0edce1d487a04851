"""Serving the app to browsers."""

import asyncio
import logging
import os
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable
from typing import Any

from scorepad.cli.address import Address
from scorepad.store.places import assets_folder
from scorepad.words import _

GOODBYES = ("WebSocket is not connected", "'NoneType' object has no attribute 'after_event'")
"""What Flet and its server say of a browser that has gone, be it while its page is begun."""

Main = Callable[[Any], Awaitable[None]]
"""An app as Flet starts it: called with each new page."""


async def serve(main: Main, address: Address) -> None:
    """Serve an app until somebody ends it.

    Args:
        main: the app.
        address: where it listens; said on standard output as soon as it does.
    """
    import flet

    # Flet heeds these before its arguments, and would else choose its own port and browser.
    os.environ.update(
        FLET_FORCE_WEB_SERVER="true",
        FLET_SERVER_IP=address.host,
        FLET_SERVER_PORT=str(address.port),
    )
    for name in ("flet_web.fastapi", "uvicorn.error"):
        logging.getLogger(name).addFilter(_is_no_goodbye)
    announcing = asyncio.create_task(_announce(address))
    try:
        await flet.run_async(main, assets_dir=assets_folder(), no_cdn=True)
    finally:
        announcing.cancel()


def _is_no_goodbye(record: logging.LogRecord) -> bool:
    """A browser that leaves while something is being sent to it is no fault to tell of."""
    failure = record.exc_info[1] if record.exc_info else None
    left = type(failure).__name__ == "WebSocketDisconnect"
    said = f"{record.msg} {failure}"
    return not (left or any(part in said for part in GOODBYES))


async def _announce(address: Address) -> None:
    while not await _answers(address):
        await asyncio.sleep(0.05)
    print(_("Scorepad is at {address} (Ctrl-C ends it)").format(address=address.url), flush=True)
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
