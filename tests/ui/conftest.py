"""The app's screens over a real store, without a browser."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from scorepad.game.model import Game
from scorepad.store.store import Store
from scorepad.ui import app
from tests.conftest import OpenScreen
from tests.keeping import keep_in
from tests.screens import Screen

OpenApp = Callable[..., Awaitable[Screen]]
Keep = Callable[..., Awaitable[None]]


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """The store of the app under test, empty."""
    app.start(tmp_path / "data")
    (store,) = app._stores
    await store.load()
    yield store
    store.database.close()


@pytest.fixture
def keep(store: Store) -> Keep:
    """Put games into the store, as if they had been begun in this order."""

    async def keep_games(*games: Game) -> None:
        await keep_in(store, *games)

    return keep_games


@pytest.fixture
def open_app(store: Store, open_screen: OpenScreen) -> OpenApp:
    """Open the app for one more person."""

    async def open_one(route: str = "/", **client: Any) -> Screen:
        return await open_screen(app.main, route, **client)

    return open_one
