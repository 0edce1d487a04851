"""What a device does for a table, where it can, and where it is there."""

from scorepad.store.store import Store
from scorepad.ui import app
from scorepad.ui.comfort import say, tick
from scorepad.ui.desk import Desk
from tests.ui.conftest import OpenApp


async def test_nothing_is_asked_of_a_browser_that_has_gone(store: Store, open_app: OpenApp) -> None:
    screen = await open_app()
    desk = Desk(store, screen.page, app.sharing())
    say(desk, "Cleo wins")
    tick(desk)
    await screen.settle()
    asked = [name for name, _ in screen.client.calls]
    assert "announce_message" in asked
    await screen.session.disconnect(session_timeout_seconds=60)
    say(desk, "Cleo wins")
    tick(desk)
    screen.session.attach_connection(screen.client)
    await screen.settle()
    assert [name for name, _ in screen.client.calls] == asked
