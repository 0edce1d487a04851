"""What is played for, and what is brought in from paper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from scorepad.game.model import Method
from scorepad.game.setup import Setup, change_seat
from scorepad.ui import theme
from scorepad.ui.widgets.fields import Change, choices, explained, switch, typed
from scorepad.ui.widgets.frame import heading
from scorepad.words import _
from scorepad.words.table import method_name

Said = Change[Setup]


def stake_form(setup: Setup, change: Said) -> list[ft.Control]:
    """How the game is settled, and for what money a point."""
    explanations = {
        Method.FROM_LOWEST: _("Everybody pays the winner the difference between their totals."),
        Method.PAIRWISE: _("Every two players settle the difference between their totals."),
        Method.NONE: _("Nothing is settled."),
    }

    def choose(method: Method) -> Callable[[], None]:
        return lambda: change(lambda now: replace(now, method=method))

    parts: list[ft.Control] = [
        heading(_("Settling up")),
        choices([(method_name(each), each is setup.method, choose(each)) for each in Method]),
        explained(explanations[setup.method]),
    ]
    if setup.method is not Method.NONE:
        parts.append(
            ft.Row(
                [
                    typed(
                        _("Money a point"),
                        setup.per_point,
                        lambda text: change(lambda now: replace(now, per_point=text)),
                        width=176,
                        number=True,
                        key="per-point",
                    ),
                    typed(
                        _("Currency"),
                        setup.currency,
                        lambda text: change(
                            lambda now: replace(now, currency=text.strip().upper())
                        ),
                        width=110,
                        key="currency",
                    ),
                ],
                wrap=True,
                spacing=theme.GAP,
                run_spacing=theme.GAP,
            )
        )
        parts.append(explained(_("Without money a point, points alone are settled.")))
    return parts


def carried_form(setup: Setup, change: Said) -> list[ft.Control]:
    """Totals brought in, from paper or from an evening broken off."""
    carries = switch(
        _("Bring in totals from paper"),
        setup.carries,
        lambda: change(lambda now: replace(now, carries=not now.carries)),
    )
    if not setup.carries:
        return [carries]
    fields = [
        typed(
            _("Total of {name}").format(name=seat.name),
            seat.carried,
            _carrier(change, index),
            width=160,
            number=True,
            key=f"carried-{seat.name}",
        )
        for index, seat in enumerate(setup.seats)
    ]
    return [carries, ft.Row(list(fields), wrap=True, spacing=theme.GAP, run_spacing=theme.GAP)]


def _carrier(change: Said, index: int) -> Callable[[str], None]:
    def carry(text: str) -> None:
        change(lambda now: change_seat(now, index, replace(now.seats[index], carried=text)))

    return carry
