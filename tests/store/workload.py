"""What the harnesses do to a store, at random, and what must then be in it.

The documents are generic: a game has an id of ours and some hands. A model, which is a plain
dict, says what the store must hold after each action.
"""

import json
import random
from dataclasses import asdict, dataclass
from typing import Any

from tinydb import TinyDB, where
from tinydb.table import Table

from scorepad.store.copies import Occasion
from scorepad.store.database import Database

LIVE = "live"
PLAYERS = "players"
SEASONS = ("games-2025", "games-2026")

State = dict[str, dict[str, Any]]
"""Documents by table and by our id."""


@dataclass(frozen=True)
class Action:
    """One change as it is asked for; what is written follows from the seed."""

    kind: str
    identity: str = ""
    table: str = LIVE
    seed: int = 0
    number: int = 0

    def line(self) -> bytes:
        return json.dumps(asdict(self)).encode()

    @staticmethod
    def from_line(line: bytes) -> "Action":
        return Action(**json.loads(line))


@dataclass
class Model:
    """What the store must hold, and what it held at each backup."""

    state: State
    backups: dict[int, State]


def document(identity: str, seed: int) -> dict[str, Any]:
    """A document of up to some kilobytes, all of which follows from the seed."""
    chance = random.Random(seed)
    hands = [
        {"captured": {"Łukasz": chance.randrange(14), "小明": chance.randrange(14)}}
        for _ in range(chance.choice([0, 1, 3, 8, 30]))
    ]
    return {"id": identity, "seed": seed, "hands": hands}


def choose(chance: random.Random, model: Model, database: Database) -> Action:
    """Any action that makes sense now."""
    backups = [each.number for each in database.backups() if each.number in model.backups]
    live = sorted(model.state.get(LIVE, {}))
    seed = chance.randrange(2**32)
    new = Action("put", f"game-{seed}", LIVE, seed)
    kind = chance.choices(
        ["new", "record", "rename", "finish", "correct", "delete", "back up", "drop", "restore"],
        [3, 10, 3, 4, 2, 1, 2, 1, 1],
    )[0]
    if kind == "rename":
        return Action("put", f"player-{seed % 5}", PLAYERS, seed)
    if kind == "back up":
        return Action("back up")
    if kind == "restore" and backups:
        return Action("restore", number=chance.choice(backups))
    if kind in {"correct", "drop"}:
        table = chance.choice(SEASONS)
        finished = sorted(model.state.get(table, {}))
        if kind == "drop" and table in model.state:
            return Action("drop", table=table)
        if finished:
            return Action("put", chance.choice(finished), table, seed)
    if kind in {"record", "finish", "delete"} and live:
        identity = chance.choice(live)
        if kind == "finish":
            return Action("finish", identity, chance.choice(SEASONS), seed)
        return Action("put" if kind == "record" else "delete", identity, LIVE, seed)
    return new


def perform(database: Database, action: Action) -> int | None:
    """Do it to the store; returns the number of the backup that was made, if one was."""
    if action.kind == "back up":
        backup = database.back_up_now(Occasion.IMPORT)
        return backup.number if backup else None
    if action.kind == "restore":
        database.restore_now(action.number)
    else:
        database.run_now(lambda tables: _change(tables, action))
    return None


def _change(tables: TinyDB, action: Action) -> None:
    if action.kind == "put":
        _put(tables.table(action.table), action)
    elif action.kind == "finish":
        _put(tables.table(action.table), action)
        tables.table(LIVE).remove(where("id") == action.identity)
    elif action.kind == "delete":
        tables.table(LIVE).remove(where("id") == action.identity)
    elif action.kind == "drop":
        tables.drop_table(action.table)


def _put(table: Table, action: Action) -> None:
    values = document(action.identity, action.seed)
    found = table.get(where("id") == action.identity)
    if found is None:
        table.insert(values)
    else:
        table.update(values, doc_ids=[found.doc_id])


def after(model: Model, action: Action) -> State:
    """What the store must hold when the action is done."""
    state = {table: dict(documents) for table, documents in model.state.items()}
    if action.kind in {"put", "finish"}:
        written = document(action.identity, action.seed)
        state.setdefault(action.table, {})[action.identity] = written
    if action.kind in {"finish", "delete"}:
        del state[LIVE][action.identity]
    if action.kind == "drop":
        del state[action.table]
    if action.kind == "restore":
        state = model.backups[action.number]
    return without_empty(state)


def acknowledged(model: Model, action: Action, number: int | None) -> Model:
    """The model when the store has answered."""
    state = after(model, action)
    backups = model.backups | {number: state} if number else model.backups
    return Model(state, backups)


def tidy(database: Database) -> None:
    """At a start: a game that is in two tables was just being finished, and is the season's."""
    state = database.run_now(_all)
    finished = {identity for season in SEASONS for identity in state.get(season, {})}
    for identity in finished & set(state.get(LIVE, {})):
        perform(database, Action("delete", identity))


def held(database: Database) -> State:
    """What is in the store, as it is once it is tidied."""
    state = database.run_now(_all)
    for season in SEASONS:
        for identity in state.get(season, {}):
            state.get(LIVE, {}).pop(identity, None)
    return without_empty(state)


def _all(tables: TinyDB) -> State:
    state: State = {}
    for table in tables.tables():
        found = tables.table(table).all()
        state[table] = {each["id"]: dict(each) for each in found}
        assert len(state[table]) == len(found), f"doubled in {table}"
    return state


def without_empty(state: State) -> State:
    return {table: documents for table, documents in state.items() if documents}
