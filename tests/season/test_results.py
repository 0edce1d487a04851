"""What one finished game contributes."""

import json
from pathlib import Path

import pytest
from hypothesis import given

from scorepad.game.progress import progress
from scorepad.game.reading import game_of
from scorepad.game.settlement import settlement
from scorepad.season.results import Debt, game_result
from tests.games import everything, game
from tests.season.club import games, result

EXAMPLES = Path(__file__).parents[1] / "examples"
SPADES_TO_B = {"A": {"hearts": 13}, "B": {"QS": 1, "KS": 1, "AS": 1}}


def test_a_game_in_play_contributes_nothing() -> None:
    assert game_result(game(hands=[{"captured": everything("A")}])) is None


def test_peter_paul_and_lev() -> None:
    example = json.loads((EXAMPLES / "peter-paul-lev.json").read_text("utf-8"))
    found = game_result(game_of(example["game"]))
    assert found.players == ("Peter", "Paul", "Lev")
    assert found.winners == ("Lev",)
    assert [each.place for each in found.by_player] == [3, 2, 1]
    assert found.debts == (Debt("Peter", "Lev", 3500), Debt("Paul", "Lev", 2500))
    assert found.currency == "EUR"


def test_points_are_those_of_this_game_and_totals_begin_with_what_was_carried() -> None:
    found = result(
        hands=[{"captured": everything("A")}], carried={"A": 5, "B": -3, "C": 0}
    ).by_player
    assert [each.points for each in found] == [43, 0, 0]
    assert [each.total for each in found] == [48, -3, 0]


def test_the_queen_is_remembered_with_who_dealt_her() -> None:
    found = result(hands=[{"captured": SPADES_TO_B}, {"captured": SPADES_TO_B}])
    assert [each.queens_from for each in found.by_player] == [(), ("C", "A"), ()]


def test_no_queen_where_she_costs_nothing() -> None:
    rules = {"queen": 0, "king": 0, "ace": 0, "end": {"open": True}}
    found = result(hands=[{"captured": {"A": {"hearts": 13}}}], rules=rules)
    assert [each.queens_from for each in found.by_player] == [(), (), ()]
    assert [each.sweeps for each in found.by_player] == [1, 0, 0]


def test_hands_with_nothing_are_those_without_a_card_that_costs_something() -> None:
    rules = {"bonus": {"card": "JD", "points": -10}, "end": {"open": True}}
    captured = {**SPADES_TO_B, "C": {"JD": 1}}
    found = result(hands=[{"captured": captured}, {"revoke": "C"}], rules=rules)
    assert [each.hands_with_nothing for each in found.by_player] == [0, 0, 1]
    assert found.hands == 2


def test_who_revoked_has_no_hand_with_nothing_and_sweeps_nothing() -> None:
    rules = {"profile": "black-lady", "end": {"open": True}}
    captured = {"A": {"QS": 1, "hearts": 13}}
    (swept, *_), (revoked, other, _) = (
        result(hands=[{"captured": captured, **revoke}], rules=rules).by_player
        for revoke in ({}, {"revoke": "A"})
    )
    assert (swept.sweeps, revoked.sweeps) == (1, 0)
    assert other.hands_with_nothing == 1
    of_revoker = result(hands=[{"captured": captured, "revoke": "B"}], rules=rules).of("B")
    assert of_revoker.hands_with_nothing == 0


def test_a_sweep_is_both_partners() -> None:
    rules = {"pairs": True, "end": {"open": True}}
    captured = {"A": {"QS": 1, "KS": 1, "AS": 1}, "C": {"hearts": 13}}
    found = result("ABCD", hands=[{"captured": captured}], rules=rules)
    assert [each.sweeps for each in found.by_player] == [1, 0, 1, 0]
    assert [each.partner for each in found.by_player] == ["C", "D", "A", "B"]
    assert found.winners == ("B", "D")
    assert not found.shared


def test_a_win_is_shared_between_sides() -> None:
    captured = {"A": {"QS": 1, "KS": 1, "AS": 1, "hearts": 13}}
    assert result(hands=[{"captured": captured}]).shared
    rules = {"pairs": True, "end": {"open": True}}
    split = {"A": {"QS": 1, "hearts": 8}, "B": {"KS": 1, "AS": 1, "hearts": 5}}
    found = result("ABCD", hands=[{"captured": split}], rules=rules)
    assert [each.total for each in found.by_player] == [21, 22, 21, 22]
    assert not found.shared


def test_who_went_on_with_others_has_neither_won_nor_lost() -> None:
    found = result(
        hands=[{"captured": everything("A")}],
        ended="continued",
        stake={"per_point": "1", "currency": "EUR"},
    )
    assert found.winners == found.debts == ()
    assert [each.place for each in found.by_player] == [None, None, None]
    assert [each.cents for each in found.by_player] == [0, 0, 0]


def test_debts_are_the_settlement() -> None:
    stake = {"per_point": "0.10", "currency": "EUR"}
    found = result(hands=[{"captured": SPADES_TO_B}], stake=stake)
    assert found.debts == (Debt("A", "C", 130), Debt("B", "C", 300))
    assert [each.cents for each in found.by_player] == [-130, -300, 430]


def test_a_split_cent_that_somebody_does_not_get_is_no_debt() -> None:
    stake = {"per_point": "0.01", "currency": "EUR"}
    carried = {"A": 1, "B": 0, "C": 0}
    assert result(carried=carried, stake=stake).debts == (Debt("A", "B", 1),)


def test_points_alone_are_no_money() -> None:
    found = result(hands=[{"captured": SPADES_TO_B}])
    assert (found.currency, found.debts) == (None, ())


@pytest.mark.parametrize(
    ("keys", "day"),
    [
        ({"played_on": "2026-01-02", "started_at": "2026-01-01T23:00Z"}, "2026-01-02"),
        ({"started_at": "2026-01-01T23:00Z"}, "2026-01-01"),
        ({}, None),
    ],
)
def test_the_day(keys, day) -> None:
    assert result(hands=[{"captured": everything("A")}], **keys).played_on == day


def test_notes_of_the_game_and_its_hands() -> None:
    hands = [{"captured": everything("A"), "note": "What a hand"}, {"revoke": "B"}]
    assert result(hands=hands, notes="").notes == ("What a hand",)
    assert result(hands=hands, notes="Friday").notes == ("Friday", "What a hand")


@given(games())
def test_it_agrees_with_the_game(game) -> None:
    found, now = game_result(game), progress(game)
    settled = settlement(game, now)
    for seat, of in enumerate(found.by_player):
        assert found.of(of.player) is of
        assert of.total == now.totals[seat]
        assert of.points == sum(points[seat] for points in now.points)
        assert of.cents == (settled.net_cents(seat) if settled else 0)
        assert of.won == (seat in now.winners)
    assert found.of("nobody") is None
    assert sum(of.cents for of in found.by_player) == 0
    assert sum(len(of.queens_from) for of in found.by_player) == sum(
        hand.captured is not None for hand in game.hands
    )
