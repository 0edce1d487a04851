"""The one other phone that may keep the score in the app: its code, its cookie, its end."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from scorepad.share.codes import is_same, new_code


class Door(Protocol):
    """How the app, where it is served to browsers, is reached from the local network."""

    async def open(self, hosts: Sequence[str]) -> int:
        """Let the app be reached at these addresses of the machine; returns the port."""

    async def close(self) -> None:
        """Let it be reached there no more."""


@dataclass(frozen=True)
class Invitation:
    """What the other phone opens."""

    code: str
    addresses: tuple[str, ...]
    screen: str
    """Where in the app it begins."""
    taken: bool = False
    """Whether a phone came: the code is good for no other."""


class Pass:
    """What a phone got for its code: a cookie that holds until the end."""

    def __init__(self) -> None:
        self.cookie = secrets.token_urlsafe(32)
        self.ended = asyncio.Event()


class Keepers:
    """Whom the app lets in besides this machine: at first nobody, one phone at the most."""

    def __init__(self, tell: Callable[[], None] = lambda: None) -> None:
        """Nobody is invited yet.

        Args:
            tell: called when a phone has come.
        """
        self._tell = tell
        self.door: Door | None = None
        """None where the app is not served to browsers, so that no other phone can have it."""
        self.invitation: Invitation | None = None
        self._pass: Pass | None = None
        self._closing: asyncio.Task[None] | None = None

    async def invite(self, hosts: Sequence[str], screen: str = "/") -> None:
        """Make a code for one phone; the phone before it is cut off.

        Args:
            hosts: the addresses of this machine in the local network.
            screen: where in the app the phone begins.

        Raises:
            OSError: the app cannot be reached there.
        """
        if self.door is None:
            raise LookupError("the app is not served to browsers")
        self.end()
        if self._closing:
            await self._closing
        port = await self.door.open(hosts)
        code = new_code()
        addresses = tuple(f"http://{host}:{port}/keep/{code}" for host in hosts)
        self.invitation = Invitation(code, addresses, screen)

    def is_code(self, tried: str) -> bool:
        """Whether a phone may come in with this code, which is good once."""
        known = self.invitation
        return known is not None and is_same(known.code, tried) and not known.taken

    def take(self, tried: str) -> str | None:
        """Let a phone come in; returns its cookie, or None where the code is good no more."""
        if self.invitation is None or not self.is_code(tried):
            return None
        self.invitation = replace(self.invitation, taken=True)
        self._pass = Pass()
        self._tell()
        return self._pass.cookie

    def ended_for(self, cookie: str) -> asyncio.Event | None:
        """What is set when the phone with this cookie is cut off; None for any other cookie."""
        if self._pass and is_same(self._pass.cookie, cookie):
            return self._pass.ended
        return None

    def end(self) -> None:
        """Let nobody in any more, and cut off who was."""
        if self._pass:
            self._pass.ended.set()
        if self.invitation and self.door:
            self._closing = asyncio.create_task(self.door.close())
        self.invitation = self._pass = None
