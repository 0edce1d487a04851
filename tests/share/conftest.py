"""A game that is shown, to this machine alone."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from scorepad.share.sharing import Sharing
from scorepad.store.kept import KeptGame
from scorepad.store.store import Store
from tests.games import game
from tests.keeping import id_of, keep_in


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """The store, with a game of three in it."""
    store = Store(tmp_path)
    await keep_in(store, game(["Ann", "Ben", "Cleo"]))
    yield store
    store.close()


@pytest.fixture
def kept(store: Store) -> KeptGame:
    """The game as it was begun."""
    found = store.games.at_hand(id_of(1))
    assert found
    return found


@pytest.fixture
async def sharing(store: Store) -> AsyncIterator[Sharing]:
    """What of the store is shown: nothing yet."""
    sharing = Sharing(store.games, lambda: ("127.0.0.1",))
    yield sharing
    for kept in store.games.in_play():
        sharing.hide(kept.id)


@pytest.fixture
async def address(sharing: Sharing, kept: KeptGame) -> str:
    """Where the game is shown."""
    await sharing.show(kept)
    shown = sharing.shown(kept.id)
    assert shown
    return shown.addresses[0]
