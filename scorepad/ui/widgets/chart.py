"""Lines that can be told apart without their colours."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import count

import flet as ft

from scorepad.ui import theme
from scorepad.words.isolating import isolated

COLOURS = (
    ft.Colors.PRIMARY,
    ft.Colors.ERROR,
    ft.Colors.TERTIARY,
    ft.Colors.ON_SURFACE,
    ft.Colors.SECONDARY,
    ft.Colors.OUTLINE,
)

DASHES: tuple[list[int] | None, ...] = (None, [8, 4], [2, 3], [12, 3, 2, 3], [5, 5], [1, 5])
"""Together with the colours more kinds of line than people at any table."""

HEIGHT = 220
DIGIT = 8
"""How wide one is on the axis."""
MOST_STEPS = 5
"""Of the axis: more numbers would stand too close."""


def line_chart(
    values: Mapping[str, Sequence[int | None]], shown: Callable[[int], str], text_scale: float
) -> ft.Control:
    """A line for each name, and under it who is which, the one that ends highest first.

    Args:
        values: for each name what it had after each step; None before it began.
        shown: how a value is written, on the axis too.
        text_scale: how big the reader likes texts; the axis needs room for them.
    """
    # Not above: it takes long to load, and most screens have no chart.
    import flet_charts as charts

    order = sorted(values, key=lambda name: _last(values[name]), reverse=True)
    series = [
        charts.LineChartData(
            points=[
                charts.LineChartDataPoint(
                    x=step, y=value, tooltip=f"{isolated(name)} {shown(value)}"
                )
                for step, value in enumerate(values[name])
                if value is not None
            ],
            color=COLOURS[index % len(COLOURS)],
            dash_pattern=_dash(index),
            stroke_width=2.5,
            # Of a single value there is no line to be seen.
            point=sum(value is not None for value in values[name]) == 1,
        )
        for index, name in enumerate(order)
    ]
    axis = round_values(values)
    labels = [shown(value) for value in axis]
    legend = [_entry(index, name, shown(_last(values[name]))) for index, name in enumerate(order)]
    return ft.Column(
        [
            charts.LineChart(
                data_series=series,
                height=HEIGHT * text_scale,
                # Half of the number at an end stands outside.
                margin=ft.Margin.symmetric(vertical=theme.TIGHT * text_scale),
                min_y=axis[0],
                max_y=axis[-1],
                left_axis=charts.ChartAxis(
                    labels=[
                        charts.ChartAxisLabel(value=value, label=label)
                        for value, label in zip(axis, labels, strict=True)
                    ],
                    label_spacing=axis.step,
                    label_size=DIGIT * text_scale * (1 + max(map(len, labels))),
                ),
                bottom_axis=charts.ChartAxis(show_labels=False),
                horizontal_grid_lines=charts.ChartGridLines(
                    interval=axis.step, color=ft.Colors.OUTLINE_VARIANT, width=1
                ),
                border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
                # The names have the colours of their lines, which are made for this ground.
                tooltip=charts.LineChartTooltip(
                    bgcolor=ft.Colors.SURFACE,
                    border_side=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT),
                    max_width=120 * text_scale,
                    fit_inside_horizontally=True,
                    fit_inside_vertically=True,
                ),
            ),
            ft.Row(legend, wrap=True, spacing=theme.WIDE * 2, run_spacing=theme.HAIR),
        ]
    )


def round_values(values: Mapping[str, Sequence[int | None]]) -> range:
    """The values that the axis names: evenly apart, and all others between the first and last."""
    known = [value for line in values.values() for value in line if value is not None]
    low, high = min(known), max(known)
    step = next(
        digit * 10**zeros
        for zeros in count()
        for digit in (1, 2, 5)
        if MOST_STEPS * digit * 10**zeros >= high - low
    )
    first = low // step * step
    return range(first, max(high, first + 1) + step, step)


def _last(values: Sequence[int | None]) -> int:
    return next((value for value in reversed(values) if value is not None), 0)


def _dash(index: int) -> list[int] | None:
    return DASHES[(index + index // len(COLOURS)) % len(DASHES)]


def _entry(index: int, name: str, value: str) -> ft.Control:
    """A stroke of the line, the name, and where the line ends."""
    colour = COLOURS[index % len(COLOURS)]
    dash = _dash(index)
    strokes = dash or [24]
    parts: list[ft.Control] = []
    width = 0
    while width < 24:
        for position, length in enumerate(strokes):
            parts.append(
                ft.Container(
                    width=min(length, 24),
                    height=3,
                    bgcolor=colour if position % 2 == 0 else ft.Colors.TRANSPARENT,
                )
            )
            width += length
    return ft.Row(
        [
            ft.Row(parts, spacing=0, tight=True),
            # A long name takes a second line rather than to run off the screen.
            ft.Text(f"{isolated(name)} {value}", size=theme.BODY, expand=True, expand_loose=True),
        ],
        spacing=theme.TIGHT,
        tight=True,
    )
