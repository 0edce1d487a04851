"""Payments on a real TinyDB file."""

from pathlib import Path

import pytest

from scorepad.game.faults import MalformedText, NoSuchDay
from scorepad.game.names import NameEmpty
from scorepad.season.ledger import NothingPaid, PaidToOneself
from scorepad.store.payments import PaymentGone
from scorepad.store.store import Store

from .conftest import opened_again

DAY = "2026-11-30"


async def test_payments_are_kept_with_their_season(store: Store, folder: Path) -> None:
    late = await store.payments.add("2026", " Ann ", "Ben", 350, "EUR", DAY)
    early = await store.payments.add("2026", "Ben", "Ann", 1, "PLN", "2026-01-31")
    none = await store.payments.add(None, "Ann", "Cleo", 5, "EUR", DAY)
    assert late.payer == "Ann"
    again = await opened_again(store, folder)
    assert again.payments.of("2026") == (early, late)
    assert again.payments.of(None) == (none,)
    assert again.payments.of("2025") == ()
    assert set(again.payments.all()) == {early, late, none}
    again.close()


async def test_a_payment_is_taken_back_and_comes_back(store: Store, folder: Path) -> None:
    payment = await store.payments.add(None, "Ann", "Ben", 350, "EUR", DAY)
    await store.payments.remove(payment.id)
    assert store.payments.all() == ()
    again = await opened_again(store, folder)
    assert again.payments.all() == ()
    await again.payments.bring_back(payment.id)
    assert again.payments.all() == (payment,)
    again.close()


@pytest.mark.parametrize(
    ("facts", "fault"),
    [
        (("Ann", "Ben", 0, "EUR", DAY), NothingPaid),
        (("Ann", "Ben", -5, "EUR", DAY), NothingPaid),
        (("Ann", " Ann", 5, "EUR", DAY), PaidToOneself),
        (("Ann", " ", 5, "EUR", DAY), NameEmpty),
        (("Ann", "Ben", 5, "euro", DAY), MalformedText),
        (("Ann", "Ben", 5, "EUR", "30.11.2026"), MalformedText),
        (("Ann", "Ben", 5, "EUR", "2026-02-30"), NoSuchDay),
    ],
)
async def test_what_is_no_payment_is_refused(
    store: Store, facts: tuple[str, str, int, str, str], fault: type[Exception]
) -> None:
    with pytest.raises(fault):
        await store.payments.add(None, *facts)
    assert store.payments.all() == ()


async def test_there_is_no_such_payment(store: Store) -> None:
    for work in (store.payments.remove, store.payments.bring_back):
        with pytest.raises(PaymentGone):
            await work("none")


async def test_whoever_watches_the_games_is_told(store: Store) -> None:
    told: list[int] = []
    store.games.watch(lambda: told.append(1))
    payment = await store.payments.add(None, "Ann", "Ben", 350, "EUR", DAY)
    await store.payments.remove(payment.id)
    await store.payments.bring_back(payment.id)
    assert len(told) == 3
