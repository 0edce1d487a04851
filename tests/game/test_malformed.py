"""Files that break the contract, each with the one line that is said of it."""

import json
from copy import deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.game.faults import GameFileError
from scorepad.game.reading import read_game
from scorepad.words.faults import sentence
from tests.strategies import game_objects

A_HAND = {"captured": {"A": {"QS": 1, "hearts": 4}, "B": {"KS": 1, "AS": 1, "hearts": 9}}}
MISSING = object()


def game(**changes):
    """A valid game with some keys changed; in the key's name `__` stands for one level down."""
    found = {
        "format": "scorepad-game",
        "version": 1,
        "players": ["A", "B", "C"],
        "rules": {},
        "hands": [A_HAND],
    }
    for name, value in changes.items():
        *path, last = name.split("__")
        inner = found
        for key in path:
            inner = inner.setdefault(key, {})
        inner[last] = value
        if value is MISSING:
            del inner[last]
    return found


def captured(**counts):
    return [A_HAND, {"captured": counts}]


def in_pairs(players, **changes):
    return game(players=list(players), rules={"pairs": True}, hands=[], **changes)


def line_of(data):
    with pytest.raises(GameFileError) as caught:
        read_game(data if isinstance(data, bytes) else json.dumps(data).encode())
    return sentence(caught.value)


def raw(**texts):
    """A valid game of one line as JSON text, with a text put in the place of a value."""
    found = json.dumps(game(**{name: f"<{name}>" for name in texts}))
    for name, text in texts.items():
        found = found.replace(json.dumps(f"<{name}>"), text)
    return found.encode("utf-8", "surrogatepass")


GROUP_THAT_COSTS_NOTHING = "“{}” costs nothing by these rules, so it is not counted"
INTEGER = "an integer must stand here, without fraction and exponent"
TEXT = "a text in quotation marks must stand here"
OBJECT = "an object in braces must stand here"
LIST = "a list in brackets must stand here"
BOOLEAN = "true or false must stand here"

WHOLE = [
    ("nothing", b"", "line 1, column 1: this is no JSON"),
    ("blanks", b" \n ", "line 2, column 2: this is no JSON"),
    ("half", b'{"format": ', "line 1, column 12: this is no JSON"),
    ("two values", b"{} {}", "line 1, column 4: this is no JSON"),
    ("a comma too many", b'{"format": 1,\n}', "line 2, column 1: this is no JSON"),
    ("a comment", b"// {}", "line 1, column 1: this is no JSON"),
    ("a raw line break in a text", raw(notes='"a\nb"'), "line 1, column 189: this is no JSON"),
    ("a leading zero", raw(version="01"), "line 1, column 41: this is no JSON"),
    ("a list", b"[]", OBJECT),
    ("null", b"null", OBJECT),
    ("a text", b'"scorepad-game"', OBJECT),
    ("a number", b"1", OBJECT),
    ("binary", b"\x89PNG\r\n\x1a\n\0\0", "byte 1 is no UTF-8; save the file as UTF-8"),
    (
        "UTF-16",
        json.dumps(game()).encode("utf-16"),
        "byte 1 is no UTF-8; save the file as UTF-8",
    ),
    (
        "UTF-16 without a mark",
        json.dumps(game()).encode("utf-16-le"),
        "line 1, column 2: this is no JSON",
    ),
    (
        "Latin-1",
        json.dumps(game(players=["João", "B", "C"]), ensure_ascii=False).encode("latin-1"),
        "byte 58 is no UTF-8; save the file as UTF-8",
    ),
    (
        "a byte order mark",
        json.dumps(game()).encode("utf-8-sig"),
        "the file begins with a byte order mark; save it as UTF-8 without one",
    ),
    (
        "6 MB",
        json.dumps(game()).encode() + b" " * 6_000_000,
        "a game file has at most 5,000,000 bytes, this one has more",
    ),
    (
        "a byte too many",
        json.dumps(game()).encode().ljust(5_000_001),
        "a game file has at most 5,000,000 bytes, this one has more",
    ),
    (
        "nine levels",
        raw(notes="[[[[[[[[0]]]]]]]]"),
        "notes, item 1, item 1, item 1, item 1, item 1, item 1, item 1: "
        "nested deeper than 8 levels",
    ),
    ("100,000 levels", raw(notes="[" * 100_000), "nested deeper than 8 levels"),
    (
        "100,000 levels of objects",
        raw(notes='{"a":' * 100_000),
        "nested deeper than 8 levels",
    ),
    ("NaN", raw(version="NaN"), "version: NaN is no number that a game file may hold"),
    (
        "-Infinity",
        raw(hands='[{"captured": {"A": {"QS": -Infinity}}}]'),
        "hand 1, captured, A, QS: -Infinity is no number that a game file may hold",
    ),
    ("Infinity", raw(notes="Infinity"), "notes: Infinity is no number that a game file may hold"),
    (
        "5,000 digits",
        raw(rules__queen="9" * 5_000),
        "rules, queen: " + "9" * 40 + "… is no number that a game file may hold",
    ),
    (
        "1,000 digits",
        raw(rules__queen="9" * 1_000),
        "rules: the cost of the queen of spades must be from 0 to 99, not a huge number",
    ),
    ("a key twice", b'{"format": 1, "format": 1}', "the key “format” stands twice"),
    (
        "a key twice, once in another spelling",
        b'{"format": 1, "f\\u006frmat": 1}',
        "the key “format” stands twice",
    ),
    (
        "a key twice deep down",
        raw(hands='[{"captured": {"A": {"hearts": 13, "hearts": 13}}}]'),
        "hand 1, captured, A: the key “hearts” stands twice",
    ),
    (
        "a player twice with the same spelling",
        raw(hands='[{"captured": {"A": {}, "A": {}}}]'),
        "hand 1, captured: the key “A” stands twice",
    ),
    (
        "a lone surrogate in a value",
        raw(notes='"a\\ud800b"'),
        "notes: a text holds half a character (a lone surrogate)",
    ),
    (
        "a lone surrogate in a name",
        raw(players='["A", "B", "\\udc00"]'),
        "player 3: a text holds half a character (a lone surrogate)",
    ),
    (
        "a lone surrogate in a key",
        raw(hands='[{"captured": {"\\ud83d": {}}}]'),
        "hand 1, captured: a text holds half a character (a lone surrogate)",
    ),
    (
        "a surrogate as bytes",
        raw(notes='"\ud800"'),
        "byte 188 is no UTF-8; save the file as UTF-8",
    ),
]

KEYS = [
    (game(format=MISSING), "the key “format” is missing"),
    (game(version=MISSING), "the key “version” is missing"),
    (game(players=MISSING), "the key “players” is missing"),
    (game(hands=MISSING), "the key “hands” is missing"),
    (game(colour=1), "the key “colour” is unknown"),
    (game(Format=1), "the key “Format” is unknown"),
    (game(rules__Queen=13), "rules: the key “Queen” is unknown"),
    (game(rules__passing=None), "rules: the key “passing” is unknown"),
    (game(stake={"points": 1}), "stake: the key “points” is unknown"),
    (game(hands=[{"revoker": "A"}]), "hand 1: the key “revoker” is unknown"),
    (
        game(rules__bonus={"card": "AD", "points": -1, "x": 1}),
        "rules, bonus: the key “x” is unknown",
    ),
    (
        game(rules__pass={"cards": 3, "to": "left", "x": 1}),
        "rules, pass: the key “x” is unknown",
    ),
    (game(rules__end={"target": 100, "x": 1}), "rules, end: the key “x” is unknown"),
    (game(rules__bonus={"card": "AD"}), "rules, bonus: the key “points” is missing"),
    (game(rules__bonus={"points": -1}), "rules, bonus: the key “card” is missing"),
    (game(rules__pass={"cards": 3}), "rules, pass: the key “to” is missing"),
    (game(rules__pass={"to": "left"}), "rules, pass: the key “cards” is missing"),
    (
        game(**{"a\nb\u202e" + "x" * 100: 1}),
        "the key “a\\nb\\u202e" + "x" * 36 + "…” is unknown",
    ),
    (game(format="game"), "format: “scorepad-game” must stand here, not “game”"),
    (
        game(format=["\u0085", 10**30]),
        'format: “scorepad-game” must stand here, not ["\\x85", 1000000000000000000000000000000]',
    ),
    (game(version=2), "version: 1 must stand here, not 2"),
    (game(version=True), f"version: {INTEGER}"),
    (game(version=1.0), f"version: {INTEGER}"),
    (game(version="1"), f"version: {INTEGER}"),
    (game(version=None), f"version: {INTEGER}"),
]

NULLS = [
    (game(players=None), f"players: {LIST}"),
    (game(hands=None), f"hands: {LIST}"),
    (game(rules=None), f"rules: {OBJECT}"),
    (game(stake=None), f"stake: {OBJECT}"),
    (game(carried=None), f"carried: {OBJECT}"),
    (game(first_dealer=None), f"first_dealer: {TEXT}"),
    (game(ended=None), f"ended: {TEXT}"),
    (game(set_aside=None), f"set_aside: {LIST}"),
    (game(id=None), f"id: {TEXT}"),
    (game(season=None), f"season: {TEXT}"),
    (game(played_on=None), f"played_on: {TEXT}"),
    (game(started_at=None), f"started_at: {TEXT}"),
    (game(notes=None), f"notes: {TEXT}"),
    (game(hands=[None]), f"hand 1: {OBJECT}"),
    (game(hands=[{"captured": None}]), f"hand 1, captured: {OBJECT}"),
    (game(hands=[A_HAND | {"revoke": None}]), f"hand 1, revoke: {TEXT}"),
    (game(hands=[A_HAND | {"note": None}]), f"hand 1, note: {TEXT}"),
    (game(hands=captured(A=None)), f"hand 2, captured, A: {OBJECT}"),
    (game(hands=captured(A={"QS": None})), f"hand 2, captured, A, QS: {INTEGER}"),
    (game(rules__profile=None), f"rules, profile: {TEXT}"),
    (game(rules__hearts=None), f"rules, hearts: {TEXT}"),
    (game(rules__queen=None), f"rules, queen: {INTEGER}"),
    (game(rules__sweep=None), f"rules, sweep: {TEXT}"),
    (game(rules__end=None), f"rules, end: {OBJECT}"),
    (game(rules__end={"target": None}), f"rules, end, target: {INTEGER}"),
    (game(rules__end={"open": None}), f"rules, end, open: {BOOLEAN}"),
    (game(rules__tie=None), f"rules, tie: {TEXT}"),
    (game(rules__revoke=None), f"rules, revoke: {TEXT}"),
    (game(rules__pairs=None), f"rules, pairs: {BOOLEAN}"),
    (game(rules__house=None), f"rules, house: {LIST}"),
    (game(rules__bonus={"card": None, "points": -1}), f"rules, bonus, card: {TEXT}"),
    (game(rules__pass={"cards": 3, "to": None}), f"rules, pass, to: {TEXT}"),
    (game(stake__method=None), f"stake, method: {TEXT}"),
    (game(stake={"per_point": None, "currency": "EUR"}), f"stake, per_point: {TEXT}"),
    (game(stake={"per_point": "1", "currency": None}), f"stake, currency: {TEXT}"),
]

PLAYERS = [
    (game(players={"A": 1}), f"players: {LIST}"),
    (game(players=[]), "players: 3 to 7 people can play, here are 0"),
    (game(players=["A"]), "players: 3 to 7 people can play, here is 1"),
    (game(players=["A", "B"]), "players: 3 to 7 people can play, here are 2"),
    (game(players=list("ABCDEFGH")), "players: 3 to 7 people can play, here are 8"),
    (game(players=["A", "B", 3]), f"player 3: {TEXT}"),
    (game(players=["A", "", "C"]), "player 2: a player needs a name"),
    (game(players=["A", " \u00a0\t\n", "C"]), "player 2: a player needs a name"),
    (
        game(players=["A", "B", "x" * 41]),
        "player 3: a name has at most 40 characters, this one has 41",
    ),
    (
        game(players=["A\u0007B", "B", "C"]),
        "player 1: a name must not hold the control character \\x07",
    ),
    (
        game(players=["A", "a\u202eb", "C"]),
        "player 2: a name must not hold the control character \\u202e",
    ),
    (
        game(players=["A", "a\u2028b", "C"]),
        "player 2: a name must not hold the control character \\u2028",
    ),
    (
        game(players=["A", "B", "A"]),
        "players: somebody here is already called A; choose another name",
    ),
    (
        game(players=["A", "B", " A\u2003"]),
        "players: somebody here is already called A; choose another name",
    ),
    (
        game(players=["\u00e9", "B", "e\u0301"]),
        "players: somebody here is already called é; choose another name",
    ),
    (game(first_dealer="D"), "first_dealer: nobody at the table is called “D”"),
    (game(first_dealer=0), f"first_dealer: {TEXT}"),
    (game(first_dealer=" "), "first_dealer: a player needs a name"),
]

DETAILS = [
    (game(id="x"), "id: “x” is not of the form 8-4-4-4-12 hex digits"),
    (
        game(id="12345678-1234-1234-1234-1234567890ab\n"),
        "id: “12345678-1234-1234-1234-1234567890ab\\n” is not of the form 8-4-4-4-12 hex digits",
    ),
    (game(season=""), "season: the text must not be empty"),
    (game(season="x" * 81), "season: the text may have 80 characters, it has 81"),
    (game(season=1), f"season: {TEXT}"),
    (game(notes="x" * 2001), "notes: the text may have 2000 characters, it has 2001"),
    (game(played_on="2026-02-29"), "played_on: there is no day 2026-02-29"),
    (game(played_on="2026-13-01"), "played_on: there is no day 2026-13-01"),
    (game(played_on="0000-01-01"), "played_on: there is no day 0000-01-01"),
    (game(played_on="2026-1-1"), "played_on: “2026-1-1” is not of the form YYYY-MM-DD"),
    (game(played_on="20260101"), "played_on: “20260101” is not of the form YYYY-MM-DD"),
    (game(played_on="2026-W01-1"), "played_on: “2026-W01-1” is not of the form YYYY-MM-DD"),
    (game(played_on="2026-01-0१"), "played_on: “2026-01-0१” is not of the form YYYY-MM-DD"),
    (game(played_on=20260101), f"played_on: {TEXT}"),
    (game(started_at="2026-02-30T10:00Z"), "started_at: there is no day 2026-02-30"),
    *(
        (
            game(started_at=text),
            f"started_at: “{text}” is not of the form YYYY-MM-DDThh:mm±hh:mm",
        )
        for text in (
            "2026-02-03T24:00Z",
            "2026-02-03T10:60Z",
            "2026-02-03T10:00:60Z",
            "2026-02-03T10:00:00.5Z",
            "2026-02-03T10:00+25:00",
            "2026-02-03T10:00+00:60",
            "2026-02-03T10:00",
            "2026-02-03T10:00z",
            "2026-02-03 10:00Z",
            "2026-02-03T10Z",
            "2026-02-03",
        )
    ),
]

RULES = [
    (game(rules=[]), f"rules: {OBJECT}"),
    (
        game(rules__profile="hearts"),
        "rules, profile: there are no rules called “hearts”, only black-maria, black-lady",
    ),
    (
        game(rules__hearts="two"),
        "rules, hearts: one of “one”, “spot”, “high-11-14”, “high-15-20” must stand here, "
        "not “two”",
    ),
    (game(rules__queen=True), f"rules, queen: {INTEGER}"),
    (game(rules__queen=13.0), f"rules, queen: {INTEGER}"),
    (raw(rules__queen="1e1"), f"rules, queen: {INTEGER}"),
    (raw(rules__queen="1e999"), "rules, queen: 1e999 is no number that a game file may hold"),
    (
        game(rules__queen=100),
        "rules: the cost of the queen of spades must be from 0 to 99, not 100",
    ),
    (game(rules__king=-1), "rules: the cost of the king of spades must be from 0 to 99, not -1"),
    (
        game(rules__ace=10**30),
        "rules: the cost of the ace of spades must be from 0 to 99, not a huge number",
    ),
    (game(rules__pink_lady=100), "rules: the cost of the pink lady must be from 0 to 99, not 100"),
    (
        game(rules__bonus={"card": "1D", "points": -10}),
        "rules, bonus, card: “1D” is no card; write a rank and a suit, such as QS or TH",
    ),
    (
        game(rules__bonus={"card": "DA", "points": -10}),
        "rules, bonus, card: “DA” is no card; write a rank and a suit, such as QS or TH",
    ),
    (
        game(rules__bonus={"card": "AD ", "points": -10}),
        "rules, bonus, card: “AD ” is no card; write a rank and a suit, such as QS or TH",
    ),
    (
        game(rules__bonus={"card": "", "points": -10}),
        "rules, bonus, card: “” is no card; write a rank and a suit, such as QS or TH",
    ),
    (
        game(rules__bonus={"card": "AD", "points": 0}),
        "rules: the points of the bonus card must be from -99 to -1, not 0",
    ),
    (
        game(rules__bonus={"card": "AD", "points": -100}),
        "rules: the points of the bonus card must be from -99 to -1, not -100",
    ),
    (
        game(rules__bonus={"card": "2C", "points": -10}),
        "rules: the bonus card must be in the deck, the 2 of clubs is taken out at 3 players",
    ),
    (
        game(rules__bonus={"card": "QS", "points": -10}),
        "rules: the bonus card must not cost anything otherwise, the queen of spades does",
    ),
    (
        game(rules__bonus={"card": "TH", "points": -10}),
        "rules: the bonus card must not cost anything otherwise, the 10 of hearts does",
    ),
    (
        game(rules={"pink_lady": 1, "bonus": {"card": "QH", "points": -10}}),
        "rules: the bonus card must not cost anything otherwise, the queen of hearts does",
    ),
    (
        game(rules__sweep="moon"),
        "rules, sweep: one of “none”, “minus”, “others” must stand here, not “moon”",
    ),
    (game(rules__end=100), f"rules, end: {OBJECT}"),
    (
        game(rules__end={}),
        "rules, end: exactly one of these keys must stand here: target, deals, minutes, open",
    ),
    (
        game(rules__end={"target": 100, "deals": 5}),
        "rules, end: exactly one of these keys must stand here: target, deals, minutes, open",
    ),
    (game(rules__end={"target": 0}), "rules: the target must be from 1 to 9999, not 0"),
    (game(rules__end={"target": -1}), "rules: the target must be from 1 to 9999, not -1"),
    (game(rules__end={"target": 10000}), "rules: the target must be from 1 to 9999, not 10000"),
    (game(rules__end={"target": "100"}), f"rules, end, target: {INTEGER}"),
    (game(rules__end={"deals": 0}), "rules: the number of deals must be from 1 to 999, not 0"),
    (
        game(rules__end={"deals": 1000}),
        "rules: the number of deals must be from 1 to 999, not 1000",
    ),
    (
        game(rules__end={"minutes": 1441}),
        "rules: the number of minutes must be from 1 to 1440, not 1441",
    ),
    (game(rules__end={"open": False}), "rules, end, open: true must stand here, not false"),
    (game(rules__end={"open": 1}), f"rules, end, open: {BOOLEAN}"),
    (
        game(rules__tie="split"),
        "rules, tie: one of “shared”, “another-deal” must stand here, not “split”",
    ),
    (
        game(rules__revoke="none"),
        "rules, revoke: one of “whole-deal”, “queen” must stand here, not “none”",
    ),
    (game(rules__pairs=1), f"rules, pairs: {BOOLEAN}"),
    (game(rules__pairs=True), "rules: pairs need four or six players, there are 3"),
    (in_pairs("ABCDE"), "rules: pairs need four or six players, there are 5"),
    (in_pairs("ABCDEFG"), "rules: pairs need four or six players, there are 7"),
    (game(rules__pass=3), f"rules, pass: {OBJECT}"),
    (
        game(rules__pass={"cards": 0, "to": "left"}),
        "rules: the number of cards to pass must be from 1 to 5, not 0",
    ),
    (
        game(rules__pass={"cards": 6, "to": "left"}),
        "rules: the number of cards to pass must be from 1 to 5, not 6",
    ),
    (
        game(rules__pass={"cards": 3, "to": "across"}),
        "rules, pass, to: one of “right”, “left” must stand here, not “across”",
    ),
    (game(rules__house={}), f"rules, house: {LIST}"),
    (game(rules__house=[1]), f"rules, house: {TEXT}"),
    (
        game(rules__house=["no-passing-queen"] * 2),
        "rules, house: “no-passing-queen” is listed twice",
    ),
]

HANDS = [
    (game(hands={}), f"hands: {LIST}"),
    (game(hands=[[]]), f"hand 1: {OBJECT}"),
    (game(hands=[{}]), "hand 1: neither captured cards nor a revoke; one of them makes a hand"),
    (
        game(hands=[{"note": "x"}]),
        "hand 1: neither captured cards nor a revoke; one of them makes a hand",
    ),
    (
        game(hands=captured(A={"QS": 1, "KS": 1, "AS": 1, "hearts": 12})),
        "hand 2: hearts add up to 12, the deck has 13",
    ),
    (
        game(hands=captured(A={"QS": 1, "KS": 1, "AS": 1, "hearts": 7}, B={"hearts": 7})),
        "hand 2: hearts add up to 14, the deck has 13",
    ),
    (
        game(hands=captured(A={"QS": 1, "KS": 1, "AS": 1, "hearts": 10**900}, B={"hearts": 7})),
        "hand 2: hearts add up to a huge number, the deck has 13",
    ),
    (
        game(hands=captured(A={"KS": 1, "AS": 1, "hearts": 13})),
        "hand 2: the queen of spades adds up to 0, the deck has 1",
    ),
    (
        game(hands=captured(A={"QS": 1, "KS": 1, "AS": 1, "hearts": 13}, B={"KS": 1})),
        "hand 2: the king of spades adds up to 2, the deck has 1",
    ),
    (game(hands=captured()), "hand 2: hearts add up to 0, the deck has 13"),
    (
        game(players=list("ABCDEF"), hands=[{"captured": {"A": {"hearts": 13}}}]),
        "hand 1: hearts add up to 13, the deck has 12",
    ),
    (
        game(rules__pink_lady=5),
        "hand 1: hearts add up to 13, the deck has 12",
    ),
    (
        game(rules__hearts="high-11-14"),
        "hand 1: hearts add up to 13, the deck has 9",
    ),
    (
        game(rules__hearts="spot"),
        "hand 1: " + GROUP_THAT_COSTS_NOTHING.format("hearts"),
    ),
    (
        game(rules__bonus={"card": "AD", "points": -10}),
        "hand 1: the ace of diamonds adds up to 0, the deck has 1",
    ),
    (
        game(hands=captured(A={"QS": 1, "KS": 1, "AS": 1, "hearts": 13, "AD": 0})),
        "hand 2: " + GROUP_THAT_COSTS_NOTHING.format("AD"),
    ),
    (game(rules__king=0), "hand 1: " + GROUP_THAT_COSTS_NOTHING.format("KS")),
    (
        game(hands=captured(A={"Hearts": 13})),
        "hand 2: " + GROUP_THAT_COSTS_NOTHING.format("Hearts"),
    ),
    (
        game(hands=captured(A={"hearts": -1})),
        "hand 2, captured, A, hearts: the number must be from 0 to 13, not -1",
    ),
    (game(hands=captured(A={"QS": True})), f"hand 2, captured, A, QS: {INTEGER}"),
    (game(hands=captured(A={"QS": 1.0})), f"hand 2, captured, A, QS: {INTEGER}"),
    (game(hands=captured(A={"QS": 1.5})), f"hand 2, captured, A, QS: {INTEGER}"),
    (game(hands=captured(A={"QS": "1"})), f"hand 2, captured, A, QS: {INTEGER}"),
    (
        raw(hands='[{"captured": {"A": {"hearts": 1e2}}}]'),
        f"hand 1, captured, A, hearts: {INTEGER}",
    ),
    (game(hands=captured(D={})), "hand 2, captured, D: nobody at the table is called “D”"),
    (game(hands=captured(a={})), "hand 2, captured, a: nobody at the table is called “a”"),
    (
        game(hands=[A_HAND, {"captured": {"A": {}, " A": {}}}]),
        "hand 2, captured,  A: A is named twice",
    ),
    (
        game(players=["é", "B", "C"], hands=[{"captured": {"é": {}, "e\u0301": {}}}]),
        "hand 1, captured, e\u0301: é is named twice",
    ),
    (
        game(hands=[{"captured": {"A\n": {}, "\u2029A": {}}}]),
        "hand 1, captured, \\u2029A: A is named twice",
    ),
    (game(hands=[{"captured": {"": {}}}]), "hand 1, captured, : a player needs a name"),
    (
        game(hands=[{"captured": {"x" * 99: {}}}]),
        f"hand 1, captured, {'x' * 40}…: a name has at most 40 characters, this one has 99",
    ),
    (game(hands=[{"captured": [1]}]), f"hand 1, captured: {OBJECT}"),
    (game(hands=captured(A=[])), f"hand 2, captured, A: {OBJECT}"),
    (game(hands=[{"revoke": "D"}]), "hand 1, revoke: nobody at the table is called “D”"),
    (game(hands=[{"revoke": 1}]), f"hand 1, revoke: {TEXT}"),
    (
        game(hands=[A_HAND | {"revoke": "A"}]),
        "hand 1: a revoke costs the whole deal by these rules, so no captured cards go with it",
    ),
    (
        game(rules__revoke="queen", hands=[A_HAND, {"revoke": "A"}]),
        "hand 2: a revoke costs the queen by these rules, so the captured cards must be there",
    ),
    (
        game(rules__revoke="queen", hands=[{"captured": {"A": {"hearts": 13}}, "revoke": "A"}]),
        "hand 1: the queen of spades adds up to 0, the deck has 1",
    ),
    (
        game(hands=[A_HAND | {"note": "x" * 501}]),
        "hand 1, note: the text may have 500 characters, it has 501",
    ),
    (game(hands=[A_HAND | {"note": 1}]), f"hand 1, note: {TEXT}"),
    (
        game(set_aside=[{}]),
        "set aside hand 1: neither captured cards nor a revoke; one of them makes a hand",
    ),
    (
        game(set_aside=[A_HAND, {"captured": {"A": {"hearts": 1}}}]),
        "set aside hand 2: hearts add up to 1, the deck has 13",
    ),
]

CARRIED_AND_END = [
    (game(carried=[0, 0, 0]), f"carried: {OBJECT}"),
    (game(carried={}), "carried: A carries in nothing; write 0 if so"),
    (game(carried={"A": 1, "B": 1}), "carried: C carries in nothing; write 0 if so"),
    (
        game(carried={"A": 1, "B": 1, "C": 1, "D": 1}),
        "carried, D: nobody at the table is called “D”",
    ),
    (game(carried={"A": 1, "B": 1, "A ": 1}), "carried, A : A is named twice"),
    (game(carried={"A": True, "B": 1, "C": 1}), f"carried, A: {INTEGER}"),
    (game(carried={"A": 1.0, "B": 1, "C": 1}), f"carried, A: {INTEGER}"),
    (
        game(carried={"A": 10000, "B": 1, "C": 1}),
        "carried, A: the number must be from -9999 to 9999, not 10000",
    ),
    (
        game(carried={"A": -10000, "B": 1, "C": 1}),
        "carried, A: the number must be from -9999 to 9999, not -10000",
    ),
    (
        game(carried={"A": 10**30, "B": 1, "C": 1}),
        "carried, A: the number must be from -9999 to 9999, not a huge number",
    ),
    (
        in_pairs("ABCD", carried={"A": 1, "B": 2, "C": 2, "D": 2}),
        "carried: A and C are partners, so both must carry in the same",
    ),
    (
        in_pairs("ABCDEF", carried={"A": 1, "B": 2, "C": 3, "D": 1, "E": 3, "F": 3}),
        "carried: B and E are partners, so both must carry in the same",
    ),
    (
        game(carried={"A": 100, "B": 0, "C": 0}),
        "hand 1: the game was over before the first hand",
    ),
    (
        game(hands=[{"revoke": "A"}] * 4),
        "hand 4: the game was over after hand 3",
    ),
    (
        game(rules__end={"deals": 2}, hands=[A_HAND] * 3),
        "hand 3: the game was over after hand 2",
    ),
    (
        game(rules__end={"target": 43}, hands=[{"revoke": "A"}, {"revoke": "B"}], ended="time"),
        "hand 2: the game was over after hand 1",
    ),
    (
        game(ended="over"),
        "ended: one of “time”, “agreement”, “continued” must stand here, not “over”",
    ),
    (game(ended=True), f"ended: {TEXT}"),
    (
        game(ended="target"),
        "ended: one of “time”, “agreement”, “continued” must stand here, not “target”",
    ),
    (
        game(hands=[], ended="agreement"),
        "ended: a game with neither hands nor points carried in cannot be ended",
    ),
    (
        game(hands=[], set_aside=[A_HAND], ended="continued"),
        "ended: a game with neither hands nor points carried in cannot be ended",
    ),
]

FROM_TO = "stake, per_point: money a point must be from 0.01 to 9999.99, not "
STAKE = [
    (game(stake=[]), f"stake: {OBJECT}"),
    (
        game(stake__method="all"),
        "stake, method: one of “from-lowest”, “pairwise”, “none” must stand here, not “all”",
    ),
    *(
        (
            game(stake={"per_point": text, "currency": "EUR"}),
            f"stake, per_point: “{text}” is not of the form 0.10",
        )
        for text in ("abc", "", "0.001", "1e2", "-1", "+1", "0,10", ".5", "5.", " 1", "١", "1_0")
    ),
    *(
        (game(stake={"per_point": text, "currency": "EUR"}), FROM_TO + text)
        for text in ("0", "0.00", "10000", "10000.00", "00000")
    ),
    (
        game(stake={"per_point": "9" * 5_000, "currency": "EUR"}),
        FROM_TO + "9" * 40 + "…",
    ),
    (game(stake={"per_point": 0.1, "currency": "EUR"}), f"stake, per_point: {TEXT}"),
    *(
        (
            game(stake={"per_point": "1", "currency": text}),
            f"stake, currency: “{text}” is not of the form EUR",
        )
        for text in ("eur", "EU", "EURO", "€", "ÄÖÜ", " EUR")
    ),
    (
        game(stake={"per_point": "1", "currency": "EUR\n"}),
        "stake, currency: “EUR\\n” is not of the form EUR",
    ),
    (
        game(stake={"per_point": "1"}),
        "stake: money a point and its currency come together or not at all",
    ),
    (
        game(stake={"currency": "EUR"}),
        "stake: money a point and its currency come together or not at all",
    ),
    (
        game(stake={"method": "none", "per_point": "1", "currency": "EUR"}),
        "stake: nothing is settled, so there is no money a point",
    ),
]


@pytest.mark.parametrize(("data", "line"), [each[1:] for each in WHOLE], ids=[w[0] for w in WHOLE])
def test_what_is_wrong_with_a_whole_file_is_said_in_a_line(data, line):
    assert line_of(data) == line


@pytest.mark.parametrize(
    ("found", "line"),
    [*KEYS, *NULLS, *PLAYERS, *DETAILS, *RULES, *HANDS, *CARRIED_AND_END, *STAKE],
)
def test_what_is_wrong_in_a_file_is_said_in_a_line_with_its_place(found, line):
    assert line_of(found) == line


def test_the_game_that_the_others_are_made_from_is_right():
    assert read_game(json.dumps(game()).encode()).players == ("A", "B", "C")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.just("A"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


@given(st.data(), game_objects(most_hands=2), json_values)
def test_any_value_anywhere_is_read_or_refused_in_a_line(data, found, value):
    inner = found = deepcopy(found)
    while isinstance(inner, dict | list) and inner:
        keys = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
        key = data.draw(st.sampled_from(keys))
        if data.draw(st.booleans()) or not isinstance(inner[key], dict | list):
            inner[key] = value
            break
        inner = inner[key]
    try:
        read_game(json.dumps(found).encode())
    except GameFileError as fault:
        line = sentence(fault)
        assert len(line.encode().splitlines()) == 1
        assert len(line) < 700


@given(st.binary(max_size=60))
def test_any_bytes_are_refused_in_a_line(data):
    assert "\n" not in line_of(data)


@given(st.text(max_size=60))
def test_any_text_is_refused_in_a_line(text):
    assert "\n" not in line_of(text.encode())
