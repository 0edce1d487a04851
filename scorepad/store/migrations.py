"""The steps that bring older data to the present version."""

from collections.abc import Callable

from tinydb import TinyDB

Step = Callable[[TinyDB], None]
"""Brings the data from one version to the next; does no harm when it is run twice."""

STEPS: tuple[Step, ...] = ()
"""The first step leads from version 1 to version 2, and so on."""


def version_after(steps: tuple[Step, ...]) -> int:
    """Return the version of data that all the steps were run on."""
    return len(steps) + 1


def migrate(
    tables: TinyDB, version: int, steps: tuple[Step, ...], reached: Callable[[int], None]
) -> None:
    """Run the steps that data of a version still needs, and tell each version reached."""
    for number, step in enumerate(steps[version - 1 :], start=version + 1):
        step(tables)
        reached(number)
