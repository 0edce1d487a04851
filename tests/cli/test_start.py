"""How the app starts, as a process of its own."""

import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from scorepad import __version__
from tests.running import PROJECT, App, environment, run


@pytest.fixture
def silent() -> Iterator[str]:
    """The address of a machine that takes a call and never answers it."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"http://127.0.0.1:{server.getsockname()[1]}/client.tar.gz"


@pytest.fixture
def browser_program(tmp_path: Path) -> Path:
    """A browser, as far as the app can tell: it writes down what it is told to open."""
    program = tmp_path / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    program.chmod(0o755)
    return program


def wait_for(path: Path) -> str:
    end = time.monotonic() + 10
    while not (path.exists() and path.read_text().endswith("\n")):
        assert time.monotonic() < end, f"{path.name} was not written"
        time.sleep(0.05)
    return path.read_text().strip()


def run_and_list_modules(*arguments: str | Path) -> str:
    """Run the command line in a Python that then names all modules it has loaded."""
    script = (
        "import sys\nfrom scorepad.__main__ import main\n"
        "try:\n    main(sys.argv[1:])\nexcept SystemExit:\n    pass\n"
        "print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, *map(str, arguments)],
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stderr


@pytest.mark.parametrize("option", ["--help", "--version", "score"])
def test_answers_without_flet(option: str) -> None:
    arguments = [option, PROJECT / "pyproject.toml"] if option == "score" else [option]
    modules = run_and_list_modules(*arguments).split()
    assert "scorepad.__main__" in modules
    assert not {name.split(".")[0] for name in modules} & {"flet", "flet_web", "flet_desktop"}


def test_says_its_version() -> None:
    assert run("--version").stdout == f"Scorepad {__version__}\n"


def test_main_py_takes_the_same_options() -> None:
    done = subprocess.run(
        [sys.executable, PROJECT / "main.py", "--version"],
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"Scorepad {__version__}\n"


def test_help_names_every_option() -> None:
    said = run("--help").stdout
    options = ["--web", "--host", "--port", "--data", "--version", "score"]
    assert [option for option in options if option not in said] == []


@pytest.mark.parametrize("port", ["abc", "-1", "65536", "1.5", ""])
def test_refuses_what_is_no_port(port: str) -> None:
    done = run(f"--port={port}")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "is not a port" in done.stderr


@pytest.mark.parametrize("host", ["8.8.8.8", "300.1.2.3", "nowhere.invalid", "a..b"])
def test_refuses_a_host_that_is_not_here(host: str, tmp_path: Path) -> None:
    done = run("--host", host, "--data", tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"{host} is no address of this machine.\n"


def test_refuses_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        done = run("--port", str(port), "--data", tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert f"port {port} of 127.0.0.1" in done.stderr


def test_refuses_a_data_folder_that_cannot_be_written(tmp_path: Path) -> None:
    # A file stands in the way, which stops root as well.
    (tmp_path / "file").touch()
    done = run("--data", tmp_path / "file" / "data")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert str(tmp_path / "file" / "data") in done.stderr
    assert "--data" in done.stderr


def test_serves_without_a_screen_and_ends_quietly(tmp_path: Path) -> None:
    app = App(tmp_path / "new" / "data", tmp_path / "log")
    app.start()
    with urllib.request.urlopen(app.url) as answer:
        assert b"flutter" in answer.read()
    assert app.url.startswith("http://127.0.0.1:")
    assert app.interrupt() == 0
    assert app.said().count("\n") == 1
    assert (tmp_path / "new" / "data").is_dir()


def test_starts_again_on_its_port_at_once_after_a_kill(tmp_path: Path) -> None:
    app = App(tmp_path, tmp_path / "log")
    app.start()
    url = app.url
    urllib.request.urlopen(url).close()
    app.restart()
    urllib.request.urlopen(url).close()
    assert app.url == url
    app.kill()


def test_heeds_the_folder_that_flet_gives(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = run(FLET_APP_STORAGE_DATA=str(tmp_path / "file" / "given"))
    assert done.returncode == 2
    assert str(tmp_path / "file" / "given") in done.stderr


def test_opens_the_browser_soon_when_the_window_cannot_be_fetched(
    tmp_path: Path, silent: str, browser_program: Path
) -> None:
    app = App(
        tmp_path / "data",
        tmp_path / "log",
        DISPLAY=":99",
        HOME=str(tmp_path),
        FLET_CLIENT_URL=silent,
        BROWSER=str(browser_program),
    )
    begun = time.monotonic()
    app.start()
    assert time.monotonic() - begun < 10
    assert wait_for(tmp_path / "opened") == app.url
    assert "browser" in app.said().splitlines()[0]
    assert app.interrupt() == 0


def test_opens_the_browser_when_the_window_does_not_come_up(
    tmp_path: Path, browser_program: Path
) -> None:
    client = tmp_path / "view" / "flet"
    client.parent.mkdir()
    client.write_text("#!/bin/sh\nexit 127\n")
    client.chmod(0o755)
    app = App(
        tmp_path / "data",
        tmp_path / "log",
        DISPLAY=":99",
        HOME=str(tmp_path),
        FLET_VIEW_PATH=str(client.parent),
        BROWSER=str(browser_program),
    )
    app.start()
    assert wait_for(tmp_path / "opened") == app.url
    assert app.interrupt() == 0
