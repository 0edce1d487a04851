"""Who owes whom, what was paid, and what a correction changes."""

import asyncio
from datetime import date, datetime
from types import SimpleNamespace

import flet as ft
import pytest

from scorepad.store.store import Store
from scorepad.words.writing import day
from tests.keeping import address_of, id_of, keep_in
from tests.screens import Screen
from tests.ui.conftest import OpenApp
from tests.ui.evenings import BEN_ALONE, EURO, evening

ALL = ["Ann pays Ben €1.30", "Cleo pays Ben €3.00"]
OWING = ["Ann owes Ben €1.30", "Cleo owes Ben €3.00"]


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
    return day(datetime.now().astimezone().date().isoformat())


async def pay(screen: Screen, payer: str, amount: str) -> None:
    """What this one is to pay to Ben was paid, so much of it."""
    await screen.tap(f"plan EUR {payer} Ben")
    await screen.type_into("Amount paid, EUR", amount)
    await screen.tap("Paid")


async def test_what_is_owed_how_it_is_settled_and_where_it_comes_from(ledger: Screen) -> None:
    assert owed(ledger) == ["Ben is owed €4.30", "Ann owes €1.30", "Cleo owes €3.00"]
    assert planned(ledger) == ALL
    assert sorted(said_by(ledger, "difference ")) == OWING


async def test_the_games_behind_a_difference(store: Store, open_app: OpenApp) -> None:
    other_way = {"Ann": {"QS": 1}, "Cleo": {"hearts": 13, "KS": 1, "AS": 1}}
    backwards = {"Ben": {"QS": 1, "KS": 1}, "Cleo": {"hearts": 13, "AS": 1}}
    days = [f"2025-{month:02}-{day:02}" for month in (1, 2) for day in range(1, 26)]
    many = [evening(other_way, stake=EURO, played_on=day) for day in days]
    await keep_in(
        store,
        *many,
        evening(backwards, stake=EURO, played_on="2026-01-10"),
        evening(BEN_ALONE, stake=EURO, played_on="2026-01-11"),
    )
    screen = await open_app("/season")
    await screen.tap("Ledger")
    await screen.tap("difference EUR Ann Ben")
    await screen.see("11 Jan 2026: Ann owes Ben €1.30")
    await screen.see("10 Jan 2026: Ben owes Ann €2.30")
    assert [text for text in screen.texts() if "Jan " in text and ": Ann" in text][-1] == (
        "3 Jan 2025: Ann owes Ben €1.30"
    )
    await screen.see("and 2 older games")
    await screen.tap("Close")
    await screen.see("Where it comes from")


async def test_a_payment_in_part_is_taken_back_and_brought_back(
    ledger: Screen, store: Store
) -> None:
    await pay(ledger, "Cleo", "1,25")
    await ledger.see(f"{today()}: Cleo paid Ben €1.25")
    assert planned(ledger) == ["Ann pays Ben €1.30", "Cleo pays Ben €1.75"]
    assert owed(ledger)[0] == "Ben is owed €3.05"
    # The games behind it are what they were.
    assert sorted(said_by(ledger, "difference ")) == OWING
    await ledger.tap(f"Take back: {today()}: Cleo paid Ben €1.25")
    await ledger.see("Payment taken back")
    assert planned(ledger) == ALL
    assert store.payments.all() == ()
    await ledger.tap("Bring back")
    await ledger.see(f"{today()}: Cleo paid Ben €1.25")
    assert planned(ledger)[1] == "Cleo pays Ben €1.75"
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


async def test_a_refusal_is_said_in_the_dialog_not_below_it(ledger: Screen) -> None:
    await pay(ledger, "Cleo", "0")
    await ledger.see("Money must be an amount such as 0.10, not “0”")
    said = [dialog for dialog in ledger.page._dialogs.controls if dialog.open]
    assert [type(dialog) for dialog in said] == [ft.AlertDialog]
    # The next dialog begins without it.
    await ledger.tap("Cancel")
    await ledger.tap("plan EUR Ann Ben")
    await ledger.miss("Money must be an amount such as 0.10, not “0”")


@pytest.mark.parametrize("typed", ["3.01", "99999999"])
async def test_refuses_more_than_is_owed(ledger: Screen, store: Store, typed: str) -> None:
    await pay(ledger, "Cleo", typed)
    await ledger.see("Cleo has no more than €3.00 to pay to Ben")
    assert store.payments.all() == ()
    await ledger.type_into("Amount paid, EUR", "3")
    await ledger.tap("Paid")
    await ledger.see("Cleo is even")


async def test_what_somebody_else_has_just_ticked_off_is_not_paid_twice(
    ledger: Screen, store: Store
) -> None:
    await ledger.tap("plan EUR Cleo Ben")
    await store.payments.add("Friday", "Cleo", "Ben", 300, "EUR", date.today().isoformat())
    await ledger.tap("Paid")
    await ledger.see("Cleo has nothing to pay to Ben any more")
    assert len(store.payments.all()) == 1


async def test_a_second_tap_pays_nothing(ledger: Screen, store: Store) -> None:
    await ledger.tap("plan EUR Cleo Ben")
    await ledger.type_into("Amount paid, EUR", "1")
    button = await ledger.find("Paid")
    # The button is still there while the dialog goes.
    await asyncio.gather(button.on_click(click(ledger)), button.on_click(click(ledger)))
    await button.on_click(click(ledger))
    await ledger.see("Cleo owes €2.00")
    assert len(store.payments.all()) == 1
    # The next one may be just like it.
    await pay(ledger, "Cleo", "1")
    await ledger.see("Cleo owes €1.00")


def click(screen: Screen) -> SimpleNamespace:
    return SimpleNamespace(page=screen.page)


async def test_each_payment_has_a_way_back_of_its_own(ledger: Screen) -> None:
    await pay(ledger, "Cleo", "1")
    await pay(ledger, "Ann", "0.30")
    await ledger.tap(f"Take back: {today()}: Cleo paid Ben €1.00")
    assert planned(ledger) == ["Ann pays Ben €1.00", "Cleo pays Ben €3.00"]


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
        "Saved. Ann 13, Ben 13, Cleo 17. The ledger changes: Ann +€1.50, Ben -€4.10, Cleo +€2.60."
    )
    await ledger.go("/season")
    await ledger.tap("Ledger")
    # What Ann has paid is owed back to her.
    assert owed(ledger) == ["Ann is owed €1.50", "Cleo owes €0.40", "Ben owes €1.10"]
    assert planned(ledger) == ["Ben pays Ann €1.10", "Cleo pays Ann €0.40"]
    assert (await store.games.get(id_of(1))).game.hands[0].captured["QS"] == (0, 1, 0)


async def test_a_correction_without_money_says_nothing_of_a_ledger(
    store: Store, open_app: OpenApp
) -> None:
    await keep_in(store, evening(BEN_ALONE))
    screen = await open_app(f"{address_of(1)}/hand/1/correct")
    await screen.tap("Queen of spades: Ben")
    await screen.tap("Save")
    await screen.see("Saved. Ann 13, Ben 13, Cleo 17")
