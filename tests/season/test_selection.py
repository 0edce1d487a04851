"""Which games are meant."""

import pytest

from scorepad.season.selection import EVERYTHING, NO_SEASON, Selection, selected
from tests.games import everything
from tests.season.club import result

HANDS = [{"captured": everything("A"), "note": "Łukasz was late"}]
FIRST = result("ABC", HANDS, season="2025", played_on="2025-12-31")
SECOND = result("ABD", HANDS, season="2026", played_on="2026-01-02", notes="New YEAR")
THIRD = result("ABCD", HANDS[:0], carried=dict.fromkeys("ABCD", 1))
GAMES = (FIRST, SECOND, THIRD)


@pytest.mark.parametrize(
    ("selection", "expected"),
    [
        (EVERYTHING, GAMES),
        (Selection(season="2025"), (FIRST,)),
        (Selection(season="20"), ()),
        (Selection(season=NO_SEASON), (THIRD,)),
        (Selection(since="2025-12-31"), (FIRST, SECOND)),
        (Selection(since="2026-01-01"), (SECOND,)),
        (Selection(until="2026-01-01"), (FIRST,)),
        (Selection(since="2026-01-02", until="2026-01-02"), (SECOND,)),
        (Selection(players=4), (THIRD,)),
        (Selection(players=3, person="C"), (FIRST,)),
        (Selection(person="C"), (FIRST, THIRD)),
        (Selection(person="E"), ()),
        (Selection(word="year"), (SECOND,)),
        (Selection(word="łUKASZ"), (FIRST, SECOND)),
    ],
)
def test_who_is_meant(selection, expected) -> None:
    assert tuple(selected(GAMES, selection)) == expected
