"""A person's page."""

from hypothesis import given
from hypothesis import strategies as st

from scorepad.season.person import (
    HeadToHead,
    Placed,
    Record,
    Streaks,
    favourite_profile,
    form,
    merged_records,
    record,
    streaks,
)
from tests.games import everything
from tests.season.club import CLUB, many_results, result

TO_A, TO_B, TO_D = ({"captured": everything(player)} for player in "ABD")
RESULTS = [
    result("ABC", [TO_A, TO_B, TO_B], id="00000000-0000-0000-0000-000000000001"),
    result("ABD", [TO_D], ended="continued", played_on="2026-01-01"),
    result("ABD", [TO_D], played_on="2026-01-02", id="00000000-0000-0000-0000-000000000002"),
    result("BCD", [TO_B]),
]


def test_a_record() -> None:
    first, _, last, _ = RESULTS
    found = record(RESULTS, "A")
    assert found.placed == (
        Placed(first.id, None, 3, 2, won=False),
        Placed(last.id, "2026-01-02", 3, 1, won=True),
    )
    assert found.hands == 5
    assert found.against == {
        "B": HeadToHead(ahead=1, level=1),
        "C": HeadToHead(behind=1),
        "D": HeadToHead(ahead=1),
    }
    assert found.against["B"].games == 2
    assert found.queens_from == {"C": 1}
    assert favourite_profile(found) == "black-maria"


def test_partners_are_not_against_each_other() -> None:
    rules = {"pairs": True, "end": {"open": True}}
    found = record([result("ABCD", [TO_B], rules=rules)], "A")
    assert found.against == {"B": HeadToHead(ahead=1), "D": HeadToHead(ahead=1)}


def test_the_queen_of_a_game_that_went_on_counts() -> None:
    found = record(RESULTS, "D")
    assert found.queens_from == {"D": 2}
    assert sum(record(RESULTS, "B").queens_from.values()) == 3


def test_form_is_the_last_places() -> None:
    found = record(RESULTS, "B")
    assert [each.place for each in form(found)] == [3, 1, 3]
    assert [each.place for each in form(found, 2)] == [1, 3]
    assert form(Record()) == ()


def record_of(wins):
    return Record(tuple(Placed("", None, 3, 2 - (win == "w"), win == "w") for win in wins))


def test_streaks() -> None:
    assert streaks(record_of("")) == Streaks()
    assert streaks(record_of("wwwlwwll")) == Streaks(0, 2, 3, 2)
    assert streaks(record_of("llllww")) == Streaks(2, 0, 2, 4)


@given(st.text("wl"))
def test_streaks_are_the_runs(wins) -> None:
    found = streaks(record_of(wins))
    assert found.longest_wins == max(map(len, wins.split("l")))
    assert found.longest_without_win == max(map(len, wins.split("w")))
    assert (found.wins, found.without_win) == (
        len(wins.split("l")[-1]),
        len(wins.split("w")[-1]),
    )


def test_a_favourite_profile_of_equals_is_the_first_by_name() -> None:
    assert favourite_profile(Record()) is None
    assert favourite_profile(Record(profiles={"b": 2, "a": 2, "c": 1})) == "a"
    assert favourite_profile(Record(profiles={"a": 1, "b": 2})) == "b"


@given(many_results, many_results, st.sampled_from(CLUB))
def test_parts_make_the_whole(first, second, person) -> None:
    whole = record(first + second, person)
    assert merged_records([record(first, person), record(second, person)]) == whole


@given(many_results, st.permutations(CLUB))
def test_head_to_head_is_the_same_from_both_ends(results, people) -> None:
    one, other = people[:2]
    mine = record(results, one).against.get(other, HeadToHead())
    theirs = record(results, other).against.get(one, HeadToHead())
    assert (mine.ahead, mine.behind, mine.level) == (theirs.behind, theirs.ahead, theirs.level)
