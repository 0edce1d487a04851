"""A process that uses the store is killed at random moments."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
KILLS = os.environ.get("SCOREPAD_KILLS", "200")


def test_kills_lose_nothing() -> None:
    # In a process of its own, because it forks.
    command = [sys.executable, "-m", "tests.store.kill_harness", "--kills", KILLS]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"kills={KILLS}," in done.stdout
    assert "acknowledged=0" not in done.stdout
    assert "in_progress=0" not in done.stdout
