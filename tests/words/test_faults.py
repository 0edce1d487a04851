"""Every failure has its words."""

import importlib
import pkgutil

import pytest
from hypothesis import given
from hypothesis import strategies as st

import scorepad.game
import scorepad.rules
from scorepad.game.changes import InHand, PlayersMustStay
from scorepad.game.faults import GameFileError, MoneyOutOfRange, NothingToEnd, PartnersDiffer
from scorepad.game.history import NothingToRedo, NothingToUndo
from scorepad.game.names import NameTaken, NameUnprintable
from scorepad.game.regroup import NotRecorded
from scorepad.game.strict_json import KeyTwice, NotANumber
from scorepad.game.typed_numbers import NotAWholeNumber
from scorepad.game.validity import HandAfterEnd, UnknownGroup, WrongSum
from scorepad.rules.cards import NotACard
from scorepad.rules.check import OutOfRange
from scorepad.rules.fault import Fault
from scorepad.rules.profiles import UnknownProfile
from scorepad.words.faults import sentence


def all_faults(parent=Fault):
    for fault in parent.__subclasses__():
        yield fault
        yield from all_faults(fault)


def load(package):
    for module in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)


def test_no_fault_of_the_rules_or_a_game_is_without_a_sentence():
    load(scorepad.rules)
    load(scorepad.game)
    faults = [
        each
        for each in all_faults()
        if each.__module__.startswith(("scorepad.rules", "scorepad.game"))
    ]
    assert len(faults) > 40
    unforeseen = sentence.dispatch(Exception)
    assert [each.__name__ for each in faults if sentence.dispatch(each) is unforeseen] == []


def test_anything_else_is_said_to_be_unforeseen():
    assert sentence(ZeroDivisionError()) == (
        "something went wrong that was not foreseen: ZeroDivisionError"
    )


@pytest.mark.parametrize(
    ("fault", "line"),
    [
        (
            GameFileError(("hands", 1), WrongSum("hearts", 12, 13)),
            "hand 2: hearts add up to 12, the deck has 13",
        ),
        (WrongSum("QS", 0, 1), "the queen of spades adds up to 0, the deck has 1"),
        (InHand(2, NotRecorded("hearts")), "hand 3: it was not recorded who captured which hearts"),
        (
            InHand(0, NotRecorded("AD")),
            "hand 1: it was not recorded who captured the ace of diamonds",
        ),
        (
            PlayersMustStay(),
            "hands are recorded, so nobody can join or leave; end the game and go on in another",
        ),
        (NothingToUndo(), "there is nothing to undo"),
        (NothingToRedo(), "there is nothing to redo"),
        (HandAfterEnd(0), "the game was over before the first hand"),
        (HandAfterEnd(3), "the game was over after hand 3"),
        (NothingToEnd(), "a game with neither hands nor points carried in cannot be ended"),
        (NameTaken("Ann"), "somebody here is already called Ann; choose another name"),
        (
            MoneyOutOfRange("0", "0.01", "9999.99"),
            "money a point must be from 0.01 to 9999.99, not 0",
        ),
        (OutOfRange("target", -1, range(1, 10_000)), "the target must be from 1 to 9999, not -1"),
        (NotAWholeNumber("target", "abc"), "the target must be a whole number, not “abc”"),
        (NotAWholeNumber("carried", ""), "what somebody brings in must be a whole number, not “”"),
        (
            NotAWholeNumber("bonus", "x"),
            "the points of the bonus card must be a whole number, not “x”",
        ),
        (
            GameFileError(("rules", "house", 2), KeyTwice("a")),
            "rules, house, item 3: the key “a” stands twice",
        ),
        (
            GameFileError(("set_aside", 0), HandAfterEnd(1)),
            "set aside hand 1: the game was over after hand 1",
        ),
    ],
)
def test_what_is_said(fault, line):
    assert sentence(fault) == line


foreign = st.text(st.characters(), max_size=60)
quoting = st.one_of(
    st.builds(UnknownGroup, foreign),
    st.builds(NotACard, foreign),
    st.builds(UnknownProfile, foreign),
    st.builds(NotANumber, foreign),
    st.builds(KeyTwice, foreign),
    st.builds(PartnersDiffer, foreign, foreign),
    st.builds(NameUnprintable, foreign, st.characters()),
    st.builds(NotAWholeNumber, st.just("ace"), foreign),
    st.builds(WrongSum, st.just("hearts"), st.integers(), st.just(10**5000)),
)


@given(st.lists(foreign | st.integers(0, 9), max_size=8), quoting)
def test_whatever_a_file_holds_is_said_in_one_line(where, fault):
    line = sentence(GameFileError(tuple(where), fault))
    assert len(line.encode("utf-8").splitlines()) == 1
    assert len(line.splitlines()) == 1
    assert not any(ord(character) < 32 or 0xD800 <= ord(character) < 0xE000 for character in line)
