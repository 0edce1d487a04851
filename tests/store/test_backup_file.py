"""What is wrong in a backup is said with its place, and nothing is changed."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorepad.rules.fault import Fault
from scorepad.store.store import Store
from scorepad.words.faults import sentence

from .test_exchange import fill, held

Found = dict[str, Any]


@pytest.fixture
async def backup(store: Store) -> Found:
    """A backup that is right: the game in play comes first."""
    await fill(store)
    found: Found = json.loads(await store.exchange.export_everything())
    return found


async def test_it_has_what_is_known(backup: Found) -> None:
    assert {key: len(value) for key, value in backup.items() if isinstance(value, list)} == {
        "games": 3,
        "people": 4,
        "seasons": 2,
        "payments": 1,
    }
    assert set(backup["settings"]) == {"own-rules", "season", "theme"}


def put(*where: str | int, value: Any) -> Callable[[Found], None]:
    def change(found: Any) -> None:
        for step in where[:-1]:
            found = found[step]
        found[where[-1]] = value

    return change


def drop(*where: str | int) -> Callable[[Found], None]:
    def change(found: Any) -> None:
        for step in where[:-1]:
            found = found[step]
        del found[where[-1]]

    return change


LOG = ("games", 0, "log")
LEADS_ELSEWHERE = "this change does not lead to what comes after it"
NO_INTEGER = "an integer must stand here, without fraction and exponent"
NO_TEXT = "a text in quotation marks must stand here"
ENTRY = ("games", 0, "entries", "1")


@pytest.mark.parametrize(
    ("spoil", "line"),
    [
        (put("version", value=2), "version: 1 must stand here, not 2"),
        (
            put("made_at", value="now"),
            "made_at: “now” is not of the form YYYY-MM-DDThh:mm:ss±hh:mm",
        ),
        (
            put("made_at", value="2026-13-30T20:00:00Z"),
            "made_at: “2026-13-30T20:00:00Z” is not of the form YYYY-MM-DDThh:mm:ss±hh:mm",
        ),
        (put("more", value=1), "the key “more” is unknown"),
        (drop("payments"), "the key “payments” is missing"),
        (put("games", value={}), "games: a list in brackets must stand here"),
        (drop("games", 0, "log"), "game 1: the key “log” is missing"),
        (
            put("games", 2, "game", "hands", 0, "captured", "Ann", "hearts", value=12),
            "game 3, game, hands, item 1: hearts add up to 12, the deck has 13",
        ),
        (put("games", 0, "deleted_at", value=1), f"game 1, deleted_at: {NO_TEXT}"),
        (put(*LOG, 0, "kind", value="x"), None),
        (
            put(*LOG, 0, "hand", value=-1),
            "game 1, log, item 1, hand: the number must be from 0 to 99999, not -1",
        ),
        (put(*LOG, 0, "parts", 0, "start", value=7), f"game 1, log, item 1: {LEADS_ELSEWHERE}"),
        (put(*LOG, 1, "parts", 0, "before", value=[]), None),
        (put(*LOG, 1, "kind", value="redone"), f"game 1, log, item 2: {LEADS_ELSEWHERE}"),
        (put(*LOG, 0, "kind", value="undone"), f"game 1, log, item 1: {LEADS_ELSEWHERE}"),
        (drop(*LOG, 2), f"game 1, log, item 2: {LEADS_ELSEWHERE}"),
        (
            drop(*LOG, 0, "parts", 0, "start"),
            "game 1, log, item 1, parts, item 1: the key “start” is missing",
        ),
        (put("games", 2, "log", 0, "parts", 0, "after", value="x"), None),
        (
            put("games", 2, "log", 0, "parts", 0, "start", value=0),
            "game 3, log, item 1, parts, item 1: the key “start” is unknown",
        ),
        (
            put(*ENTRY, "owners", "QS", value=3),
            "game 1, entries, 1, owners, QS: the number must be from 0 to 2, not 3",
        ),
        (put(*ENTRY, "owners", "hearts", value=1), None),
        (
            put(*ENTRY, "touched", value=[[0, 4], [0, 1]]),
            "game 1, entries, 1, touched: “0” is listed twice",
        ),
        (
            put(*ENTRY, "touched", value=[[0, 14]]),
            "game 1, entries, 1, touched: the number must be from 0 to 13, not 14",
        ),
        (put(*ENTRY, "touched", value=[[0, -1]]), None),
        (
            put(*ENTRY, "touched", value=[[0]]),
            "game 1, entries, 1, touched: a list in brackets must stand here",
        ),
        (put(*ENTRY, "chosen", value=[1, 1]), "game 1, entries, 1, chosen: “1” is listed twice"),
        (put(*ENTRY, "revoke", value="Ann"), f"game 1, entries, 1, revoke: {NO_INTEGER}"),
        (
            put(*ENTRY, "note", value="x" * 501),
            "game 1, entries, 1, note: the text may have 500 characters, it has 501",
        ),
        (put("games", 0, "entries", value={"one": {}}), f"game 1, entries, one: {NO_INTEGER}"),
        (put("people", 0, "name", value=" "), "person 1, name: a player needs a name"),
        (put("people", 0, "played_at", value=7), f"person 1, played_at: {NO_TEXT}"),
        (
            put("seasons", 0, "name", value="x" * 81),
            "season 1, name: the text may have 80 characters, it has 81",
        ),
        (
            put("seasons", 1, "closed_on", value="2026-02-30"),
            "season 2, closed_on: there is no day 2026-02-30",
        ),
        (put("payments", 0, "cents", value=0), "payment 1: a payment must be of more than nothing"),
        (put("payments", 0, "cents", value=1.5), f"payment 1, cents: {NO_INTEGER}"),
        (put("payments", 0, "payee", value="Ann"), None),
        (
            put("payments", 0, "id", value="7"),
            "payment 1, id: “7” is not of the form 8-4-4-4-12 hex digits",
        ),
        (put("settings", value=[]), "settings: an object in braces must stand here"),
        (put("settings", "season", value=1), f"settings, season: {NO_TEXT}"),
        (put("settings", "own-rules", "Ours", "queen", value=100), None),
    ],
)
async def test_a_slip_is_said_with_its_place(
    store: Store, backup: Found, spoil: Callable[[Found], None], line: str | None
) -> None:
    spoil(backup)
    before = held(store)
    with pytest.raises(Fault) as caught:
        await store.exchange.preview(json.dumps(backup).encode())
    said = sentence(caught.value)
    assert said == line if line else not said.startswith("something went wrong")
    assert held(store) == before


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"", "this is neither a game file, nor a season's table, nor a backup of Scorepad"),
        (b"hello", "this is neither a game file, nor a season's table, nor a backup of Scorepad"),
        (b"\xff\xfe", "byte 1 is no UTF-8; save the file as UTF-8"),
        (b"{", "line 1, column 2: this is no JSON"),
        (b"\xef\xbb\xbf{}", "the file begins with a byte order mark; save it as UTF-8 without one"),
        (b"[]", "an object in braces must stand here"),
        (b"{}", "the key “format” is missing"),
        (b'{"format":"scorepad-game"}', "the key “version” is missing"),
        (
            b'{"a":"' + b" " * 5_000_000 + b'"}',
            "a game file has at most 5,000,000 bytes, this one has more",
        ),
        (
            b'played_on,scorepad-game\r\n2026,"{',
            "row 2: a quotation mark opens a cell that nothing closes",
        ),
        (b"played_on,scorepad-game\r\n2026,{}", "row 2: the key “format” is missing"),
        (b'{"a":' + b"[" * 20 + b"]" * 20 + b"}", None),
    ],
    ids=range(12),
)
async def test_what_is_no_file_of_ours_is_refused(
    store: Store, data: bytes, line: str | None
) -> None:
    with pytest.raises(Fault) as caught:
        await store.exchange.preview(data)
    said = sentence(caught.value)
    assert said == line if line else "nested deeper" in said


async def test_a_number_that_no_file_can_hold_is_refused(store: Store, backup: Found) -> None:
    backup["settings"]["theme"] = 1
    data = json.dumps(backup).replace('"theme": 1', '"theme": 1e999').encode()
    with pytest.raises(Fault) as caught:
        await store.exchange.preview(data)
    said = "settings, theme: 1e999 is no number that a game file may hold"
    assert sentence(caught.value) == said


async def test_two_games_with_one_id_are_refused(store: Store, backup: Found) -> None:
    twin = copy.deepcopy(backup["games"][1])
    twin["game"]["notes"], twin["log"] = "another", []
    backup["games"].append(twin)
    with pytest.raises(Fault) as caught:
        await store.exchange.preview(json.dumps(backup).encode())
    assert "have the same id" in sentence(caught.value)


junk = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 20) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=4,
)
deeper = st.sampled_from((True, True, True, True, False))


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=150)
@given(st.data())
async def test_whatever_stands_anywhere_it_is_read_or_refused(
    store: Store, backup: Found, data: st.DataObject
) -> None:
    spoilt = copy.deepcopy(backup)
    inside: Any = spoilt
    while True:
        key = data.draw(
            st.sampled_from(sorted(inside) if isinstance(inside, dict) else range(len(inside)))
        )
        if not (
            isinstance(inside[key], dict | list) and inside[key] and data.draw(st.integers(0, 5))
        ):
            break
        inside = inside[key]
    inside[key] = data.draw(junk)
    try:
        seen = await store.exchange.preview(json.dumps(spoilt).encode())
    except Fault as fault:
        assert not sentence(fault).startswith("something went wrong")
    else:
        for kept in seen.found.games:
            assert kept.history.game == kept.game
