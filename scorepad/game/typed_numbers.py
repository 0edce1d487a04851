"""Numbers of the rules, and money, as people type them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from scorepad.game.faults import NotMoney
from scorepad.game.reading_stake import MONEY, cents
from scorepad.rules.fault import Fault
from scorepad.rules.rules import Deals, End, Minutes, Rules, Target

MOST_DIGITS = 15


class NotAWholeNumber(Fault):
    """Something typed is no whole number."""

    def __init__(self, name: str, found: str) -> None:
        super().__init__(name, found)
        self.name = name
        """What the number is for, as `with_numbers` calls it, or `carried`."""
        self.found = found


def whole_number(name: str, text: str) -> int:
    """The number that was typed.

    Raises:
        NotAWholeNumber: it is none.
    """
    text = text.strip().replace("−", "-")
    digits = text.removeprefix("-").removeprefix("+")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > MOST_DIGITS:
        raise NotAWholeNumber(name, text)
    return int(text)


def typed_amount(text: str) -> str:
    """An amount of money as it was typed, with a point where people write a comma."""
    return text.strip().replace(",", ".")


def cents_of(text: str) -> int:
    """An amount of money as it was typed, in cents.

    Raises:
        NotMoney: it is no amount above zero with at most two decimals.
    """
    amount = typed_amount(text)
    if len(amount) > MOST_DIGITS + len(".00") or not MONEY.fullmatch(amount) or not cents(amount):
        raise NotMoney(text)
    return cents(amount)


def with_numbers(rules: Rules, numbers: Mapping[str, str]) -> Rules:
    """The rules with the numbers that were typed, each in its place; not yet checked.

    Args:
        rules: what was chosen.
        numbers: what was typed for `queen`, `king`, `ace`, `pink_lady`, the points of the
            `bonus` card, the `target`, `deals` or `minutes` of the end, and the `cards` passed.

    Raises:
        NotAWholeNumber: something typed is none.
    """
    for name, text in numbers.items():
        rules = _with_number(rules, name, whole_number(name, text))
    return rules


def suggested_target(deal_total: int) -> int:
    """A target, in points, that makes a game about as long as 100 does where a deal costs 43."""
    return max(round(deal_total * 100 / 43 / 50) * 50, 50)


def _with_number(rules: Rules, name: str, number: int) -> Rules:
    match name:
        case "queen":
            return replace(rules, queen=number)
        case "king":
            return replace(rules, king=number)
        case "ace":
            return replace(rules, ace=number)
        case "pink_lady":
            return replace(rules, pink_lady=number)
        case "bonus":
            return replace(rules, bonus=rules.bonus and replace(rules.bonus, points=number))
        case "cards":
            passing = rules.passing and replace(rules.passing, cards=number, cards_from_five=None)
            return replace(rules, passing=passing)
        case _:
            return replace(rules, end=_end_with_number(rules.end, name, number))


def _end_with_number(end: End, name: str, number: int) -> End:
    match end:
        case Target() if name == "target":
            return Target(number)
        case Deals() if name == "deals":
            return Deals(number)
        case Minutes() if name == "minutes":
            return Minutes(number)
        case _:
            return end
