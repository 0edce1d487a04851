"""The end of a game, its reason, its winners, everybody's place."""

import pytest
from hypothesis import given

from scorepad.game.model import dealer, leader
from scorepad.game.progress import EndReason, places, progress, tie_played_on
from scorepad.game.reading import game_of
from tests import oracle
from tests.games import everything, game
from tests.strategies import game_objects

SHARED_SPLIT = {"A": {"QS": 1, "hearts": 8}, "B": {"KS": 1, "AS": 1, "hearts": 5}}
"""21 and 22."""


def carried(*points, players="ABC"):
    return dict(zip(players, points, strict=True))


def state(of):
    now = progress(of)
    return now.end_reason, now.winners


def test_a_new_game_is_not_over():
    now = progress(game())
    assert (now.totals, now.finished, now.ended_after, now.winners) == ((0, 0, 0), False, None, ())


@pytest.mark.parametrize(
    ("before", "over"), [((57, 0, 0), True), ((56, 0, 0), False), ((58, 0, 0), True)]
)
def test_exactly_a_hundred_ends_the_game(before, over):
    now = progress(game(carried=carried(*before), hands=[{"revoke": "A"}]))
    assert now.finished is over
    assert now.totals == (before[0] + 43, 0, 0)
    assert now.winners == ((1, 2) if over else ())


def test_two_over_a_hundred_in_one_hand():
    of = game(carried=carried(80, 90, 70), hands=[{"captured": SHARED_SPLIT}])
    assert progress(of).totals == (101, 112, 70)
    assert state(of) == (EndReason.TARGET, (2,))


@pytest.mark.parametrize(
    ("points", "winners"),
    [((100, 90, 65), (2,)), ((100, 60, 60), (1, 2)), ((100, 100, 100), (0, 1, 2))],
)
def test_points_carried_in_can_end_the_game(points, winners):
    of = game(
        players=("Peter", "Paul", "Lev"), carried=carried(*points, players=("Peter", "Paul", "Lev"))
    )
    assert state(of) == (EndReason.TARGET, winners)
    assert progress(of).ended_after == 0


PLAYED_ON = {"tie": "another-deal"}


def test_a_tie_at_the_lowest_is_played_on_until_one_is_alone():
    hands = [{"revoke": "A"}, {"revoke": "B"}, {"revoke": "C"}]
    start = {"rules": PLAYED_ON, "carried": carried(60, 10, 10)}
    tied = game(hands=hands[:1], **start)
    assert state(tied) == (None, ())
    assert tie_played_on(tied, progress(tied))
    alone = game(hands=hands[:2], **start)
    assert state(alone) == (EndReason.TARGET, (2,))
    assert not tie_played_on(alone, progress(alone))
    again = game(hands=[hands[0], hands[1] | {"revoke": "A"}], **start)
    assert state(again) == (None, ())


def test_a_tie_that_is_no_tie_at_the_lowest_is_not_played_on():
    of = game(rules=PLAYED_ON, carried=carried(100, 100, 10))
    assert state(of) == (EndReason.TARGET, (2,))


def test_a_target_once_reached_stays_reached():
    bonus = {"card": "AD", "points": -20}
    of = game(
        rules=PLAYED_ON | {"bonus": bonus, "end": {"target": 50}},
        carried=carried(50, 10, 10),
        hands=[{"captured": {"B": everything("B")["B"], "A": {"AD": 1}}}],
    )
    assert progress(of).totals == (30, 53, 10)
    assert state(of) == (EndReason.TARGET, (2,))


def test_a_bonus_card_takes_a_total_below_zero():
    of = game(
        rules={"bonus": {"card": "AD", "points": -10}},
        hands=[{"captured": everything("A") | {"B": {"AD": 1}}}],
    )
    assert progress(of).totals == (43, -10, 0)
    assert places(progress(of).totals) == (3, 1, 2)


def test_a_sweep_ends_the_game_for_somebody_else():
    of = game(
        rules={"sweep": "others"},
        carried=carried(60, 99, 20),
        hands=[{"captured": everything("B")}],
    )
    assert progress(of).totals == (103, 99, 63)
    assert state(of) == (EndReason.TARGET, (2,))


@pytest.mark.parametrize(("played", "over"), [(1, False), (2, True)])
def test_a_number_of_deals_counts_abandoned_ones(played, over):
    hands = [{"revoke": "A"}, {"captured": everything("B")}][:played]
    of = game(rules={"end": {"deals": 2}}, hands=hands)
    assert state(of) == ((EndReason.DEALS, (2,)) if over else (None, ()))


def test_deals_are_played_on_over_a_tie_too():
    rules = PLAYED_ON | {"end": {"deals": 1}}
    of = game(rules=rules, hands=[{"revoke": "A"}])
    assert state(of) == (None, ())
    assert tie_played_on(of, progress(of))
    assert state(game(rules=rules, hands=[{"revoke": "A"}, {"revoke": "C"}])) == (
        EndReason.DEALS,
        (1,),
    )


@pytest.mark.parametrize("end", [{"open": True}, {"minutes": 1}])
def test_an_open_game_and_one_on_the_clock_end_only_by_the_players(end):
    hands = [{"revoke": "A"}] * 10
    assert state(game(rules={"end": end}, hands=hands)) == (None, ())
    assert state(game(rules={"end": end} | PLAYED_ON, hands=hands, ended="time")) == (
        EndReason.TIME,
        (1, 2),
    )


@pytest.mark.parametrize(
    ("ended", "winners"), [("time", (1, 2)), ("agreement", (1, 2)), ("continued", ())]
)
def test_the_players_can_end_any_game(ended, winners):
    of = game(hands=[{"revoke": "A"}], ended=ended)
    assert state(of) == (ended, winners)


@pytest.mark.parametrize("ended", ["time", "agreement", "continued"])
def test_where_the_rules_had_ended_it_their_reason_stands(ended):
    assert state(game(carried=carried(100, 1, 2), ended=ended)) == (EndReason.TARGET, (1,))


def test_alone_at_the_lowest_means_one_pair():
    rules = {"pairs": True, "tie": "another-deal"}
    of = game("ABCD", rules=rules, carried=carried(100, 7, 100, 7, players="ABCD"))
    assert state(of) == (EndReason.TARGET, (1, 3))
    both = game("ABCD", rules=rules, carried=carried(100, 100, 100, 100, players="ABCD"))
    assert state(both) == (None, ())
    six = game("ABCDEF", rules=rules, carried=carried(100, 7, 7, 100, 7, 7, players="ABCDEF"))
    assert state(six) == (None, ())


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((1, 2, 2, 4), (1, 2, 2, 4)),
        ((5, 5, 5), (1, 1, 1)),
        ((30, -10, 7), (3, 1, 2)),
    ],
)
def test_equal_totals_have_equal_places(totals, expected):
    assert places(totals) == expected


def test_the_deal_passes_to_the_left_after_every_hand():
    of = game(first_dealer="B", rules={"end": {"open": True}}, hands=[{"revoke": "A"}] * 3)
    assert [of.players[dealer(of, index)] for index in range(4)] == ["B", "C", "A", "B"]
    assert [of.players[leader(of, index)] for index in range(4)] == ["C", "A", "B", "C"]
    assert dealer(game(), 0) == 2, "the last one, so that the first one leads"


@given(game_objects())
def test_no_valid_game_was_played_on_after_its_end(found):
    of = game_of(found)
    ended_after = progress(of).ended_after
    assert ended_after == oracle.ended_by_rules_after(found)
    assert ended_after in (None, len(of.hands))
