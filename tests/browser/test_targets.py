"""Thumbs hit what they mean: at least 44 pixels drawn, and 48 apart."""

from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect

from tests.browser.conftest import TakeHand
from tests.browser.hand import PHONE
from tests.games import everything, game
from tests.keeping import address_of, keep

DRAWN, APART = 44, 48


@pytest.fixture
def data(tmp_path: Path) -> Path:
    hands = [{"captured": everything(player)} for player in ("Ann", "Ben")]
    return keep(tmp_path / "data", game(["Ann", "Ben", "Cleo"], hands))


@pytest.mark.parametrize("path", ["/", "/new", address_of(1), f"{address_of(1)}/record"])
def test_targets(take_hand: TakeHand, path: str) -> None:
    places = take_hand(PHONE, path=path).boxes()
    small = {
        name: (place["width"], place["height"])
        for name, place in places.items()
        if min(place["width"], place["height"]) < DRAWN - 0.1
    }
    near = [
        (one, other)
        for (one, place), (other, place_of_other) in combinations(places.items(), 2)
        if _apart(place, place_of_other) < APART - 0.1
    ]
    assert (small, near) == ({}, [])


def _apart(one: FloatRect, other: FloatRect) -> float:
    """The distance of the middles, along the line or the column in which they stand."""
    across = abs(one["x"] + one["width"] / 2 - other["x"] - other["width"] / 2)
    down = abs(one["y"] + one["height"] / 2 - other["y"] - other["height"] / 2)
    return max(across, down)
