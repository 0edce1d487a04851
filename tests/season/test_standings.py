"""Who is ahead."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.season.book import book_of
from scorepad.season.selection import Selection
from scorepad.season.standings import Column, Row, currencies, season_tallies, standings
from scorepad.season.tallies import GameTotal, Money, Tally, tallies
from tests.season.club import many_results

TALLIES = {
    "Zed": Tally(games=2, wins=2, places=2, hands=4, points=40, best=GameTotal(9, "x")),
    "ann": Tally(games=4, wins=1, places=8, queens=1, money={"EUR": Money(300, 100)}),
    "Ben": Tally(games=2, wins=1, places=4, queens=2, money={"EUR": Money(0, 200)}),
    "Cleo": Tally(hands=1, points=26, money={"PLN": Money(5, 0)}),
}


def order(column, **keys):
    return [(row.place, row.person) for row in standings(TALLIES, column, **keys)]


@pytest.mark.parametrize(
    ("column", "keys", "expected"),
    [
        (Column.PERSON, {}, "1 ann 2 Ben 3 Cleo 4 Zed"),
        (Column.PERSON, {"worst_first": True}, "4 Zed 3 Cleo 2 Ben 1 ann"),
        (Column.GAMES, {}, "1 ann 2 Ben 2 Zed 4 Cleo"),
        (Column.WINS, {}, "1 Zed 2 ann 2 Ben 4 Cleo"),
        (Column.SHARED_WINS, {}, "1 ann 1 Ben 1 Cleo 1 Zed"),
        (Column.AVERAGE_PLACE, {}, "1 Zed 2 ann 2 Ben 4 Cleo"),
        (Column.AVERAGE_PLACE, {"worst_first": True}, "4 Cleo 2 Ben 2 ann 1 Zed"),
        (Column.POINTS_A_HAND, {}, "1 Zed 2 Cleo 3 ann 3 Ben"),
        (Column.QUEENS, {}, "1 Cleo 1 Zed 3 ann 4 Ben"),
        (Column.BEST, {}, "1 Zed 2 ann 2 Ben 2 Cleo"),
        (Column.MONEY_WON, {"currency": "EUR"}, "1 ann 2 Ben 2 Cleo 2 Zed"),
        (Column.MONEY_LOST, {"currency": "EUR"}, "1 Cleo 1 Zed 3 ann 4 Ben"),
        (Column.MONEY, {"currency": "EUR"}, "1 ann 2 Cleo 2 Zed 4 Ben"),
        (Column.MONEY, {}, "1 ann 1 Ben 1 Cleo 1 Zed"),
    ],
)
def test_order_and_places(column, keys, expected) -> None:
    words = expected.split()
    pairs = zip(map(int, words[::2]), words[1::2], strict=True)
    assert order(column, **keys) == list(pairs)


def test_a_row_holds_the_tally() -> None:
    assert standings(TALLIES)[0] == Row(1, "Zed", TALLIES["Zed"])


def test_nobody_has_played() -> None:
    assert standings({}) == ()
    assert currencies({}) == ()


def test_the_currencies() -> None:
    assert currencies(TALLIES) == ("EUR", "PLN")


@given(many_results, st.sampled_from(Column), st.booleans())
def test_everybody_stands_once_in_every_order(results, column, worst_first) -> None:
    by_person = tallies(results)
    rows = standings(by_person, column, currency="EUR", worst_first=worst_first)
    assert {row.person: row.tally for row in rows} == by_person
    assert len(rows) == len(by_person)
    places = [row.place for row in rows]
    assert places == sorted(places, reverse=worst_first)
    for place in places:
        assert sum(other < place for other in places) == place - 1


@given(many_results)
def test_of_a_selection_the_games_meant_count(results) -> None:
    selection = Selection(players=3)
    meant = [each for each in results if len(each.by_player) == 3]
    assert season_tallies(book_of(results), selection) == tallies(meant)
    assert season_tallies(book_of(results)) == tallies(results)
