"""What could still happen: nobody is said to be out who could still win."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.game.chances import Chances, chances
from scorepad.game.model import Hand
from scorepad.game.progress import progress
from scorepad.game.scoring import points
from scorepad.rules.groups import penalty_groups
from tests.games import everything, game

HEARTS_ALONE = {"queen": 0, "king": 0, "ace": 0}


def of(players="ABC", hands=(), **keys):
    table = game(players, hands, **keys)
    return chances(table, progress(table))


def carrying(*totals, **rules):
    return of(
        "ABCDEF"[: len(totals)], carried=dict(zip("ABCDEF", totals, strict=False)), rules=rules
    )


def test_one_queen_from_the_end() -> None:
    assert carrying(86, 87, 99).one_queen_from_end == (1, 2)
    assert carrying(86, 87, 99, queen=0, bonus=None).one_queen_from_end == ()
    assert carrying(86, 87, 99, end={"deals": 3}).one_queen_from_end == ()
    assert carrying(87, 0, 87, 0, pairs=True).one_queen_from_end == (0, 2)


def test_once_the_target_is_reached_nobody_is_near_it() -> None:
    assert carrying(100, 40, 40, tie="another-deal").one_queen_from_end == ()


@pytest.mark.parametrize("end", [{"target": 100}, {"open": True}, {"minutes": 60}])
def test_anybody_can_win_where_nobody_knows_how_long_it_goes(end) -> None:
    assert carrying(0, 50, 99, end=end) == Chances((0, 1, 2), (2,) if "target" in end else (), None)


def test_over() -> None:
    assert carrying(100, 90, 65) == Chances((2,), (), 0)


@pytest.mark.parametrize(
    ("totals", "rules", "can_win"),
    [
        ((0, 0, 43), {}, "A B"),
        ((0, 22, 43), {}, "A B"),
        ((0, 43, 43), {}, "A B C"),
        ((0, 0, 21), {}, "A B C"),
        ((0, 44, 43), {}, "A C"),
        ((0, 0, 26), {"bonus": {"card": "JD", "points": -5}}, "A B C"),
        ((0, 0, 27), {"bonus": {"card": "JD", "points": -5}}, "A B"),
        ((0, 0, 43), {"sweep": "minus"}, "A B C"),
        ((0, 0, 44), {"sweep": "others"}, "A B"),
        # A tie would be played on, and then anybody can be the lowest.
        ((0, 43, 900), {"tie": "another-deal"}, "A B C"),
        ((0, 44, 900), {"tie": "another-deal"}, "A"),
        ((0, 21, 0, 21), {"pairs": True}, "A B C D"),
        ((0, 44, 0, 44), {"pairs": True}, "A C"),
    ],
)
def test_in_the_last_deal(totals, rules, can_win) -> None:
    found = carrying(*totals, **rules, end={"deals": 1})
    assert " ".join("ABCDEF"[seat] for seat in found.can_win) == can_win
    assert found.hands_left == 1


def test_more_deals_leave_more_room() -> None:
    assert carrying(0, 0, 43, end={"deals": 2}).can_win == (0, 1, 2)
    assert carrying(0, 0, 44, end={"deals": 2}).can_win == (0, 1)


def test_a_tie_played_on_has_no_known_end() -> None:
    rules = {"end": {"deals": 1}, "tie": "another-deal"}
    hands = [{"captured": everything("A")}, {"captured": everything("A")}]
    for played in (hands[:1], hands):
        assert of("ABC", played, rules=rules) == Chances((0, 1, 2), (), None)


def all_hands(table):
    """Every split of the cards, and every revoke."""
    groups = penalty_groups(table.rules, len(table.players))
    splits = []
    for group in groups:
        counts = product(range(group.size + 1), repeat=len(table.players))
        splits.append([each for each in counts if sum(each) == group.size])
    revokes = [None]
    if table.rules.revoke == "queen":
        revokes += table.seats
    else:
        yield from (Hand(revoke=seat) for seat in table.seats)
    for split, revoke in product(product(*splits), revokes):
        yield Hand(dict(zip((group.name for group in groups), split, strict=True)), revoke)


def reachable(table, deals):
    """All totals that some hands can lead to."""
    charged = {points(table, each) for each in all_hands(table)}
    totals = {progress(table).totals}
    for _ in range(deals):
        totals = {
            tuple(map(sum, zip(before, more, strict=True))) for before in totals for more in charged
        }
    return totals


def winners(totals):
    return {seat for seat, total in enumerate(totals) if total == min(totals)}


small_rules = st.fixed_dictionaries(
    {"queen": st.sampled_from((0, 5, 13)), "king": st.just(0), "ace": st.just(0)},
    optional={
        "bonus": st.sampled_from(({"card": "JD", "points": -10}, {"card": "AD", "points": -1})),
        "sweep": st.sampled_from(("minus", "others")),
        "tie": st.just("another-deal"),
        "revoke": st.sampled_from(("whole-deal", "queen")),
    },
)


@given(small_rules, st.lists(st.integers(0, 45), min_size=3, max_size=3), st.integers(1, 2))
@settings(max_examples=40, deadline=None)
def test_nobody_is_out_who_can_still_win(rules, totals, deals) -> None:
    if deals == 2:
        rules = rules | {"queen": 0, "revoke": "whole-deal"}  # else there are too many hands
    carried = dict(zip("ABC", totals, strict=True))
    table = game(carried=carried, rules=rules | {"end": {"deals": deals}})
    found = set(chances(table, progress(table)).can_win)
    # Of several at the lowest any can be alone there after one more deal.
    can_win = set().union(*map(winners, reachable(table, deals)))
    assert can_win <= found
    if "tie" not in rules and not rules["queen"]:
        # Hearts can be parted in any way, so there the answer is exact.
        assert can_win == found


@given(small_rules, st.lists(st.integers(0, 45), min_size=2, max_size=2))
@settings(max_examples=10, deadline=None)
def test_no_pair_is_out_that_can_still_win(rules, totals) -> None:
    carried = dict(zip("ABCD", totals * 2, strict=True))
    rules = rules | {"queen": 0, "revoke": "whole-deal", "pairs": True, "end": {"deals": 1}}
    table = game("ABCD", carried=carried, rules=rules)
    found = set(chances(table, progress(table)).can_win)
    can_win = set().union(*map(winners, reachable(table, 1)))
    assert can_win <= found
    assert can_win == found or "tie" in rules


@given(st.lists(st.integers(0, 30), min_size=3, max_size=3), st.sampled_from((13, 26, 40)))
@settings(max_examples=25, deadline=None)
def test_with_a_target_everybody_who_is_not_there_wins_in_some_course(totals, target) -> None:
    """Played on by all splits of the hearts until somebody reaches the target."""
    if max(totals) >= target:
        return
    carried = dict(zip("ABC", totals, strict=True))
    table = game(carried=carried, rules=HEARTS_ALONE | {"end": {"target": target}})
    charged = {points(table, each) for each in all_hands(table)}
    open_, seen, can_win = {tuple(totals)}, set(), set()
    while open_:
        seen |= open_
        after = {tuple(map(sum, zip(a, b, strict=True))) for a in open_ for b in charged}
        can_win |= {seat for each in after if max(each) >= target for seat in winners(each)}
        open_ = {each for each in after if max(each) < target} - seen
    assert can_win == set(chances(table, progress(table)).can_win)
