"""Every failure has its words."""

import importlib
import pkgutil

import pytest
from hypothesis import given
from hypothesis import strategies as st

import scorepad.game
import scorepad.rules
import scorepad.season
import scorepad.store
from scorepad.game.changes import InHand, PlayersMustStay
from scorepad.game.faults import GameFileError, MoneyOutOfRange, NothingToEnd, PartnersDiffer
from scorepad.game.history import NothingToRedo, NothingToUndo
from scorepad.game.names import NameTaken, NameUnprintable
from scorepad.game.regroup import NotRecorded
from scorepad.game.rules_code import RulesCodeDamaged, RulesCodeNewer
from scorepad.game.strict_json import KeyTwice, NotANumber
from scorepad.game.typed_numbers import NotAWholeNumber
from scorepad.game.validity import HandAfterEnd, UnknownGroup, WrongSum
from scorepad.rules.cards import NotACard
from scorepad.rules.check import OutOfRange
from scorepad.rules.fault import Fault
from scorepad.rules.profiles import UnknownProfile
from scorepad.season.csv_table import InRow, NotASeasonTable
from scorepad.season.csv_text import QuoteOpen
from scorepad.season.ledger import NothingPaid, PaidToOneself
from scorepad.season.merging import GameTwice
from scorepad.season.settling import DoesNotAddUp
from scorepad.store.errors import StoreError
from scorepad.store.payments import PaymentGone
from scorepad.store.people import HasPlayed, PersonGone
from scorepad.store.reading_log import LogBroken
from scorepad.store.renaming import PersonTaken, SatTogether
from scorepad.store.seasons import SeasonGone, SeasonTaken
from scorepad.words.faults import sentence


def all_faults(parent=Fault):
    for fault in parent.__subclasses__():
        yield fault
        yield from all_faults(fault)


def load(package):
    for module in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)


# Of these kinds nothing is raised but what has words of its own.
KINDS = {StoreError}


def test_no_fault_is_without_a_sentence():
    for package in (scorepad.rules, scorepad.game, scorepad.season, scorepad.store):
        load(package)
    faults = [
        each
        for each in all_faults()
        if each.__module__.startswith("scorepad.") and each not in KINDS
    ]
    assert len(faults) > 70
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
        (
            RulesCodeDamaged(),
            "something in this code of rules is wrong or missing; "
            "compare it with the one on the other phone",
        ),
        (
            RulesCodeNewer(),
            "a newer Scorepad has made this code of rules; update this one to read it",
        ),
        (SeasonTaken("2026"), "there is a season 2026 already; choose another name"),
        (SeasonGone("2026"), "there is no season 2026"),
        (PaymentGone("x"), "this payment is not here any more"),
        (NothingPaid(0), "a payment must be of more than nothing"),
        (PaidToOneself("Ann"), "Ann cannot pay to the same person; choose somebody else"),
        (DoesNotAddUp(-5), "what is owed must add up to nothing, and -0.05 is left over"),
        (
            PersonTaken("Ann"),
            "somebody is called Ann already; where they are the same person, merge them",
        ),
        (
            SatTogether("Ann", "Ben", ["x"]),
            "Ann and Ben sat at one table in 1 game, so they are two people",
        ),
        (
            SatTogether("Ann", "Ben", ["x", "y"]),
            "Ann and Ben sat at one table in 2 games, so they are two people",
        ),
        (PersonGone("Ann"), "nobody here is called Ann"),
        (
            HasPlayed("Ann"),
            "Ann has played and stays in the games; retire is what takes a name off the list",
        ),
        (
            NotASeasonTable(),
            "this is neither a game file, nor a season's table, nor a backup of Scorepad",
        ),
        (QuoteOpen(3), "row 3: a quotation mark opens a cell that nothing closes"),
        (InRow(2, NothingToEnd()), f"row 2: {sentence(NothingToEnd())}"),
        (GameTwice("x"), "two different games of the file have the same id “x”"),
        (
            GameFileError(("games", 1, "log", 0), LogBroken()),
            "game 2, log, item 1: this change does not lead to what comes after it",
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
