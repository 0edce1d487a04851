"""Starting the app: in a window, in the browser, or where no screen is, for other browsers."""

import argparse
import asyncio
import os
import signal
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from scorepad.cli.address import AddressError, free_address
from scorepad.cli.answering import INTERRUPTED, REFUSED
from scorepad.cli.client import has_client
from scorepad.cli.refusals import ShellMissing, sentence
from scorepad.cli.server import Main, serve, web_app
from scorepad.store.errors import StoreError
from scorepad.store.places import assets_folder, data_folder, make_writable
from scorepad.words import _


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Give the parser the options with which the app starts, and `run`."""
    parser.add_argument("--web", action="store_true", help=_("in the browser, not in a window"))
    parser.add_argument(
        "--host",
        default=os.environ.get("FLET_SERVER_IP") or None,
        help=_("serve the web app at this address of the machine (127.0.0.1)"),
    )
    parser.add_argument(
        "--port",
        type=_port,
        default=os.environ.get("FLET_SERVER_PORT") or None,
        help=_("serve the web app on this port (any that is free)"),
    )
    parser.add_argument("--data", type=Path, metavar="DIR", help=_("the folder of the data"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Start the app and return when it has ended.

    Args:
        arguments: `web`, `host`, `port` and `data`, as `add_arguments` describes them.

    Returns:
        The exit status. What stood in the way has been said on standard error.
    """
    try:
        _need_web_server()
        _open_store(data_folder(arguments.data))
        _show(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except (AddressError, StoreError, ShellMissing) as refusal:
        print(sentence(refusal), file=sys.stderr)
        return REFUSED
    return 0


def is_hosted() -> bool:
    """Whether something else shows the app: a built app, `flet run`, a page with Python in it."""
    hosts = ("FLET_PLATFORM", "FLET_DISPLAY_URL_PREFIX")
    return sys.platform == "emscripten" or any(host in os.environ for host in hosts)


def run_hosted() -> None:
    """Start the app where something else shows it, and show what stood in the way."""
    import flet

    from scorepad.ui.app import main

    try:
        _open_store(data_folder())
    except StoreError as refusal:
        why = sentence(refusal)

        async def say(page: flet.Page) -> None:
            page.add(flet.SafeArea(flet.Text(why)))

        flet.run(say, assets_dir=assets_folder(), no_cdn=True)
    else:
        flet.run(main, assets_dir=assets_folder(), no_cdn=True)


def asgi_app() -> Any:
    """The app for another server (ASGI), which a proxy stands before: docs/deploying.md.

    Everybody who reaches it has the whole app; it is for the proxy to ask who that is.

    Raises:
        SystemExit: the data cannot be had, or another copy of the app has it.
    """
    from scorepad.ui.app import main, start

    try:
        folder = data_folder()
        make_writable(folder)
        read_only = start(folder).database.read_only
    except StoreError as refusal:
        sys.exit(sentence(refusal))
    if read_only:
        sys.exit(sentence(read_only))
    return web_app(main)


def _need_web_server() -> None:
    # Flet would else call pip by itself.
    if find_spec("flet_web") is None:
        raise ShellMissing


def _open_store(folder: Path) -> None:
    from scorepad.ui.app import start

    make_writable(folder)
    read_only = start(folder).database.read_only
    if read_only:
        print(sentence(read_only), file=sys.stderr)


def _show(arguments: argparse.Namespace) -> None:
    from scorepad.ui.app import main, sharing

    web = arguments.web or arguments.host is not None or arguments.port is not None
    if not web and _has_window_system():
        if has_client() and _window(main):
            return
        print(_("Flet has no window here, so the app opens in the browser."), flush=True)
    address = free_address(arguments.host or "127.0.0.1", arguments.port or 0)
    with suppress(KeyboardInterrupt):
        asyncio.run(serve(main, address, sharing().keepers))


def _window(main: Main) -> bool:
    """Show the app in a window, and return when that is closed whether it ever opened."""
    import flet

    opened = False

    async def note_and_go_on(page: flet.Page) -> None:
        nonlocal opened
        opened = True
        await main(page)

    flet.run(note_and_go_on, assets_dir=assets_folder(), no_cdn=True)
    # Flet leaves handlers behind that speak to a loop which is no more.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    return opened


def _has_window_system() -> bool:
    """Whether Flet would open a window here; its own rule, an environment variable overrules."""
    from flet.utils import get_bool_env_var, is_linux_server

    return not (is_linux_server() or get_bool_env_var("FLET_FORCE_WEB_SERVER"))  # type: ignore[no-untyped-call]


def _port(text: str) -> int:
    if text.isascii() and text.isdigit() and int(text) < 65536:
        return int(text)
    message = _("{text} is not a port, which is a number from 0 to 65535").format(text=text)
    raise argparse.ArgumentTypeError(message)
