"""What others wrote, made safe for one line."""

import pytest

from scorepad.words.quoting import number, plain, quoted, value_as_written


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Ann", "Ann"),
        ("a\nb\tc", "a\\nb\\tc"),
        ("\x1b[31m", "\\x1b[31m"),
        ("\ud800", "\\ud800"),
        ("a\u202eb", "a\\u202eb"),
        ("\u2028", "\\u2028"),
        ("\U000e0001", "\\U000e0001"),
        ("👩‍👧", "👩‍👧"),
        ("小明", "小明"),
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 40 + "…"),
    ],
)
def test_a_text_is_one_line_and_not_long(text, line):
    assert plain(text) == line
    assert quoted(text) == f"“{line}”"


def test_a_text_may_be_longer_where_that_is_said():
    assert plain("x" * 41, longest=41) == "x" * 41


@pytest.mark.parametrize(
    ("value", "line"),
    [
        ("a", "“a”"),
        (None, "null"),
        (True, "true"),
        ([1, {"a": "ß\u0001"}], '[1, {"a": "ß\\u0001"}]'),
        (list(range(100)), "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1…"),
    ],
)
def test_a_value_is_said_as_a_file_has_it(value, line):
    assert value_as_written(value) == line


@pytest.mark.parametrize(
    ("value", "line"),
    [
        (0, "0"),
        (-9999, "-9999"),
        (10**15 - 1, "9" * 15),
        (10**15, "a huge number"),
        (-(10**4000), "a huge number"),
    ],
)
def test_a_huge_number_is_not_said_digit_by_digit(value, line):
    assert number(value) == line


def test_nor_is_one_that_python_would_not_print():
    assert number(10**5000) == "a huge number"
