"""What tests of several parts use."""

import os
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from tests import screens

KILLS = 200

os.environ["LC_ALL"] = "C.UTF-8"  # English, whatever whoever runs the tests speaks


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--kills", type=int, default=KILLS, help="how often the process with the data is killed"
    )


LONG = ("web", "browser", "kill", "power_cut")
"""What is in the names of tests that take long; they begin first, so that none is left over."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not any(each in item.nodeid for each in LONG))


OpenScreen = Callable[..., Awaitable[screens.Screen]]


@pytest.fixture
async def open_screen() -> AsyncIterator[OpenScreen]:
    """Open screens as `screens.open_screen` does; each must have lived to the test's end."""
    opened: list[screens.Screen] = []

    async def open_one(*args, **kwargs) -> screens.Screen:
        opened.append(await screens.open_screen(*args, **kwargs))
        return opened[-1]

    yield open_one
    for screen in opened:
        await screen.close()
