"""Half a hand: taps, and the rest that is always somebody's."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.game.entry import (
    Answer,
    Entry,
    Missing,
    answered,
    choose,
    costs_whole_deal,
    counts,
    entry_of,
    entry_of_object,
    hand_so_far,
    missing,
    most,
    object_of_entry,
    owner_of,
    release_card,
    rest_of_spread,
    rest_seat,
    spread_groups,
    take_card,
    take_everything,
    touch,
)
from scorepad.game.validity import check_hand
from scorepad.rules.groups import penalty_groups
from tests.games import game, hand
from tests.strategies import hand_objects, rule_objects, tables


def groups_of(of):
    return penalty_groups(of.rules, len(of.players))


def group_called(name, of):
    (group,) = (group for group in groups_of(of) if group.name == name)
    return group


@st.composite
def games_with_a_hand(draw):
    names = draw(tables())
    rules = draw(rule_objects(len(names)))
    of = game(names, rules=rules)
    return of, hand(of, **draw(hand_objects(names, rules)))


@given(games_with_a_hand(), st.data())
def test_any_legal_hand_can_be_tapped(found, data):
    of, target = found
    entry = Entry(revoke=target.revoke, note=target.note)
    for group in data.draw(st.permutations(groups_of(of))):
        captured = (target.captured or {}).get(group.name)
        if captured is None:
            continue
        if group.size == 1:
            entry = take_card(entry, group, captured.index(1))
            continue
        for seat in data.draw(st.permutations(of.seats))[:-1]:
            assert captured[seat] <= most(entry, of.seats, seat, group)
            entry = touch(entry, of.seats, seat, captured[seat])
    assert missing(entry, of) == ()
    assert hand_so_far(entry, of) == target


@given(games_with_a_hand())
def test_a_recorded_hand_is_entered_again_as_it_was(found):
    of, recorded = found
    entry = entry_of(recorded, of)
    assert missing(entry, of) == ()
    assert hand_so_far(entry, of) == recorded
    assert entry_of_object(json.loads(json.dumps(object_of_entry(entry)))) == entry


@given(st.integers(3, 7), st.data())
def test_no_tap_that_is_allowed_breaks_anything(players, data):
    of = game("ABCDEFG"[:players])
    hearts = group_called("hearts", of)
    entry = Entry()
    for _ in range(data.draw(st.integers(1, 12))):
        seat = data.draw(st.sampled_from(of.seats))
        highest = most(entry, of.seats, seat, hearts)
        count = data.draw(st.integers(0, highest))
        had_the_rest = rest_seat(entry, of.seats) == seat
        longest_ago = entry.touched[0][0] if entry.touched else None
        entry = touch(entry, of.seats, seat, count)
        by_seat = counts(entry, of, hearts)
        assert by_seat[seat] == count
        assert min(by_seat) >= 0
        assert sum(by_seat) <= hearts.size
        if had_the_rest:
            assert rest_seat(entry, of.seats) == longest_ago
        if len(entry.touched) == players - 1:
            assert sum(by_seat) == hearts.size, "the rest is always somebody's"
        left = hearts.size - sum(by_seat)
        assert (Missing(hearts, left) in missing(entry, of)) == (left > 0)


def test_when_all_hearts_are_placed_the_others_have_none():
    of = game("ABCDE")
    hearts = group_called("hearts", of)
    entry = touch(touch(Entry(), of.seats, 3, 9), of.seats, 1, 4)
    assert counts(entry, of, hearts) == (0, 4, 0, 9, 0)
    assert rest_seat(entry, of.seats) is None
    assert hearts not in [each.group for each in missing(entry, of)]


def test_when_all_but_one_have_been_touched_the_rest_is_his():
    of = game()
    hearts = group_called("hearts", of)
    entry = touch(touch(Entry(), of.seats, 0, 4), of.seats, 1, 3)
    assert rest_seat(entry, of.seats) == 2
    assert counts(entry, of, hearts) == (4, 3, 6)


def test_touching_him_gives_the_rest_to_the_one_touched_longest_ago():
    of = game()
    hearts = group_called("hearts", of)
    entry = touch(touch(Entry(), of.seats, 0, 4), of.seats, 1, 3)
    assert most(entry, of.seats, 2, hearts) == 10
    entry = touch(entry, of.seats, 2, 10)
    assert rest_seat(entry, of.seats) == 0
    assert counts(entry, of, hearts) == (0, 3, 10)
    entry = touch(entry, of.seats, 0, 13 - 10)
    assert counts(entry, of, hearts) == (3, 0, 10)


def test_touching_somebody_again_makes_him_the_latest():
    of = game()
    entry = touch(touch(touch(Entry(), of.seats, 0, 4), of.seats, 1, 3), of.seats, 0, 5)
    assert entry.touched == ((1, 3), (0, 5))
    assert most(entry, of.seats, 0, group_called("hearts", of)) == 10


def test_a_card_has_one_owner_by_construction():
    of = game()
    queen = group_called("QS", of)
    entry = take_card(take_card(Entry(), queen, 0), queen, 2)
    assert counts(entry, of, queen) == (0, 0, 1)
    assert owner_of(entry, of, queen) == 2
    entry = release_card(entry, queen)
    assert owner_of(entry, of, queen) is None
    assert entry == Entry()


def test_what_is_missing_is_said_in_the_order_of_the_screen():
    of = game()
    entry = touch(take_card(Entry(), group_called("KS", of), 0), of.seats, 1, 7)
    assert [(each.group.name, each.left) for each in missing(entry, of)] == [
        ("QS", 1),
        ("AS", 1),
        ("hearts", 6),
    ]


@pytest.mark.parametrize("rules", [{}, {"hearts": "spot"}, {"hearts": "high-11-14"}])
def test_took_everything(rules):
    of = game(rules=rules | {"bonus": {"card": "AD", "points": -10}})
    before = touch(Entry(revoke=1), of.seats, 0, 5)
    entry = take_everything(before, of, 2)
    assert [each.group.name for each in missing(entry, of)] == ["AD"]
    entry = take_card(entry, group_called("AD", of), 0)
    one = hand_so_far(entry, of)
    check_hand(of, one)
    assert one.revoke is None
    assert all(one.captured[group.name][2] == group.size for group in groups_of(of)[:-1])


def test_a_revoke_that_costs_the_whole_deal_needs_no_cards():
    of = game()
    entry = Entry(revoke=1, note="seen")
    assert costs_whole_deal(entry, of)
    assert missing(entry, of) == ()
    assert hand_so_far(entry, of) == hand(of, revoke="B", note="seen")
    assert entry_of(hand_so_far(entry, of), of) == entry


def test_a_revoke_that_costs_the_queen_needs_all_cards():
    of = game(rules={"revoke": "queen"})
    assert not costs_whole_deal(Entry(revoke=1), of)
    assert missing(Entry(revoke=1), of)


def test_only_many_single_hearts_are_picked_from_a_spread():
    assert spread_groups(groups_of(game())) == ()
    assert spread_groups(groups_of(game(rules={"hearts": "high-11-14"}))) == ()
    assert len(spread_groups(groups_of(game(rules={"hearts": "spot"})))) == 13
    assert len(spread_groups(groups_of(game("ABCDEF", rules={"hearts": "spot"})))) == 12


def test_the_rest_of_a_spread_goes_to_the_last_player():
    of = game(rules={"hearts": "spot"})
    two, ace, queen = (group_called(name, of) for name in ("2H", "AH", "QS"))
    entry = take_card(choose(Entry(), 0), two, 0)
    assert rest_of_spread(entry, of.seats) is None
    assert owner_of(entry, of, ace) is None
    entry = choose(entry, 1)
    assert rest_of_spread(entry, of.seats) == 2
    assert owner_of(entry, of, ace) == 2
    assert owner_of(entry, of, queen) is None, "a spade is never the rest"
    entry = choose(choose(entry, 2), 0)
    assert entry.chosen == (1, 2, 0)
    assert rest_of_spread(entry, of.seats) == 0
    assert owner_of(entry, of, two) == 0


def test_a_tap_that_comes_too_late_does_nothing():
    of = game()
    entry = touch(Entry(), of.seats, 0, 10)
    assert answered(of, entry, Answer("hearts", 1, 4)) == entry
    assert answered(of, entry, Answer("hearts", 1, 3)) == touch(entry, of.seats, 1, 3)


def test_a_tap_gives_a_single_card_to_a_seat():
    of = game()
    assert answered(of, Entry(), Answer("QS", 2)).owners == {"QS": 2}
