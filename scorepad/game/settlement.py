"""The settlement: who pays whom when the game is over, in points and in cents (game-file.md)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from scorepad.game.model import Counts, Game, Method, Stake
from scorepad.game.progress import EndReason, Progress
from scorepad.game.reading_stake import cents


@dataclass(frozen=True)
class Transfer:
    """One payment."""

    payer: int
    payee: int
    points: Fraction
    cents: int | None
    """None where there is no money at stake."""


@dataclass(frozen=True)
class Settlement:
    """Who pays whom."""

    stake: Stake
    transfers: tuple[Transfer, ...]
    """Payers in seat order, then payees in seat order."""

    def net_points(self, seat: int) -> Fraction:
        """What a seat gets, or pays where it is below zero, in points."""
        return sum((_sign(each, seat) * each.points for each in self.transfers), Fraction(0))

    def net_cents(self, seat: int) -> int:
        """What a seat gets, or pays where it is below zero, in cents."""
        return sum(_sign(each, seat) * (each.cents or 0) for each in self.transfers)


def settlement(game: Game, now: Progress) -> Settlement | None:
    """Settle a game; None while it is not over, or where nothing is to be settled."""
    if not now.finished or now.end_reason is EndReason.CONTINUED:
        return None
    if game.stake.method is Method.NONE:
        return None
    per_point = cents_per_point(game.stake)
    if game.stake.method is Method.PAIRWISE:
        transfers = _pairwise(now.totals, per_point)
    else:
        transfers = _from_lowest(now.totals, now.winners, per_point)
    return Settlement(game.stake, tuple(transfers))


def cents_per_point(stake: Stake) -> int | None:
    """The money a point in cents; None where points alone are settled."""
    return None if stake.per_point is None else cents(stake.per_point)


def _from_lowest(
    totals: Counts, winners: tuple[int, ...], per_point: int | None
) -> Iterator[Transfer]:
    """Every player pays the winner the difference; winners who share split each payment.

    Odd cents go one each to the winners in seat order, the next payment's to those after.
    """
    served = 0
    for payer, total in enumerate(totals):
        difference = total - min(totals)
        if not difference:
            continue
        share, odd = divmod(difference * (per_point or 0), len(winners))
        lucky = {winners[(served + cent) % len(winners)] for cent in range(odd)}
        served += odd
        for payee in winners:
            cents = None if per_point is None else share + (payee in lucky)
            yield Transfer(payer, payee, Fraction(difference, len(winners)), cents)


def _pairwise(totals: Counts, per_point: int | None) -> Iterator[Transfer]:
    """Every two players settle the difference between their totals."""
    for payer, more in enumerate(totals):
        for payee, less in enumerate(totals):
            if more > less:
                difference = more - less
                cents = None if per_point is None else difference * per_point
                yield Transfer(payer, payee, Fraction(difference), cents)


def _sign(transfer: Transfer, seat: int) -> int:
    return (transfer.payee == seat) - (transfer.payer == seat)
