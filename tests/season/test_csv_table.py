"""A season for spreadsheets, and back."""

import csv
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.game.progress import progress
from scorepad.game.reading import game_of
from scorepad.game.strict_json import NotUtf8
from scorepad.season.csv_table import (
    Heading,
    InRow,
    NotASeasonTable,
    read_season_table,
    season_table,
)
from scorepad.season.csv_text import QuoteOpen
from scorepad.season.identity import identified
from scorepad.season.merging import merge
from tests.games import everything, game
from tests.season.club import ended, games
from tests.strategies import game_objects

ID = "00000000-0000-0000-0000-000000000001"
HANDS = [{"captured": everything("=SUM(A1)"), "note": 'he said: "no; 1,2"'}]
OF = ended(
    ("=SUM(A1)", "+1", "Łukasz"),
    HANDS,
    id=ID,
    season="-2026",
    played_on="2026-01-05",
    stake={"per_point": "0.10", "currency": "EUR"},
)
LOST = ("3", "0", "43", "43", "1", "0", "1", "1", "-4.30", "EUR")
WON = ("1", "1", "0", "0", "1", "1", "0", "0", "2.15", "EUR")


def rows(text, separator=","):
    return list(csv.reader(text.removeprefix("\ufeff").splitlines(), delimiter=separator))


def test_what_stands_in_the_table() -> None:
    titles, *found = rows(season_table([OF]))
    assert titles == [*Heading, "scorepad-game"]
    maria = ["2026-01-05", "'-2026", "black-maria"]
    assert [row[:-1] for row in found] == [
        [*maria, "'=SUM(A1)", *LOST, ID],
        [*maria, "'+1", *WON, ID],
        [*maria, "Łukasz", *WON, ID],
    ]
    assert [bool(row[-1]) for row in found] == [True, False, False]


def test_it_begins_with_a_mark_and_is_parted_as_the_language_wants_it() -> None:
    text = season_table([OF], {Heading.PLAYER: "Gracz 1"}, separator=";", decimal_mark=",")
    titles, first, *_ = rows(text, ";")
    assert text.startswith("\ufeff")
    assert (titles[3], first[12]) == ("'Gracz 1", "-4,30")
    assert read_season_table(text.encode()) == (OF,)


def test_without_money_a_winner_a_day_and_a_season_cells_are_empty() -> None:
    found = rows(season_table([ended(hands=[{"revoke": "A"}], ended="continued")]))[1]
    empty = (Heading.PLAYED_ON, Heading.SEASON, Heading.PLACE, Heading.MONEY, Heading.CURRENCY)
    assert {found[list(Heading).index(each)] for each in empty} == {""}
    assert found[list(Heading).index(Heading.WON)] == "0"


def test_games_come_by_their_day_and_only_when_over() -> None:
    days = ("2026-02-01", "2026-01-01")
    played = [ended(hands=[{"revoke": "A"}], played_on=day) for day in days]
    text = season_table([*played, game()])
    assert [each.played_on for each in read_season_table(text.encode())] == sorted(days)


@given(
    st.lists(games() | game_objects(most_hands=2).map(game_of), max_size=4).map(
        lambda games: [*{each.id: each for each in map(identified, games)}.values()]
    ),
    st.sampled_from((",", ";", "\t")),
)
@settings(max_examples=50)
def test_every_game_is_read_back_unchanged(written, separator) -> None:
    data = season_table(written, separator=separator, decimal_mark=",").encode()
    found = read_season_table(data)
    over = [each for each in written if progress(each).finished]
    again = merge(over, found)
    assert (len(again.unchanged), again.added, again.different) == (len(over), (), ())
    assert Counter(each.players for each in found) == Counter(each.players for each in over)


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_a_spreadsheet_saves_it_its_own_way(separator) -> None:
    """Columns moved, all cells in quotes or none, no mark, other line ends, more columns."""
    found = [[*reversed(row), ""] for row in rows(season_table([OF]))]
    quoted = "\n".join(
        separator.join('"' + cell.replace('"', '""') + '"' for cell in row) for row in found
    )
    assert read_season_table(quoted.encode()) == (OF,)


def test_a_row_cut_short_has_no_game() -> None:
    assert read_season_table(b"player,scorepad-game\r\nAnn\r\n\r\n") == ()


@pytest.mark.parametrize("data", [b"", b"a,b\r\n1,2\r\n", b'{"format": "scorepad-game"}'])
def test_another_table(data) -> None:
    with pytest.raises(NotASeasonTable):
        read_season_table(data)


def test_it_is_said_where_it_is_wrong() -> None:
    text = season_table([OF, OF])
    with pytest.raises(InRow) as error:
        read_season_table(text.replace('""version"":1', '""version"":2', 1).encode())
    assert error.value.row == 2
    assert error.value.fault.where == ("version",)
    with pytest.raises(QuoteOpen) as open_:
        read_season_table(text.encode() + b'"')
    assert open_.value.row == 8
    with pytest.raises(NotUtf8) as encoding:
        read_season_table(b"player\xff,scorepad-game")
    assert encoding.value.position == 6
