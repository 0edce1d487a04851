"""Cells, rows and what spreadsheets make of them."""

import csv
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.season.csv_text import MARK, QuoteOpen, csv_text, rows_of, text_cell

separators = st.sampled_from((",", ";", "\t"))
cells = st.text(st.characters(exclude_categories=("Cs",)) | st.sampled_from("\"',;\t\r\n"))
tables = st.lists(st.lists(cells, min_size=1, max_size=4), max_size=4)


@pytest.mark.parametrize(
    "text",
    [
        *("=SUM(A1)", "+1", "-2", "@x", "\t=1", "\r=1", " =1", "＝1", "－a", "'=1", "'"),
        *("007", "1-2", "3/4", "Jan 5", "1e5", "٣", "²", " Ann"),
    ],
)
def test_what_could_be_taken_for_something_else_stays_text(text) -> None:
    assert text_cell(text) == f"'{text}"


@pytest.mark.parametrize(
    "text", ["", "Ann", "Łukasz", "O’Neil 👩‍👩‍👧", "小明", "a=b", "x-y", "D'Arcy"]
)
def test_other_texts_are_as_they_are(text) -> None:
    assert text_cell(text) == text


@given(cells)
def test_no_text_begins_like_a_formula_and_none_is_lost(text) -> None:
    cell = text_cell(text)
    assert cell in (text, f"'{text}")
    assert not cell.lstrip().startswith(("=", "+", "-", "@", "＝", "＋", "－", "＠"))
    assert not cell.startswith(("\t", "\r", "\n"))


def test_a_table_as_it_is_written() -> None:
    rows = [["a", "b;c", 'd"e', "f\ng", " h"], ["1", "", "", "", ""]]
    assert csv_text(rows, ";") == f'{MARK}a;"b;c";"d""e";"f\ng";" h"\r\n1;;;;\r\n'
    assert csv_text([], ",") == MARK


@given(tables, separators)
def test_rows_are_read_as_they_were_written(rows, separator) -> None:
    text = csv_text(rows, separator)
    assert list(rows_of(text, separator)) == rows


@given(tables, separators)
def test_other_readers_agree(rows, separator) -> None:
    text = csv_text(rows, separator).removeprefix(MARK)
    # A row of one empty cell is an empty line, which Python reads as no cell at all.
    expected = [row if row != [""] else [] for row in rows]
    file = StringIO(text, newline="")
    assert list(csv.reader(file, delimiter=separator, strict=True)) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        ("a", [["a"]]),
        ("a,", [["a", ""]]),
        ("a\nb\rc\r\n", [["a"], ["b"], ["c"]]),
        ("a\n\nb", [["a"], [""], ["b"]]),
        ('"a"b"c,d', [['ab"c', "d"]]),
        ('a"b",c', [['a"b"', "c"]]),
        ("a\u2028b\x0b,c", [["a\u2028b\x0b", "c"]]),
    ],
)
def test_whatever_spreadsheets_write(text, expected) -> None:
    assert list(rows_of(text, ",")) == expected


def test_a_cell_that_never_ends() -> None:
    with pytest.raises(QuoteOpen) as error:
        list(rows_of('a,b\nc,"d\n', ","))
    assert error.value.row == 2
