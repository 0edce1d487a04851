"""What is said of a season, of a person, of money."""

from fractions import Fraction

import pytest

from scorepad.season.person import HeadToHead, Record, Streaks
from scorepad.season.settling import Planned
from scorepad.season.standings import Column
from scorepad.season.tallies import GameTotal, Money, Tally
from scorepad.words.season import (
    against_line,
    balance_line,
    column_name,
    column_value,
    decimal,
    ledger_change_line,
    owing_line,
    planned_line,
    queens_line,
    streak_line,
    tally_line,
)

PLAYED = Tally(
    games=3,
    wins=1,
    shared_wins=2,
    places=5,
    hands=4,
    points=10,
    hands_with_nothing=6,
    sweeps=7,
    queens=1,
    best=GameTotal(-12, "a"),
    worst=GameTotal(99, "b"),
    money={"EUR": Money(1250, 300), "PLN": Money(0, 5)},
)


def test_every_column_has_a_name_of_its_own():
    names = [column_name(column) for column in Column]
    assert all(names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("column", "played", "nothing"),
    [
        (Column.PERSON, "", ""),
        (Column.GAMES, "3", "0"),
        (Column.WINS, "1", "0"),
        (Column.SHARED_WINS, "2", "0"),
        (Column.AVERAGE_PLACE, "1.7", "–"),
        (Column.POINTS_A_HAND, "2.5", "–"),
        (Column.HANDS_WITH_NOTHING, "6", "0"),
        (Column.SWEEPS, "7", "0"),
        (Column.QUEENS, "1", "0"),
        (Column.BEST, "-12", "–"),
        (Column.WORST, "99", "–"),
        (Column.MONEY_WON, "12.50", "0.00"),
        (Column.MONEY_LOST, "3.00", "0.00"),
        (Column.MONEY, "9.50", "0.00"),
    ],
)
def test_what_stands_in_a_column(column, played, nothing):
    assert column_value(PLAYED, column, "EUR") == played
    assert column_value(Tally(), column, None) == nothing


def test_a_column_of_money_is_of_one_currency():
    assert column_value(PLAYED, Column.MONEY, "PLN") == "-0.05"
    assert column_value(PLAYED, Column.MONEY, "GBP") == "0.00"


def test_a_decimal():
    assert decimal(None) == "–"
    assert decimal(Fraction(2, 3)) == "0.7"
    assert decimal(Fraction(-1, 4)) == "-0.3"


def test_a_tally_in_a_line():
    assert tally_line(PLAYED) == (
        "3 games, 1 win, 2 shared, place 1.7, 2.5 a hand, 1 queen, €9.50, -PLN0.05"
    )
    assert tally_line(Tally()) == "0 games, 0 wins, place –, – a hand, 0 queens"


def test_what_is_owed():
    assert balance_line("Ann", 350, "EUR") == "Ann is owed €3.50"
    assert balance_line("Ann", -5, "EUR") == "Ann owes €0.05"
    assert balance_line("Ann", 0, "EUR") == "Ann is even"
    assert planned_line(Planned("Ben", "Ann", 350), "EUR") == "Ben pays Ann €3.50"


def test_what_games_come_to_between_two():
    assert owing_line("Ben", "Ann", 350, "EUR") == "Ben owes Ann €3.50"


def test_what_a_correction_changes():
    change = {"PLN": {"Cleo": 5, "Dora": -5}, "EUR": {"Ann": 1000, "Ben": -1000}}
    assert ledger_change_line(change) == (
        "The ledger changes: Ann +€10.00, Ben -€10.00, Cleo +PLN0.05, Dora -PLN0.05."
    )
    assert ledger_change_line({}) == ""


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (Streaks(1, 0, 4, 2), "1 win in a row; longest: 4 with a win, 2 without"),
        (Streaks(3, 0, 3, 0), "3 wins in a row; longest: 3 with a win, 0 without"),
        (Streaks(0, 1, 0, 1), "1 game without a win; longest: 0 with a win, 1 without"),
        (Streaks(0, 2, 1, 5), "2 games without a win; longest: 1 with a win, 5 without"),
    ],
)
def test_streaks(found, said):
    assert streak_line(found) == said


def test_head_to_head():
    assert against_line("Ben", HeadToHead(1, 2, 3)) == "Ben: 1 ahead, 2 behind, 3 level"


def test_the_queens_and_whose_deal_they_came_from():
    assert queens_line(Record(hands=1)) == "0 queens in 1 hand"
    found = Record(hands=12, queens_from={"Cleo": 1, "Ben": 1, "Ann": 2})
    assert queens_line(found) == "4 queens in 12 hands: Ann dealt 2, Ben dealt 1, Cleo dealt 1"
