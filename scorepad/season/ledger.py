"""The ledger: who is owed how much from games and payments, currency by currency, in cents.

A balance above zero is owed to the person. The balances of a currency always add up to zero.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from scorepad.rules.fault import Fault
from scorepad.season.book import Book, summed
from scorepad.season.results import GameResult
from scorepad.season.selection import EVERYTHING, Selection

Balances = Mapping[str, Mapping[str, int]]
"""By currency and person, in cents; who has ever had one is in it, be it 0 by now."""


class NothingPaid(Fault):
    """A payment of nothing, or of less."""

    def __init__(self, cents: int) -> None:
        super().__init__(cents)
        self.cents = cents


class PaidToOneself(Fault):
    """Payer and payee are the same person."""

    def __init__(self, person: str) -> None:
        super().__init__(person)
        self.person = person


class MoreThanOwed(Fault):
    """A payment after which the payer would be owed something, or the payee would owe it."""

    def __init__(self, payer: str, payee: str, most: int, currency: str) -> None:
        super().__init__(payer, payee, most, currency)
        self.payer = payer
        self.payee = payee
        self.most = most
        """In cents; 0 where nothing is to be paid between the two."""
        self.currency = currency


@dataclass(frozen=True)
class Payment:
    """Money that has changed hands."""

    id: str
    payer: str
    payee: str
    cents: int
    currency: str
    day: str
    """`YYYY-MM-DD`."""
    season: str | None = None
    """The season whose ledger it belongs to; None where it belongs to games of no season."""


@dataclass(frozen=True)
class Difference:
    """What two people's games come to between them, payments left out."""

    debtor: str
    creditor: str
    cents: int
    """0 or more."""


@dataclass(frozen=True)
class GameDifference:
    """What one game came to between two people."""

    game: str
    """Its id."""
    played_on: str | None
    debtor: str
    creditor: str
    cents: int


def check_payment(payment: Payment) -> None:
    """Refuse a payment that is none.

    Raises:
        NothingPaid: the amount is not above zero.
        PaidToOneself: payer and payee are the same.
    """
    if payment.cents <= 0:
        raise NothingPaid(payment.cents)
    if payment.payer == payment.payee:
        raise PaidToOneself(payment.payer)


def check_owed(owed: Balances, payer: str, payee: str, cents: int, currency: str) -> None:
    """Refuse a payment of more than the ledger has between the two.

    Raises:
        MoreThanOwed: the payer does not owe so much, or the payee is not owed it.
    """
    by_person = owed.get(currency, {})
    most = max(0, min(-by_person.get(payer, 0), by_person.get(payee, 0)))
    if cents > most:
        raise MoreThanOwed(payer, payee, most, currency)


def ledger(book: Book, payments: Iterable[Payment], selection: Selection = EVERYTHING) -> Balances:
    """The balances of the games meant, after these payments; one more game costs little."""
    return with_payments(summed(book, selection, balances, merged_balances), payments)


def balances(results: Iterable[GameResult]) -> Balances:
    """What everybody is owed from these games."""
    found: dict[str, dict[str, int]] = {}
    for result in results:
        if result.currency:
            owed = found.setdefault(result.currency, {})
            for of in result.by_player:
                owed[of.player] = owed.get(of.player, 0) + of.cents
    return found


def merged_balances(parts: Iterable[Balances]) -> Balances:
    """The balances of some games and of others in one."""
    found: dict[str, dict[str, int]] = {}
    for part in parts:
        for currency, owed in part.items():
            together = found.setdefault(currency, {})
            for person, cents in owed.items():
                together[person] = together.get(person, 0) + cents
    return found


def with_payments(owed: Balances, payments: Iterable[Payment]) -> Balances:
    """The balances after payments: who pays is owed more, who is paid less."""
    found = {currency: dict(by_person) for currency, by_person in owed.items()}
    for payment in payments:
        by_person = found.setdefault(payment.currency, {})
        by_person[payment.payer] = by_person.get(payment.payer, 0) + payment.cents
        by_person[payment.payee] = by_person.get(payment.payee, 0) - payment.cents
    return found


def differences(results: Iterable[GameResult], currency: str) -> tuple[Difference, ...]:
    """What every two people's games come to between them, the largest first."""
    between: Counter[tuple[str, str]] = Counter()
    for result in results:
        if result.currency == currency:
            for debt in result.debts:
                between[debt.debtor, debt.creditor] += debt.cents
    pairs = {(min(pair), max(pair)) for pair in between}
    found = (
        _difference(first, second, between[first, second] - between[second, first])
        for first, second in pairs
    )
    return tuple(sorted(found, key=lambda each: (-each.cents, each.debtor, each.creditor)))


def differences_between(
    results: Iterable[GameResult], currency: str, first: str, second: str
) -> tuple[GameDifference, ...]:
    """The games behind the difference between two people, in the order in which they come."""
    return tuple(
        GameDifference(result.id, result.played_on, debt.debtor, debt.creditor, debt.cents)
        for result in results
        if result.currency == currency
        for debt in result.debts
        if {debt.debtor, debt.creditor} == {first, second}
    )


def ledger_change(before: GameResult | None, after: GameResult | None) -> Balances:
    """What a change to a game changes in the ledger; nothing where nobody's balance changes.

    Args:
        before: what the game contributed, None where it was not over or not there.
        after: what it contributes now, None likewise.
    """
    old, new = balances([before] if before else []), balances([after] if after else [])
    taken_back = {
        currency: {person: -cents for person, cents in owed.items()}
        for currency, owed in old.items()
    }
    changed = {
        currency: {person: cents for person, cents in owed.items() if cents}
        for currency, owed in merged_balances([taken_back, new]).items()
    }
    return {currency: owed for currency, owed in changed.items() if owed}


def _difference(first: str, second: str, cents: int) -> Difference:
    """What the first owes the second, the other way round where it is below zero."""
    return Difference(first, second, cents) if cents >= 0 else Difference(second, first, -cents)
