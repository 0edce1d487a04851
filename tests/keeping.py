"""Games that are there already when the app starts."""

import asyncio
from pathlib import Path

from scorepad.game.model import Game
from scorepad.store.settings import LAST_GAME
from scorepad.store.store import Store


def keep(folder: Path, *games: Game) -> Path:
    """Keep games in a data folder, as if they had been begun in this order; returns the folder."""
    store = Store(folder)
    try:
        asyncio.run(keep_in(store, *games))
    finally:
        store.database.close()
    return folder


async def keep_in(store: Store, *games: Game) -> None:
    """The same in a store that is open."""
    await store.load()
    for game in games:
        kept = await store.games.add(game)
        await store.people.remember(game.players)
        await store.settings.put(LAST_GAME, kept.id)
