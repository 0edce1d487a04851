"""Showing games to the table: what is shown, to whom, and until when."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from dataclasses import dataclass

from scorepad.rules.fault import Fault
from scorepad.share.codes import is_same
from scorepad.share.keepers import Invitation, Keepers
from scorepad.share.network import local_addresses
from scorepad.share.server import Server
from scorepad.share.show import Show
from scorepad.store.games import Games, KeptGame
from scorepad.words import _
from scorepad.words.sentence import sentence


class NoNetwork(Fault):
    """The machine is in no local network, or may not listen there."""


@sentence.register
def _no_network(_fault: NoNetwork) -> str:
    return _("this device is in no local network: join the Wi-Fi that the others are in")


@dataclass(frozen=True)
class Shown:
    """A game that is shown, and how others find it."""

    show: Show
    telling: asyncio.Task[None]

    addresses: tuple[str, ...]
    """What a phone opens, the likeliest first: one for each network this machine is in."""


class Sharing:
    """The games that are shown just now; at first none is."""

    def __init__(
        self, games: Games, addresses: Callable[[], tuple[str, ...]] | None = None
    ) -> None:
        """Nothing listens until a game is shown.

        Args:
            games: what can be shown; their changes are followed.
            addresses: tells where this machine can be reached; the system knows if not given.
        """
        self._games = games
        self._addresses = addresses or local_addresses
        self._shown: dict[str, Shown] = {}
        self._server: Server | None = None
        self._hosts: tuple[str, ...] = ()
        self._port = 0
        self._opening = asyncio.Lock()
        self.keepers = Keepers(games.tell_watchers)
        self._kept_for: str | None = None
        games.watch(self._look)

    @property
    def is_possible(self) -> bool:
        """Whether there is a way to others at all: a page in the browser can open none."""
        return sys.platform != "emscripten"

    def shown(self, id_: str) -> Shown | None:
        """The game with this id, where it is shown."""
        return self._shown.get(id_)

    async def show(self, kept: KeptGame) -> None:
        """Show a game to whoever gets its code, until it is over or hidden.

        Raises:
            NoNetwork: nobody could reach this machine.
        """
        async with self._opening:
            if kept.id in self._shown or kept.finished:
                return
            if self._server is None:
                # The system may look up its own name for seconds.
                await self._open(await asyncio.to_thread(self._addresses))
            show = Show(kept.game)
            addresses = tuple(f"http://{host}:{self._port}/{show.code}" for host in self._hosts)
            telling = asyncio.create_task(show.keep_telling())
            self._shown[kept.id] = Shown(show, telling, addresses)
        self._games.tell_watchers()

    def hide(self, id_: str) -> None:
        """Show a game no more: everybody is cut off at once, the other phone that kept it too."""
        if self._end(id_):
            self._games.tell_watchers()

    def show_money(self, id_: str, with_money: bool) -> None:
        """Choose whether who pays whom is shown as well."""
        if shown := self._shown.get(id_):
            shown.show.change(shown.show.game, with_money=with_money)
            self._games.tell_watchers()

    def invitation(self, id_: str) -> Invitation | None:
        """How one other phone comes to keep this game's score, where that was asked for."""
        return self.keepers.invitation if self._kept_for == id_ and id_ in self._shown else None

    async def invite(self, id_: str) -> None:
        """Let one other phone keep the score in the app; one that was let in before is cut off.

        Raises:
            NoNetwork: no phone could reach the app.
        """
        async with self._opening:
            if id_ not in self._shown:
                return
            self._kept_for = id_
            try:
                await self.keepers.invite(self._hosts, f"/game/{id_}")
            except OSError as error:
                raise NoNetwork from error
            if id_ not in self._shown:
                # It was hidden, or over, before the code was made.
                self.keepers.end()
        self._games.tell_watchers()

    async def _open(self, hosts: tuple[str, ...]) -> None:
        if not hosts:
            raise NoNetwork
        server = Server(self._find)
        try:
            self._port = await server.open(hosts)
        except OSError as error:
            raise NoNetwork from error
        self._server, self._hosts = server, hosts

    def _find(self, code: str) -> Show | None:
        # All of them are looked at, so that it takes as long for each.
        found = [each.show for each in self._shown.values() if is_same(each.show.code, code)]
        return found[0] if found else None

    def _look(self) -> None:
        """Show what has changed; what is over or gone is shown no more."""
        for id_, shown in tuple(self._shown.items()):
            kept = self._games.at_hand(id_)
            if kept is None or kept.deleted_at:
                self._end(id_)
                continue
            shown.show.change(kept.game, with_money=shown.show.with_money)
            if kept.finished:
                self._end(id_)

    def _end(self, id_: str) -> bool:
        shown = self._shown.pop(id_, None)
        if shown is None:
            return False
        shown.telling.cancel()
        shown.show.end()
        if self._kept_for == id_:
            self._kept_for = None
            self.keepers.end()
        if not self._shown and self._server:
            self._server.close()
            self._server = None
        return True
