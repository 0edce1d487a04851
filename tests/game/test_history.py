"""Undo and redo, back to the beginning and on to the end."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.game import changes
from scorepad.game.history import (
    ChangeKind,
    History,
    NothingToRedo,
    NothingToUndo,
    change_of,
    changed,
    object_of_change,
    redo,
    redoable,
    undo,
    undoable,
)
from scorepad.game.model import Ended, Stake
from scorepad.game.reading import game_of
from scorepad.game.reading_rules import rules_of_object
from scorepad.game.writing import object_of_rules
from scorepad.rules.fault import Fault
from tests.games import game, hand
from tests.strategies import carried_points, game_objects, hand_objects, rule_objects

NOW = "2026-02-03T20:15:00+01:00"


@st.composite
def steps(draw, of, rules):
    """A kind of change and the game after it; the same game where it was refused."""
    several_or_none = {
        *(ChangeKind.TABLE, ChangeKind.IMPORTED),
        *(ChangeKind.UNDONE, ChangeKind.REDONE),
    }
    kind = draw(st.sampled_from([kind for kind in ChangeKind if kind not in several_or_none]))
    players = len(of.players)
    hands = of.hands + of.set_aside
    some_hand = hand(of, **draw(hand_objects(list(of.players), rules)))
    index = draw(st.integers(0, len(hands) - 1)) if hands else None
    make = {
        ChangeKind.RECORDED: lambda: changes.record(of, some_hand),
        ChangeKind.CORRECTED: lambda: changes.correct(of, index, some_hand),
        ChangeKind.DELETED: lambda: changes.delete(of, index),
        ChangeKind.RENAMED: lambda: changes.rename(of, ["New", *of.players[1:]]),
        ChangeKind.RESEATED: lambda: changes.reseat(of, draw(st.permutations(of.seats))),
        ChangeKind.FIRST_DEALER: lambda: changes.change_first_dealer(
            of, draw(st.sampled_from(of.seats))
        ),
        ChangeKind.RULES: lambda: changes.change_rules(
            of, rules_of_object(draw(rule_objects(players)), players)
        ),
        ChangeKind.STAKE: lambda: changes.change_stake(
            of, draw(st.sampled_from((Stake(), Stake(per_point="0.10", currency="EUR"))))
        ),
        ChangeKind.DETAILS: lambda: draw(
            st.sampled_from(
                (
                    changes.change_details(of, notes="", season=None),
                    changes.change_details(of, notes="rain"),
                    changes.change_carried(
                        of, tuple(draw(carried_points(of.players, rules)).values())
                    ),
                )
            )
        ),
        ChangeKind.ENDED: lambda: changes.end(of, draw(st.sampled_from(Ended))),
        ChangeKind.REOPENED: lambda: changes.reopen(of),
    }[kind]
    if index is None and kind in (ChangeKind.CORRECTED, ChangeKind.DELETED):
        return kind, of
    try:
        return kind, make()
    except Fault:
        return kind, of


@given(game_objects(most_hands=3), st.data())
def test_any_changes_are_undone_to_the_beginning_and_redone_to_the_end(found, data):
    history = History(game_of(found))
    states = [history.game]
    for _ in range(data.draw(st.integers(1, 5))):
        kind, after = data.draw(steps(history.game, object_of_rules(history.game.rules)))
        before = history
        history = changed(history, kind, after, NOW)
        assert (history is before) == (after == before.game)
        if history is not before:
            states.append(after)
        assert history.game == after
    for state in reversed(states[:-1]):
        history = undo(history, NOW)
        assert history.game == state
    with pytest.raises(NothingToUndo):
        undo(history, NOW)
    for state in states[1:]:
        history = redo(history, NOW)
        assert history.game == state
    with pytest.raises(NothingToRedo):
        redo(history, NOW)
    kept = json.loads(json.dumps([object_of_change(change) for change in history.changes]))
    again = History(history.game, tuple(change_of(each) for each in kept))
    for state in reversed(states[:-1]):
        again = undo(again, NOW)
        assert again.game == state, "after a restart too"
    assert len(again.changes) == len(history.changes) + len(states) - 1, "the log only grows"


def recorded(history, player):
    of = history.game
    after = changes.record(of, hand(of, revoke=player))
    return changed(history, ChangeKind.RECORDED, after, NOW, len(of.hands))


def test_a_new_change_takes_the_way_forward_away():
    history = recorded(recorded(History(game()), "A"), "B")
    history = undo(history, NOW)
    assert redoable(history).hand == 1
    history = recorded(history, "C")
    assert redoable(history) is None
    with pytest.raises(NothingToRedo):
        redo(history, NOW)
    assert [one.revoke for one in history.game.hands] == [0, 2]
    history = undo(undo(history, NOW), NOW)
    assert history.game == game()
    assert undoable(history) is None


def test_a_change_tells_what_when_and_which_hand():
    history = recorded(recorded(History(game()), "A"), "B")
    change = undoable(history)
    assert (change.kind, change.at, change.hand) == (ChangeKind.RECORDED, NOW, 1)
    history = undo(history, "later")
    undone = history.changes[-1]
    assert (undone.kind, undone.at, undone.hand) == (ChangeKind.UNDONE, "later", 1)
    assert redo(history, "now").changes[-1].kind is ChangeKind.REDONE


def test_only_the_stretch_of_hands_that_changed_is_kept():
    of = game(rules={"end": {"open": True}}, hands=[{"revoke": "A"}] * 50)
    history = changed(
        History(of), ChangeKind.CORRECTED, changes.correct(of, 30, hand(of, revoke="B")), NOW, 30
    )
    (part,) = history.changes[0].parts
    assert (part.key, part.start) == ("hands", 30)
    assert (part.before, part.after) == ([{"revoke": "A"}], [{"revoke": "B"}])
    kept = object_of_change(history.changes[0])
    assert "hand" in kept
    assert "hand" not in object_of_change(
        changed(History(of), ChangeKind.ENDED, changes.end(of, Ended.TIME), NOW).changes[0]
    )
