"""Numbers and money as the present language writes them."""

import pytest

from scorepad.words.language import language, spoken
from scorepad.words.writing import amount, money

A_SPACE = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("code", "cents", "currency", "written"),
    [
        ("en", 3500, "EUR", "€35.00"),
        ("en", 3500, "JPY", "JP¥35"),
        ("en", 3550, "JPY", "JP¥35.50"),
        ("pl", -350, "PLN", f"-3,50{A_SPACE}zł"),
        ("en", 3500, None, "35.00"),
    ],
)
def test_money_has_the_decimals_that_it_needs(code, cents, currency, written) -> None:
    before = spoken.set(language(code))
    try:
        assert money(cents, currency) == written
    finally:
        spoken.reset(before)


def test_an_amount_has_two_decimals_in_every_language() -> None:
    assert amount(-40) == "-0.40"
    before = spoken.set(language("ru"))
    try:
        assert amount(-40) == "-0,40"
    finally:
        spoken.reset(before)
