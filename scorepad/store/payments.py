"""The payments that were ticked off, of every season."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any
from uuid import uuid4

from tinydb import TinyDB

from scorepad.game.fields import text_formed
from scorepad.game.names import clean_name
from scorepad.game.reading import day_of
from scorepad.game.reading_stake import CURRENCY
from scorepad.rules.fault import Fault
from scorepad.season.ledger import Payment, check_payment
from scorepad.store.database import Database, moment_now
from scorepad.store.documents import put

PAYMENTS = "payments"


class PaymentGone(Fault):
    """No payment has this id, or not any more."""

    def __init__(self, id_: str) -> None:
        super().__init__(id_)
        self.id = id_


class Payments:
    """The payments of a database, at hand without waiting."""

    def __init__(
        self, database: Database, clock: Callable[[], datetime], tell: Callable[[], None]
    ) -> None:
        """`tell` is called after every change."""
        self._database = database
        self._clock = clock
        self._tell = tell
        self._payments: dict[str, Payment] = {}

    async def load(self) -> None:
        """Read which payments there are."""
        self._payments = {each.id: each for each in await self._database.read(standing_payments)}

    def of(self, season: str | None) -> tuple[Payment, ...]:
        """The payments in the ledger of a season, or of the games of none; in order of days."""
        found = [each for each in self._payments.values() if each.season == season]
        return tuple(sorted(found, key=lambda each: each.day))

    def all(self) -> tuple[Payment, ...]:
        """The payments of all seasons, in order of days."""
        return tuple(sorted(self._payments.values(), key=lambda each: each.day))

    async def add(
        self, season: str | None, payer: str, payee: str, cents: int, currency: str, day: str
    ) -> Payment:
        """Keep that somebody has paid somebody.

        Raises:
            NothingPaid: the amount is not above zero.
            PaidToOneself: payer and payee are the same.
            MalformedText, NoSuchDay: the currency or the day is none.
            Fault: see `clean_name`.
        """
        payment = checked(Payment(str(uuid4()), payer, payee, cents, currency, day, season))
        document = document_of_payment(payment, None)
        await self._database.change(lambda tables: put(tables, PAYMENTS, "id", document))
        self._payments[payment.id] = payment
        self._tell()
        return payment

    async def remove(self, id_: str) -> None:
        """Let a payment not have been made; it can come back.

        Raises:
            PaymentGone: there is none.
        """
        await self._mark(id_, moment_now(self._clock))

    async def bring_back(self, id_: str) -> None:
        """Let a payment that was removed have been made after all.

        Raises:
            PaymentGone: there is none.
        """
        await self._mark(id_, None)

    async def _mark(self, id_: str, removed_at: str | None) -> None:
        def work(tables: TinyDB) -> None:
            for document in tables.table(PAYMENTS).all():
                if document["id"] == id_:
                    put(tables, PAYMENTS, "id", {**document, "removed_at": removed_at})
                    return
            raise PaymentGone(id_)

        await self._database.change(work)
        await self.load()
        self._tell()


def checked(payment: Payment) -> Payment:
    """The payment as it is kept, with clean names.

    Raises:
        Fault: see `Payments.add`.
    """
    payment = replace(payment, payer=clean_name(payment.payer), payee=clean_name(payment.payee))
    text_formed(payment.currency, CURRENCY, "EUR")
    day_of(payment.day)
    check_payment(payment)
    return payment


def standing_payments(tables: TinyDB) -> list[Payment]:
    """The payments that were not removed.

    Where two people have been merged, what one had paid the other is no payment any more.
    """
    return [
        payment_of(each)
        for each in tables.table(PAYMENTS).all()
        if not each["removed_at"] and each["payer"] != each["payee"]
    ]


def document_of_payment(payment: Payment, removed_at: str | None) -> dict[str, Any]:
    """The document of a payment."""
    return {
        "id": payment.id,
        "season": payment.season,
        "payer": payment.payer,
        "payee": payment.payee,
        "cents": payment.cents,
        "currency": payment.currency,
        "day": payment.day,
        "removed_at": removed_at,
    }


def payment_of(document: Mapping[str, Any]) -> Payment:
    """The payment that `document_of_payment` wrote."""
    return Payment(**{key: value for key, value in document.items() if key != "removed_at"})
