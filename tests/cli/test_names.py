"""Names in any script come out of the command line as they went in."""

import csv
import json
from pathlib import Path

import pytest

from scorepad.words.isolating import ISOLATE
from tests.games import everything
from tests.keeping import id_of, keep
from tests.running import run
from tests.season.club import ended

NAMES = ["Łukasz", "João", "Чёрная", "עמר", "عمر", "小明", "🂭 Ann"]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    hands = [{"captured": everything("עמר")}] * 3
    return keep(tmp_path / "data", ended(NAMES, hands, id=id_of(1), played_on="2026-01-02"))


def test_a_game_file_keeps_them(data: Path) -> None:
    answer = run("export", "--game", id_of(1), "--data", data)
    assert json.loads(answer.stdout)["players"] == NAMES


def test_a_spreadsheet_keeps_them(data: Path) -> None:
    answer = run("export", "--season", "", "--data", data)
    cells = {cell for row in csv.reader(answer.stdout.splitlines()) for cell in row}
    assert set(NAMES) <= cells
    assert ISOLATE not in answer.stdout


def test_standings_keep_them(data: Path) -> None:
    answer = run("standings", "--data", data)
    assert all(name in answer.stdout for name in NAMES)
    assert ISOLATE not in answer.stdout
