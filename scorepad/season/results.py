"""What one finished game contributes; everything about seasons and people is made of these.

Results are derived and can be thrown away. A change to a game changes its result alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from scorepad.game.model import Game, Hand, dealer, groups_of, sides
from scorepad.game.progress import EndReason, Progress, places, progress
from scorepad.game.scoring import QUEEN, side_with_everything
from scorepad.game.settlement import settlement
from scorepad.season.identity import game_id


@dataclass(frozen=True, slots=True)
class Debt:
    """What one person owes another from one game."""

    debtor: str
    creditor: str
    cents: int


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """What a game came to for one of its players."""

    player: str
    partner: str | None
    total: int
    """At the end, what was carried in included."""
    points: int
    """Charged in the hands of this game alone."""
    place: int | None
    """None where nobody has won because the game went on with other people."""
    won: bool
    hands_with_nothing: int
    """Hands whose cards were counted, without a revoke or a card that costs something."""
    sweeps: int
    """Hands in which the player's side took everything, whatever the rules make of it."""
    queens_from: tuple[str, ...]
    """Who dealt, for each hand in which the player took the queen of spades."""
    cents: int
    """Won, or lost where it is below zero."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """What a finished game contributes."""

    id: str
    season: str | None
    played_on: str | None
    started_at: str | None
    profile: str
    hands: int
    shared: bool
    """Several sides share the win."""
    currency: str | None
    """None where the game was not for money."""
    debts: tuple[Debt, ...]
    notes: tuple[str, ...]
    by_player: tuple[PlayerResult, ...]
    """In seat order."""

    @property
    def order(self) -> tuple[str, str, str]:
        """What games are sorted by, the oldest first; those without a day before all others.

        Within a day the clock on the wall counts, as the players saw it.
        """
        return self.played_on or "", self.started_at or "", self.id

    @property
    def players(self) -> tuple[str, ...]:
        """The names in seat order."""
        return tuple(each.player for each in self.by_player)

    @property
    def winners(self) -> tuple[str, ...]:
        """Who won or share the win; nobody where the game went on with other people."""
        return tuple(each.player for each in self.by_player if each.won)

    def of(self, person: str) -> PlayerResult | None:
        """What the game came to for this person; None where he did not play."""
        return next((each for each in self.by_player if each.player == person), None)


def game_result(game: Game) -> GameResult | None:
    """What a game contributes; None while it is not over."""
    now = progress(game)
    if not now.finished:
        return None
    debts = tuple(_debts(game, now))
    return GameResult(
        id=game_id(game),
        season=game.season,
        played_on=game.played_on or (game.started_at or "")[:10] or None,
        started_at=game.started_at,
        profile=game.rules.profile,
        hands=len(game.hands),
        shared=len(now.winners) > len(next(sides(game))),
        currency=game.stake.currency,
        debts=debts,
        notes=tuple(filter(None, (game.notes, *(hand.note for hand in game.hands)))),
        by_player=_by_player(game, now, debts),
    )


def _debts(game: Game, now: Progress) -> Iterator[Debt]:
    if game.stake.per_point is None:
        return
    settled = settlement(game, now)
    for each in settled.transfers if settled else ():
        if each.cents:
            yield Debt(game.players[each.payer], game.players[each.payee], each.cents)


def _by_player(game: Game, now: Progress, debts: tuple[Debt, ...]) -> tuple[PlayerResult, ...]:
    ranked = places(now.totals) if now.end_reason is not EndReason.CONTINUED else None
    partners = {seat: side for side in sides(game) for seat in side}
    counted = [(hand, _takers(game, hand)) for hand in game.hands if hand.captured]
    nothing = Counter(
        seat
        for hand, takers in counted
        for seat in game.seats
        if seat not in takers and seat != hand.revoke
    )
    sweeps = Counter(seat for hand, takers in counted for seat in _sweepers(game, hand, takers))
    queens = tuple(_queens(game))
    return tuple(
        PlayerResult(
            player=player,
            partner=next((game.players[each] for each in partners[seat] if each != seat), None),
            total=now.totals[seat],
            points=now.totals[seat] - now.totals_after[0][seat],
            place=ranked[seat] if ranked else None,
            won=seat in now.winners,
            hands_with_nothing=nothing[seat],
            sweeps=sweeps[seat],
            queens_from=tuple(game.players[dealt] for taker, dealt in queens if taker == seat),
            cents=sum(
                (each.creditor == player) * each.cents - (each.debtor == player) * each.cents
                for each in debts
            ),
        )
        for seat, player in enumerate(game.players)
    )


def _takers(game: Game, hand: Hand) -> set[int]:
    """The seats that captured a card that costs something."""
    captured = hand.captured or {}
    return {
        seat
        for group in groups_of(game)
        if not group.is_bonus
        for seat, count in enumerate(captured[group.name])
        if count
    }


def _sweepers(game: Game, hand: Hand, takers: set[int]) -> tuple[int, ...]:
    """The side that took everything; by game-file.md there is no sweep in a hand with a revoke."""
    # So many hands are no sweep that it pays to see at once where there can be none.
    if hand.revoke is not None or len(takers) > 2:
        return ()
    return side_with_everything(game, hand) or ()


def _queens(game: Game) -> Iterator[tuple[int, int]]:
    """The seats that took the queen and that dealt, for each hand in which she costs or earns."""
    for index, hand in enumerate(game.hands):
        if hand.captured and QUEEN in hand.captured:
            yield hand.captured[QUEEN].index(1), dealer(game, index)
