"""The rules of a table: a profile by its name, and under *Adjust* every override in plain words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from scorepad.game.setup import Setup, with_rules
from scorepad.game.typed_numbers import with_numbers
from scorepad.rules.cards import Card, card
from scorepad.rules.check import PAIRED_PLAYERS, check_rules
from scorepad.rules.deck import deck_for
from scorepad.rules.fault import Fault
from scorepad.rules.groups import penalty_groups, penalty_total
from scorepad.rules.profiles import PROFILES, QUEEN_AT_SPOT
from scorepad.rules.rules import (
    Bonus,
    Direction,
    Hearts,
    House,
    Passing,
    Revoke,
    Rules,
    Sweep,
    Tie,
)
from scorepad.ui import theme
from scorepad.ui.widgets.end_form import end_form
from scorepad.ui.widgets.fields import choices, explained, switch, typed
from scorepad.ui.widgets.frame import heading, quiet_button
from scorepad.ui.widgets.rule_fields import Said, number, pick, with_changes
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

BONUS_CARDS = tuple(card(text) for text in ("AD", "JD", "TD", "QD", "KD", "JC", "TC"))
"""The cards that tables make good to take."""


def profile_form(setup: Setup, change: Said, own: dict[str, Rules]) -> list[ft.Control]:
    """The profiles, and the rules that this table has kept under a name of its own."""

    def choose(rules: Rules) -> Callable[[], None]:
        return lambda: change(lambda now: with_rules(now, rules))

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
        pick(setup, change, "sweep", {each: sweep_name(each) for each in Sweep}),
        heading(_("The end")),
        *end_form(setup, change),
        heading(_("Several at the lowest total")),
        pick(setup, change, "tie", {each: tie_name(each) for each in Tie}),
        heading(_("A revoke found too late")),
        pick(setup, change, "revoke", {each: revoke_name(each) for each in Revoke}),
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
                        lambda: change(lambda now: with_rules(now, profile)),
                    )
                ],
                wrap=True,
            )
        )
    return parts


def deal_total_line(setup: Setup) -> ft.Control:
    """What a deal costs by now; where that cannot be told, why."""
    players = setup.players
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


def _hearts(setup: Setup, change: Said) -> ft.Control:
    def choose(hearts: Hearts) -> Callable[[], None]:
        # Where hearts cost their face value the queen costs more, unless the table says so.
        queen = QUEEN_AT_SPOT if hearts is Hearts.SPOT else PROFILES[setup.rules.profile].queen
        return lambda: change(lambda now: with_changes(now, hearts=hearts, queen=queen))

    return choices(
        [(hearts_name(each), each is setup.rules.hearts, choose(each)) for each in Hearts]
    )


def _costs(setup: Setup, change: Said) -> ft.Control:
    rules = setup.rules
    return ft.Row(
        [
            number(setup, change, "queen", _("Queen of spades"), rules.queen),
            number(setup, change, "king", _("King of spades"), rules.king),
            number(setup, change, "ace", _("Ace of spades"), rules.ace),
            number(setup, change, "pink_lady", _("Queen of hearts"), rules.pink_lady),
        ],
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
    )


def _bonus(setup: Setup, change: Said) -> list[ft.Control]:
    def choose(card: Card | None) -> Callable[[], None]:
        points = setup.rules.bonus.points if setup.rules.bonus else -10
        return lambda: change(
            lambda now: with_changes(now, bonus=Bonus(card, points) if card else None)
        )

    present = setup.rules.bonus.card if setup.rules.bonus else None
    parts: list[ft.Control] = [
        heading(_("A card that is good to take")),
        choices(
            [(_("None"), present is None, choose(None))]
            + [(card_name(card), card == present, choose(card)) for card in _bonus_cards(setup)]
        ),
    ]
    if setup.rules.bonus:
        parts.append(number(setup, change, "bonus", _("Points for it"), setup.rules.bonus.points))
    return parts


def _bonus_cards(setup: Setup) -> list[Card]:
    """The usual ones; the present one too, where it is another."""
    deck = deck_for(setup.players).cards
    cards = [card for card in BONUS_CARDS if card in deck]
    present = setup.rules.bonus
    return cards + ([present.card] if present and present.card not in cards else [])


def _passing(setup: Setup, change: Said) -> list[ft.Control]:
    passing = setup.rules.passing
    profile = PROFILES[setup.rules.profile].passing
    players = setup.players

    def choose(to: Direction | None) -> Callable[[], None]:
        if to is None:
            return lambda: change(lambda now: with_changes(now, passing=None))
        usual = passing or profile or Passing(3, to)
        # In the other direction as many as it is now: only a profile's own depends on the players.
        after = usual if usual.to is to else Passing(usual.cards_at(players), to)
        return lambda: change(lambda now: with_changes(now, passing=after))

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
        parts.append(number(setup, change, "cards", _("Cards passed"), cards))
    return parts


def _pairs(setup: Setup, change: Said) -> list[ft.Control]:
    if len(setup.seats) not in PAIRED_PLAYERS and not setup.rules.pairs:
        return []
    return [
        switch(
            _("In pairs: who sit opposite are partners"),
            setup.rules.pairs,
            lambda: change(lambda now: with_changes(now, pairs=not now.rules.pairs)),
        )
    ]


def _house(setup: Setup, change: Said) -> list[ft.Control]:
    def toggle(restriction: House) -> Callable[[], None]:
        return lambda: change(lambda now: with_changes(now, house=now.rules.house ^ {restriction}))

    return [switch(house_name(each), each in setup.rules.house, toggle(each)) for each in House]
