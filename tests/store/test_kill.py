"""A process that uses the store is killed at random moments: `pytest --kills 5000`."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_kills_lose_nothing(request: pytest.FixtureRequest) -> None:
    kills = str(request.config.getoption("kills"))
    # In a process of its own, because it forks.
    command = [sys.executable, "-m", "tests.store.kill_harness", "--kills", kills]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"kills={kills}," in done.stdout
    assert "acknowledged=0" not in done.stdout
    assert "in_progress=0" not in done.stdout
