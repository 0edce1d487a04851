"""The letters of the picture: read from the font, and shaded."""

import pytest

from scorepad.picture.canvas import _face, text_width, wrapped
from scorepad.picture.outlines import contours, width
from scorepad.picture.reading import as_drawn
from scorepad.picture.shades import DARKEST, shades
from tests.strategies import NAMES

LETTERS = _face("a", bold=False)
FIGURES = _face("1", bold=True)
BOX = contours(LETTERS, "\U0010ffff")


def test_the_alphabets_at_our_tables_are_there():
    for letter in "AzŁłĄąŚśŻżÇçÃãÕõÉéЁёЯяЩщІіΑαΩωĐđŞşĞğ♠♥♦♣–—’“”€£₽−●":
        assert contours(LETTERS, letter) not in (BOX, []), letter


def test_what_the_font_lacks_is_a_box_and_not_nothing():
    assert BOX
    assert contours(LETTERS, "小") == BOX


def test_a_letter_with_an_accent_is_the_letter_and_something_above_it():
    plain, accented = shades(LETTERS, "e", 30), shades(LETTERS, "é", 30)
    assert accented.top < plain.top
    assert accented.rows[-len(plain.rows) :] == plain.rows


def test_a_blank_is_wide_and_empty():
    assert contours(LETTERS, " ") == []
    assert width(LETTERS, " ") > 0
    assert shades(LETTERS, " ", 30).rows == ()


@pytest.mark.parametrize("letter", ["O", "8", "●", "Щ", "&"])
def test_a_letter_is_as_dark_as_its_outline_is_large(letter):
    found = shades(LETTERS, letter, 64)
    scale = 64 / LETTERS.units
    area = abs(sum(_area(each) for each in contours(LETTERS, letter))) * scale * scale
    assert sum(map(sum, found.rows)) / DARKEST == pytest.approx(area, rel=0.05)


def test_a_ring_has_a_hole():
    found = shades(LETTERS, "O", 64)
    middle = found.rows[len(found.rows) // 2]
    assert middle[len(middle) // 2] == 0
    assert max(middle) == DARKEST


def test_figures_are_bold_and_all_alike_in_width():
    assert FIGURES is not LETTERS
    assert len({width(FIGURES, figure) for figure in "0123456789"}) == 1
    assert text_width("1", 30, bold=True) > text_width("1", 30)


@pytest.mark.parametrize("name", [*NAMES, "x" * 40, "a b", "Maximilian von und zu"])
@pytest.mark.parametrize("room", [60, 120, 2000])
def test_lines_have_room_and_lose_nothing(name, room):
    lines = wrapped(name, 26, room)
    assert "".join("".join(lines).split()) == "".join(name.split())
    assert all(text_width(line, 26) <= room for line in lines)


@pytest.mark.parametrize("name", ["עמר כהן", "عمر", "سلام", "עִמֵר", "👩\u200d👩", "\u2068דן\u2069"])
def test_a_text_is_as_wide_as_what_is_drawn_of_it(name):
    drawn = sum(width(LETTERS, letter) for letter in as_drawn(name)) * 26 / LETTERS.units
    assert text_width(name, 26) == pytest.approx(drawn)
    assert wrapped(name, 26, drawn + 1) == [name]


def _area(contour):
    """With its sign, which is another one for a hole."""
    ends = [*contour[1:], contour[0]]
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(contour, ends, strict=True)) / 2


def test_what_a_language_keeps_together_stays_on_one_line():
    year = "2026\N{NARROW NO-BREAK SPACE}г."
    room = text_width(f"30 {year}", 26) - 1
    assert wrapped(f"30 {year}", 26, room) == ["30", year]
