"""`scorepad standings`, as a process of its own, on real data."""

import asyncio
import subprocess
from dataclasses import replace

import pytest

from scorepad.store.store import Store
from tests.games import everything
from tests.keeping import id_of, keep
from tests.running import PATIENCE, command, environment
from tests.season.club import ended

EVEN = {"Ann": 1, "Ben": 2, "小明": 3}
STAKE = {"per_point": "0.10", "currency": "EUR"}


def over(number, players, taker, **keys):
    hands = [{"captured": everything(taker)}]
    day = f"2026-0{number}-15"
    return ended(players, hands, id=id_of(number), played_on=day, stake=STAKE, **keys)


GAMES = (
    over(1, ["Ann", "Ben", "小明"], "Ann", season="2026"),
    over(2, ["Ann", "Ben", "小明"], "Ben"),
    over(3, ["Ann", "Ben", "小明", "Dora"], "Ann", season="2026"),
)
ZLOTY = {"per_point": "1", "currency": "PLN", "method": "pairwise"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    data = keep(tmp_path_factory.mktemp("standings") / "data", *GAMES)

    async def start(store: Store) -> None:
        await store.load()
        await store.seasons.start("2026")

    store = Store(data)
    asyncio.run(start(store))
    store.close()
    return data


def done(*arguments):
    found = subprocess.run(
        command("standings", *arguments),
        env=environment(),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    return found.returncode, found.stdout.decode("utf-8"), found.stderr.decode("utf-8")


def rows(*arguments):
    """The cells of the table: names have no blanks here, and titles are left out."""
    status, printed, said = done(*arguments)
    assert (status, said) == (0, "")
    return [line.split() for line in printed.splitlines()[1:]]


def names(*arguments):
    return [(row[0], row[1]) for row in rows(*arguments)]


def test_all_of_them(folder):
    _, printed, _ = done("--data", folder)
    title, *lines = printed.splitlines()
    assert title.split("  ")[0] == "Place"
    assert "Money EUR" in title
    # A name of wide letters takes its room, so all lines end at the same place.
    widths = {len(line) + line.count("小") + line.count("明") for line in [title, *lines]}
    assert len(widths) == 1
    assert [row[:3] for row in rows("--data", folder)] == [
        ["1", "Dora", "1"],
        ["1", "小明", "3"],
        ["3", "Ben", "3"],
        ["4", "Ann", "3"],
    ]


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (["--season", "2026"], {"Ann", "Ben", "Dora", "小明"}),
        (["--season", ""], {"Ann", "Ben", "小明"}),
        (["--players", "4"], {"Ann", "Ben", "Dora", "小明"}),
        (["--players", "3"], {"Ann", "Ben", "小明"}),
        (["--from", "2026-03-15"], {"Ann", "Ben", "Dora", "小明"}),
        (["--to", "2026-03-14"], {"Ann", "Ben", "小明"}),
    ],
)
def test_some_of_them(folder, options, expected):
    assert {name for _, name in names("--data", folder, *options)} == expected


def test_sorted_by_something_else(folder):
    assert names("--data", folder, "--by", "person") == [
        ("1", "Ann"),
        ("2", "Ben"),
        ("3", "Dora"),
        ("4", "小明"),
    ]
    by_queens = names("--data", folder, "--by", "queens")
    assert by_queens == [("1", "Dora"), ("1", "小明"), ("3", "Ben"), ("4", "Ann")]
    by_money = names("--data", folder, "--by", "money")
    assert by_money == names("--data", folder, "--by", "money", "--currency", "EUR")
    assert by_money[-1] == ("4", "Ann")


@pytest.fixture
def two_currencies(tmp_path):
    played = [over(1, ["Ann", "Ben", "小明"], "Ann")]
    played.append(replace(over(2, ["Ann", "Ben", "小明"], "Ben"), stake=over_for_zloty().stake))
    return keep(tmp_path / "data", *played)


def over_for_zloty():
    return ended(["Ann", "Ben", "小明"], stake=ZLOTY, carried={"Ann": 1, "Ben": 0, "小明": 0})


def test_of_several_currencies_the_first_counts_or_the_one_meant(two_currencies):
    by_money = ["--data", two_currencies, "--by", "money"]
    assert names(*by_money) == names(*by_money, "--currency", "EUR")
    assert names(*by_money)[-1] == ("3", "Ann")
    assert names(*by_money, "--currency", "pln") == [("1", "Ann"), ("1", "小明"), ("3", "Ben")]


def test_nobody_has_played_for_this_money(two_currencies, tmp_path):
    assert done("--data", two_currencies, "--currency", "GBP") == (
        2,
        "",
        "nobody has played for “GBP” in these games, but for EUR, PLN\n",
    )
    for_points = keep(tmp_path / "points", ended(["Ann", "Ben", "小明"], carried=EVEN))
    assert done("--data", for_points, "--currency", "GBP") == (
        2,
        "",
        "nobody has played for money in these games\n",
    )


def test_nothing_to_show(folder):
    assert done("--data", folder, "--players", "7") == (
        0,
        "No finished game is among these yet.\n",
        "",
    )


@pytest.mark.parametrize(
    ("options", "line"),
    [
        (["--season", "2024"], "there is no season 2024"),
        (
            ["--from", "2026-02-30"],
            "scorepad standings: argument --from: there is no day 2026-02-30",
        ),
        (["--players", "2"], None),
        (["--players", "x"], None),
        (["--by", "height"], None),
    ],
)
def test_what_cannot_be_is_said(folder, options, line):
    status, printed, said = done("--data", folder, *options)
    assert (status, printed) == (2, "")
    assert len(said.splitlines()) == 1
    assert line is None or said == f"{line}\n"
