"""What cannot be with seasons, people, money and files, each brought about as people do it."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import date
from pathlib import Path

import pytest

from scorepad.rules.fault import Fault
from scorepad.season.ledger import check_owed, ledger
from scorepad.season.settling import plan
from scorepad.store.store import Store
from scorepad.words.faults import sentence
from tests.games import everything
from tests.keeping import id_of
from tests.season.club import ended

PEOPLE = ["Ann", "Ben", "=SUM(A1)"]
DAY = date(2026, 1, 2).isoformat()
GAME = ended(
    PEOPLE,
    [{"captured": everything("Ann")}],
    id=id_of(1),
    season="2026",
    stake={"per_point": "0.10", "currency": "EUR"},
)

NO_FILE_OF_OURS = "this is neither a game file, nor a season's table, nor a backup of Scorepad"

Try = Callable[[Store], Awaitable[object]]


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A season with one game in it, in which Ann has lost 4.30 to each of the others."""
    store = Store(tmp_path / "data")
    await store.load()
    await store.seasons.start("2026")
    await store.games.add(GAME)
    await store.people.remember([*PEOPLE, "Annie"])
    yield store
    store.close()


async def said(work: Awaitable[object]) -> str:
    """Why it could not be done."""
    with pytest.raises(Fault) as fault:
        await work
    return sentence(fault.value)


async def pay_ann(store: Store) -> None:
    owed = ledger(await store.book.book(), store.payments.of("2026"))
    check_owed(owed, "Ann", "Ben", 216, "EUR")


async def pay_twice(store: Store) -> None:
    await store.payments.add("2026", "Ann", "Ben", 215, "EUR", DAY)
    await pay_ann(store)


async def one_sided(_store: Store) -> None:
    plan({"Ann": -430, "Ben": 215})


@pytest.mark.parametrize(
    ("work", "line"),
    [
        # Starting a season, or giving it the name of another.
        (
            lambda store: store.seasons.start(" 2026 "),
            "there is a season 2026 already; choose another name",
        ),
        # Renaming one that was renamed on another screen since.
        (lambda store: store.seasons.rename("2025", "2024"), "there is no season 2025"),
        # Taking back a payment whose button was still there in another window.
        (
            lambda store: store.payments.remove("gone"),
            "this payment is not here any more",
        ),
        # From a backup that was edited by hand.
        (
            lambda store: store.payments.add(None, "Ann", "Ben", 0, "EUR", DAY),
            "a payment must be of more than nothing",
        ),
        (
            lambda store: store.payments.add(None, "Ann", " Ann", 1, "EUR", DAY),
            "Ann cannot pay to the same person; choose somebody else",
        ),
        # Typing more than what was proposed.
        (pay_ann, "Ann has no more than €2.15 to pay to Ben"),
        # Ticking off what somebody else has ticked off meanwhile.
        (pay_twice, "Ann has nothing to pay to Ben any more"),
        # Only where the book itself were wrong.
        (one_sided, "what is owed must add up to nothing, and -2.15 is left over"),
        # Renaming to somebody else's name, who never sat at the same table.
        (
            lambda store: store.people.rename("Ann", "Annie"),
            "somebody is called Annie already; where they are the same person, merge them",
        ),
        (
            lambda store: store.people.merge("Ann", "=SUM(A1)"),
            "Ann and =SUM(A1) sat at one table in 1 game, so they are two people",
        ),
        # An old link to somebody who has another name by now.
        (lambda store: store.people.retire("Nobody"), "nobody here is called Nobody"),
        (
            lambda store: store.people.delete("Ben"),
            "Ben has played and stays in the games; retire is what takes a name off the list",
        ),
    ],
)
async def test_what_cannot_be_done(store: Store, work: Try, line: str) -> None:
    assert await said(work(store)) == line


async def test_a_file_that_cannot_be_taken(store: Store) -> None:
    table = await store.exchange.export_season("2026")
    for data, line in (
        (b"", NO_FILE_OF_OURS),
        (b"Name,Points\nAnn,3\n", NO_FILE_OF_OURS),
        (
            table[: table.rindex(b'"')],
            "row 2: a quotation mark opens a cell that nothing closes",
        ),
        (
            table.replace(b'""QS"":1', b'""QS"":2', 1),
            "row 2: hand 1: the queen of spades adds up to 2, the deck has 1",
        ),
    ):
        assert await said(store.exchange.preview(data)) == line


async def test_a_backup_with_one_game_twice(store: Store) -> None:
    found = json.loads(await store.exchange.export_everything())
    (kept,) = found["games"]
    found["games"].append({**kept, "game": {**kept["game"], "notes": "another"}, "log": []})
    assert await said(store.exchange.preview(json.dumps(found).encode())) == (
        f"two different games of the file have the same id “{id_of(1)}”"
    )


async def test_a_backup_whose_log_leads_elsewhere(store: Store) -> None:
    kept = await store.games.get(id_of(1))
    await store.people.rename("Ann", "Anna")
    found = json.loads(await store.exchange.export_everything())
    (game,) = found["games"]
    assert kept.game.players != tuple(game["game"]["players"])
    game["game"]["players"][0] = "Else"
    game["game"]["hands"] = [{"captured": everything("Else")}]
    assert await said(store.exchange.preview(json.dumps(found).encode())) == (
        "game 1, log, item 1: this change does not lead to what comes after it"
    )
