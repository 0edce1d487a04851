"""Lines to draw."""

from hypothesis import given
from hypothesis import strategies as st

from scorepad.season.lines import Lines, Step, game_lines, money_lines, points_lines
from scorepad.season.tallies import tallies
from tests.games import everything, game
from tests.season.club import many_results, result

EURO = {"per_point": "0.10", "currency": "EUR"}
FIRST = result("ABC", [{"captured": everything("A")}], stake=EURO, played_on="2026-01-02")
SECOND = result("ABD", [{"captured": everything("B")}], carried={"A": 1, "B": 2, "D": 3})


def test_money_game_by_game() -> None:
    assert money_lines([FIRST, SECOND], "EUR") == Lines(
        (Step(FIRST.id, "2026-01-02", 1),), {"A": (-430,), "B": (215,), "C": (215,)}
    )
    assert money_lines([FIRST, SECOND], "PLN") == Lines((), {})


def test_points_game_by_game() -> None:
    found = points_lines([FIRST, SECOND])
    assert [step.game for step in found.steps] == [FIRST.id, SECOND.id]
    assert found.values == {"A": (43, 43), "B": (0, 43), "C": (0, 0), "D": (None, 0)}


def test_totals_within_a_game() -> None:
    hands = [{"captured": everything("A")}, {"revoke": "C"}]
    of = game("ABC", hands, carried={"A": 1, "B": 2, "C": 3})
    assert game_lines(of) == {"A": (1, 44, 44), "B": (2, 2, 2), "C": (3, 3, 46)}


@given(many_results, st.integers(1, 5))
def test_few_steps_are_picked_from_all(results, most) -> None:
    whole, few = points_lines(results), points_lines(results, most)
    picked = [whole.steps.index(step) for step in few.steps]
    assert len(picked) == min(most, len(results))
    assert picked == sorted(picked)
    assert picked[-1:] == [len(results) - 1][: len(results)]
    assert few.values == {
        person: tuple(line[index] for index in picked) for person, line in whole.values.items()
    }


@given(many_results)
def test_lines_end_where_the_tallies_are(results) -> None:
    by_person = tallies(results)
    points, money = points_lines(results), money_lines(results, "EUR")
    assert {person: line[-1] for person, line in points.values.items()} == {
        person: tally.points for person, tally in by_person.items()
    }
    assert {person: line[-1] for person, line in money.values.items()} == {
        person: tally.money["EUR"].balance
        for person, tally in by_person.items()
        if "EUR" in tally.money
    }
