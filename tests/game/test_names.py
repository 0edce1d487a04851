"""What a player may be called."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.game.names import (
    NameEmpty,
    NameTaken,
    NameTooLong,
    NameUnprintable,
    clean_name,
    clean_names,
)


@pytest.mark.parametrize(
    "name",
    [
        "Łukasz",
        "Чёрная",
        "João",
        "小明",
        "=SUM(A1)",
        "x" * 40,
        "👩‍👩‍👧",
        "می‌خواهم",
        "\u200d",
        "a b",
    ],
)
def test_a_name_is_anything_people_are_called(name):
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("text", "name"),
    [(" Ann\t", "Ann"), ("\u3000小明\u2003", "小明"), ("e\u0301", "é"), ("\u1100\u1161", "가")],
)
def test_a_name_is_trimmed_and_composed(text, name):
    assert clean_name(text) == name


def test_the_length_counts_after_that():
    assert clean_name(" " * 50 + "e\u0301" * 40) == "é" * 40
    with pytest.raises(NameTooLong) as caught:
        clean_name("é" * 41)
    assert caught.value.length == 41


@pytest.mark.parametrize("text", ["", " ", "\u00a0\u2028\n"])
def test_a_name_is_not_empty(text):
    with pytest.raises(NameEmpty):
        clean_name(text)


@pytest.mark.parametrize(
    "character",
    [
        "\0",
        "\x07",
        "\x1b",
        "\x7f",
        "\n",
        "\u200b",
        "\u202e",
        "\ufeff",
        "\u2028",
        "\u2029",
        "\ud800",
        "\u00ad",
    ],
)
def test_a_name_has_no_control_character(character):
    with pytest.raises(NameUnprintable) as caught:
        clean_name(f"a{character}b")
    assert caught.value.character == character


@given(st.text(max_size=45))
def test_a_clean_name_stays_as_it_is(text):
    try:
        name = clean_name(text)
    except (NameEmpty, NameTooLong, NameUnprintable):
        return
    assert clean_name(name) == name == unicodedata.normalize("NFC", name.strip())
    assert 1 <= len(name) <= 40


def test_the_names_of_a_table_are_different():
    assert clean_names(["Ann ", "Ben"]) == ("Ann", "Ben")
    with pytest.raises(NameTaken) as caught:
        clean_names(["é", "Ben", " e\u0301"])
    assert caught.value.name == "é"
