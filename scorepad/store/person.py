"""A person as the store keeps him, and his document."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

PEOPLE = "people"


@dataclass(frozen=True)
class Person:
    """Somebody who plays."""

    name: str
    played_at: str
    """When he sat down last; what people are sorted by."""
    retired_at: str | None = None
    """Since when he is not offered for a new game."""


def person_of(document: Mapping[str, Any]) -> Person:
    """The person that a document stands for; older ones tell of nobody that he retired."""
    return Person(document["name"], document["played_at"], document.get("retired_at"))
