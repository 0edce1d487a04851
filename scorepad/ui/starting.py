"""Starting a game, wherever that is asked for."""

from __future__ import annotations

from scorepad.game.model import Game
from scorepad.store.games import KeptGame
from scorepad.store.settings import LAST_GAME
from scorepad.ui.desk import Desk


async def start_game(desk: Desk, game: Game) -> KeptGame:
    """Keep a new game, remember its people, and show its table."""
    kept = await desk.games.add(game)
    await desk.store.people.remember(game.players)
    await desk.store.settings.put(LAST_GAME, kept.id)
    desk.go(f"/game/{kept.id}")
    return kept
