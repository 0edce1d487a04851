"""The score sheet as a picture: as large as the game, with nothing cut off."""

import pytest
from hypothesis import given, settings

from scorepad.game.reading import game_of
from scorepad.picture.canvas import COLOURS, PAPER, Ink
from scorepad.picture.sheet import MARGIN, ROW, sheet_picture
from scorepad.words.language import language, spoken
from tests.games import everything, game
from tests.picture.png import Picture, read
from tests.strategies import game_objects

SEVEN = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus"]
OPEN = {"rules": {"end": {"open": True}}, "played_on": "2026-11-30"}
RED = COLOURS[Ink.RED]


def picture(*args, **keys) -> Picture:
    return read(sheet_picture(game(*args, **keys)))


def assert_nothing_is_cut_off(found: Picture) -> None:
    # Figures may hang a pixel over into the margin, as they do in print.
    assert found.edge(MARGIN - 4) == {PAPER}


def test_seven_players_and_forty_hands_are_all_there():
    hands = [{"captured": everything(SEVEN[index % 7])} for index in range(40)]
    long = picture(SEVEN, hands, **OPEN)
    short = picture(SEVEN, hands[:39], **OPEN)
    assert_nothing_is_cut_off(long)
    assert long.high - short.high == ROW
    assert long.wide > 7 * 120


@settings(max_examples=20)
@given(game_objects())
def test_any_game_is_drawn_whole(found):
    assert_nothing_is_cut_off(read(sheet_picture(game_of(found))))


@pytest.mark.parametrize("name", ["M" * 40, "小" * 40, "W W " * 9 + "W", "x" * 20 + " " + "y" * 19])
def test_a_long_name_takes_several_lines(name):
    usual = picture(["Ann", "Ben", "Cleo"], **OPEN)
    long = picture([name, "Ben", "Cleo"], **OPEN)
    assert_nothing_is_cut_off(long)
    assert long.high > usual.high


@pytest.mark.parametrize("code", ["pl", "pt_PT", "ru"])
def test_every_language_fits(code):
    before = spoken.set(language(code))
    try:
        carried = dict.fromkeys(["Ann", "Ben", "Cleo"], 1)
        assert_nothing_is_cut_off(picture(["Ann", "Ben", "Cleo"], carried=carried, **OPEN))
    finally:
        spoken.reset(before)


def test_the_queen_is_red():
    taken = [{"captured": {"Ann": {"QS": 1, "KS": 1, "AS": 1, "hearts": 13}}}]
    assert RED in picture(["Ann", "Ben", "Cleo"], taken, **OPEN).colours()
    assert RED not in picture(["Ann", "Ben", "Cleo"], **OPEN).colours()


def test_it_is_red_in_the_column_of_whoever_it_was_charged_to():
    rules = {"rules": {"profile": "black-lady", "end": {"open": True}}}
    captured = {"Ann": {"QS": 1, "hearts": 13}}
    columns = {
        name: _red_columns(picture(["Ann", "Ben", "Cleo"], [hand], **rules))
        for name, hand in {
            "Ann": {"captured": captured},
            "Ben": {"captured": captured, "revoke": "Ben"},
            "Cleo": {"captured": captured, "revoke": "Cleo"},
        }.items()
    }
    assert columns["Ann"] < columns["Ben"] < columns["Cleo"]


def test_a_queen_that_costs_nothing_is_not_red():
    free = {"rules": {"queen": 0, "end": {"open": True}}}
    hand = {"captured": {"Ann": {"KS": 1, "AS": 1, "hearts": 13}}}
    assert RED not in picture(["Ann", "Ben", "Cleo"], [hand], **free).colours()


@pytest.mark.parametrize(("pairs", "columns"), [(False, 6), (True, 3)])
def test_a_pair_is_one_column(pairs, columns):
    found = picture("ABCDEF", rules={"pairs": pairs, "end": {"open": True}})
    faint = COLOURS[Ink.FAINT]
    heads = next(row for row in found.rows if faint in row)
    assert heads.count(faint) == 2 * columns  # a line two pixels thick before each


def test_a_correction_is_seen():
    first = [{"captured": everything("Ann")}]
    second = [{"captured": everything("Ben")}]
    names = ["Ann", "Ben", "Cleo"]
    assert picture(names, first, **OPEN) != picture(names, second, **OPEN)


def _red_columns(found: Picture) -> int:
    """Where, from the left, red begins."""
    return min(row.index(RED) for row in found.rows if RED in row)
