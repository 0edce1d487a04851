"""The rules of a table: a profile by its name, and under *Adjust* every override in plain words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import flet as ft

from scorepad.game.setup import Setup
from scorepad.game.typed_numbers import suggested_target, with_numbers
from scorepad.rules.cards import Card, card
from scorepad.rules.check import PAIRED_PLAYERS, check_rules
from scorepad.rules.deck import FEWEST_PLAYERS, deck_for
from scorepad.rules.fault import Fault
from scorepad.rules.groups import penalty_groups, penalty_total
from scorepad.rules.profiles import PROFILES, QUEEN_AT_SPOT
from scorepad.rules.rules import (
    Bonus,
    Deals,
    Direction,
    End,
    Hearts,
    House,
    Minutes,
    Open,
    Passing,
    Revoke,
    Rules,
    Sweep,
    Target,
    Tie,
)
from scorepad.ui import theme
from scorepad.ui.widgets.fields import Change, choices, explained, switch, typed
from scorepad.ui.widgets.frame import heading, quiet_button
from scorepad.words import _
from scorepad.words.cards import card_name
from scorepad.words.faults import sentence
from scorepad.words.rules import (
    hearts_name,
    house_name,
    revoke_name,
    sweep_name,
    tie_name,
)
from scorepad.words.table import capitalised, points_counted, profile_name, profile_sentence

Said = Change[Setup]

BONUS_CARDS = tuple(card(text) for text in ("AD", "JD", "TD", "QD", "KD", "JC", "TC"))
"""The cards that tables make good to take."""


def profile_form(setup: Setup, change: Said, own: dict[str, Rules]) -> list[ft.Control]:
    """The profiles, and the rules that this table has kept under a name of its own."""

    def choose(rules: Rules) -> Callable[[], None]:
        return lambda: change(lambda now: replace(now, rules=rules, numbers={}))

    options = [
        (profile_name(name), setup.rules == rules and not setup.numbers, choose(rules))
        for name, rules in PROFILES.items()
    ]
    options += [
        (name, setup.rules == rules and not setup.numbers, choose(rules))
        for name, rules in own.items()
    ]
    return [
        heading(_("Rules")),
        choices(options),
        explained(_about(setup)),
    ]


def _about(setup: Setup) -> str:
    """What is special about the rules as they are said."""
    if setup.rules == PROFILES[setup.rules.profile] and not setup.numbers:
        return profile_sentence(setup.rules.profile)
    return _("Adjusted from {profile}.").format(profile=profile_name(setup.rules.profile))


def adjust_form(setup: Setup, change: Said) -> list[ft.Control]:
    """Every override, grouped, with what a deal costs and a way back to the profile."""
    parts = [
        heading(_("Hearts")),
        _hearts(setup, change),
        heading(_("Cards and what they cost")),
        _costs(setup, change),
        explained(_("With 0 the queen of hearts costs what the other hearts cost.")),
        *_bonus(setup, change),
        deal_total_line(setup),
        heading(_("One side takes everything")),
        _pick(setup, change, "sweep", {each: sweep_name(each) for each in Sweep}),
        heading(_("The end")),
        *_end(setup, change),
        heading(_("Several at the lowest total")),
        _pick(setup, change, "tie", {each: tie_name(each) for each in Tie}),
        heading(_("A revoke found too late")),
        _pick(setup, change, "revoke", {each: revoke_name(each) for each in Revoke}),
        heading(_("Passing")),
        *_passing(setup, change),
        *_pairs(setup, change),
        heading(_("House restrictions")),
        *_house(setup, change),
        typed(
            _("A line of the table's own"),
            setup.notes,
            lambda text: change(lambda now: replace(now, notes=text)),
            key="notes",
        ),
    ]
    profile = PROFILES[setup.rules.profile]
    if setup.rules != profile or setup.numbers:
        back = _("Back to {profile}").format(profile=profile_name(profile.profile))
        parts.append(
            ft.Row(
                [
                    quiet_button(
                        back,
                        ft.Icons.RESTART_ALT,
                        lambda: change(lambda now: replace(now, rules=profile, numbers={})),
                    )
                ],
                wrap=True,
            )
        )
    return parts


def deal_total_line(setup: Setup) -> ft.Control:
    """What a deal costs by now; where that cannot be told, why."""
    players = max(len(setup.seats), FEWEST_PLAYERS)
    try:
        rules = with_numbers(setup.rules, setup.numbers)
        check_rules(rules, players)
    except Fault as fault:
        return ft.Text(capitalised(sentence(fault)), color=ft.Colors.ERROR)
    total = penalty_total(penalty_groups(rules, players))
    return ft.Text(
        _("A deal costs {points}.").format(points=points_counted(total)),
        weight=ft.FontWeight.W_600,
    )


def _with(setup: Setup, **changes: Any) -> Setup:
    return replace(setup, rules=replace(setup.rules, **changes))


def _pick(setup: Setup, change: Said, name: str, names: dict[Any, str]) -> ft.Control:
    """One of several, named in words."""

    def choose(value: Any) -> Callable[[], None]:
        return lambda: change(lambda now: _with(now, **{name: value}))

    present = getattr(setup.rules, name)
    return choices([(words, value is present, choose(value)) for value, words in names.items()])


def _hearts(setup: Setup, change: Said) -> ft.Control:
    def choose(hearts: Hearts) -> Callable[[], None]:
        # Where hearts cost their face value the queen costs more, unless the table says so.
        queen = QUEEN_AT_SPOT if hearts is Hearts.SPOT else PROFILES[setup.rules.profile].queen
        return lambda: change(lambda now: _with(now, hearts=hearts, queen=queen))

    return choices(
        [(hearts_name(each), each is setup.rules.hearts, choose(each)) for each in Hearts]
    )


def _number(
    setup: Setup, change: Said, name: str, label: str, present: int, width: float = 150
) -> ft.Control:
    def say(text: str) -> None:
        change(lambda now: replace(now, numbers={**now.numbers, name: text}))

    shown = setup.numbers.get(name, str(present))
    return typed(label, shown, say, width=width, number=True, key=name)


def _costs(setup: Setup, change: Said) -> ft.Control:
    rules = setup.rules
    return ft.Row(
        [
            _number(setup, change, "queen", _("Queen of spades"), rules.queen),
            _number(setup, change, "king", _("King of spades"), rules.king),
            _number(setup, change, "ace", _("Ace of spades"), rules.ace),
            _number(setup, change, "pink_lady", _("Queen of hearts"), rules.pink_lady),
        ],
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
    )


def _bonus(setup: Setup, change: Said) -> list[ft.Control]:
    def choose(card: Card | None) -> Callable[[], None]:
        points = setup.rules.bonus.points if setup.rules.bonus else -10
        return lambda: change(lambda now: _with(now, bonus=Bonus(card, points) if card else None))

    present = setup.rules.bonus.card if setup.rules.bonus else None
    parts: list[ft.Control] = [
        heading(_("A card that is good to take")),
        choices(
            [(_("None"), present is None, choose(None))]
            + [(card_name(card), card == present, choose(card)) for card in _bonus_cards(setup)]
        ),
    ]
    if setup.rules.bonus:
        parts.append(_number(setup, change, "bonus", _("Points for it"), setup.rules.bonus.points))
    return parts


def _bonus_cards(setup: Setup) -> list[Card]:
    """The usual ones; the present one too, where it is another."""
    deck = deck_for(max(len(setup.seats), FEWEST_PLAYERS)).cards
    cards = [card for card in BONUS_CARDS if card in deck]
    present = setup.rules.bonus
    return cards + ([present.card] if present and present.card not in cards else [])


def _end(setup: Setup, change: Said) -> list[ft.Control]:
    players = max(len(setup.seats), FEWEST_PLAYERS)
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
            parts.append(_number(setup, change, "target", _("Target"), points))
            if points != target and "target" not in setup.numbers:
                parts.append(
                    quiet_button(
                        _("{target} makes a game about as long").format(target=target),
                        ft.Icons.LIGHTBULB_OUTLINE,
                        choose(Target(target)),
                    )
                )
        case Deals(count):
            parts.append(_number(setup, change, "deals", _("Number of deals"), count))
            multiples = [players * times for times in (1, 2, 3, 4, 5)]
            parts.append(
                choices([(str(each), each == count, choose(Deals(each))) for each in multiples])
            )
            parts.append(explained(_("With these everybody deals equally often.")))
        case Minutes(minutes):
            parts.append(_number(setup, change, "minutes", _("Minutes"), minutes))
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
    return replace(_with(setup, end=end), numbers=numbers)


def _passing(setup: Setup, change: Said) -> list[ft.Control]:
    passing = setup.rules.passing
    profile = PROFILES[setup.rules.profile].passing
    players = max(len(setup.seats), FEWEST_PLAYERS)

    def choose(to: Direction | None) -> Callable[[], None]:
        if to is None:
            return lambda: change(lambda now: _with(now, passing=None))
        usual = passing or profile or Passing(3, to)
        # In the other direction as many as it is now: only a profile's own depends on the players.
        after = usual if usual.to is to else Passing(usual.cards_at(players), to)
        return lambda: change(lambda now: _with(now, passing=after))

    present = passing.to if passing else None
    parts: list[ft.Control] = [
        choices(
            [
                (_("To the right"), present is Direction.RIGHT, choose(Direction.RIGHT)),
                (_("To the left"), present is Direction.LEFT, choose(Direction.LEFT)),
                (_("No cards"), present is None, choose(None)),
            ]
        )
    ]
    if passing:
        cards = passing.cards_at(players)
        parts.append(_number(setup, change, "cards", _("Cards passed"), cards))
    return parts


def _pairs(setup: Setup, change: Said) -> list[ft.Control]:
    if len(setup.seats) not in PAIRED_PLAYERS and not setup.rules.pairs:
        return []
    return [
        switch(
            _("In pairs: who sit opposite are partners"),
            setup.rules.pairs,
            lambda: change(lambda now: _with(now, pairs=not now.rules.pairs)),
        )
    ]


def _house(setup: Setup, change: Said) -> list[ft.Control]:
    def toggle(restriction: House) -> Callable[[], None]:
        return lambda: change(lambda now: _with(now, house=now.rules.house ^ {restriction}))

    return [switch(house_name(each), each in setup.rules.house, toggle(each)) for each in House]
