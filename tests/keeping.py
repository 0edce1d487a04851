"""Games that are there already when the app starts."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

from scorepad.game.model import Game
from scorepad.store.settings import LAST_GAME
from scorepad.store.store import Store


def id_of(number: int) -> str:
    """The id of the game that was kept as the first, the second, ...."""
    return f"{number:08}-0000-4000-8000-000000000000"


def address_of(number: int) -> str:
    """Where the app shows its table."""
    return f"/game/{id_of(number)}"


def keep(folder: Path, *games: Game) -> Path:
    """Keep games in a data folder, as if they had been begun in this order; returns the folder."""
    store = Store(folder)
    try:
        # In a thread of its own: Playwright holds the one loop of the tests' thread.
        with ThreadPoolExecutor(1) as thread:
            thread.submit(lambda: asyncio.run(keep_in(store, *games))).result()
    finally:
        store.database.close()
    return folder


async def keep_in(store: Store, *games: Game) -> None:
    """The same in a store that is open."""
    await store.load()
    for number, game in enumerate(games, start=1):
        kept = await store.games.add(replace(game, id=id_of(number)))
        await store.people.remember(game.players)
        await store.settings.put(LAST_GAME, kept.id)
