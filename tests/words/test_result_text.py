"""The result as a short text to send."""

from scorepad.words.language import language, spoken
from scorepad.words.result_text import result_text
from scorepad.words.writing import day, money
from tests.games import game

CARRIED = {"Peter": 100, "Paul": 90, "Lev": 65}
EURO = {"per_point": "1.00", "currency": "EUR"}


def test_a_finished_game():
    of = game(list(CARRIED), carried=CARRIED, stake=EURO, played_on="2026-11-30")
    assert result_text(of).splitlines() == [
        f"Black Maria to 100, {day('2026-11-30')}",
        "Lev wins.",
        "Lev 65, Paul 90, Peter 100",
        f"Peter pays Lev {money(3500, 'EUR')}",
        f"Paul pays Lev {money(2500, 'EUR')}",
    ]


def test_an_unfinished_game_of_pairs_without_a_day():
    of = game(["North", "East", "South", "West"], rules={"pairs": True}, hands=[{"revoke": "East"}])
    assert result_text(of).splitlines() == [
        "Black Maria to 100",
        "After 1 hand.",
        "North and South 0, East and West 43",
    ]


def test_it_is_written_as_the_language_does():
    of = game(list(CARRIED), carried=CARRIED, stake=EURO, played_on="2026-11-30")
    before = spoken.set(language("pl"))
    try:
        assert "30 lis 2026" in result_text(of)
        assert "35,00 €" in result_text(of).replace("\N{NO-BREAK SPACE}", " ")
    finally:
        spoken.reset(before)
