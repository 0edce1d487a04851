"""What the rules of a table must hold to, at its number of players (game-file.md)."""

from __future__ import annotations

from dataclasses import replace

from scorepad.rules.cards import Card
from scorepad.rules.deck import deck_for
from scorepad.rules.fault import Fault
from scorepad.rules.groups import penalty_groups
from scorepad.rules.rules import Deals, End, Minutes, Rules, Target

COSTS = range(100)
BONUS_POINTS = range(-99, 0)
TARGETS = range(1, 10_000)
DEALS = range(1, 1_000)
MINUTES = range(1, 1_441)
PASSED_CARDS = range(1, 6)
PAIRED_PLAYERS = (4, 6)


class OutOfRange(Fault):
    """A number of the rules that is too small or too large."""

    def __init__(self, name: str, found: int, allowed: range) -> None:
        super().__init__(name, found)
        self.name = name
        """The field of the rules, as the game file calls it."""
        self.found = found
        self.lowest, self.highest = allowed[0], allowed[-1]


class BonusCardNotInDeck(Fault):
    """The bonus card is out of the deck at this number of players."""

    def __init__(self, card: Card, players: int) -> None:
        super().__init__(card, players)
        self.card = card
        self.players = players


class BonusCardCosts(Fault):
    """The bonus card costs something by the other rules."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.card = card


class NoPairs(Fault):
    """Nobody sits opposite at this number of players."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.players = players


def check_rules(rules: Rules, players: int) -> None:
    """Refuse rules that game-file.md does not allow.

    Raises:
        WrongNumberOfPlayers: see `deck_for`.
        OutOfRange: a cost, an end or a number of cards is too small or too large.
        BonusCardNotInDeck: at this number of players the bonus card is taken out.
        BonusCardCosts: the bonus card costs something otherwise.
        NoPairs: pairs at a number of players other than four or six.
    """
    deck_for(players)  # refuses a table that is too small or too large for any rules
    for name in ("queen", "king", "ace", "pink_lady"):
        _in_range(name, getattr(rules, name), COSTS)
    check_end(rules.end)
    if rules.passing:
        _in_range("cards", rules.passing.cards, PASSED_CARDS)
    if rules.pairs and players not in PAIRED_PLAYERS:
        raise NoPairs(players)
    if rules.bonus:
        _in_range("points", rules.bonus.points, BONUS_POINTS)
        _check_bonus_card(rules, rules.bonus.card, players)


def check_end(end: End) -> None:
    """Refuse an end that no game could have.

    Raises:
        OutOfRange: the target, the number of deals or of minutes.
    """
    match end:
        case Target(points):
            _in_range("target", points, TARGETS)
        case Deals(count):
            _in_range("deals", count, DEALS)
        case Minutes(minutes):
            _in_range("minutes", minutes, MINUTES)


def _check_bonus_card(rules: Rules, card: Card, players: int) -> None:
    if card not in deck_for(players).cards:
        raise BonusCardNotInDeck(card, players)
    others = penalty_groups(replace(rules, bonus=None), players)
    if any(card in group.cards for group in others):
        raise BonusCardCosts(card)


def _in_range(name: str, found: int, allowed: range) -> None:
    if found not in allowed:
        raise OutOfRange(name, found, allowed)
