"""How long a season takes to tell, with ten thousand games, beside sqlite3.

    python -m benchmarks.season [--games 10000] [--rounds 5] [--browser]

A made-up club of twelve. Three questions - the standings, a person's page, the first page of the
history - are asked of ours and of sqlite3 in turns, in one run: sqlite3 has the same JSON, a row
for each game, and the same functions score it. `first` is with nothing worked out before, `kept`
with what ours keeps from one start to the next, `next` after one more hand was recorded.
To reach: first at most 1.2 times sqlite3's, next at most 10 ms. With `--browser` something else is
measured instead: from the tap to the season's page, see `benchmarks.season_page`.
"""

import argparse
import asyncio
import gc
import json
import shutil
import sqlite3
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.club import HANDS, PEOPLE, Club
from benchmarks.stocking import fill
from scorepad.game.changes import correct
from scorepad.game.history import ChangeKind
from scorepad.game.reading import game_of
from scorepad.season.book import Book, book_of
from scorepad.season.person import form, person_record, streaks
from scorepad.season.results import game_result
from scorepad.season.selection import EVERYTHING
from scorepad.season.standings import season_tallies, standings
from scorepad.store.kept import KeptGame, document_of
from scorepad.store.store import Store

PAGE = 50
PERSON = PEOPLE[0]
OCCASIONS = ("sqlite3", "first", "kept", "next")
MOST = 1.2
MOST_AFTER = 10.0
"""Milliseconds."""

Times = defaultdict[tuple[str, str], list[float]]


def standings_of(book: Book) -> object:
    return standings(season_tallies(book))


def page_of_person(book: Book) -> object:
    record = person_record(book, PERSON)
    return form(record), streaks(record), record, season_tallies(book)[PERSON]


BOOK_QUESTIONS: dict[str, Callable[[Book], object]] = {
    "standings": standings_of,
    "person": page_of_person,
}
HISTORY = "history"


class Rows:
    """sqlite3: a row for each game."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def fill(self, games: list[KeptGame]) -> None:
        with sqlite3.connect(self.path) as rows:
            rows.execute("CREATE TABLE games (id TEXT PRIMARY KEY, json TEXT)")
            texts = ((kept.id, json.dumps(document_of(kept))) for kept in games)
            rows.executemany("INSERT INTO games VALUES (?, ?)", texts)

    def ask(self, question: str) -> object:
        with sqlite3.connect(self.path) as rows:
            if question == HISTORY:
                found = rows.execute(
                    "SELECT json FROM games ORDER BY json_extract(json, '$.game.played_on') DESC, "
                    "json_extract(json, '$.game.started_at') DESC, id DESC LIMIT ?",
                    (PAGE,),
                )
                return tuple(_result(text) for (text,) in found)
            texts = rows.execute("SELECT json FROM games")
            return BOOK_QUESTIONS[question](book_of(_result(text) for (text,) in texts))


def _result(text: str) -> Any:
    return game_result(game_of(json.loads(text)["game"]))


async def ours(store: Store, question: str) -> object:
    if question == HISTORY:
        return await store.book.history(EVERYTHING, 0, PAGE)
    return BOOK_QUESTIONS[question](await store.book.book())


async def timed(work: Callable[[], Awaitable[object]]) -> tuple[float, object]:
    """How many milliseconds it took, and what came of it."""
    gc.collect()
    began = time.perf_counter()
    found = await work()
    return (time.perf_counter() - began) * 1000, found


async def measure(folder: Path, games: list[KeptGame], rounds: int) -> Times:
    """Ask each question each way, in turns."""
    rows, data = Rows(folder / "games.sqlite"), folder / "data"
    rows.fill(games)
    fill(data, games)
    games.clear()  # whatever is in memory slows the search for garbage down
    times: Times = defaultdict(list)
    for number in range(rounds):
        for question in (*BOOK_QUESTIONS, HISTORY):
            await _one_round(rows, data, question, number, times)
    return times


async def _one_round(rows: Rows, data: Path, question: str, number: int, times: Times) -> None:
    async def theirs() -> object:
        return rows.ask(question)

    took, expected = await timed(theirs)
    times[question, "sqlite3"].append(took)
    for occasion in ("first", "kept"):
        if occasion == "first":
            shutil.rmtree(data / "results", ignore_errors=True)
        store = Store(data)
        await store.games.load()
        took, found = await timed(lambda: ours(store, question))  # noqa: B023
        times[question, occasion].append(took)
        assert found == expected, question
        store.close()
    store = Store(data)
    await store.games.load()
    last = (await store.book.history(count=1))[0].id
    await ours(store, question)
    await _one_more_hand(store, last, number)
    took, found = await timed(lambda: ours(store, question))
    times[question, "next"].append(took)
    store.book.forget()
    # What a new book says is what the one said that was kept up.
    await store.book.book()
    assert await ours(store, question) == found, question
    await store.games.undo(await store.games.get(last))
    store.close()


async def _one_more_hand(store: Store, id_: str, number: int) -> None:
    """The last hand of the game played last is recorded once more, and otherwise."""
    kept = await store.games.get(id_)
    after = correct(kept.game, HANDS - 1, Club(seed=number).hand(kept.game))
    await store.games.change(kept, ChangeKind.CORRECTED, after, HANDS - 1)


def main(count: int, rounds: int) -> None:
    """Measure, and print a table."""
    games = list(Club().games(count))
    with tempfile.TemporaryDirectory() as folder:
        times = asyncio.run(measure(Path(folder), games, rounds))
    print(f"{count} games, medians of {rounds} rounds in ms")
    print(f"{'':<12}{'sqlite3':>10}{'first':>10}{'ratio':>8}{'kept':>10}{'next':>8}")
    for question in (*BOOK_QUESTIONS, HISTORY):
        took = {each: median(times[question, each]) for each in OCCASIONS}
        pairs = zip(times[question, "first"], times[question, "sqlite3"], strict=True)
        ratio = median(first / theirs for first, theirs in pairs)
        reached = ratio <= MOST and took["next"] <= MOST_AFTER
        print(
            f"{question:<12}{took['sqlite3']:>10.1f}{took['first']:>10.1f}{ratio:>8.2f}"
            f"{took['kept']:>10.1f}{took['next']:>8.2f}  {'reached' if reached else 'NOT reached'}"
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--browser", action="store_true", help="from the tap to the season's page")
    options = parser.parse_args()
    if options.browser:
        from benchmarks.season_page import measure_pages

        measure_pages(options.games, options.rounds)
    else:
        main(options.games, options.rounds)
