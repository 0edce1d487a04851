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
