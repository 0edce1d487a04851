"""The log of a game in words."""

from dataclasses import replace

from scorepad.game.changes import (
    change_details,
    change_rules,
    change_stake,
    correct,
    delete,
    record,
)
from scorepad.game.history import ChangeKind, History, changed, undo
from scorepad.game.model import Stake
from scorepad.rules.rules import Revoke
from scorepad.words.log import details, recorded_hand, title
from tests.games import everything, game, hand

AT = "2026-11-30T21:05:33.123+01:00"
OF = game(["Ann", "Ben", "Cleo"], [{"captured": everything("Ben")}])


def change(kind, after, at_hand=None):
    """The one change that leads from the game to another."""
    (only,) = changed(History(OF), kind, after, AT, at_hand).changes
    return only


def test_a_hand_that_was_recorded():
    recorded = change(ChangeKind.RECORDED, record(OF, hand(OF, revoke="Cleo")), 1)
    assert title(recorded) == "30/11/2026, 21:05: Hand 2 recorded"
    assert details(recorded, 3) == ("After: Cleo revoked",)


def test_a_hand_that_was_corrected():
    corrected = change(ChangeKind.CORRECTED, correct(OF, 0, hand(OF, everything("Ann"))), 0)
    assert title(corrected) == "30/11/2026, 21:05: Hand 1 corrected"
    before, after = details(corrected, 3)
    assert sorted(before.removeprefix("Before: Ben: ").split(", ")) == sorted(CARDS)
    assert sorted(after.removeprefix("After: Ann: ").split(", ")) == sorted(CARDS)


CARDS = ("queen of spades", "king of spades", "ace of spades", "13 hearts")


def test_a_hand_that_was_deleted_and_is_there_again():
    history = changed(History(OF), ChangeKind.DELETED, delete(OF, 0), AT, 0)
    back = undo(history, AT).changes[-1]
    (gone,), (again,) = details(history.changes[0], 3), details(back, 3)
    assert gone.removeprefix("Before: ") == again.removeprefix("After: ")
    assert title(back) == "30/11/2026, 21:05: Undone"


def test_what_is_no_hand():
    details_changed = change(ChangeKind.DETAILS, change_details(OF, season="Friday"))
    assert details(details_changed, 3) == ("Season: – → Friday",)
    stake = change(ChangeKind.STAKE, change_stake(OF, Stake(per_point="0.10", currency="EUR")))
    (line,) = details(stake, 3)
    assert line == "Stake: points only (To the winner) → €0.10 a point (To the winner)"


def test_rules_that_were_changed():
    dearer = replace(OF.rules, queen=15, revoke=Revoke.QUEEN)
    lines = details(change(ChangeKind.RULES, change_rules(OF, dearer)), 3)
    assert "Before: Queen of spades: 13 points" in lines
    assert "After: Queen of spades: 15 points" in lines
    assert "After: Together a deal costs 45 points." in lines
    assert len(lines) == 8


def test_a_long_text_is_cut_and_cannot_pose_as_more_lines():
    noted = change(ChangeKind.DETAILS, change_details(OF, notes="a\n" + "b" * 2_000))
    (line,) = details(noted, 3)
    assert "\n" not in line
    assert len(line) < 300


def test_what_everybody_captured():
    found = {
        "captured": {"Ann": {"QS": 1, "hearts": 1}, "Ben": {}, "Cleo": {"hearts": 12}},
        "revoke": "Ben",
    }
    assert recorded_hand(found) == "Ann: queen of spades, 1 heart; Cleo: 12 hearts; Ben revoked"
