"""Who pays whom."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.game.model import Ended, Method, Stake
from scorepad.game.progress import progress
from scorepad.game.reading import game_of
from scorepad.game.settlement import cents_per_point, settlement
from scorepad.rules.rules import Open
from tests.games import game
from tests.strategies import game_objects

EURO = {"per_point": "1.00", "currency": "EUR"}


def settled(points, ended="agreement", **stake):
    players = [f"P{seat}" for seat in range(len(points))]
    of = game(players, carried=dict(zip(players, points, strict=True)), ended=ended, stake=stake)
    return settlement(of, progress(of))


def payments(points, **stake):
    return [(t.payer, t.payee, t.points, t.cents) for t in settled(points, **stake).transfers]


def test_every_player_pays_the_winner_the_difference():
    assert payments((100, 90, 65), **EURO) == [(0, 2, 35, 3500), (1, 2, 25, 2500)]


def test_winners_who_share_split_each_payment():
    assert payments((100, 60, 60), **EURO) == [(0, 1, 20, 2000), (0, 2, 20, 2000)]
    assert payments((95, 60, 60)) == [
        (0, 1, Fraction(35, 2), None),
        (0, 2, Fraction(35, 2), None),
    ]


def test_odd_cents_go_to_the_winners_in_turn():
    assert payments((1, 1, 0, 0), per_point="0.01", currency="EUR") == [
        (0, 2, Fraction(1, 2), 1),
        (0, 3, Fraction(1, 2), 0),
        (1, 2, Fraction(1, 2), 0),
        (1, 3, Fraction(1, 2), 1),
    ]


def test_an_even_payment_in_between_does_not_move_the_turn():
    cents = [t[3] for t in payments((1, 2, 3, 0, 0), per_point="0.01", currency="EUR")]
    assert cents == [1, 0, 1, 1, 1, 2]


def test_every_two_players_settle_pairwise():
    assert payments((40, 36, 10), method="pairwise") == [
        (0, 1, 4, None),
        (0, 2, 30, None),
        (1, 2, 26, None),
    ]
    assert payments((10, 36, 36), method="pairwise", **EURO) == [
        (1, 0, 26, 2600),
        (2, 0, 26, 2600),
    ]


def test_equal_totals_leave_nothing_to_pay():
    equal = settled((7, 7, 7), **EURO)
    assert equal.transfers == ()
    assert [equal.net_cents(seat) for seat in range(3)] == [0, 0, 0]
    assert [equal.net_points(seat) for seat in range(3)] == [0, 0, 0]


def test_partners_settle_each_for_himself():
    carried = {"N": 100, "E": 60, "S": 100, "W": 60}
    of = game("NESW", rules={"pairs": True}, carried=carried, stake=EURO)
    transfers = settlement(of, progress(of)).transfers
    assert [(t.payer, t.payee, t.cents) for t in transfers] == [
        (0, 1, 2000),
        (0, 3, 2000),
        (2, 1, 2000),
        (2, 3, 2000),
    ]


def test_nothing_is_settled_before_the_end_nor_where_nobody_wants_to():
    going_on = game(hands=[{"revoke": "A"}])
    assert settlement(going_on, progress(going_on)) is None
    assert settled((1, 2, 3), method="none") is None
    assert settled((1, 2, 3), ended="continued") is None


@pytest.mark.parametrize(
    ("text", "cents"),
    [("0.01", 1), ("0.1", 10), ("1", 100), ("9999.99", 999_999), ("0" * 5000 + "1", 100)],
)
def test_money_a_point_is_read_to_the_cent(text, cents):
    assert cents_per_point(Stake(per_point=text, currency="EUR")) == cents


def test_points_alone_have_no_cents():
    assert cents_per_point(Stake()) is None


finished_games = (
    game_objects()
    .map(game_of)
    .map(
        lambda of: replace(
            of,
            ended=Ended.AGREEMENT,
            carried=of.carried or (0,) * len(of.players),
        )
    )
)


@given(finished_games, st.sampled_from((Method.FROM_LOWEST, Method.PAIRWISE)))
def test_a_settlement_adds_up_to_zero_and_is_fair_to_the_cent(of, method):
    of = replace(of, stake=replace(of.stake, method=method))
    now = progress(of)
    found = settlement(of, now)
    assert sum(found.net_points(seat) for seat in of.seats) == 0
    assert sum(found.net_cents(seat) for seat in of.seats) == 0
    cents = [found.net_cents(seat) for seat in now.winners]
    assert max(cents) - min(cents) <= 1
    per_point = cents_per_point(of.stake)
    for each in found.transfers:
        assert each.points > 0
        assert each.payer not in now.winners
        if per_point is None:
            assert each.cents is None
        else:
            assert abs(each.cents - each.points * per_point) < 1
    if method is Method.FROM_LOWEST:
        for seat in of.seats:
            paid = -found.net_points(seat)
            assert seat in now.winners or paid == now.totals[seat] - min(now.totals)
            if per_point and seat not in now.winners:
                assert -found.net_cents(seat) == paid * per_point


@given(finished_games, st.data())
def test_the_order_of_seats_matters_only_for_odd_cents(of, data):
    order = data.draw(st.permutations(of.seats))
    totals = progress(of).totals
    one = replace(of, rules=replace(of.rules, end=Open(), pairs=False), carried=totals, hands=())
    other = replace(
        one,
        players=tuple(of.players[seat] for seat in order),
        carried=tuple(totals[seat] for seat in order),
    )
    first, second = settlement(one, progress(one)), settlement(other, progress(other))
    if first is None:
        assert second is None
        return
    for new, old in enumerate(order):
        assert first.net_points(old) == second.net_points(new)
        assert abs(first.net_cents(old) - second.net_cents(new)) <= 1
