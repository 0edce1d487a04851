"""Documents of games in which somebody, or the season, is called something else from now on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scorepad.game.history import SPLICED, Change, ChangeKind, difference, object_of_change
from scorepad.store.documents import Values
from scorepad.store.kept import Document


def with_season(document: Document, season: str, at: str) -> dict[str, Any]:
    """A game's document after it came to belong to another season."""
    game = {**document["game"], "season": season}
    return edited(document, game, ChangeKind.DETAILS, at)


def with_name(document: Document, old: str, new: str, at: str) -> dict[str, Any]:
    """A game's document after somebody in it was given another name."""
    game = game_with_name(document["game"], old, new)
    return edited(document, game, ChangeKind.RENAMED, at)


def edited(document: Document, game: Values, kind: ChangeKind, at: str) -> dict[str, Any]:
    """A game's document after one more change, which is told in its log."""
    change = Change(kind, at, difference(document["game"], game))
    return {
        **document,
        "revision": document["revision"] + 1,
        "changed_at": at,
        "game": game,
        "log": [*document["log"], object_of_change(change)],
    }


def game_with_name(game: Values, old: str, new: str) -> dict[str, Any]:
    """A game file's object in which somebody has another name, wherever he is named."""

    def name(player: str) -> str:
        return new if player == old else player

    def by_name(found: Mapping[str, Any]) -> dict[str, Any]:
        return {name(player): value for player, value in found.items()}

    def hand(found: Values) -> dict[str, Any]:
        after = dict(found)
        if "captured" in found:
            after["captured"] = by_name(found["captured"])
        if "revoke" in found:
            after["revoke"] = name(found["revoke"])
        return after

    after = dict(game)
    after["players"] = [name(player) for player in game["players"]]
    after["first_dealer"] = name(game["first_dealer"])
    if "carried" in game:
        after["carried"] = by_name(game["carried"])
    for key in SPLICED:
        if key in game:
            after[key] = [hand(each) for each in game[key]]
    return after
