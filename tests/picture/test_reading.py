"""Names as they are drawn: some from the right, some joined, some with marks that are not seen."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.picture.outlines import contours
from scorepad.picture.reading import as_drawn
from tests.picture.test_letters import BOX, LETTERS


@pytest.mark.parametrize("name", ["", "Ann", "Łukasz", "Чёрная", "小明", "=SUM(A1)", "-1"])
def test_most_names_stay_as_they_are(name):
    assert as_drawn(name) == name


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("עמר", "רמע"),
        ("עמר כהן", "ןהכ רמע"),
        ("עמר (Omer)", "(Omer) רמע"),
        ("Omer (עמר)", "Omer (רמע)"),
        ("(עמר)", "(רמע)"),
        ("עמר 2", "2 רמע"),
        ("עמר 12, דן", "ןד ,12 רמע"),
        ("עִמֵר", "רמע"),
    ],
)
def test_hebrew_is_read_from_the_right(name, drawn):
    assert as_drawn(name) == drawn


def test_isolated_names_keep_their_places():
    assert as_drawn("\u2068עמר\u2069, \u2068דן\u2069 1") == "רמע, ןד 1"


def test_what_joins_an_emoji_is_not_seen():
    assert as_drawn("👩\u200d👩") == "👩👩"


@pytest.mark.parametrize(
    ("name", "drawn"), [("؟", "؟"), ("؟!", "!؟"), ("؟ 1", "1 ؟"), ("1؛", "؛1"), ("؟ Ann", "؟ Ann")]
)
def test_a_name_may_have_signs_that_go_to_the_left_and_no_such_letter(name, drawn):
    assert as_drawn(name) == drawn


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("عمر", ["REH FINAL", "MEEM MEDIAL", "AIN INITIAL"]),
        ("دار", ["REH ISOLATED", "ALEF ISOLATED", "DAL ISOLATED"]),
        ("سلام", ["MEEM ISOLATED", "LIGATURE LAM WITH ALEF FINAL", "SEEN INITIAL"]),
        ("لا", ["LIGATURE LAM WITH ALEF ISOLATED"]),
        ("ب", ["BEH ISOLATED"]),
        ("پری", ["FARSI YEH ISOLATED", "REH FINAL", "PEH INITIAL"]),
        ("جزء", ["HAMZA ISOLATED", "ZAIN FINAL", "JEEM INITIAL"]),
    ],
)
def test_arabic_letters_join(name, forms):
    drawn = as_drawn(name)
    found = [unicodedata.name(letter) for letter in drawn]
    expected = [
        f"ARABIC {'' if form.startswith('LIGATURE') else 'LETTER '}{form} FORM" for form in forms
    ]
    assert found == expected
    assert all(contours(LETTERS, letter) != BOX for letter in drawn)


@given(st.text(st.characters(categories=("L", "N", "P", "Zs")), max_size=40))
def test_any_name_can_be_drawn(name):
    drawn = as_drawn(name)
    assert len(drawn) <= len(name)
    assert bool(drawn) == bool(name)
