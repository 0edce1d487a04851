"""What games come to for each person."""

from fractions import Fraction

from hypothesis import given

from scorepad.season.tallies import (
    GameTotal,
    Money,
    Tally,
    merged_tallies,
    tallies,
)
from tests.season.club import many_results, result

EURO = {"per_point": "0.10", "currency": "EUR"}
SPADES_TO_B = {"captured": {"A": {"hearts": 13}, "B": {"QS": 1, "KS": 1, "AS": 1}}}
FIRST, SECOND, BROKEN_OFF = (
    result("ABC", [SPADES_TO_B], id=f"00000000-0000-0000-0000-00000000000{number}", **keys)
    for number, keys in enumerate(
        (
            {"stake": EURO},
            {"stake": EURO | {"currency": "PLN"}, "carried": {"A": 0, "B": 0, "C": 13}},
            {"ended": "continued"},
        )
    )
)


def test_what_is_counted() -> None:
    found = tallies([FIRST, SECOND, BROKEN_OFF])
    assert found["A"] == Tally(
        games=2,
        shared_wins=1,
        places=3,
        hands=3,
        points=39,
        best=GameTotal(13, FIRST.id),
        worst=GameTotal(13, SECOND.id),
        money={"EUR": Money(lost=130), "PLN": Money(won=85)},
    )
    assert found["B"].queens == 3
    assert found["B"].money["EUR"].balance == -300
    assert (found["C"].wins, found["C"].shared_wins, found["C"].hands_with_nothing) == (1, 1, 3)
    assert (found["C"].best.total, found["C"].worst.total) == (0, 13)


def test_averages_are_exact() -> None:
    found = tallies([FIRST, SECOND, BROKEN_OFF])["A"]
    assert found.average_place == Fraction(3, 2)
    assert found.points_a_hand == 13
    assert (Tally().average_place, Tally().points_a_hand) == (None, None)


@given(many_results, many_results)
def test_parts_make_the_whole(first, second) -> None:
    whole = tallies(first + second)
    assert merged_tallies([tallies(first), tallies(second)]) == whole
    # The order of the games is no matter, nor are ties for the best and the worst.
    assert tallies([*reversed(first + second)]) == whole


@given(many_results)
def test_what_must_always_hold(results) -> None:
    found = tallies(results)
    decided = [each for each in results if each.winners]
    assert sum(tally.games for tally in found.values()) == sum(
        len(each.by_player) for each in decided
    )
    assert sum(tally.wins + tally.shared_wins for tally in found.values()) == sum(
        len(each.winners) for each in decided
    )
    for currency in ("EUR", "PLN"):
        assert sum(t.money[currency].balance for t in found.values() if currency in t.money) == 0
