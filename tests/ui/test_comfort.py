"""What a device does for a table, where it can, and where it is there."""

import asyncio
import gc

import pytest

from scorepad.ui.record import DIALOG_GONE
from tests.games import game
from tests.keeping import address_of
from tests.ui.conftest import Keep, OpenApp


async def test_nothing_is_said_to_a_browser_that_has_gone(
    keep: Keep, open_app: OpenApp, caplog: pytest.LogCaptureFixture
) -> None:
    await keep(game(["Ann", "Ben", "Cleo"]))
    screen = await open_app(f"{address_of(1)}/record")
    await screen.tap("Took everything")
    await screen.tap("Ann")
    await screen.see("43 of 43")
    await screen.session.disconnect(session_timeout_seconds=60)
    await asyncio.sleep(2 * DIALOG_GONE)
    gc.collect()  # what went wrong in a task is told when that goes
    assert caplog.text == ""
    screen.session.attach_connection(screen.client)
