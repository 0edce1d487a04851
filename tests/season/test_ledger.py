"""Who is owed how much."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.season.book import book_of
from scorepad.season.ledger import (
    Difference,
    GameDifference,
    MoreThanOwed,
    NothingPaid,
    PaidToOneself,
    Payment,
    balances,
    check_owed,
    check_payment,
    differences,
    differences_between,
    ledger,
    ledger_change,
    merged_balances,
    with_payments,
)
from scorepad.season.selection import Selection
from tests.season.club import CLUB, many_results, result

STAKE = {"per_point": "1", "currency": "EUR"}


def played(number=1, stake=STAKE, **carried):
    id_ = f"00000000-0000-0000-0000-{number:012}"
    day = f"2026-01-{number:02}"
    return result(list(carried), carried=carried, stake=stake, id=id_, played_on=day)


PETER = played(1, Peter=100, Paul=90, Lev=65)
AGAIN = played(2, Peter=10, Paul=50, Lev=50)
IN_PLN = played(3, STAKE | {"currency": "PLN"}, Peter=1, Paul=2, Lev=3)
FOR_POINTS = played(4, {}, Peter=1, Paul=2, Lev=3)
PAID = Payment("p1", "Peter", "Lev", 2000, "EUR", "2026-02-01")


def test_balances_stay_apart_by_currency() -> None:
    assert balances([PETER, IN_PLN, FOR_POINTS]) == {
        "EUR": {"Peter": -3500, "Paul": -2500, "Lev": 6000},
        "PLN": {"Peter": 300, "Paul": -100, "Lev": -200},
    }


def test_a_payment_in_part_and_undone() -> None:
    owed = balances([PETER])
    assert with_payments(owed, [PAID])["EUR"] == {"Peter": -1500, "Paul": -2500, "Lev": 4000}
    assert with_payments(owed, []) == owed
    assert owed["EUR"]["Peter"] == -3500


def test_a_payment_to_somebody_who_never_played() -> None:
    paid = replace(PAID, payee="Zed", currency="PLN")
    assert with_payments({}, [paid]) == {"PLN": {"Peter": 2000, "Zed": -2000}}


def test_the_ledger_of_a_season() -> None:
    book = book_of([replace(PETER, season="2026"), AGAIN])
    assert ledger(book, [PAID], Selection(season="2026")) == with_payments(
        balances([PETER]), [PAID]
    )
    assert ledger(book, []) == balances([PETER, AGAIN])


@pytest.mark.parametrize("cents", [0, -1])
def test_nothing_is_no_payment(cents) -> None:
    with pytest.raises(NothingPaid) as error:
        check_payment(replace(PAID, cents=cents))
    assert error.value.cents == cents


@pytest.mark.parametrize(
    ("payer", "payee", "most"),
    [
        ("Peter", "Lev", 3500),
        ("Paul", "Lev", 2500),
        # Who owes nothing has nothing to pay, and to who is owed nothing nothing is paid.
        ("Lev", "Peter", 0),
        ("Peter", "Paul", 0),
        ("Peter", "Zed", 0),
    ],
)
def test_nobody_pays_more_than_is_owed(payer, payee, most) -> None:
    owed = balances([PETER])
    check_owed(owed, payer, payee, most, "EUR")
    with pytest.raises(MoreThanOwed) as error:
        check_owed(owed, payer, payee, most + 1, "EUR")
    assert error.value.most == most
    with pytest.raises(MoreThanOwed):
        check_owed(owed, payer, payee, 1, "PLN")


def test_nobody_pays_himself() -> None:
    check_payment(PAID)
    with pytest.raises(PaidToOneself) as error:
        check_payment(replace(PAID, payee="Peter"))
    assert error.value.person == "Peter"


def test_differences_and_the_games_behind_them() -> None:
    results = [PETER, AGAIN, IN_PLN]
    assert (
        differences(results, "EUR")
        == (
            Difference("Lev", "Peter", 500),
            Difference("Paul", "Lev", 2500),
            Difference("Paul", "Peter", 4000),
        )[::-1]
    )
    assert differences_between(results, "EUR", "Peter", "Lev") == (
        GameDifference(PETER.id, "2026-01-01", "Peter", "Lev", 3500),
        GameDifference(AGAIN.id, "2026-01-02", "Lev", "Peter", 4000),
    )
    assert differences(results, "USD") == ()


def test_an_even_pair_is_shown_as_even() -> None:
    back = played(2, Peter=65, Paul=65, Lev=100)
    found = differences([played(1, Peter=100, Paul=100, Lev=65), back], "EUR")
    assert {each.cents for each in found} == {1750}
    even = [played(1, Peter=10, Paul=0, Lev=10), played(2, Peter=0, Paul=10, Lev=10)]
    assert Difference("Paul", "Peter", 0) in differences(even, "EUR")


def test_a_correction_says_what_it_changes() -> None:
    corrected = played(1, Peter=100, Paul=80, Lev=65)
    assert ledger_change(PETER, corrected) == {"EUR": {"Paul": 1000, "Lev": -1000}}
    assert ledger_change(PETER, PETER) == {}
    assert ledger_change(None, None) == {}
    assert ledger_change(None, PETER) == balances([PETER])
    assert ledger_change(IN_PLN, PETER) == balances([PETER]) | {
        "PLN": {"Peter": -300, "Paul": 100, "Lev": 200}
    }


pays = st.builds(
    lambda people, cents, currency: Payment("", people[0], people[1], cents, currency, ""),
    st.permutations(CLUB),
    st.integers(1, 10_000),
    st.sampled_from(("EUR", "PLN", "USD")),
)


@given(many_results, many_results, st.lists(pays))
def test_every_ledger_adds_up_to_zero_after_every_operation(first, second, payments) -> None:
    together = merged_balances([balances(first), balances(second)])
    assert together == balances(first + second)
    change = ledger_change(*(first[:1] or [None]), *(second[:1] or [None]))
    ledgers = [balances(first), together, change]
    ledgers += [with_payments(together, payments[:count]) for count in range(len(payments) + 1)]
    for owed in ledgers:
        for by_person in owed.values():
            assert sum(by_person.values()) == 0
            assert all(type(cents) is int for cents in by_person.values())


@given(many_results)
def test_differences_make_the_balances(results) -> None:
    for currency, owed in balances(results).items():
        found = dict.fromkeys(owed, 0)
        for each in differences(results, currency):
            assert each.cents >= 0
            found[each.debtor] -= each.cents
            found[each.creditor] += each.cents
            behind = differences_between(results, currency, each.debtor, each.creditor)
            assert each.cents == sum(
                game.cents if game.debtor == each.debtor else -game.cents for game in behind
            )
        assert found == owed


@given(many_results, st.data())
def test_a_change_is_what_lies_between(results, data) -> None:
    if not results:
        return
    before, after = (data.draw(st.sampled_from([None, *results])) for _ in range(2))
    change = ledger_change(before, after)
    old, new = balances([before] if before else []), balances([after] if after else [])
    for currency in {*old, *new, *change}:
        for person in {*old.get(currency, {}), *new.get(currency, {})}:
            delta = new.get(currency, {}).get(person, 0) - old.get(currency, {}).get(person, 0)
            assert change.get(currency, {}).get(person, 0) == delta
