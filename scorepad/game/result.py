"""What a game comes to, as game-file.md says that `scorepad score --json` prints it."""

from __future__ import annotations

from typing import Any

from scorepad.game.model import Counts, Game, dealer, groups_of, leader
from scorepad.game.progress import progress
from scorepad.game.settlement import Settlement, settlement
from scorepad.rules.deck import deck_for
from scorepad.rules.groups import penalty_total


def result_of(game: Game) -> dict[str, Any]:
    """Everything that follows from a game's facts, as a JSON object."""
    now = progress(game)
    deck = deck_for(len(game.players))
    settled = settlement(game, now)

    def by_name(counts: Counts) -> dict[str, int]:
        return dict(zip(game.players, counts, strict=True))

    return {
        "players": list(game.players),
        "deck": {
            "removed": [str(card) for card in deck.removed],
            "cards_each": deck.cards_each,
            "penalty_total": penalty_total(groups_of(game)),
        },
        "hands": [
            {
                "dealer": game.players[dealer(game, index)],
                "leader": game.players[leader(game, index)],
                "points": by_name(points),
                "totals": by_name(now.totals_after[index + 1]),
            }
            for index, points in enumerate(now.points)
        ],
        "totals": by_name(now.totals),
        "finished": now.finished,
        "end_reason": now.end_reason,
        "winners": [game.players[seat] for seat in now.winners],
        "settlement": _settlement(game, settled) if settled else None,
    }


def amount(cents: int) -> str:
    """Cents as an amount with two decimals: -350 is `-3.50`."""
    whole, rest = divmod(abs(cents), 100)
    return f"{'-' if cents < 0 else ''}{whole}.{rest:02}"


def _settlement(game: Game, settled: Settlement) -> dict[str, Any]:
    def net(seat: int) -> str:
        if settled.stake.per_point is None:
            return str(settled.net_points(seat))
        return amount(settled.net_cents(seat))

    return {
        "method": settled.stake.method,
        "currency": settled.stake.currency,
        "per_point": settled.stake.per_point,
        "transfers": [
            {
                "from": game.players[each.payer],
                "to": game.players[each.payee],
                "points": str(each.points),
            }
            | ({} if each.cents is None else {"amount": amount(each.cents)})
            for each in settled.transfers
        ],
        "net": {game.players[seat]: net(seat) for seat in game.seats},
    }
