"""The standings and the lines of a season, of all time, of a period, of a number of players."""

import pytest
from flet_charts import LineChart, LineChartData

from scorepad.store.store import Store
from tests.games import everything
from tests.screens import Screen
from tests.ui.conftest import OpenApp
from tests.ui.evenings import THREE, USUAL, evening, keep_evenings


@pytest.fixture
async def season(store: Store, open_app: OpenApp) -> Screen:
    """The season's screen, over a few evenings."""
    await keep_evenings(store)
    screen = await open_app("/season")
    await screen.see("Standings")
    await screen.see("Sorted by")
    return screen


def rows(screen: Screen) -> list[tuple[str, str, str]]:
    """Place, name and value of each row of the standings."""
    tiles = [each for each in screen._controls() if str(each.key).startswith("row ")]
    return [(tile.leading.value, tile.title.value, tile.trailing.value) for tile in tiles]


async def test_opens_with_the_season_of_the_next_game(season: Screen) -> None:
    assert await season.is_selected("Friday")
    assert await season.is_selected("Average place")
    assert rows(season) == [
        ("1.", "Cleo", "1.0"),
        ("1.", "Dora", "1.0"),
        ("3.", "Ann", "2.0"),
        ("4.", "Ben", "2.5"),
    ]
    await season.see("2 games, 0 wins, 2 shared, place 1.0, 6.5 a hand, 0 queens, €0.20")


@pytest.mark.parametrize(
    ("column", "expected"),
    [
        ("Name", "1 Ann, 2 Ben, 3 Cleo, 4 Dora"),
        ("Games", "1 Ann 3, 1 Ben 3, 1 Cleo 3, 4 Dora 1"),
        ("Wins", "1 Ben 1, 2 Ann 0, 2 Cleo 0, 2 Dora 0"),
        ("Shared wins", "1 Cleo 2, 2 Ann 1, 2 Ben 1, 2 Dora 1"),
        ("Average place", "1 Dora 1.0, 2 Cleo 1.7, 3 Ann 2.0, 3 Ben 2.0"),
        ("Points a hand", "1 Dora 0.0, 2 Ann 10.0, 3 Cleo 14.3, 4 Ben 18.7"),
        ("Hands with nothing", "1 Ann 1, 1 Ben 1, 1 Cleo 1, 1 Dora 1"),
        ("Took everything", "1 Ben 1, 2 Ann 0, 2 Cleo 0, 2 Dora 0"),
        ("Queens", "1 Dora 0, 2 Ann 1, 2 Ben 1, 2 Cleo 1"),
        ("Best game", "1 Ann 0, 1 Ben 0, 1 Cleo 0, 1 Dora 0"),
        ("Worst game", "1 Dora 0, 2 Ann 17, 3 Cleo 30, 4 Ben 43"),
        ("Money won", "1 Ben 4.50, 2 Cleo 0.20, 3 Ann 0.00, 3 Dora 0.00"),
        ("Money lost", "1 Ben 0.00, 1 Dora 0.00, 3 Ann 1.70, 4 Cleo 3.00"),
        ("Money", "1 Ben 4.50, 2 Dora 0.00, 3 Ann -1.70, 4 Cleo -2.80"),
    ],
)
async def test_sorted_by_each_column(season: Screen, column: str, expected: str) -> None:
    await season.tap("All time")
    await season.tap(column)
    assert await season.is_selected(column)
    found = [f"{place[:-1]} {name} {value}".strip() for place, name, value in rows(season)]
    assert ", ".join(found) == expected


async def test_no_season_is_one_of_its_own(season: Screen) -> None:
    await season.tap("No season")
    assert [name for _, name, _ in rows(season)] == ["Ben", "Ann", "Cleo"]


async def test_of_one_number_of_players(season: Screen) -> None:
    await season.tap("All time")
    await season.tap("Narrow down")
    await season.tap("4")
    assert [row[:2] for row in rows(season)] == [
        ("1.", "Ann"),
        ("1.", "Cleo"),
        ("1.", "Dora"),
        ("4.", "Ben"),
    ]
    await season.tap("5")
    await season.see("No finished game is among these yet.")
    # What is not shown any more does not count either.
    await season.tap("Narrow down")
    await season.miss("Any number")
    assert len(rows(season)) == 4
    await season.tap("Narrow down")
    assert await season.is_selected("Any number")


async def test_of_a_period(season: Screen) -> None:
    await season.tap("All time")
    await season.tap("Narrow down")
    await season.type_into("From day", "2026-02-11")
    assert [name for _, name, _ in rows(season)] == ["Ben", "Ann", "Cleo"]
    # A day that is not typed whole leaves all in.
    await season.type_into("From day", "2026-02-1")
    assert len(rows(season)) == 4
    await season.type_into("To day", "2026-01-10")
    assert [name for _, name, _ in rows(season)] == ["Ben", "Cleo", "Ann"]
    # What is counted is still said after a look elsewhere.
    await season.tap("Ledger")
    await season.tap("Standings")
    assert (await season.find("To day")).value == "2026-01-10"
    assert len(rows(season)) == 3


async def test_lines_of_points_and_money(season: Screen) -> None:
    await season.tap("All time")
    await season.tap("Lines")
    for text in ("Points", "Ben 56", "Cleo 43", "Ann 30", "Dora 0"):
        await season.see(text)
    for text in ("Money, EUR", "Ben 4.50", "Ann -1.70", "Cleo -2.80"):
        await season.see(text)
    await season.tap("Narrow down")
    await season.tap("4")
    await season.miss("Money, EUR")
    await season.see("Ben 43")


def lines(screen: Screen) -> list[list[LineChartData]]:
    """The lines of each chart."""
    return [each.data_series for each in screen._all() if isinstance(each, LineChart)]


def axis(chart: LineChart) -> list[str]:
    """What is written beside it, from below."""
    return [each.label for each in chart.left_axis.labels]


async def test_money_is_drawn_and_the_axis_names_round_amounts(season: Screen) -> None:
    await season.tap("All time")
    await season.tap("Lines")
    await season.see("Money, EUR")
    points, money = lines(season)
    assert [axis(each) for each in season._all() if isinstance(each, LineChart)] == [
        ["0", "20", "40", "60"],
        ["-4.00", "-2.00", "0.00", "2.00", "4.00", "6.00"],
    ]
    assert [[each.y for each in line.points] for line in points] == [
        [13, 56, 56],
        [13, 13, 43],
        [17, 17, 30],
        [0, 0],
    ]
    assert [[each.y for each in line.points] for line in money] == [
        [20, 450],
        [-40, -170],
        [20, -280],
    ]


async def test_a_single_game_can_be_seen_too(season: Screen) -> None:
    await season.tap("No season")
    await season.tap("Lines")
    await season.see("Money, EUR")
    assert all(line.point for chart in lines(season) for line in chart)
    await season.tap("All time")
    await season.see("Ben 56")
    assert not any(line.point for chart in lines(season) for line in chart)


async def test_a_row_leads_to_the_person(season: Screen) -> None:
    await season.tap("row Cleo")
    await season.see("Against each other")
    await season.see("Ben: 1 ahead, 1 behind, 1 level")


async def test_another_game_is_counted_at_once(season: Screen, store: Store) -> None:
    await store.games.add(evening(USUAL, season="Friday", played_on="2026-02-11"))
    await season.see("3 games, 0 wins, 3 shared, place 1.0, 8.7 a hand, 0 queens, €0.20")


async def test_nothing_yet(open_app: OpenApp) -> None:
    screen = await open_app("/season")
    await screen.see("No finished game is among these yet.")
    await screen.tap("Lines")
    await screen.see("No finished game is among these yet.")
    await screen.tap("Ledger")
    await screen.see("Nobody owes anybody anything here.")


async def test_as_a_spreadsheet(season: Screen) -> None:
    season.session.apply_page_patch({"web": True})
    await season.tap("As a spreadsheet")
    await season.see("scorepad-Friday.csv is saved")
    (saved,) = [args for name, args in season.client.calls if name == "save_file"]
    assert saved["file_name"] == "scorepad-Friday.csv"
    assert b"2026-02-10" in saved["src_bytes"]
    assert b"2026-03-10" not in saved["src_bytes"]


async def test_currencies_stay_apart(store: Store, open_app: OpenApp) -> None:
    zloty = {"per_point": "1.00", "currency": "PLN"}
    await keep_evenings(store)
    await store.games.add(evening(everything("Ann"), THREE, stake=zloty, season="Friday"))
    screen = await open_app("/season")
    await screen.see("3 games, 0 wins, 3 shared, place 1.0, 4.3 a hand, 0 queens, €0.20, PLN21.50")
    await screen.tap("Lines")
    await screen.see("Money, EUR")
    await screen.see("Money, PLN")
    await screen.see("Ann -43.00")


async def test_sorted_by_the_currency_that_is_chosen(store: Store, open_app: OpenApp) -> None:
    zloty = {"per_point": "1.00", "currency": "PLN"}
    await keep_evenings(store)
    await store.games.add(evening(everything("Ann"), THREE, stake=zloty, season="Friday"))
    screen = await open_app("/season")
    await screen.see("Sorted by")
    await screen.miss("PLN")
    await screen.tap("Money")
    assert await screen.is_selected("EUR")
    assert rows(screen)[0] == ("1.", "Ben", "0.20")
    assert rows(screen)[-1] == ("4.", "Ann", "-0.40")
    await screen.tap("PLN")
    assert await screen.is_selected("PLN")
    assert not await screen.is_selected("EUR")
    assert rows(screen) == [
        ("1.", "Ben", "21.50"),
        ("1.", "Cleo", "21.50"),
        ("3.", "Dora", "0.00"),
        ("4.", "Ann", "-43.00"),
    ]
    # Where it was not played for, the money that was is meant; where none was, the places are.
    await screen.tap("No season")
    assert rows(screen)[0] == ("1.", "Ben", "4.30")
    await screen.miss("PLN")
    await screen.tap("All time")
    await screen.tap("Narrow down")
    await screen.tap("4")
    assert await screen.is_selected("Average place")
    await screen.tap("Any number")
    assert await screen.is_selected("PLN")


async def test_back_from_a_list_that_was_opened_first(store: Store, open_app: OpenApp) -> None:
    await keep_evenings(store)
    screen = await open_app("/season/history")
    await screen.see("Games")
    await screen.go("/season")
    await screen.see("Standings")
    await screen.see("Sorted by")
