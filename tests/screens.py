"""Screens without a browser: a real Flet session whose client is this file.

    screen = await open_screen(main)
    await screen.type_into("Player name", "Ann")
    await screen.tap("Add player")
    await screen.see("Ann")

Controls are found by what is spoken: the same names that the browser tests use. Each step waits
for what it asks for, and fails where the session has crashed or stopped updating its page.

This leans on Flet's inner parts, and is the only place that does.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields
from typing import Any

import flet as ft
import msgpack
from flet.components.component import Component
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page, context
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    Message,
    MessageAction,
    configure_encode_object_for_msgpack,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

PATIENCE = 2.0
TAPPED = ("on_click", "on_tap", "on_select", "on_change")


class Client(Connection):
    """What the session talks to: keeps every message, and answers as a browser would."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.get_running_loop()
        self.executor = ThreadPoolExecutor(max_workers=1)
        self.pubsubhub = PubSubHub(loop=self.loop, executor=self.executor)
        self.page_url = "http://127.0.0.1"
        self.session: Session | None = None
        self.messages: list[Message] = []
        self.calls: list[tuple[str, Any]] = []
        self.answers: dict[str, Any] = {}
        """What a method of the client's gives back, by its name; None where nothing is said."""
        self._answers: set[asyncio.Task[None]] = set()

    def send_message(self, message: Message) -> None:
        """Keep a message, packed once as the server does it: that is what later changes meet."""
        msgpack.packb(
            [message.action, message.body],
            default=configure_encode_object_for_msgpack(BaseControl),
        )
        self.messages.append(message)
        if message.action == MessageAction.INVOKE_METHOD:
            answer = self.loop.create_task(self._answer(message.body))
            self._answers.add(answer)
            answer.add_done_callback(self._answers.discard)

    async def _answer(self, call: Any) -> None:
        self.calls.append((call.name, call.args))
        assert self.session is not None
        if call.name == "push_route":
            await go(self.session, call.args["route"])
        answer = self.answers.get(call.name)
        self.session.handle_invoke_method_results(call.control_id, call.call_id, answer, None)

    def dispose(self) -> None:
        """Let go of the threads."""
        self.executor.shutdown()


class Screen:
    """What one person has before them."""

    def __init__(self, client: Client, session: Session) -> None:
        self.client = client
        self.session = session

    @property
    def page(self) -> ft.Page:
        """The page, as the app has it."""
        return self.session.page

    def texts(self) -> list[str]:
        """All that is spoken on the topmost screen or dialog, in its order."""
        return [words for control in self._all() if (words := _own_words(control))]

    async def see(self, text: str) -> None:
        """Wait until this is said, alone or as what a control is called."""
        await self.wait(lambda: self._says(text), lambda: f"{text!r} is not in {self.texts()}")

    async def miss(self, text: str) -> None:
        """Wait until this is not said any more."""
        await self.wait(lambda: not self._says(text), lambda: f"{text!r} is in {self.texts()}")

    async def find(self, name: str) -> BaseControl:
        """Wait for the one control that is called this, or has this key."""
        found: list[BaseControl] = []

        def is_there() -> bool:
            found[:] = [control for control in self._controls() if _is_called(control, name)]
            return len(found) == 1

        await self.wait(is_there, lambda: f"{len(found)} controls are called {name!r}")
        return found[0]

    async def tap(self, name: str) -> None:
        """Tap a button, a cell, a tile: what has this name or key, and can be tapped."""
        control = await self.find(name)
        assert not self._is_disabled(control), f"{name!r} cannot be tapped"
        event = next(e for e in TAPPED if getattr(control, e, None) is not None)
        await self._send(control, event.removeprefix("on_"), None)

    async def type_into(self, label: str, text: str) -> None:
        """Put a text into a field, as if it had been typed."""
        await self.choose(label, text)

    async def choose(self, label: str, value: Any) -> None:
        """Give a field, a menu or a switch another value."""
        control = await self.find(label)
        assert not self._is_disabled(control), f"{label!r} cannot be changed"
        self.session.apply_patch(control._i, {"value": value})
        event = "select" if getattr(control, "on_select", None) else "change"
        await self._send(control, event, value)

    async def is_selected(self, name: str) -> bool:
        """Whether this control is spoken as selected."""
        control = await self.find(name)
        return any(getattr(c, "selected", None) is True for c in _line(control)[:2])

    async def is_disabled(self, name: str) -> bool:
        """Whether this control is spoken as disabled."""
        return self._is_disabled(await self.find(name))

    async def go(self, route: str) -> None:
        """Go to an address, as somebody does who types it or goes back in the browser."""
        await go(self.session, route)
        await self.settle()

    async def settle(self) -> None:
        """Let all that is due be done, and see that the session lives."""
        for _ in range(30):
            await asyncio.sleep(0)
        crashes = [
            m.body for m in self.client.messages if m.action is MessageAction.SESSION_CRASHED
        ]
        assert not crashes, crashes
        updates = self.session._Session__updates_task  # type: ignore[attr-defined]
        if updates is not None and updates.done():
            raise AssertionError("the page is not updated any more") from updates.exception()

    async def close(self) -> None:
        """Close the session, and see that it lived until then."""
        await self.settle()
        self.session.close()
        await asyncio.sleep(0)
        self.client.dispose()

    async def _send(self, control: BaseControl, event: str, data: Any) -> None:
        await self.session.dispatch_event(control._i, event, data)
        await self.settle()

    async def wait(self, happened: Callable[[], bool], why_not: Callable[[], str]) -> None:
        """Wait until this has happened; say why not where it does not."""
        end = time.monotonic() + PATIENCE
        await self.settle()
        while not happened():
            if time.monotonic() > end:
                raise AssertionError(why_not())
            await asyncio.sleep(0.01)
            await self.settle()

    def layers(self) -> list[BaseControl]:
        """The topmost screen, or the dialogs that cover it."""
        dialogs = [dialog for dialog in self.page._dialogs.controls if dialog.open]
        layers: list[BaseControl] = [*unwrapped(self.page.views)[-1:], *dialogs]
        if any(not isinstance(dialog, ft.SnackBar) for dialog in dialogs):
            layers = dialogs  # what a dialog covers cannot be reached
        return layers

    def _all(self) -> list[BaseControl]:
        return [control for layer in self.layers() for control in _walk(layer)]

    def _controls(self) -> list[BaseControl]:
        return [c for c in self._all() if _can_be_used(c)]

    def _says(self, text: str) -> bool:
        return text in self.texts() or any(_name(control) == text for control in self._controls())

    def _is_disabled(self, control: BaseControl) -> bool:
        if any(getattr(c, "disabled", False) for c in _line(control)):
            return True
        return not any(getattr(control, event, None) for event in TAPPED)


async def open_screen(
    main: Callable[[ft.Page], Awaitable[None] | None],
    route: str = "/",
    width: int = 360,
    height: int = 640,
    web: bool = False,
    answers: Mapping[str, Any] | None = None,
) -> Screen:
    """Open the app as a client of this size does that was sent to this address.

    `answers` are what it gives back when it is asked, by the names of the questions.
    """
    client = Client()
    client.answers.update(answers or {})
    session = Session(client)
    client.session = session
    screen = Screen(client, session)
    _context_page.set(session.page)
    context.reset_auto_update()
    session.apply_page_patch({"route": route, "width": width, "height": height, "web": web})
    # The client gets the bare page first; what it was then is what every change is measured by.
    client.send_message(Message(MessageAction.REGISTER_CLIENT, session.get_page_patch()))
    outcome = main(session.page)
    if outcome is not None:
        await outcome
    await session.after_event(session.page)
    await screen.settle()
    return screen


async def go(session: Session, route: str) -> None:
    """Tell the session that its page is somewhere else now."""
    session.apply_page_patch({"route": route})
    await session.dispatch_event(session.page._i, "route_change", {"route": route})


def unwrapped(value: Any) -> list[BaseControl]:
    """The controls in a value, without the components around them."""
    if isinstance(value, (list, tuple)):
        return [control for item in value for control in unwrapped(item)]
    if isinstance(value, Component):
        return unwrapped(value._b)
    return [value] if isinstance(value, BaseControl) else []


def _walk(value: Any) -> Iterator[BaseControl]:
    """All visible controls, each before what is in it."""
    for control in unwrapped(value):
        if getattr(control, "visible", True):
            yield control
            for field in fields(control):
                if not field.metadata.get("skip") and not field.name.startswith("_"):
                    yield from _walk(getattr(control, field.name))


def _line(control: BaseControl) -> list[Any]:
    """The control and what it is in, inside out."""
    line: list[Any] = []
    at: Any = control
    while at is not None and not isinstance(at, ft.Page):
        if not isinstance(at, Component):
            line.append(at)
        at = at.parent
    return line


def _can_be_used(control: BaseControl) -> bool:
    """Whether it is something to tap or fill in, possible just now or not."""
    if isinstance(control, ft.Container):
        is_button = any(getattr(around, "button", False) for around in _line(control)[1:2])
        return is_button or control.on_click is not None
    if isinstance(control, (ft.Text, ft.Semantics, ft.View)):
        return False
    return any(hasattr(control, event) for event in TAPPED)


def _is_called(control: BaseControl, name: str) -> bool:
    return control.key == name or _name(control) == name


def _name(control: BaseControl) -> str:
    """What the control is called: its own words, else those in it, as the client merges them."""
    own = _own_words(control)
    if own:
        return own
    return "\n".join(words for c in _walk(control) if c is not control and (words := _own_words(c)))


def _own_words(control: BaseControl) -> str:
    if isinstance(control, ft.Text):
        return control.value if control.semantics_label is None else control.semantics_label
    if isinstance(control, (ft.Icon, ft.Image)):
        return control.semantics_label or ""
    for attribute in ("label", "content", "text", "title", "tooltip"):
        value = getattr(control, attribute, None)
        if isinstance(value, ft.Tooltip):
            value = value.message
        if isinstance(value, str) and value:
            return value
    return ""
