"""Which game is which: by its id, or by its content where it has none."""

from __future__ import annotations

import json
from dataclasses import replace
from uuid import UUID, uuid5

from scorepad.game.model import Game
from scorepad.game.writing import object_of

CONTENT = UUID("7d1c9a52-1f0e-5b7e-9c39-0a4f4f9be0c1")
"""The namespace of the ids made from content; changing it would double games at an import."""


def game_id(game: Game) -> str:
    """The id by which a game is known, in lower case; from its content where it has none."""
    return game.id.lower() if game.id else str(uuid5(CONTENT, _canonical(game)))


def identified(game: Game) -> Game:
    """The game with its id written into it."""
    return replace(game, id=game_id(game))


def _canonical(game: Game) -> str:
    """A text that is the same however a game file was laid out."""
    return json.dumps(object_of(game), sort_keys=True, separators=(",", ":"))
