"""How the present language writes days, numbers and money."""

from __future__ import annotations

from datetime import date, datetime
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

from babel.dates import format_date, format_datetime
from babel.numbers import format_currency, format_decimal, get_currency_precision

from scorepad.words.language import present_language


def day(iso: str | None) -> str:
    """A day that is kept as `2026-11-30`; a dash for none, and as it stands where it is no day."""
    if not iso:
        return "–"
    try:
        return format_date(date.fromisoformat(iso), "medium", locale=present_language().locale)
    except ValueError:
        return iso


def moment(when: datetime) -> str:
    """A day and the time of the clock on the wall, without seconds."""
    return format_datetime(when.astimezone(), "short", locale=present_language().locale)


def wall_clock(at: str) -> str:
    """A moment that is kept as `2026-11-30T21:05:33.123+01:00`, as the clock there showed it."""
    there = datetime.fromisoformat(at).replace(tzinfo=None)
    return format_datetime(there, "short", locale=present_language().locale)


def money(cents: int, currency: str | None) -> str:
    """An amount of money: `€35.00`, `¥35`; without a currency the bare number."""
    if not currency:
        return amount(cents)
    # A yen has no hundredths, but half of one may still be owed.
    own_digits = cents * 10 ** get_currency_precision(currency) % 100 == 0
    return format_currency(
        Decimal(cents) / 100,
        currency,
        locale=present_language().locale,
        currency_digits=own_digits,
    )


def amount(cents: int) -> str:
    """Cents as an amount with two decimals, where the currency stands elsewhere."""
    return format_decimal(Decimal(cents) / 100, "#,##0.00", locale=present_language().locale)


def decimal(number: Fraction | None) -> str:
    """A number with one decimal; a dash for none."""
    if number is None:
        return "–"
    exact = Decimal(number.numerator) / Decimal(number.denominator)
    rounded = exact.quantize(Decimal("0.1"), ROUND_HALF_UP)
    return format_decimal(rounded, "#,##0.0", locale=present_language().locale)


def whole(number: int) -> str:
    """A whole number, with what groups thousands."""
    return format_decimal(number, "#,##0", locale=present_language().locale)
