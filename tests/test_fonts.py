"""The fonts that come with the app: the scripts that are promised, where Flet looks for them."""

import unicodedata

import pytest
from fontTools.ttLib import TTFont

from tools import fonts

FAMILIES = ("notosans", "notosansarabic", "notosanshebrew", "notosanssymbols")
SCRIPTS = {
    "Latin": [(0x41, 0x24F), (0x1E00, 0x1EFF)],
    "Greek": [(0x370, 0x3E1), (0x3F0, 0x3FF), (0x1F00, 0x1FFF)],
    "Cyrillic": [(0x400, 0x52F)],
    "Hebrew": [(0x591, 0x5EA), (0x5F0, 0x5F4)],
    "Arabic": [(0x600, 0x6FF)],
}
LARGEST = 150_000


def known() -> set[int]:
    """Every character that a browser can show with what comes with the app."""
    files = [fonts.roboto(), *fonts.FONTS.glob("*/*/*.woff2")]
    return {code for path in files for code in TTFont(path).getBestCmap()}


@pytest.mark.parametrize("family", FAMILIES)
def test_flets_client_finds_a_font_where_it_looks_for_it(family: str) -> None:
    assert (fonts.FONTS / fonts.asked_for(family)).is_file(), "python -m tools.fonts FOLDER"


def test_no_other_font_is_there() -> None:
    found = {str(path.relative_to(fonts.FONTS)) for path in fonts.FONTS.glob("*/*/*")}
    assert found == {fonts.asked_for(family) for family in FAMILIES}


@pytest.mark.parametrize("script", SCRIPTS)
def test_every_letter_of_a_script_is_in_a_font(script: str) -> None:
    letters = {
        code
        for first, last in SCRIPTS[script]
        for code in range(first, last + 1)
        if unicodedata.category(chr(code))[0] in "LM"
    }
    assert [chr(code) for code in sorted(letters - known())] == []


def test_the_apps_own_signs_are_in_a_font() -> None:
    assert {ord(sign) for sign in "→–−…“”€"} <= known()


def test_the_fonts_are_small() -> None:
    assert sum(path.stat().st_size for path in fonts.FONTS.rglob("*.woff2")) < LARGEST


def test_the_licence_names_whose_the_fonts_are() -> None:
    licence = (fonts.FONTS / "OFL.txt").read_text(encoding="utf-8")
    for path in fonts.FONTS.rglob("*.woff2"):
        names = TTFont(path)["name"]
        assert f"{names.getDebugName(1)}: {names.getDebugName(0)}" in licence
        assert "SIL Open Font License, Version 1.1" in names.getDebugName(13)
    assert "PERMISSION & CONDITIONS" in licence
