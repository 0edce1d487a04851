"""Changes to a game."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.game.changes import (
    InHand,
    PlayersMustStay,
    change_carried,
    change_details,
    change_first_dealer,
    change_rules,
    change_stake,
    correct,
    delete,
    end,
    record,
    rename,
    reopen,
    reseat,
)
from scorepad.game.faults import MoneyIncomplete, NothingToEnd, PartnersDiffer
from scorepad.game.model import Ended, Stake, hand_at
from scorepad.game.names import NameEmpty, NameTaken
from scorepad.game.progress import progress
from scorepad.game.reading import game_of
from scorepad.game.regroup import NotRecorded
from scorepad.game.scoring import points
from scorepad.game.validity import HandAfterEnd, RevokeWithoutCards, WrongSum
from scorepad.game.writing import object_of
from scorepad.rules.check import NoPairs
from scorepad.rules.profiles import BLACK_LADY, BLACK_MARIA
from scorepad.rules.rules import Deals, Hearts, Revoke, Target
from tests import oracle
from tests.games import everything, game, hand
from tests.strategies import game_objects, hand_objects

A_SPLIT = {"A": {"QS": 1, "hearts": 5}, "B": {"KS": 1, "AS": 1, "hearts": 8}}
REVOKES = [{"revoke": "A"}, {"revoke": "A"}, {"revoke": "B"}, {"revoke": "A"}]


def revoked(of, player):
    return hand(of, revoke=player)


def entered_right(found, hands):
    """The game with these hands from the start, those after its end set aside."""
    whole = {key: value for key, value in found.items() if key != "set_aside"} | {"hands": hands}
    if not hands and "carried" not in whole:
        whole.pop("ended", None)
    room = oracle.ended_by_rules_after(whole)
    if room is not None:
        whole |= {"hands": hands[:room], "set_aside": hands[room:]}
    return game_of(whole)


def all_hands(found):
    return found["hands"] + found.get("set_aside", [])


@given(game_objects(), st.data())
def test_correcting_a_hand_equals_having_entered_it_right_the_first_time(found, data):
    hands = all_hands(found)
    if not hands:
        return
    index = data.draw(st.sampled_from(range(len(hands))))
    right = data.draw(hand_objects(found["players"], found["rules"]))
    of = game_of(found)
    corrected = correct(of, index, hand(of, **right))
    assert corrected == entered_right(found, [*hands[:index], right, *hands[index + 1 :]])


@given(game_objects(), st.data())
def test_deleting_a_hand_equals_never_having_entered_it(found, data):
    hands = all_hands(found)
    if not hands:
        return
    index = data.draw(st.sampled_from(range(len(hands))))
    deleted = delete(game_of(found), index)
    assert deleted == entered_right(found, [*hands[:index], *hands[index + 1 :]])
    assert game_of(object_of(deleted)) == deleted


@given(game_objects(), st.data())
def test_recording_hands_one_by_one_gives_the_whole_game(found, data):
    of = game_of({key: value for key, value in found.items() if key not in ("ended", "set_aside")})
    entered = replace(of, hands=())
    for one in of.hands:
        entered = record(entered, one)
    assert entered == of
    ended = data.draw(st.booleans()) and progress(of).finished
    if ended:
        more = hand(of, **data.draw(hand_objects(found["players"], found["rules"])))
        with pytest.raises(HandAfterEnd) as caught:
            record(of, more)
        assert caught.value.ended_after == len(of.hands)


each_for_himself = game_objects().filter(lambda found: not found["rules"].get("pairs"))


@given(each_for_himself, st.data())
def test_everybody_keeps_his_points_in_another_seat(found, data):
    of = game_of(found)
    order = data.draw(st.permutations(of.seats))
    moved = reseat(of, order)
    before, after = progress(of).totals, progress(moved).totals
    assert dict(zip(of.players, before, strict=True)) == dict(
        zip(moved.players, after, strict=True)
    )
    assert moved.players[moved.first_dealer] == of.players[of.first_dealer]
    back = [order.index(seat) for seat in of.seats]
    assert reseat(moved, back) == of


def test_a_hand_that_does_not_add_up_is_neither_recorded_nor_put_in_the_place_of_another():
    of = game(hands=[{"captured": A_SPLIT}])
    wrong = replace(of.hands[0], captured={**of.hands[0].captured, "hearts": (5, 7, 0)})
    with pytest.raises(WrongSum):
        record(of, wrong)
    with pytest.raises(WrongSum):
        correct(of, 0, wrong)


def test_a_correction_takes_the_end_away_and_a_correction_brings_it_back():
    of = game(hands=REVOKES)
    assert (progress(of).totals, progress(of).finished) == ((129, 43, 0), True)
    unfinished = correct(of, 1, revoked(of, "C"))
    assert (progress(unfinished).totals, progress(unfinished).finished) == ((86, 43, 43), False)
    finished = correct(unfinished, 1, revoked(of, "A"))
    assert finished == of


def test_a_correction_that_ends_the_game_earlier_sets_hands_aside_until_there_is_room():
    of = game(hands=[{"revoke": name} for name in "ABCA"])
    earlier = correct(of, 1, revoked(of, "A"))
    earlier = correct(earlier, 2, revoked(of, "A"))
    assert progress(earlier).totals == (129, 0, 0)
    assert (len(earlier.hands), earlier.set_aside) == (3, of.hands[3:])
    assert progress(earlier).finished
    again = correct(earlier, 2, of.hands[2])
    assert (len(again.hands), again.set_aside) == (4, ())
    assert correct(again, 1, of.hands[1]) == of


def test_a_hand_set_aside_can_be_corrected_and_deleted():
    earlier = game(
        carried={"A": 60, "B": 0, "C": 0}, hands=REVOKES[:1], set_aside=[{"revoke": "B"}] * 2
    )
    assert correct(earlier, 1, revoked(earlier, "C")).set_aside[0].revoke == 2
    assert len(delete(earlier, 2).set_aside) == 1


def test_deleting_the_hand_that_ended_the_game_brings_those_after_it_back():
    of = game(hands=[{"revoke": "A"}] * 3, set_aside=[{"revoke": "B"}])
    after = delete(of, 0)
    assert (len(after.hands), after.set_aside) == (3, ())
    assert not progress(after).finished


def test_a_game_without_its_only_hand_is_no_longer_ended():
    of = end(game(hands=REVOKES[:1]), Ended.AGREEMENT)
    assert delete(of, 0) == game()
    carried = {"A": 1, "B": 2, "C": 3}
    on_paper = end(game(hands=REVOKES[:1], carried=carried), Ended.AGREEMENT)
    assert delete(on_paper, 0).ended is Ended.AGREEMENT


def test_names_are_changed_by_their_seats():
    of = game(hands=REVOKES[:1])
    renamed = rename(of, [" Ann ", "B", "C"])
    assert renamed.players == ("Ann", "B", "C")
    assert renamed.hands == of.hands
    with pytest.raises(NameTaken) as caught:
        rename(of, ["A", "B", "B "])
    assert caught.value.name == "B"
    with pytest.raises(NameEmpty):
        rename(of, ["A", "", "C"])


def test_nobody_comes_or_goes_by_another_order():
    of = game("ABCD", hands=[{"revoke": "A"}])
    for order in ([0, 1, 2], [0, 1, 2, 2], [0, 1, 2, 3, 4]):
        with pytest.raises(PlayersMustStay):
            reseat(of, order)


def test_new_partners_must_have_brought_in_the_same():
    carried = {"A": 1, "B": 2, "C": 1, "D": 2}
    of = game("ABCD", rules={"pairs": True}, carried=carried)
    assert reseat(of, [1, 2, 3, 0]).carried == (2, 1, 2, 1)
    with pytest.raises(PartnersDiffer) as caught:
        reseat(of, [0, 2, 1, 3])
    assert (caught.value.first, caught.value.second) == ("A", "B")


def test_another_first_dealer_moves_no_points():
    of = game(hands=REVOKES[:1])
    moved = change_first_dealer(of, 1)
    assert moved.first_dealer == 1
    assert progress(moved) == progress(of)


def test_a_stake_is_changed_if_it_is_one():
    euro = Stake(per_point="0.10", currency="EUR")
    assert change_stake(game(), euro).stake == euro
    with pytest.raises(MoneyIncomplete):
        change_stake(game(), Stake(per_point="0.10"))


def test_other_rules_count_the_same_cards():
    of = game(hands=[{"captured": A_SPLIT}])
    swapped = change_rules(of, replace(BLACK_MARIA, king=7, ace=10))
    assert progress(swapped).totals == progress(of).totals
    lady = change_rules(of, replace(BLACK_LADY, end=Target(100)))
    assert points(lady, lady.hands[0]) == (18, 8, 0)
    ended = change_rules(of, replace(BLACK_MARIA, end=Deals(1)))
    assert progress(ended).finished


def test_other_rules_can_end_the_game_earlier():
    of = game(hands=REVOKES)
    earlier = change_rules(of, replace(BLACK_MARIA, end=Target(50)))
    assert (len(earlier.hands), len(earlier.set_aside)) == (2, 2)
    assert change_rules(earlier, BLACK_MARIA) == of


def test_rules_that_the_recorded_hands_do_not_allow_are_refused_with_the_hand():
    of = game(hands=[{"revoke": "A"}, {"captured": A_SPLIT}])
    with pytest.raises(InHand) as caught:
        change_rules(of, replace(BLACK_MARIA, hearts=Hearts.SPOT))
    assert caught.value.hand == 1
    assert isinstance(caught.value.fault, NotRecorded)
    with pytest.raises(InHand) as caught:
        change_rules(of, replace(BLACK_MARIA, revoke=Revoke.QUEEN))
    assert caught.value.hand == 0
    assert isinstance(caught.value.fault, RevokeWithoutCards)
    with pytest.raises(NoPairs):
        change_rules(of, replace(BLACK_MARIA, pairs=True))


def test_pairs_need_the_same_brought_in():
    of = game("ABCD", carried={"A": 1, "B": 2, "C": 1, "D": 2})
    assert change_rules(of, replace(BLACK_MARIA, pairs=True)).rules.pairs
    with pytest.raises(PartnersDiffer):
        change_rules(reseat(of, [0, 2, 1, 3]), replace(BLACK_MARIA, pairs=True))


def test_points_brought_in_can_be_changed_later():
    of = game(hands=REVOKES[:2])
    assert progress(change_carried(of, (1, 2, 3))).totals == (87, 2, 3)
    earlier = change_carried(of, (57, 0, 0))
    assert (len(earlier.hands), len(earlier.set_aside)) == (1, 1)
    assert change_carried(earlier, None) == of
    pairs = game("ABCD", rules={"pairs": True})
    with pytest.raises(PartnersDiffer):
        change_carried(pairs, (1, 2, 3, 2))
    ended = end(game(carried={"A": 1, "B": 2, "C": 3}), Ended.TIME)
    with pytest.raises(NothingToEnd):
        change_carried(ended, None)


def test_what_has_no_effect_on_the_score_is_changed_by_its_name():
    assert change_details(game(), notes="rain", season="2026").notes == "rain"


def test_the_players_can_end_a_game_and_reopen_it():
    of = game(hands=REVOKES[:1])
    assert progress(end(of, Ended.AGREEMENT)).winners == (1, 2)
    assert reopen(end(of, Ended.AGREEMENT)) == of
    with pytest.raises(NothingToEnd):
        end(game(), Ended.AGREEMENT)
    with pytest.raises(HandAfterEnd):
        record(end(of, Ended.TIME), revoked(of, "A"))


def test_a_hand_of_everything_is_recorded_like_any_other():
    of = game()
    assert progress(record(of, hand(of, everything("C")))).totals == (0, 0, 43)


def test_a_hand_is_there_once_it_is_recorded():
    recorded = game(["Ann", "Ben", "Cleo"], [{"captured": everything("Ann")}])
    assert hand_at(recorded, 0) == recorded.hands[0]
    assert hand_at(recorded, 1) is None
