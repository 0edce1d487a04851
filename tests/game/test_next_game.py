"""The game after this one."""

from dataclasses import replace

import pytest

from scorepad.game.faults import NothingToEnd, NumberOutOfRange, PartnersDiffer
from scorepad.game.model import Ended
from scorepad.game.names import NameTaken
from scorepad.game.next_game import Start, go_on_with, newcomer_total, rematch
from scorepad.game.progress import progress
from scorepad.game.reading import game_of
from scorepad.game.writing import object_of
from scorepad.rules.deck import WrongNumberOfPlayers
from tests.games import game

HANDS = [{"revoke": "A"}, {"revoke": "B"}]


def test_a_rematch_is_the_same_table_with_the_deal_moved_on():
    stake = {"per_point": "0.10", "currency": "EUR"}
    of = game(
        hands=HANDS,
        season="2026",
        notes="rain",
        stake=stake,
        ended="agreement",
        played_on="2026-02-03",
        carried={"A": 1, "B": 2, "C": 3},
    )
    same = game(stake=stake, season="2026", notes="rain")
    assert rematch(of) == replace(same, first_dealer=1)


@pytest.mark.parametrize(
    ("totals", "start", "expected"),
    [
        ((43, 43, 0), Start.ZERO, 0),
        ((43, 43, 0), Start.WORST, 43),
        ((43, 43, 0), Start.MEAN, 29),
        ((1, 1, 2, 2), Start.MEAN, 2),
        ((-1, -2, -1, -2), Start.MEAN, -1),
        ((1, 1, 2), Start.MEAN, 1),
    ],
)
def test_what_a_newcomer_starts_with(totals, start, expected):
    assert newcomer_total(totals, start) == expected


def test_those_who_stay_carry_their_totals():
    before, after = go_on_with(game(hands=HANDS), ["A", "Dan", "C", "B"], Start.WORST)
    assert before.ended is Ended.CONTINUED
    assert progress(before).winners == ()
    assert after.players == ("A", "Dan", "C", "B")
    assert after.carried == (43, 43, 0, 43)
    assert (after.hands, after.ended) == ((), None)
    assert game_of(object_of(after)) == after


@pytest.mark.parametrize(
    ("people", "deals"),
    [
        (["A", "B", "C", "D"], "B"),
        (["A", "C", "D"], "C"),
        (["A", "D", "E"], "A"),
        (["D", "E", "F"], "F"),
    ],
)
def test_the_deal_goes_to_the_next_who_is_still_there(people, deals):
    _, after = go_on_with(game(hands=HANDS), people, Start.ZERO)
    assert after.players[after.first_dealer] == deals


def test_nothing_is_gone_on_with_where_nothing_was_played():
    with pytest.raises(NothingToEnd):
        go_on_with(game(), ["A", "B", "D"], Start.ZERO)


def test_the_other_people_must_be_able_to_play():
    of = game("ABCD", rules={"pairs": True}, hands=HANDS)
    with pytest.raises(NameTaken):
        go_on_with(of, ["A", "B", "C", "C"], Start.ZERO)
    with pytest.raises(WrongNumberOfPlayers):
        go_on_with(game(hands=HANDS), ["A", "B"], Start.ZERO)


def test_new_partners_must_carry_the_same():
    of = game("ABCD", rules={"pairs": True}, hands=HANDS[:1])
    with pytest.raises(PartnersDiffer):
        go_on_with(of, ["A", "C", "B", "D"], Start.ZERO)


@pytest.mark.parametrize("start", Start)
def test_a_newcomer_shares_the_total_of_the_partner_who_stays(start):
    of = game("ABCD", rules={"pairs": True}, hands=HANDS[:1])
    _, after = go_on_with(of, ["A", "B", "E", "D"], start)
    assert after.carried == (43, 0, 43, 0)


def test_a_pair_of_newcomers_starts_as_newcomers_do():
    of = game("ABCD", rules={"pairs": True}, hands=HANDS[:1])
    _, after = go_on_with(of, ["E", "B", "F", "D"], Start.WORST)
    assert after.carried == (43, 0, 43, 0)


def test_where_nobody_can_sit_opposite_the_game_goes_on_without_pairs():
    of = game("ABCD", rules={"pairs": True}, hands=HANDS[:1])
    _, after = go_on_with(of, ["A", "B", "C"], Start.ZERO)
    assert not after.rules.pairs
    assert after.carried == (43, 0, 43)


def test_nobody_carries_more_than_a_game_file_holds():
    of = game(carried={"A": 9999, "B": 0, "C": 0}, rules={"end": {"open": True}}, hands=HANDS)
    with pytest.raises(NumberOutOfRange) as caught:
        go_on_with(of, ["A", "B", "D"], Start.ZERO)
    assert caught.value.found == 10042
