"""The axis of a chart names round values, few of them, around all that is drawn."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from scorepad.ui.widgets.chart import MOST_STEPS, round_values


@pytest.mark.parametrize(
    ("values", "axis"),
    [
        ([0, 13, 43, 104], [0, 50, 100, 150]),
        ([0], [0, 1]),
        ([-280, 450], [-400, -200, 0, 200, 400, 600]),
        ([7, 8, 9], [7, 8, 9]),
        ([999_999], [999_999, 1_000_000]),
    ],
)
def test_examples(values: list[int], axis: list[int]) -> None:
    assert list(round_values({"Ann": [None, *values]})) == axis


@given(some.lists(some.integers(-(10**6), 10**6), min_size=1))
def test_all_is_between_the_first_and_the_last(values: list[int]) -> None:
    axis = round_values({"Ann": values})
    assert axis[0] <= min(values)
    assert max(values) <= axis[-1]
    assert 2 <= len(axis) <= MOST_STEPS + 2
