"""What one browser or window has before it: the store, and what makes its screens draw anew."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from contextvars import copy_context
from dataclasses import dataclass, field, replace
from time import monotonic
from typing import Any

import flet as ft

from scorepad.share.sharing import Sharing
from scorepad.store.games import GameGone, Games, KeptGame
from scorepad.store.store import Store
from scorepad.ui import theme
from scorepad.ui.guard import Work, done
from scorepad.ui.preferences import Preferences, apply, save_preferences

ON_THE_WAY = 1.0
"""Seconds at the most until another screen is there."""


@ft.observable
@dataclass
class Desk:
    """The state of a session. What matters is in the store; this is what may be lost."""

    store: Store
    page: ft.Page
    sharing: Sharing
    drawn: int = 0
    """Goes up when something in the store has changed, so that screens draw anew."""
    width: float = 0
    """Of the window, in pixels."""
    text_scale: float = 1
    """How much bigger texts are drawn here than their size says."""
    returns: int = 0
    """How often the browser came back, after a reload or a lost connection."""
    preferences: Preferences = field(default_factory=Preferences)
    saved: tuple[str, int] = ("", 0)
    """The game in which a hand was saved here last, and how many were in all: there one goes on."""
    season: str | None = None
    """The season that was closed last, whose final table is to be shown."""

    # Flet's services: one goes when nothing refers to it any more.
    picker: ft.FilePicker = field(default_factory=ft.FilePicker, compare=False)
    """What asks for files."""
    storage: ft.SharedPreferences = field(default_factory=ft.SharedPreferences, compare=False)
    """What this browser, window or phone keeps for itself."""
    wakelock: ft.Wakelock = field(default_factory=ft.Wakelock, compare=False)
    """What keeps the screen on."""
    haptics: ft.HapticFeedback = field(default_factory=ft.HapticFeedback, compare=False)
    """What ticks in the hand."""
    voice: ft.SemanticsService = field(default_factory=ft.SemanticsService, compare=False)
    """What speaks to a screen reader."""

    def __post_init__(self) -> None:
        """The way from screen to screen, from which nothing is drawn."""
        self._leaving = ("", 0.0)
        self._busy = False

    @property
    def games(self) -> Games:
        """The games in the store."""
        return self.store.games

    @property
    def big_text(self) -> bool:
        """Whether texts are so big that less of them stands side by side."""
        return self.text_scale > theme.BIG_TEXT

    @property
    def wide(self) -> bool:
        """Whether the sheet and the entry stand side by side."""
        return self.width >= theme.WIDE_WINDOW

    @property
    def flat(self) -> bool:
        """Whether this is a phone on its side, with no height to spare."""
        width, height = theme.FLAT_WINDOW
        return self.width > width and (self.page.height or theme.PHONE_HEIGHT) < height

    def go(self, route: str) -> None:
        """Show another screen."""
        self._leaving = (self.page.route, monotonic())
        self.page.navigate(route)

    async def prefer(self, **chosen: Any) -> None:
        """Choose something in the settings: it holds at once, and is remembered here."""
        self.preferences = replace(self.preferences, **chosen)
        await apply(self.page, self.preferences)
        self.drawn += 1
        await save_preferences(self.storage, self.preferences)

    def calls_to(self, id_: str) -> int:
        """How often the keyboard was called to the screens of a game: at every save."""
        game, saves = self.saved
        return saves if game == id_ else 0

    def once(self, work: Work) -> Work:
        """Work that leads to another screen: a second tap before that is there does nothing."""

        async def unless_busy() -> None:
            left, at = self._leaving
            if self._busy or (left == self.page.route and monotonic() - at < ON_THE_WAY):
                return
            self._busy = True
            try:
                await done(work)
            finally:
                self._busy = False

        return unless_busy


_nothing: Desk | None = None
DeskContext = ft.create_context(_nothing)


def use_desk() -> Desk:
    """The session's desk; a component that asks for it is drawn anew when it changes.

    After the other hooks of a component it may be asked for any number of times, now more and now
    less often, since Flet remembers nothing by it.
    """
    desk = ft.use_context(DeskContext)
    if desk is None:
        raise LookupError("no desk around this component")
    return desk


def use_game(id_: str) -> KeptGame | None:
    """The game with this id; None while it is being read, and where there is none."""
    desk = use_desk()
    _read, set_read = ft.use_state(False)

    async def look() -> None:
        with suppress(GameGone):
            await desk.games.get(id_)
        set_read(True)

    use_work(look, [id_])
    return desk.games.at_hand(id_)


def use_hand_index() -> int:
    """The index of the hand that the address names by its number; -1 where it names none."""
    number = ft.use_route_params()["number"]
    return int(number) - 1 if number.isdecimal() else -1


def use_work(work: Callable[[], Any], dependencies: Sequence[Any]) -> None:
    """Work that belongs to a screen: done at first and where one of its dependencies has changed.

    What is still going on then, or when the screen goes, is ended. It is done once more when the
    browser has come back: while it is away, Flet drops what would be drawn and done.
    """
    # Flet ends what goes on only where there is something to clean up.
    ft.use_effect(work, [*dependencies, use_desk().returns], cleanup=lambda: None)


def use_redirect(route: str | None) -> None:
    """Show another screen instead, where there is one that fits better by now."""
    desk = use_desk()
    path = ft.use_view_path()

    def redirect() -> None:
        if route and desk.page.route == path:
            desk.go(route)

    use_work(redirect, [route])


def watch_store(desk: Desk) -> Callable[[], None]:
    """Let the desk be drawn anew after every change; returns what ends that."""
    # Flet finds the page to draw in the context, which at a change is the page that made it.
    own = copy_context()

    def draw() -> None:
        desk.drawn += 1

    return desk.games.watch(lambda: own.run(draw))
