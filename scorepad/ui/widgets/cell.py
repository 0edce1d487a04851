"""The small buttons of the entry: something to tap, at least 44 pixels a side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial

import flet as ft

from scorepad.game.entry import Answer
from scorepad.ui import theme
from scorepad.ui.guard import Work, act


class Look(Enum):
    """How a cell stands out; its spoken state and its weight say the same."""

    PLAIN = (ft.Colors.SURFACE_CONTAINER_HIGHEST, ft.Colors.ON_SURFACE)
    TAPPED = (ft.Colors.PRIMARY, ft.Colors.ON_PRIMARY)
    REST = (ft.Colors.SECONDARY_CONTAINER, ft.Colors.ON_SECONDARY_CONTAINER)
    IMPOSSIBLE = (None, ft.Colors.OUTLINE_VARIANT)


def cell(
    shown: str,
    spoken: str,
    look: Look,
    work: Work,
    *,
    width: float | None = None,
    expand: bool = False,
    height: float = theme.TARGET,
    lines: int = 1,
    size: int = theme.BODY + 1,
) -> ft.Control:
    """A cell that shows a short text and is called by a longer one; impossible ones do nothing."""
    possible = look is not Look.IMPOSSIBLE
    background, colour = look.value
    # A cell that is given its size puts its text in the middle; another is as wide as its text.
    sized = expand or width is not None
    text = ft.Text(
        shown,
        size=size,
        color=colour,
        weight=ft.FontWeight.W_700 if look is Look.TAPPED else ft.FontWeight.W_400,
        semantics_label=spoken,
        max_lines=lines,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.CENTER,
        # No wider than there is room for.
        expand=None if sized else True,
        expand_loose=not sized,
    )
    return ft.Semantics(
        button=True,
        selected=look in (Look.TAPPED, Look.REST),
        disabled=not possible,
        expand=expand or None,
        content=ft.Container(
            text if sized else ft.Row([text], tight=True),
            width=width,
            height=height,
            padding=ft.Padding.symmetric(horizontal=2 if sized else theme.WIDE + 4),
            alignment=ft.Alignment.CENTER if sized else None,
            border_radius=theme.ROUND,
            bgcolor=background,
            ink=possible,
            on_click=act(work) if possible else None,
        ),
    )


Press = Callable[[Answer], None]


@dataclass(frozen=True)
class Facts:
    """What a cell of a line is: drawn again only where one of these has changed."""

    shown: str
    spoken: str
    look: Look
    answer: Answer


def cell_line(
    cells: Sequence[Facts], press: Press, *, room_for: int, spacing: int, size: int, key: str
) -> ft.Control:
    """Cells side by side, with empty room up to so many; not drawn again while they are the same.

    Args:
        cells: what they are.
        press: called with the answer of the cell that is tapped; always the same function.
        room_for: how many cells the line has room for.
        spacing: pixels between them.
        size: of the type.
        key: of the line among its siblings.
    """
    # Flet gives `memo` no types, and a component takes a key beside its own arguments.
    line: ft.Control = ft.memo(_cell_line)(  # type: ignore[no-untyped-call]
        tuple(cells), press, room_for, spacing, size, key=key
    )
    return line


@ft.component
def _cell_line(
    cells: tuple[Facts, ...], press: Press, room_for: int, spacing: int, size: int
) -> ft.Control:
    controls: list[ft.Control] = [
        cell(
            each.shown, each.spoken, each.look, partial(press, each.answer), expand=True, size=size
        )
        for each in cells
    ]
    controls += [ft.Container(expand=True)] * (room_for - len(cells))
    return ft.Row(controls, spacing=spacing)
