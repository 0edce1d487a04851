"""Who owes whom, what was paid, and what a correction changes."""

from datetime import datetime

import pytest

from scorepad.store.store import Store
from tests.keeping import address_of, id_of, keep_in
from tests.screens import Screen
from tests.ui.conftest import OpenApp
from tests.ui.evenings import BEN_ALONE, EURO, evening

ALL = ["Ann pays Ben 1.30 EUR", "Cleo pays Ben 3.00 EUR"]


@pytest.fixture
async def ledger(store: Store, open_app: OpenApp) -> Screen:
    """The ledger of one evening, on which Ben has won from both."""
    await store.seasons.start("Friday")
    await keep_in(store, evening(BEN_ALONE, stake=EURO, season="Friday"))
    screen = await open_app("/season")
    await screen.tap("Ledger")
    await screen.see("Owed, EUR")
    return screen


def said_by(screen: Screen, key: str) -> list[str]:
    """What is said of all whose key begins so."""
    found = [control for control in screen._all() if str(control.key).startswith(key)]
    return [getattr(each, "value", None) or each.title.value for each in found]


def owed(screen: Screen) -> list[str]:
    return said_by(screen, "owed ")


def planned(screen: Screen) -> list[str]:
    return said_by(screen, "plan ")


def today() -> str:
    return datetime.now().astimezone().date().isoformat()


async def pay(screen: Screen, payer: str, amount: str) -> None:
    """What this one is to pay to Ben was paid, so much of it."""
    await screen.tap(f"plan EUR {payer} Ben")
    await screen.type_into("Amount paid, EUR", amount)
    await screen.tap("Paid")


async def test_what_is_owed_how_it_is_settled_and_where_it_comes_from(ledger: Screen) -> None:
    assert owed(ledger) == ["Ben is owed 4.30 EUR", "Ann owes 1.30 EUR", "Cleo owes 3.00 EUR"]
    assert planned(ledger) == ALL
    assert sorted(said_by(ledger, "difference ")) == ALL


async def test_a_payment_in_part_is_taken_back_and_brought_back(
    ledger: Screen, store: Store
) -> None:
    await pay(ledger, "Cleo", "1,25")
    await ledger.see(f"{today()}: Cleo paid Ben 1.25 EUR")
    assert planned(ledger) == ["Ann pays Ben 1.30 EUR", "Cleo pays Ben 1.75 EUR"]
    assert owed(ledger)[0] == "Ben is owed 3.05 EUR"
    # The games behind it are what they were.
    assert sorted(said_by(ledger, "difference ")) == ALL
    await ledger.tap("Take back")
    await ledger.see("Payment taken back")
    assert planned(ledger) == ALL
    assert store.payments.all() == ()
    await ledger.tap("Bring back")
    await ledger.see(f"{today()}: Cleo paid Ben 1.25 EUR")
    assert planned(ledger)[1] == "Cleo pays Ben 1.75 EUR"
    assert [each.season for each in store.payments.all()] == ["Friday"]


async def test_what_is_proposed_is_the_whole(ledger: Screen) -> None:
    await ledger.tap("plan EUR Cleo Ben")
    assert (await ledger.find("Amount paid, EUR")).value == "3.00"
    await ledger.tap("Paid")
    await ledger.see("Cleo is even")
    assert planned(ledger) == ALL[:1]
    await ledger.tap("plan EUR Ann Ben")
    await ledger.tap("Paid")
    await ledger.see("Ann is even")
    await ledger.see("Ben is even")
    await ledger.miss("The fewest payments that settle it")


@pytest.mark.parametrize("typed", ["", "0", "-1", "1.005", "1e3"])
async def test_refuses_what_is_no_payment(ledger: Screen, store: Store, typed: str) -> None:
    await pay(ledger, "Cleo", typed)
    await ledger.see(f"Money must be an amount such as 0.10, not “{typed}”")
    assert store.payments.all() == ()
    await ledger.tap("Cancel")
    assert planned(ledger) == ALL


async def test_a_payment_belongs_to_the_ledger_it_was_made_in(ledger: Screen) -> None:
    await pay(ledger, "Cleo", "3.00")
    await ledger.tap("No season")
    await ledger.see("Nobody owes anybody anything here.")
    await ledger.tap("All time")
    assert planned(ledger) == ALL[:1]


async def test_correcting_an_old_hand_corrects_the_ledger_and_says_so(
    ledger: Screen, store: Store
) -> None:
    await pay(ledger, "Ann", "1.30")
    await ledger.go(f"{address_of(1)}/hand/1/correct")
    await ledger.tap("Queen of spades: Ben")
    await ledger.tap("Save")
    await ledger.see(
        "Saved. Ann 13, Ben 13, Cleo 17. "
        "The ledger changes: Ann +1.50 EUR, Ben -4.10 EUR, Cleo +2.60 EUR."
    )
    await ledger.go("/season")
    await ledger.tap("Ledger")
    # What Ann has paid is owed back to her.
    assert owed(ledger) == ["Ann is owed 1.50 EUR", "Cleo owes 0.40 EUR", "Ben owes 1.10 EUR"]
    assert planned(ledger) == ["Ben pays Ann 1.10 EUR", "Cleo pays Ann 0.40 EUR"]
    assert (await store.games.get(id_of(1))).game.hands[0].captured["QS"] == (0, 1, 0)


async def test_a_correction_without_money_says_nothing_of_a_ledger(
    store: Store, open_app: OpenApp
) -> None:
    await keep_in(store, evening(BEN_ALONE))
    screen = await open_app(f"{address_of(1)}/hand/1/correct")
    await screen.tap("Queen of spades: Ben")
    await screen.tap("Save")
    await screen.see("Saved. Ann 13, Ben 13, Cleo 17")
