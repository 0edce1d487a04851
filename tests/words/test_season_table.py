"""A season's table in each language."""

import csv
from collections.abc import Iterator

import pytest

from scorepad.season.csv_table import Heading, read_season_table, season_table
from scorepad.season.identity import identified
from scorepad.words.language import LANGUAGES, language, spoken
from scorepad.words.season_table import decimal_mark, headings, separator
from tests.games import everything
from tests.season.club import ended

OF = ended(
    ["=SUM(A1)", "Łukasz", "Чёрная"],
    [{"captured": everything("Łukasz")}],
    stake={"per_point": "0.10", "currency": "EUR"},
)


@pytest.fixture(params=LANGUAGES)
def code(request: pytest.FixtureRequest) -> Iterator[str]:
    before = spoken.set(language(request.param))
    yield request.param
    spoken.reset(before)


def test_it_opens_right_and_is_read_back(code: str) -> None:
    text = season_table([OF], headings(), separator=separator(), decimal_mark=decimal_mark())
    titles, *found = csv.reader(text.removeprefix("\ufeff").splitlines(), delimiter=separator())
    assert len(titles) == len(set(titles)) == len(Heading) + 1
    money = titles.index(headings()[Heading.MONEY])
    # What a spreadsheet in this language takes for numbers.
    assert [row[money] for row in found] == (
        ["2.15", "-4.30", "2.15"] if code == "en" else ["2,15", "-4,30", "2,15"]
    )
    assert read_season_table(text.encode()) == (identified(OF),)


def test_a_comma_does_not_part_cells_where_it_parts_numbers(code: str) -> None:
    assert (separator(), decimal_mark()) == ((",", ".") if code == "en" else (";", ","))
