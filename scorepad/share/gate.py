"""Stands before the app where it is served to browsers: only this machine comes in.

Others come in with a cookie, which one phone got for the second code. Everybody else gets the
plain page, whatever they ask for. It is ASGI, so that it keeps the app's WebSocket as well.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import SplitResult, urlsplit

from scorepad.share.codes import LENGTH
from scorepad.share.http import liked_languages
from scorepad.share.keepers import Keepers
from scorepad.share.page import KEEPERS_POLICY, LOST_PAGE, NOTHING, keepers_page
from scorepad.share.patience import Patience
from scorepad.words.language import best_language

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Message, Receive, Send], Awaitable[None]]

COOKIE = "scorepad"

_PATH = re.compile(rf"/keep/([A-Za-z0-9_-]{{{LENGTH}}})")

A_DAY = 86_400
"""Seconds that the phone keeps its cookie, also when its browser is closed between two hands."""

MOST_WAITING = 64
"""So many are made to wait at once for codes they tried; whoever comes then tries in vain."""


class Gate:
    """The app, for those that may have it."""

    def __init__(self, app: App, keepers: Keepers, host: str) -> None:
        """Let this machine in, and whom the keepers know.

        Args:
            app: what is behind the gate.
            keepers: who else comes in.
            host: the name by which this machine was told to serve.
        """
        self._app = app
        self._keepers = keepers
        self._names = {"localhost", host.lower()}
        self._patience = Patience()
        self._waiting = 0

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Answer one request, or one WebSocket as long as it lasts."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        trusted = _is_own_page(scope)
        ended = self._keepers.ended_for(_cookie(scope)) if trusted else None
        if ended and _PATH.fullmatch(scope["path"]):
            await _answer(send, 303, "", NOTHING, {"location": self._screen})
        elif ended and scope["type"] == "websocket":
            await self._app(scope, *_until(ended, receive, send))
        elif ended or (trusted and self._is_here(scope)):
            await self._app(scope, receive, send)
        else:
            await self._meet(scope, receive, send)

    @property
    def _screen(self) -> str:
        invitation = self._keepers.invitation
        return invitation.screen if invitation else "/"

    def _is_here(self, scope: Message) -> bool:
        """Whether a request comes from this machine, by a name that no stranger can give it."""
        client, server = (_ip((scope.get(end) or ("",))[0]) for end in ("client", "server"))
        if client is None or not (client.is_loopback or client == server):
            return False
        name = _parts(f"//{_header(scope, 'host')}").hostname or ""
        # A page elsewhere can let its own name mean this machine, but no number.
        return name in self._names or _ip(name) is not None

    async def _meet(self, scope: Message, receive: Receive, send: Send) -> None:
        """Answer somebody who is not let in; with the code, that may change."""
        code = _PATH.fullmatch(scope["path"])
        known = code is not None and await self._is_known(code[1], (scope.get("client") or [""])[0])
        if code is None or not known or scope["type"] == "websocket":
            await _refuse(scope, receive, send)
        elif scope["method"] == "GET":
            language = best_language(liked_languages(_header(scope, "accept-language")))
            await _answer(send, 200, keepers_page(language), KEEPERS_POLICY)
        elif scope["method"] == "POST" and (cookie := self._keepers.take(code[1])):
            kept = f"{COOKIE}={cookie}; Max-Age={A_DAY}; Path=/; HttpOnly; SameSite=Strict"
            await _answer(send, 303, "", NOTHING, {"location": self._screen, "set-cookie": kept})
        else:
            await _refuse(scope, receive, send)

    async def _is_known(self, code: str, address: str) -> bool:
        """Whether a code lets in; a wrong one, and each after it, takes its time."""
        if self._waiting >= MOST_WAITING:
            return False
        self._waiting += 1
        try:
            await asyncio.sleep(self._patience.seconds(address))
            if self._keepers.is_code(code):
                return True
            self._patience.wrong(address)
            await asyncio.sleep(self._patience.seconds(address))
            return False
        finally:
            self._waiting -= 1


def _until(ended: asyncio.Event, receive: Receive, send: Send) -> tuple[Receive, Send]:
    """The two ends of a connection that breaks when its phone is cut off."""

    async def receive_or_end() -> Message:
        coming, over = asyncio.ensure_future(receive()), asyncio.ensure_future(ended.wait())
        try:
            await asyncio.wait({coming, over}, return_when=asyncio.FIRST_COMPLETED)
            if not ended.is_set():
                return coming.result()
        finally:
            coming.cancel()
            over.cancel()
        with suppress(Exception):  # the phone may have gone already
            await send({"type": "websocket.close", "code": 1008})
        return {"type": "websocket.disconnect", "code": 1008}

    async def send_unless_ended(message: Message) -> None:
        if not ended.is_set():
            await send(message)

    return receive_or_end, send_unless_ended


def _is_own_page(scope: Message) -> bool:
    """Whether a request does not come from a page of somebody else, which has no business here."""
    origin = _header(scope, "origin")
    return not origin or _parts(origin).netloc == _header(scope, "host")


def _parts(address: str) -> SplitResult:
    """The parts of an address; none are there in what is not one."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def _header(scope: Message, name: str) -> str:
    found = (value for key, value in scope["headers"] if key == name.encode())
    return str(next(found, b"").decode("latin-1"))


def _cookie(scope: Message) -> str:
    try:
        morsel = SimpleCookie(_header(scope, "cookie")).get(COOKIE)
    except CookieError:
        return ""
    return morsel.value if morsel else ""


def _ip(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        ip = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(ip, "ipv4_mapped", None) or ip


async def _refuse(scope: Message, receive: Receive, send: Send) -> None:
    """Give the plain page; a WebSocket gets it in the place of a connection."""
    prefix = ""
    if scope["type"] == "websocket":
        await receive()
        prefix = "websocket."
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close"})
            return
    await _answer(send, 404, LOST_PAGE.decode(), NOTHING, prefix=prefix)


async def _answer(
    send: Send,
    status: int,
    body: str,
    policy: str,
    more: Mapping[str, str] | None = None,
    prefix: str = "",
) -> None:
    headers = {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": policy,
        "content-length": str(len(body.encode())),
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        **(more or {}),
    }
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": f"{prefix}http.response.start", "status": status, "headers": raw})
    await send({"type": f"{prefix}http.response.body", "body": body.encode()})
