"""The standings as text for a terminal."""

from scorepad.season.standings import Column
from scorepad.season.tallies import Money, Tally
from scorepad.words.standings import standings_text

ANN = Tally(games=2, wins=1, places=3, money={"EUR": Money(100, 0), "PLN": Money(0, 700)})
BEN = Tally(games=2, places=4, money={"EUR": Money(0, 100), "PLN": Money(700, 0)})


def people(text: str) -> list[str]:
    return [line.split()[1] for line in text.splitlines()[1:]]


def test_each_currency_has_columns_of_its_own():
    title, ann, ben = standings_text(
        {"Ann": ANN, "Ben": BEN}, Column.AVERAGE_PLACE, None
    ).splitlines()
    for each in ("Money won EUR", "Money lost EUR", "Money EUR", "Money PLN"):
        assert each in title
    assert ann.split() == [
        *("1", "Ann", "2", "1", "0", "1.5", "–", "0", "0", "0", "–", "–"),
        *("1.00", "0.00", "1.00", "0.00", "7.00", "-7.00"),
    ]
    assert ben.split()[:3] == ["2", "Ben", "2"]


def test_sorted_by_the_first_currency_or_the_one_meant():
    both = {"Ann": ANN, "Ben": BEN}
    assert people(standings_text(both, Column.MONEY, None)) == ["Ann", "Ben"]
    assert people(standings_text(both, Column.MONEY, "PLN")) == ["Ben", "Ann"]


def test_equal_places_are_equal():
    lines = standings_text({"Ann": ANN, "Zoë": ANN, "Ben": BEN}, Column.MONEY, "EUR").splitlines()
    assert [line.split()[0] for line in lines[1:]] == ["1", "1", "3"]


def test_where_nobody_played_for_money_there_are_no_columns_of_it():
    assert "Money" not in standings_text({"Ann": Tally(games=1)}, Column.MONEY, None)


def test_nobody():
    assert standings_text({}, Column.MONEY, "EUR") == "No finished game is among these yet.\n"
