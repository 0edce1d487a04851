"""The score sheet as plain text."""

from scorepad.words.sheet import sheet
from tests.games import everything, game

EURO = {"per_point": "0.05", "currency": "EUR"}


def test_a_finished_game():
    split = {"Ann": {"hearts": 2}, "Cleo": {"hearts": 1}}
    split["Ben"] = {"QS": 1, "KS": 1, "AS": 1, "hearts": 10}
    of = game(
        ["Ann", "Ben", "Cleo"],
        hands=[{"captured": everything("Ben")}, {"captured": split}, {"revoke": "Ben"}],
        first_dealer="Ann",
        stake=EURO,
    )
    assert sheet(of) == (
        " Hand  Dealer      Ann      Ben     Cleo\n"
        "    1  Ann      0    0  43   43   0    0\n"
        "    2  Ben      2    2  40   83   1    1\n"
        "    3  Cleo     0    2  43  126   0    1\n"
        "Total                2      126        1\n"
        "\n"
        "Cleo wins\n"
        "Ann pays Cleo €0.05\n"
        "Ben pays Cleo €6.25\n"
    )


def test_a_pair_is_one_column():
    of = game(
        ["North", "East", "South", "West"],
        rules={"pairs": True},
        hands=[{"revoke": "East"}],
        carried={"North": -5, "East": 7, "South": -5, "West": 7},
    )
    assert sheet(of) == (
        "   Hand  Dealer  North + South  East + West\n"
        "carried                     -5            7\n"
        "      1  West            0  -5       43  50\n"
        "  Total                     -5           50\n"
        "\n"
        "Not over yet\n"
    )


def test_a_game_that_has_not_begun():
    assert sheet(game()) == " Hand  Dealer  A  B  C\nTotal          0  0  0\n\nNot over yet\n"


def test_wide_and_combining_characters_keep_the_columns():
    of = game(["小明", "x\u0301", "ß👩\u200d👩"], hands=[{"revoke": "小明"}])
    heading, first, *_ = sheet(of).splitlines()
    assert heading == " Hand  Dealer    小明       x\u0301   ß👩\u200d👩"
    assert first == "    1  ß👩\u200d👩   43  43   0   0   0   0"


def test_points_alone_are_settled_in_points():
    of = game(carried={"A": 35, "B": 0, "C": 0}, ended="agreement")
    *_, outcome, one, two = sheet(of).splitlines()
    assert outcome == "B and C share the win"
    assert (one, two) == ("A pays B 17 1/2 points", "A pays C 17 1/2 points")
