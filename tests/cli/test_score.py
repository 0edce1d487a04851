"""`scorepad score FILE [--json]`, as a process of its own."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from scorepad.words.sheet import sheet
from tests.games import game
from tests.running import PATIENCE, command, environment, run

EXAMPLES = sorted((Path(__file__).parents[1] / "examples").glob("*.json"))
A_GAME = {"format": "scorepad-game", "version": 1, "players": ["小明", "Łukasz", "C"], "hands": []}


@pytest.fixture
def game_file(tmp_path):
    def write(found):
        path = tmp_path / "game.json"
        path.write_bytes(found if isinstance(found, bytes) else json.dumps(found).encode())
        return path

    return write


def score(*arguments, **more):
    """The exit status and the bytes on both outputs."""
    done = subprocess.run(
        command("score", *arguments),
        env=environment(**more),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_is_printed_exactly(path, game_file):
    example = json.loads(path.read_text("utf-8"))
    status, printed, said = score(game_file(example["game"]), "--json")
    assert (status, said) == (0, b"")
    assert json.loads(printed) == example["result"]


def test_without_json_it_is_a_sheet(game_file):
    status, printed, said = score(game_file(A_GAME))
    assert (status, said) == (0, b"")
    assert printed.decode("utf-8") == sheet(game(A_GAME["players"]))


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_it_is_utf8_whatever_the_terminal_speaks(game_file, options):
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    status, printed, said = score(game_file(A_GAME), *options, **plain, PYTHONIOENCODING="ascii")
    assert (status, said) == (0, b"")
    assert "小明" in printed.decode("utf-8")


def refused(*arguments):
    status, printed, said = score(*arguments)
    assert (status, printed) == (2, b"")
    assert said.endswith(b"\n")
    assert len(said.splitlines()) == 1
    return said.decode("utf-8").removesuffix("\n")


A_HAND = {"captured": {"C": {"QS": 1, "KS": 1, "AS": 1, "hearts": 12}}}


@pytest.mark.parametrize(
    ("found", "line"),
    [
        (
            A_GAME | {"hands": [{"revoke": "C"}, A_HAND]},
            "hand 2: hearts add up to 12, the deck has 13",
        ),
        (b"\xff\xfe\0", "byte 1 is no UTF-8; save the file as UTF-8"),
        (b"", "line 1, column 1: this is no JSON"),
        (b'{"a":' * 100_000, "nested deeper than 8 levels"),
        (b"[" * 4_000_000, "nested deeper than 8 levels"),
        (b" " * 6_000_000, "a game file has at most 5,000,000 bytes, this one has more"),
        (b"9" * 4_000_000, "9" * 40 + "… is no number that a game file may hold"),
        (b'{"a\\n\\u001b[2J": 1, "format": 1}', "the key “version” is missing"),
        (b'{"\\ud800": NaN}', "a text holds half a character (a lone surrogate)"),
    ],
    ids=range(9),
)
def test_a_file_that_is_wrong_is_refused_in_a_line(game_file, found, line):
    assert refused(game_file(found)) == line
    assert refused("--json", game_file(found)) == line


def test_a_file_that_is_not_there(tmp_path):
    assert refused(tmp_path / "no.json") == f"there is no file {tmp_path}/no.json"
    file = tmp_path / "file"
    file.write_bytes(b"{}")
    assert refused(file / "no.json") == f"there is no file {file}/no.json"


def test_a_name_of_a_file_in_more_than_a_line(tmp_path):
    assert refused("a\nb\udcff") == "there is no file a\\nb\\udcff"
    assert refused(tmp_path / ("x" * 300)).endswith("… cannot be read")


def test_a_folder(tmp_path):
    assert refused(tmp_path) == f"{tmp_path} is a folder, not a game file"
    assert refused("") == ". is a folder, not a game file"


def test_a_file_that_may_not_be_read(game_file):
    path = game_file(A_GAME)
    path.chmod(0)
    if os.access(path, os.R_OK):  # the superuser may read anything; what he may not is above
        assert score(path)[0] == 0
    else:
        assert refused(path) == f"the system does not allow to read {path}"


def test_a_file_without_an_end():
    assert refused("/dev/zero") == "a game file has at most 5,000,000 bytes, this one has more"


def test_no_file_named():
    status, printed, said = score()
    assert (status, printed) == (2, b"")
    assert b"Traceback" not in said


def test_help_is_given():
    done = run("score", "--help")
    assert done.returncode == 0
    assert "--json" in done.stdout


def test_it_starts_without_flet(game_file):
    code = (
        "import sys; from scorepad.__main__ import main; main(sys.argv[1:]);"
        "sys.exit(3 if 'flet' in sys.modules else 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "score", str(game_file(A_GAME))],
        env=environment(),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_broken_pipe_ends_quietly(game_file):
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        command("score", game_file(A_GAME)),
        env=environment(),
        stdout=writer,
        stderr=subprocess.PIPE,
        timeout=PATIENCE,
        check=False,
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, b"")


def test_a_full_disk_is_said(game_file):
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            command("score", game_file(A_GAME)),
            env=environment(),
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=PATIENCE,
            check=False,
        )
    assert (done.returncode, done.stderr) == (2, b"the result cannot be written\n")


def test_an_interrupt_ends_quietly(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    waiting = subprocess.Popen(
        command("score", pipe),
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    # Once the pipe can be opened for writing, the command is reading from it.
    writer = os.open(pipe, os.O_WRONLY)
    time.sleep(0.2)
    waiting.send_signal(signal.SIGINT)
    printed, said = waiting.communicate(timeout=PATIENCE)
    os.close(writer)
    assert (waiting.returncode, printed, said) == (130, b"", b"")
