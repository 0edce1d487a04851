"""When a game is over: at a target, after deals, on time, or when the players say so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from scorepad.game.setup import Setup
from scorepad.game.typed_numbers import suggested_target
from scorepad.rules.groups import penalty_groups, penalty_total
from scorepad.rules.rules import Deals, End, Minutes, Open, Target
from scorepad.ui.widgets.fields import choices, explained
from scorepad.ui.widgets.frame import quiet_button
from scorepad.ui.widgets.rule_fields import Said, number, with_changes
from scorepad.words import _


def end_form(setup: Setup, change: Said) -> list[ft.Control]:
    """The ways in which a game can end, and the number that the chosen one needs."""
    players = setup.players
    end = setup.rules.end

    def choose(value: End) -> Callable[[], None]:
        return lambda: change(lambda now: _with_end(now, value))

    total = penalty_total(penalty_groups(setup.rules, players))
    target = suggested_target(total)
    parts: list[ft.Control] = [
        choices(
            [
                (_("At a target"), isinstance(end, Target), choose(Target(target))),
                (_("After deals"), isinstance(end, Deals), choose(Deals(players * 4))),
                (_("On time"), isinstance(end, Minutes), choose(Minutes(90))),
                (_("When we say so"), isinstance(end, Open), choose(Open())),
            ]
        )
    ]
    match end:
        case Target(points):
            parts.append(number(setup, change, "target", _("Target"), points))
            if points != target and "target" not in setup.numbers:
                parts.append(
                    quiet_button(
                        _("{target} makes a game about as long").format(target=target),
                        ft.Icons.LIGHTBULB_OUTLINE,
                        choose(Target(target)),
                    )
                )
        case Deals(count):
            parts.append(number(setup, change, "deals", _("Number of deals"), count))
            multiples = [players * times for times in (1, 2, 3, 4, 5)]
            parts.append(
                choices([(str(each), each == count, choose(Deals(each))) for each in multiples])
            )
            parts.append(explained(_("With these everybody deals equally often.")))
        case Minutes(minutes):
            parts.append(number(setup, change, "minutes", _("Minutes"), minutes))
        case Open():
            parts.append(explained(_("The game goes on until you end it.")))
    return parts


def _with_end(setup: Setup, end: End) -> Setup:
    """Another end, without the numbers that were typed for the one before."""
    numbers = {
        name: text
        for name, text in setup.numbers.items()
        if name not in ("target", "deals", "minutes")
    }
    return replace(with_changes(setup, end=end), numbers=numbers)
