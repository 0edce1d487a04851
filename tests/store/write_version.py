"""Write a small data folder as the present version does, to be kept for the tests of later ones.

    python -m tests.store.write_version

It is written once, before the version that comes after it: see `test_versions.py`.
"""

import asyncio
import json
import shutil
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from scorepad.game.changes import correct, end, record, rename, reopen
from scorepad.game.entry import Entry
from scorepad.game.history import ChangeKind
from scorepad.game.model import Ended, Game
from scorepad.game.progress import progress
from scorepad.store.copies import Occasion
from scorepad.store.database import open_database
from scorepad.store.games import Games, KeptGame
from scorepad.store.migrations import STEPS, version_after
from scorepad.store.payments import Payments
from scorepad.store.people import People
from scorepad.store.seasons import Seasons
from scorepad.store.settings import LAST_GAME, Settings
from scorepad.store.store import Store
from tests.games import everything, game, hand
from tests.keeping import id_of

VERSIONS = Path(__file__).parent / "versions"
PLAYERS = ["Łukasz", "小明", "Ann"]
USUAL = {
    "Łukasz": {"QS": 1, "hearts": 4},
    "小明": {"KS": 1, "hearts": 3},
    "Ann": {"AS": 1, "hearts": 6},
}


def clock() -> datetime:
    return datetime(2026, 1, 2, 20, 0, tzinfo=UTC)


async def write(folder: Path) -> None:
    """One game of each kind, and what else there is; with a backup."""
    database = open_database(folder, clock=clock)
    games, people, settings = Games(database, clock), People(database, clock), Settings(database)
    seasons = Seasons(database, settings, clock, _nothing, _nothing_to_read)
    payments = Payments(database, clock, _nothing)
    await people.remember(PLAYERS)
    await seasons.start("Fridays")
    await payments.add("Fridays", "Ann", "小明", 250, "EUR", "2026-01-02")
    in_play = await _played(games, _game(1, season="Fridays", notes="at Ann's"), [USUAL, "Ann"])
    await games.keep_entry(in_play, 2, Entry(owners={"QS": 1}, touched=((0, 4),)))
    over = await _played(games, _game(2, played_on="2025-12-26"), ["Ann"] * 3)
    over = await games.change(
        over, ChangeKind.CORRECTED, correct(over.game, 1, hand(over.game, USUAL)), 1
    )
    over = await games.undo(over)
    ended = await _played(games, _game(3, rules={"profile": "black-lady"}), [_lady()])
    ended = await _changed(games, ended, ChangeKind.ENDED, end(ended.game, Ended.AGREEMENT))
    ended = await _changed(games, ended, ChangeKind.REOPENED, reopen(ended.game))
    ended = await _changed(games, ended, ChangeKind.RENAMED, rename(ended.game, "DEF"))
    await _changed(games, ended, ChangeKind.ENDED, end(ended.game, Ended.TIME))
    await games.delete(await _played(games, _game(4), ["Ann"]))
    await settings.put(LAST_GAME, id_of(4))
    # The backups after the games that ended come before the last one.
    await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()})
    await database.back_up(Occasion.IMPORT)
    database.close()


def _nothing() -> None:
    """Nobody looks."""


async def _nothing_to_read() -> None:
    """Nobody looks."""


def _game(number: int, **keys: Any) -> Game:
    return game(PLAYERS, id=id_of(number), **keys)


def _lady() -> dict[str, Any]:
    return {"Łukasz": {"QS": 1, "hearts": 13}}


async def _played(games: Games, new: Game, hands: list[Any]) -> KeptGame:
    kept = await games.add(new)
    for each in hands:
        captured = everything(each) if isinstance(each, str) else each
        after = record(kept.game, hand(kept.game, captured))
        kept = await games.change(kept, ChangeKind.RECORDED, after, len(kept.game.hands))
    return kept


async def _changed(games: Games, kept: KeptGame, kind: ChangeKind, after: Game) -> KeptGame:
    return await games.change(kept, kind, after)


async def facts(store: Store) -> dict[str, Any]:
    """What people see of the data, in whatever form it is kept."""
    games = store.games
    shown = [*games.in_play(), *await games.finished(), *await games.deleted()]
    return {
        "games": {kept.id: _facts(kept) for kept in shown},
        "people": list(store.people.names()),
        "last game": store.settings.get(LAST_GAME),
        "seasons": [season.name for season in store.seasons.all()],
        "payments": [[each.payer, each.payee, each.cents] for each in store.payments.all()],
    }


def _facts(kept: KeptGame) -> dict[str, Any]:
    now = progress(kept.game)
    return {
        "players": list(kept.game.players),
        "totals": [list(totals) for totals in now.totals_after],
        "over": now.end_reason,
        "deleted": kept.deleted_at is not None,
        "season": kept.game.season,
        "day": kept.game.played_on,
        "notes": kept.game.notes,
        "changes": [change.kind for change in kept.history.changes],
        "half-entered": sorted(kept.entries),
    }


async def _write_all(folder: Path) -> None:
    await write(folder / "data")
    shutil.copytree(folder / "data", folder / "looked-at")
    store = Store(folder / "looked-at")
    await store.load()
    text = json.dumps(await facts(store), ensure_ascii=False, indent=1)
    (folder / "facts.json").write_text(text + "\n", encoding="utf-8")
    store.close()
    shutil.rmtree(folder / "looked-at")
    (folder / "data/app.lock").unlink(missing_ok=True)


def main() -> None:
    folder = VERSIONS / str(version_after(STEPS))
    shutil.rmtree(folder, ignore_errors=True)
    asyncio.run(_write_all(folder))


if __name__ == "__main__":
    main()
