"""The fewest payments that settle everything."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.season.settling import DoesNotAddUp, Planned, plan

NAMES = [f"person {number:02}" for number in range(20)]


@st.composite
def ledgers(draw, most):
    """Balances that add up to zero; small ones, so that groups among them do."""
    cents = draw(st.lists(st.integers(-9, 9), min_size=1, max_size=most - 1))
    people = draw(st.permutations(NAMES))
    return dict(zip(people, [*cents, -sum(cents)], strict=False))


def settled(balances, payments):
    after = dict(balances)
    for each in payments:
        assert each.cents > 0
        after[each.payer] += each.cents
        after[each.payee] -= each.cents
    return set(after.values()) <= {0}


def fewest(cents):
    """The fewest payments, by trying all ways to take one group out after another."""
    cents = [each for each in cents if each]
    if not cents:
        return 0
    sizes = range(1, len(cents))
    groups = (each for size in sizes for each in combinations(range(1, len(cents)), size))
    found = [len(cents) - 1]
    for group in groups:
        chosen = [cents[0], *(cents[index] for index in group)]
        if len(chosen) < len(cents) and sum(chosen) == 0:
            others = [cents[i] for i in range(1, len(cents)) if i not in group]
            found.append(len(chosen) - 1 + fewest(others))
    return min(found)


def test_peter_paul_and_lev() -> None:
    owed = {"Peter": -3500, "Paul": -2500, "Lev": 6000}
    assert plan(owed) == (Planned("Paul", "Lev", 2500), Planned("Peter", "Lev", 3500))


def test_nothing_to_settle() -> None:
    assert plan({}) == plan({"Ann": 0, "Ben": 0}) == ()


def test_groups_that_are_even_among_themselves_are_found() -> None:
    # Whoever always takes the largest needs six.
    owed = dict(zip("ABCDEFG", (7, -4, -3, 9, -5, -2, -2), strict=True))
    assert len(plan(owed)) == 5


def test_what_does_not_add_up_is_refused() -> None:
    with pytest.raises(DoesNotAddUp) as error:
        plan({"Ann": 1, "Ben": -3})
    assert error.value.cents == -2


@given(ledgers(most=7))
def test_there_are_no_fewer(balances) -> None:
    payments = plan(balances)
    assert settled(balances, payments)
    assert len(payments) == fewest(list(balances.values()))


@given(ledgers(most=20), st.randoms(use_true_random=False))
def test_at_most_one_less_than_people_and_the_same_in_any_order(balances, random) -> None:
    payments = plan(balances)
    assert settled(balances, payments)
    assert len(payments) <= max(len(balances) - 1, 0)
    assert len({(each.payer, each.payee) for each in payments}) == len(payments)
    shuffled = list(balances.items())
    random.shuffle(shuffled)
    assert plan(dict(shuffled)) == payments


def test_a_whole_club_of_twelve_is_settled_exactly() -> None:
    cents = (1, 2, -3, 10, 20, -30, 100, 200, -300, 1000, 2000, -3000)
    assert len(plan(dict(zip(NAMES, cents, strict=False)))) == 8


def test_among_more_people_those_who_are_even_still_settle_between_them() -> None:
    cents = (5, -5, *range(100, 1700, 100), -sum(range(100, 1700, 100)))
    payments = plan(dict(zip(NAMES, cents, strict=False)))
    assert Planned("person 01", "person 00", 5) in payments
    assert len(payments) == 17
