"""Writing a game file: the object of game-file.md, with only what differs from its defaults."""

from __future__ import annotations

from typing import Any

from scorepad.game.model import Counts, Game, Hand, Method, Stake
from scorepad.game.reading import FORMAT, VERSION
from scorepad.rules.profiles import overrides_of
from scorepad.rules.rules import Bonus, Deals, End, House, Minutes, Open, Passing, Rules, Target


def object_of(game: Game) -> dict[str, Any]:
    """The game file's object for a game: reading it gives an equal game."""
    found: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "id": game.id,
        "season": game.season,
        "played_on": game.played_on,
        "started_at": game.started_at,
        "players": list(game.players),
        "first_dealer": game.players[game.first_dealer],
        "rules": object_of_rules(game.rules),
        "carried": _by_name(game, game.carried) if game.carried else None,
        "hands": [_hand(game, hand) for hand in game.hands],
        "set_aside": [_hand(game, hand) for hand in game.set_aside] or None,
        "stake": object_of_stake(game.stake) or None,
        "ended": game.ended,
        "notes": game.notes,
    }
    return {key: value for key, value in found.items() if value is not None}


def object_of_rules(rules: Rules) -> dict[str, Any]:
    """The game file's `rules` for these rules: the profile and what overrides it."""
    overrides = overrides_of(rules)
    found: dict[str, Any] = {"profile": rules.profile}
    for name, value in overrides.items():
        key = "pass" if name == "passing" else name
        found[key] = _rule(value)
    return found


def object_of_stake(stake: Stake) -> dict[str, Any]:
    """The game file's `stake`; empty where points alone are settled from the lowest."""
    found: dict[str, Any] = {}
    if stake.method is not Method.FROM_LOWEST:
        found["method"] = stake.method.value
    if stake.per_point is not None:
        found |= {"per_point": stake.per_point, "currency": stake.currency}
    return found


def _rule(value: Any) -> Any:
    match value:
        case Bonus(card, points):
            return {"card": str(card), "points": points}
        case Passing(cards, to):
            return {"cards": cards, "to": to.value}
        case frozenset():
            return [each.value for each in House if each in value]
        case Target() | Deals() | Minutes() | Open():
            return object_of_end(value)
        case _:
            return value


def object_of_end(end: End) -> dict[str, Any]:
    """The game file's `end`."""
    match end:
        case Target(points):
            return {"target": points}
        case Deals(count):
            return {"deals": count}
        case Minutes(minutes):
            return {"minutes": minutes}
        case _:
            return {"open": True}


def _hand(game: Game, hand: Hand) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if hand.captured is not None:
        found["captured"] = {
            player: {group: counts[seat] for group, counts in hand.captured.items() if counts[seat]}
            for seat, player in enumerate(game.players)
        }
    if hand.revoke is not None:
        found["revoke"] = game.players[hand.revoke]
    if hand.note is not None:
        found["note"] = hand.note
    return found


def _by_name(game: Game, counts: Counts) -> dict[str, int]:
    return dict(zip(game.players, counts, strict=True))
