"""`scorepad export` and `scorepad import`, as processes of their own, on real data."""

import asyncio
import csv
import json
import os
import stat
import subprocess
import sys
from codecs import BOM_UTF8

import pytest

from scorepad.game.changes import change_details
from scorepad.game.history import ChangeKind
from scorepad.game.reading import read_game
from scorepad.season.csv_table import read_season_table
from scorepad.store.store import Store
from tests.games import everything, game
from tests.keeping import id_of, keep
from tests.running import PATIENCE, command, environment, run
from tests.season.club import ended

HANDS = [{"captured": everything("Łukasz")}]
PLAYERS = ["Łukasz", "小明", "=SUM(A1)"]
WHEN = {"played_on": "2026-01-02", "started_at": "2026-01-02T20:00+01:00"}
OVER = ended(PLAYERS, HANDS, id=id_of(1), season="2025/26", **WHEN)
OPEN = game(PLAYERS, id=id_of(2), **WHEN)


@pytest.fixture
def folder(tmp_path):
    """Data with two games in it, and a season that is listed."""
    data = keep(tmp_path / "data", OVER, OPEN)

    async def start(store: Store) -> None:
        await store.load()
        await store.seasons.start("2025/26")

    store = Store(data)
    asyncio.run(start(store))
    store.close()
    return data


def done(*arguments, **more):
    """The exit status and the bytes on both outputs."""
    found = subprocess.run(
        command(*arguments),
        env=environment(**more),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    return found.returncode, found.stdout, found.stderr.decode("utf-8")


def printed(*arguments, **more):
    status, output, said = done(*arguments, **more)
    assert (status, said) == (0, "")
    return output


def refused(*arguments):
    status, output, said = done(*arguments)
    assert (status, output) == (2, b"")
    assert said.endswith("\n")
    assert len(said.splitlines()) == 1
    return said.removesuffix("\n")


def contents(folder):
    """Every file of the data but the lock, which opening it makes, and the results kept."""
    files = sorted(path for path in (folder / "db").rglob("*") if path.is_file())
    return {path: path.read_bytes() for path in files}


def test_one_game(folder):
    before = contents(folder)
    assert read_game(printed("export", "--data", folder, "--game", OVER.id.upper())) == OVER
    assert contents(folder) == before


def test_a_season(folder):
    data = printed("export", "--data", folder, "--season", "2025/26")
    assert read_season_table(data) == (OVER,)
    # Those of no season, of which none is over.
    assert read_season_table(printed("export", "--data", folder, "--season", "")) == ()


def test_a_season_opens_right_in_a_spreadsheet(folder):
    data = printed("export", "--data", folder, "--season", "2025/26")
    assert data.startswith(BOM_UTF8)
    titles, *found = csv.reader(data.decode("utf-8-sig").splitlines())
    assert titles[:4] == ["Day", "Season", "Rules", "Name"]
    # Nothing that a spreadsheet would reckon with stands at the beginning of a cell.
    assert [row[3] for row in found] == ["Łukasz", "小明", "'=SUM(A1)"]
    assert [row[6] for row in found] == ["43", "0", "0"]


@pytest.mark.parametrize("option", [[], ["--all"]])
def test_everything_into_a_file(folder, tmp_path, option):
    file = tmp_path / "all.json"
    file.write_text("older")
    assert printed("--data", folder, "export", *option, file) == b""
    assert [each["game"]["id"] for each in json.loads(file.read_bytes())["games"]] == [
        OPEN.id,
        OVER.id,
    ]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["all.json", "data"]


def test_the_file_can_be_read_like_any_other(folder, tmp_path):
    file = tmp_path / "all.json"
    printed("export", "--data", folder, file)
    touched = tmp_path / "touched"
    touched.touch()
    assert stat.S_IMODE(file.stat().st_mode) == stat.S_IMODE(touched.stat().st_mode)


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--game", "none"], "this game is not here any more; go back to see the others"),
        (["--season", "2024"], "there is no season 2024"),
        (["no/such/folder/file"], "no/such/folder/file cannot be written"),
        (["."], ". cannot be written"),
        (
            ["--all", "--game", "x"],
            "scorepad export: argument --game: not allowed with argument --all",
        ),
    ],
)
def test_what_cannot_be_exported_is_said(folder, arguments, line):
    assert refused("export", "--data", folder, *arguments) == line


@pytest.mark.parametrize("name", ["export", "standings"])
def test_where_no_data_is_none_is_made(tmp_path, name):
    folder = tmp_path / "none"
    assert refused(name, "--data", folder) == f"there is no data of Scorepad in {folder}"
    assert not folder.exists()


def test_a_full_disk_leaves_the_older_file(folder):
    assert refused("export", "--data", folder, "/dev/full") == "/dev/full cannot be written"


def test_damage_is_said(folder):
    (folder / "db" / "games-2026.json").write_bytes(b"x")
    before = contents(folder)
    assert refused("export", "--data", folder).startswith(
        "The file with the finished games of 2026 was damaged: something else has written to it."
    )
    assert contents(folder) == before


def test_import_shows_and_then_does(folder, tmp_path):
    file, other = tmp_path / "all.json", tmp_path / "other"
    printed("export", "--data", folder, file)
    shown = printed("import", "--data", other, file).decode()
    kind, games, people, seasons, settings = shown.splitlines()
    assert (kind, games) == ("A backup of everything", "2 games are added")
    # Who sat down together is listed in no order.
    assert set(people.removeprefix("New people: ").split(", ")) == set(PLAYERS)
    assert seasons == "New seasons: 2025/26"
    assert settings == "New settings: last-game, season"
    assert not other.exists()
    assert printed("import", "--data", other, file, "--yes").decode() == shown
    assert printed("import", "--data", other, file).decode().splitlines() == [
        "A backup of everything",
        "2 games are here already, and the same",
        "Nothing changes",
    ]
    assert read_game(printed("export", "--data", other, "--game", OVER.id)) == OVER


@pytest.mark.parametrize("option", [["--game", OVER.id], ["--season", "2025/26"]])
def test_a_game_and_a_season_are_taken_in_once(folder, tmp_path, option):
    file, other = tmp_path / "file", tmp_path / "other"
    printed("export", "--data", folder, *option, file)
    shown = printed("import", "--data", other, file, "--yes").decode().splitlines()
    assert shown[1:] == [
        "1 game is added",
        "New people: Łukasz, 小明, =SUM(A1)",
        "New seasons: 2025/26",
    ]
    assert read_game(printed("export", "--data", other, "--game", OVER.id)) == OVER
    before = contents(other)
    assert printed("import", "--data", other, file, "--yes").decode().splitlines()[1:] == [
        "1 game is here already, and the same",
        "Nothing changes",
    ]
    assert contents(other) == before


def test_a_file_without_an_id_is_taken_in_once(folder, tmp_path):
    file = tmp_path / "game.json"
    found = json.loads(printed("export", "--data", folder, "--game", OVER.id))
    del found["id"]
    file.write_text(json.dumps(found))
    for added in (["1 game is added"], ["1 game is here already, and the same", "Nothing changes"]):
        shown = printed("import", "--data", folder, file, "--yes").decode().splitlines()
        assert shown[1:] == added


@pytest.fixture
def differing(folder, tmp_path):
    """A file in which a game of the data has a note."""
    file = tmp_path / "game.json"
    printed("export", "--data", folder, "--game", OVER.id, file)
    found = json.loads(file.read_bytes())
    file.write_text(json.dumps(found | {"notes": "theirs"}))
    return file


def test_a_game_that_differs_is_shown_as_both(folder, differing):
    lines = printed("import", "--data", folder, differing).decode().splitlines()
    assert lines == [
        "A game file",
        "1 game is here already, and not the same",
        OVER.id,
        "  Here: 2 Jan 2026: Łukasz 43, 小明 0, =SUM(A1) 0; 1 hand",
        "  In the file: 2 Jan 2026: Łukasz 43, 小明 0, =SUM(A1) 0; 1 hand",
        "  Note: here –, in the file theirs",
        "  It stays as it is here",
    ]
    printed("import", "--data", folder, differing, "--yes")
    assert read_game(printed("export", "--data", folder, "--game", OVER.id)) == OVER


def test_the_one_of_the_file_can_be_chosen(folder, differing):
    lines = printed("import", "--data", folder, differing, "--yes", "--theirs", OVER.id.upper())
    assert lines.decode().splitlines()[-1] == "  It becomes as it is in the file"
    found = read_game(printed("export", "--data", folder, "--game", OVER.id))
    assert found == change_details(OVER, notes="theirs")
    assert refused("import", "--data", folder, differing, "--theirs", OVER.id) == (
        f"no game that differs has the id “{OVER.id}”"
    )


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b'{"format": "scorepad-backup"}', "the key “version” is missing"),
        (
            b'{"format": "scorepad-game",\n "version": 1, "version": 1}',
            "the key “version” stands twice",
        ),
        (b"{\n what", "line 2, column 2: this is no JSON"),
        (b"", "this is neither a game file, nor a season's table, nor a backup of Scorepad"),
        (b"\x89PNG\r\n", "byte 1 is no UTF-8; save the file as UTF-8"),
        (
            b'Name,scorepad-game\nAnn,"{""format"": 1}"\n',
            "row 2: the key “version” is missing",
        ),
        (
            b'Name,scorepad-game\nAnn,"{',
            "row 2: a quotation mark opens a cell that nothing closes",
        ),
    ],
)
def test_a_malformed_file_changes_nothing(folder, tmp_path, data, line):
    file = tmp_path / "bad"
    file.write_bytes(data)
    before = contents(folder)
    for more in ([], ["--yes"]):
        assert refused("import", "--data", folder, file, *more) == line
    assert contents(folder) == before


def test_a_file_that_is_not_there_is_said(folder, tmp_path):
    assert refused("import", "--data", folder, tmp_path / "none") == (
        f"there is no file {tmp_path / 'none'}"
    )


def test_while_the_app_is_open(folder, tmp_path):
    file = tmp_path / "all.json"
    store = Store(folder)
    assert store.database.read_only is None
    printed("export", "--data", folder, file)
    printed("standings", "--data", folder)
    printed("import", "--data", folder, file)
    assert refused("import", "--data", folder, file, "--yes").startswith(
        f"another Scorepad is open on {folder / 'db'}; close it"
    )

    async def noted() -> None:
        kept = await store.games.get(OPEN.id)
        after = change_details(kept.game, notes="still the writer")
        await store.games.change(kept, ChangeKind.DETAILS, after)

    asyncio.run(noted())
    store.close()


def test_they_start_without_flet(folder):
    code = (
        "import sys; from scorepad.__main__ import main; main(sys.argv[1:]);"
        "sys.exit(3 if 'flet' in sys.modules else 0)"
    )
    for name in ("export", "standings"):
        found = subprocess.run(
            [sys.executable, "-c", code, name, "--data", str(folder)],
            env=environment(),
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (found.returncode, found.stderr) == (0, b"")


@pytest.mark.parametrize("name", ["export", "import", "standings"])
def test_help_is_given(name):
    found = run(name, "--help")
    assert found.returncode == 0
    assert "--data" in found.stdout


def test_a_name_of_bad_bytes_is_said(folder, tmp_path):
    name = os.fsencode(tmp_path) + b"/\xff"
    found = subprocess.run(
        [*command("import", "--data", folder), name],
        env=environment(),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert found.returncode == 2
    assert len(found.stderr.splitlines()) == 1
    assert b"Traceback" not in found.stderr


def test_the_data_of_the_app_is_found_without_being_named(folder):
    found = printed("export", "--game", OVER.id, FLET_APP_STORAGE_DATA=str(folder))
    assert read_game(found) == OVER
