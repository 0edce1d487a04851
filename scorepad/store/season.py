"""A season as the store lists it, and its document."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

SEASONS = "seasons"


@dataclass(frozen=True)
class Season:
    """A season as it is listed."""

    name: str
    opened_on: str
    """`YYYY-MM-DD`."""
    closed_on: str | None = None


def season_of(document: Mapping[str, Any]) -> Season:
    """The season that a document stands for."""
    return Season(document["name"], document["opened_on"], document["closed_on"])
