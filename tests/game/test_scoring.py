"""The points of a hand, and how they come about."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.game.model import Hand
from scorepad.game.reading import game_of
from scorepad.game.scoring import Reason, explain, points, side_with_everything
from scorepad.game.validity import UnknownGroup, WrongSum, check_hand
from scorepad.rules.groups import penalty_groups, penalty_total
from tests.games import everything, game, hand
from tests.strategies import game_objects, hand_objects, rule_objects, tables

BONUS = {"card": "AD", "points": -10}


@st.composite
def games_with_a_hand(draw):
    names = draw(tables())
    rules = draw(rule_objects(len(names)))
    of = game(names, rules=rules)
    return of, hand(of, **draw(hand_objects(names, rules)))


@given(games_with_a_hand())
def test_any_split_is_accepted_and_scores_the_whole_deal(found):
    of, one = found
    check_hand(of, one)
    groups = penalty_groups(of.rules, len(of.players))
    total = penalty_total(groups)
    bonus = sum(group.cost for group in groups if group.is_bonus)
    sides = len(of.players) // (2 if of.rules.pairs else 1)
    side = side_with_everything(of, one)
    expected = total
    if side and one.revoke is None:
        expected = {"none": total, "minus": -total, "others": (sides - 1) * total}[of.rules.sweep]
    expected += bonus if one.captured else 0
    assert sum(points(of, one)) == expected * (2 if of.rules.pairs else 1)


@given(games_with_a_hand())
def test_the_explanation_adds_up_to_the_points(found):
    of, one = found
    for seat, items in enumerate(explain(of, one)):
        assert sum(item.points for item in items) == points(of, one)[seat]
        assert all(item.seat in of.seats for item in items)


@given(games_with_a_hand(), st.data())
def test_any_other_counts_are_refused_with_the_group_and_the_difference(found, data):
    of, one = found
    if one.captured is None:
        return
    group = data.draw(st.sampled_from(penalty_groups(of.rules, len(of.players))))
    seat = data.draw(st.sampled_from(of.seats))
    counts = list(one.captured[group.name])
    more = data.draw(st.integers(-counts[seat], 20).filter(bool))
    counts[seat] += more
    with pytest.raises(WrongSum) as caught:
        check_hand(of, Hand({**one.captured, group.name: tuple(counts)}, one.revoke))
    fault = caught.value
    assert (fault.group, fault.expected) == (group.name, group.size)
    assert fault.found - fault.expected == more


def test_a_group_that_costs_nothing_is_refused():
    lady = game(rules={"profile": "black-lady"})
    with pytest.raises(UnknownGroup) as caught:
        check_hand(lady, Hand({"hearts": (13, 0, 0), "QS": (1, 0, 0), "KS": (0, 0, 0)}))
    assert caught.value.group == "KS"


@given(game_objects(most_players=6), st.data())
def test_the_order_of_the_seats_does_not_matter_for_the_points(found, data):
    names = found["players"]
    half = len(names) // 2
    # Partners must stay opposite each other.
    order = data.draw(st.permutations(range(half if found["rules"].get("pairs") else len(names))))
    if found["rules"].get("pairs"):
        order = [*order, *(seat + half for seat in order)]
    other = found | {"players": [names[seat] for seat in order]}
    one, two = game_of(found), game_of(other)
    for before, after in zip(one.hands, two.hands, strict=True):
        by_name = dict(zip(one.players, points(one, before), strict=True))
        assert by_name == dict(zip(two.players, points(two, after), strict=True))


@pytest.mark.parametrize(
    ("rules", "captured", "expected"),
    [
        ({}, everything("B"), (0, 43, 0)),
        ({"sweep": "minus"}, everything("B"), (0, -43, 0)),
        ({"sweep": "others"}, everything("B"), (43, 0, 43)),
        (
            {"king": 7, "ace": 10},
            {"A": {"KS": 1}, "B": {"AS": 1}, "C": {"QS": 1, "hearts": 13}},
            (7, 10, 26),
        ),
        ({"bonus": BONUS}, everything("B") | {"C": {"AD": 1}}, (0, 43, -10)),
        ({"bonus": BONUS, "sweep": "others"}, everything("B") | {"C": {"AD": 1}}, (43, 0, 33)),
        ({"bonus": BONUS, "sweep": "minus"}, {"B": everything("B")["B"] | {"AD": 1}}, (0, -53, 0)),
        ({"profile": "black-lady", "sweep": "minus"}, {"A": {"QS": 1, "hearts": 13}}, (-26, 0, 0)),
        (
            {"pink_lady": 13},
            {"A": {"QH": 1}, "B": {"hearts": 12, "QS": 1, "KS": 1, "AS": 1}},
            (13, 42, 0),
        ),
    ],
)
def test_hands_that_people_wrote_down(rules, captured, expected):
    of = game(rules=rules)
    assert points(of, hand(of, captured)) == expected


def test_six_players_share_forty_two():
    of = game("ABCDEF")
    one = hand(of, everything("F", hearts=12))
    assert points(of, one) == (0, 0, 0, 0, 0, 42)


QUEEN = {"revoke": "queen"}
A_SPLIT = {"A": {"QS": 1, "hearts": 5}, "B": {"KS": 1, "AS": 1, "hearts": 8}}


@pytest.mark.parametrize(
    ("rules", "captured", "revoker", "expected"),
    [
        (QUEEN, A_SPLIT, "C", (5, 25, 13)),
        (QUEEN, A_SPLIT, "B", (5, 38, 0)),
        (QUEEN, A_SPLIT, "A", (43, 0, 0)),
        (QUEEN | {"bonus": BONUS}, A_SPLIT | {"C": {"AD": 1}}, "A", (43, 0, -10)),
        (QUEEN | {"bonus": BONUS}, A_SPLIT | {"C": {"AD": 1}}, "C", (5, 25, 3)),
        (QUEEN | {"sweep": "others"}, everything("A"), "B", (30, 13, 0)),
        (QUEEN | {"sweep": "minus"}, everything("A"), "A", (43, 0, 0)),
        (QUEEN | {"queen": 0}, {"B": {"KS": 1, "AS": 1, "hearts": 13}}, "A", (0, 30, 0)),
        (
            QUEEN | {"queen": 0, "sweep": "others"},
            {"B": {"KS": 1, "AS": 1, "hearts": 13}},
            "A",
            (0, 30, 0),
        ),
        ({}, None, "B", (0, 43, 0)),
        ({"bonus": BONUS, "sweep": "others"}, None, "B", (0, 43, 0)),
    ],
)
def test_what_a_revoke_costs(rules, captured, revoker, expected):
    of = game(rules=rules)
    assert points(of, hand(of, captured, revoke=revoker)) == expected


IN_PAIRS = {"pairs": True, "revoke": "queen"}


@pytest.mark.parametrize(
    ("rules", "captured", "revoker", "expected"),
    [
        (
            IN_PAIRS,
            {"A": {"QS": 1, "hearts": 5}, "B": {"KS": 1, "AS": 1, "hearts": 8}},
            None,
            (18, 25, 18, 25),
        ),
        (
            IN_PAIRS,
            {"A": {"QS": 1, "hearts": 5}, "B": {"KS": 1, "AS": 1, "hearts": 8}},
            "C",
            (18, 25, 18, 25),
        ),
        (
            IN_PAIRS,
            {"A": {"QS": 1, "hearts": 5}, "B": {"KS": 1, "AS": 1, "hearts": 8}},
            "D",
            (5, 38, 5, 38),
        ),
        (
            IN_PAIRS,
            {"A": {"QS": 1, "hearts": 5}, "B": {"KS": 1, "AS": 1, "hearts": 8}},
            "A",
            (43, 0, 43, 0),
        ),
        (
            IN_PAIRS | {"sweep": "minus"},
            {"B": {"QS": 1, "hearts": 5}, "D": {"KS": 1, "AS": 1, "hearts": 8}},
            None,
            (0, -43, 0, -43),
        ),
        (
            IN_PAIRS | {"sweep": "others", "bonus": BONUS},
            {"B": {"QS": 1, "hearts": 5}, "D": {"KS": 1, "AS": 1, "hearts": 8, "AD": 1}},
            None,
            (43, -10, 43, -10),
        ),
    ],
)
def test_partners_are_both_given_the_sum_of_both(rules, captured, revoker, expected):
    of = game("ABCD", rules=rules)
    revoke = {"revoke": revoker} if revoker else {}
    assert points(of, hand(of, captured, **revoke)) == expected


def test_six_in_pairs_sit_three_apart():
    of = game("ABCDEF", rules={"pairs": True, "sweep": "others"})
    split = {"B": {"QS": 1, "hearts": 12}, "E": {"KS": 1, "AS": 1}}
    assert side_with_everything(of, hand(of, split)) == (1, 4)
    assert points(of, hand(of, split)) == (42, 0, 42, 42, 0, 42)


def reasons(of, one):
    return [[(item.reason, item.points, item.seat) for item in items] for items in explain(of, one)]


def test_captured_cards_are_explained_one_group_after_the_other():
    of = game()
    (mine, _, _) = explain(of, hand(of, A_SPLIT))
    assert [(item.group, item.count, item.points) for item in mine] == [
        ("hearts", 5, 5),
        ("QS", 1, 13),
    ]


def test_a_charged_queen_is_explained_to_both():
    of = game(rules=QUEEN)
    assert reasons(of, hand(of, A_SPLIT, revoke="C")) == [
        [(Reason.CARDS, 5, 0), (Reason.RELIEVED, 0, 0)],
        [(Reason.CARDS, 8, 1), (Reason.CARDS, 10, 1), (Reason.CARDS, 7, 1)],
        [(Reason.REVOKE, 13, 2)],
    ]


def test_a_sweep_is_explained_to_all():
    others = game(rules={"sweep": "others"})
    assert reasons(others, hand(others, everything("B"))) == [
        [(Reason.SWEEP, 43, 1)],
        [(Reason.SWEEP, 0, 1)],
        [(Reason.SWEEP, 43, 1)],
    ]
    minus = game(rules={"sweep": "minus"})
    assert reasons(minus, hand(minus, everything("B"))) == [[], [(Reason.SWEEP, -43, 1)], []]


def test_what_the_partner_captured_is_explained_as_his():
    of = game("ABCD", rules={"pairs": True})
    one = hand(of, {"A": {"QS": 1, "hearts": 5}, "C": {"KS": 1, "AS": 1, "hearts": 8}})
    assert reasons(of, one)[2] == [
        (Reason.CARDS, 8, 2),
        (Reason.CARDS, 10, 2),
        (Reason.CARDS, 7, 2),
        (Reason.PARTNER, 5, 0),
        (Reason.PARTNER, 13, 0),
    ]
