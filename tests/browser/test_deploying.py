"""The app for a club: the command of the systemd unit, opened as by a proxy."""

import json
import re
import shlex
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from websockets.sync.client import connect

from scorepad.cli.address import free_address
from scorepad.cli.server import LARGEST_MESSAGE
from tests.browser.hand import PHONE, Hand
from tests.browser.steps import sit_down
from tests.running import PATIENCE, PROJECT, environment, run

UNIT = PROJECT / "deploy" / "scorepad.service"
PAGE = PROJECT / "docs" / "deploying.md"
PORT = "8550"
BACKUP = {
    "format": "scorepad-backup",
    "version": 1,
    "made_at": "2026-11-30T20:00:00.000+00:00",
    **{key: [] for key in ("games", "people", "seasons", "payments")},
    "settings": {"theme": "dark"},
}
# What a proxy says of a browser far away.
PROXY = {
    "Host": "scorepad.example.org",
    "X-Forwarded-For": "203.0.113.7",
    "X-Forwarded-Proto": "https",
}


def unit_command() -> list[str]:
    """What the unit starts."""
    (line,) = re.findall(r"^ExecStart=(.*)$", UNIT.read_text(encoding="utf-8"), re.MULTILINE)
    return shlex.split(line)


def start(data: Path, port: int) -> "subprocess.Popen[str]":
    """The unit's command, with our Python, folder and port."""
    program, *arguments = unit_command()
    assert program.endswith("/bin/uvicorn")
    return subprocess.Popen(
        [sys.executable, "-m", "uvicorn", *(str(port) if a == PORT else a for a in arguments)],
        env=environment(FLET_APP_STORAGE_DATA=str(data)),
        stderr=subprocess.PIPE,
        text=True,
    )


def get(url: str, **headers: str) -> str:
    """What is at an address."""
    with urllib.request.urlopen(urllib.request.Request(url, headers=headers)) as response:
        return str(response.read().decode())


@pytest.fixture
def served(data: Path) -> Iterator[str]:
    """The app as the unit runs it; where it is."""
    address = free_address("127.0.0.1", 0)
    process = start(data, address.port)
    end = time.monotonic() + PATIENCE
    while True:
        try:
            get(address.url)
            break
        except urllib.error.URLError:
            assert process.poll() is None, process.communicate()[1]
            assert time.monotonic() < end
            time.sleep(0.05)
    yield address.url
    process.terminate()
    _, said = process.communicate(timeout=PATIENCE)
    assert said == ""


def test_a_club_plays_on_it(served: str, browser: Browser, data: Path) -> None:
    hand = Hand(browser, served, PHONE, dark=False)
    hand.open("/")
    sit_down(hand, "Ann", "Ben", "Cleo")
    hand.tap("Start game")
    hand.see("Record hand")
    assert hand.outside == []
    hand.leave()
    # A backup while it runs.
    saved = run("export", "--all", "--data", data)
    assert '"Cleo"' in saved.stdout, saved.stderr


@pytest.mark.parametrize("way", ["served", "app"])
def test_a_large_file_is_taken_in(
    way: str, browser: Browser, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    # As the club's or as one's own; more than uvicorn takes if it is not told.
    large = tmp_path / "large.json"
    large.write_text(json.dumps(BACKUP) + " " * 17_000_000, encoding="utf-8")
    app = request.getfixturevalue(way)
    hand = Hand(browser, getattr(app, "url", app), PHONE, dark=False)
    hand.open("/settings/import")
    with hand.page.expect_file_chooser() as chooser:
        hand.tap("Pick a file")
    chooser.value.set_files(large)
    hand.see("A backup of everything")


def test_a_proxy_gets_page_and_websocket(served: str) -> None:
    assert "<title>Scorepad</title>" in get(served, **PROXY)
    headers = {name: text for name, text in PROXY.items() if name != "Host"}
    with connect(f"{served.replace('http', 'ws')}/ws", additional_headers=headers) as socket:
        assert socket.protocol.state.name == "OPEN"


def test_a_second_one_on_the_same_data_is_refused(served: str, data: Path) -> None:
    second = start(data, free_address("127.0.0.1", 0).port)
    _, said = second.communicate(timeout=PATIENCE)
    assert second.returncode != 0
    assert "Traceback" not in said
    assert "another" in said.lower()


def test_the_page_tells_of_the_same_command() -> None:
    program, *arguments = unit_command()
    assert f".venv/bin/{Path(program).name} {shlex.join(arguments)}" in PAGE.read_text("utf-8")
    assert program == "/opt/scorepad/.venv/bin/uvicorn"
    assert arguments[arguments.index("--ws-max-size") + 1] == str(LARGEST_MESSAGE)
    assert arguments[arguments.index("--host") + 1] == "127.0.0.1"
    for proxy in ("nginx.conf", "Caddyfile"):
        assert f"127.0.0.1:{PORT}" in (PROJECT / "deploy" / proxy).read_text(encoding="utf-8")
