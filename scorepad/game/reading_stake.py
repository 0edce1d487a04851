"""Reading the `stake` of a game file."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Any

from scorepad.game.faults import (
    MoneyIncomplete,
    MoneyOutOfRange,
    MoneyWithoutSettlement,
    NotACurrency,
)
from scorepad.game.fields import choice_of, object_with, take, text_formed
from scorepad.game.model import Method, Stake

LEAST_MONEY, MOST_MONEY = "0.01", "9999.99"
MONEY = re.compile(r"[0-9]+(\.[0-9]{1,2})?")
CURRENCY = re.compile(r"[A-Z]{3}")


def cents(amount: str) -> int:
    """An amount that is written as `MONEY` says, in cents."""
    return int(Decimal(amount) * 100)


def stake_of_object(value: Any) -> Stake:
    """The stake that an object stands for.

    Raises:
        GameFileError, Fault: it breaks a rule of game-file.md.
    """
    found = object_with(value, optional=("method", "per_point", "currency"))
    stake = Stake(
        method=take(found, "method", lambda method: choice_of(method, Method), Method.FROM_LOWEST),
        per_point=take(found, "per_point", _per_point, None),
        currency=take(found, "currency", lambda text: text_formed(text, CURRENCY, "EUR"), None),
    )
    check_stake(stake)
    return stake


def check_stake(stake: Stake) -> None:
    """Refuse a stake whose parts do not go together.

    Raises:
        MalformedText: money a point that is no amount.
        MoneyOutOfRange: money a point of nothing, or too much.
        MoneyIncomplete: money a point without its currency, or the other way round.
        NotACurrency: a currency that is not three capital letters.
        MoneyWithoutSettlement: money a point where nothing is settled.
    """
    if stake.per_point is not None:
        _per_point(stake.per_point)
    if (stake.per_point is None) != (stake.currency is None):
        raise MoneyIncomplete
    if stake.currency is not None and not CURRENCY.fullmatch(stake.currency):
        raise NotACurrency(stake.currency)
    if stake.method is Method.NONE and stake.per_point is not None:
        raise MoneyWithoutSettlement


def _per_point(value: Any) -> str:
    text = text_formed(value, MONEY, "0.10")
    if not Decimal(LEAST_MONEY) <= Decimal(text) <= Decimal(MOST_MONEY):
        raise MoneyOutOfRange(text, LEAST_MONEY, MOST_MONEY)
    return text
