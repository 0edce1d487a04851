"""The static page, built once, and people who open it."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, sync_playwright

from tests.browser.conftest import chromium  # noqa: F401 - a fixture
from tests.web.host import Host
from tests.web.person import Person
from tools.web.build import build
from tools.web.program import scorepad

Sit = Callable[..., Person]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page as `make web` builds it."""
    folder = tmp_path_factory.mktemp("web") / "dist"
    build(folder, scorepad())
    return folder


@pytest.fixture
def dist(built: Path, tmp_path: Path) -> Path:
    """A copy of the page for one test, which may change it."""
    return shutil.copytree(built, tmp_path / "dist")


@pytest.fixture
def host(dist: Path) -> Iterator[Host]:
    """A host of the page."""
    host = Host(dist)
    yield host
    host.cut()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Playwright for the tests of this folder alone: while it is there, no event loop can run."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture
def sit(host: Host, playwright: Playwright, chromium: str, tmp_path: Path) -> Iterator[Sit]:  # noqa: F811
    """Open the browser of somebody; nothing may be asked of another machine."""
    people: list[Person] = []

    def sit_down(name: str = "Ann") -> Person:
        people.append(Person(playwright, chromium, tmp_path / name, host.url))
        return people[-1]

    yield sit_down
    for person in people:
        person.kill()
    assert [url for person in people for url in person.outside] == []
