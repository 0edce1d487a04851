"""What the harnesses do to the real repositories, at random, and what must then be in them.

Before an action its facts are told, those that must be there once the store has answered.
"""

import json
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from tinydb import TinyDB

from scorepad.game.changes import change_details, correct, delete, end, record, rename, reopen
from scorepad.game.entry import Entry, object_of_entry
from scorepad.game.history import ChangeKind, History, changed, redo, redoable, undo, undoable
from scorepad.game.model import Ended, Game, Hand
from scorepad.rules.groups import penalty_groups
from scorepad.store.copies import Occasion
from scorepad.store.games import DELETED, FINISHED, LIVE, KeptGame
from scorepad.store.kept import Document, document_of
from scorepad.store.people import PEOPLE
from scorepad.store.settings import LAST_GAME, SETTINGS
from scorepad.store.store import Store
from tests.games import game as a_game
from tests.keeping import id_of

MOST_GAMES = 8
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Łukasz", "小明")

State = dict[str, Any]
"""Facts by what they are about: the id of a game, a person, a setting."""


@dataclass(frozen=True)
class Action:
    """One change as it is asked for."""

    perform: Callable[[], Awaitable[Any]]
    about: str = ""
    facts: Any = None
    restores: int = 0
    """The backup that is restored; 0 where none is."""

    def line(self) -> bytes:
        """All that somebody else must know of it."""
        return json.dumps([self.about, self.facts, self.restores]).encode()


@dataclass
class Model:
    """What the store must hold, and what it held at each backup."""

    state: State = field(default_factory=dict)
    backups: dict[int, State] = field(default_factory=dict)

    def after(self, about: str, facts: Any, restores: int) -> State:
        """What the store must hold when an action is done."""
        if restores:
            return self.backups[restores]
        return self.state | {about: facts} if about else self.state

    def acknowledge(self, about: str, facts: Any, restores: int, answer: Any) -> bool:
        """The store has answered; says whether with what was expected."""
        backup, found = answer
        self.state = self.after(about, facts if found is None else found, restores)
        if backup:
            self.backups[backup] = self.state
        return found is None or found == _filled(facts, found)


async def perform(action: Action) -> tuple[int | None, Any]:
    """Do it; returns the number of the backup that was made, and the game's facts."""
    done = await action.perform()
    if isinstance(done, KeptGame):
        return None, json_of(facts_of(document_of(done)))
    return done, None


async def choose(chance: random.Random, store: Store, restorable: list[int]) -> Action:
    """Any action that makes sense now."""
    games = store.games
    in_play, finished, deleted = games.in_play(), await games.finished(), await games.deleted()
    whole = [*in_play, *finished]
    count = len(whole) + len(deleted)
    weights = {
        "add": 4 if count < MOST_GAMES else 0,
        "record": 12 if in_play else 0,
        "entry": 2 if whole else 0,
        "change": 12 if whole else 0,
        "delete": 2 if whole else 0,
        "bring back": 3 if deleted else 0,
        "person": 1,
        "setting": 1,
        "back up": 2,
        "restore": 1 if restorable else 0,
    }
    kind = chance.choices(list(weights), list(weights.values()))[0]
    if kind == "add":
        return _add(chance, store)
    if kind == "record":
        return _record(chance, store, chance.choice(in_play))
    if kind == "entry":
        return _keep_entry(chance, store, chance.choice(whole))
    if kind == "change":
        return _change(chance, store, chance.choice(whole))
    if kind == "delete":
        kept = chance.choice(whole)
        return _told(lambda: games.delete(kept), kept, deleted=True)
    if kind == "bring back":
        kept = chance.choice(deleted)
        return _told(lambda: games.bring_back(kept), kept, deleted=False)
    if kind == "person":
        name = chance.choice(NAMES)
        return Action(lambda: store.people.remember([name]), f"person {name}", True)
    if kind == "setting":
        value = chance.randrange(1000)
        return Action(lambda: store.settings.put(LAST_GAME, value), LAST_GAME, value)
    if kind == "restore":
        number = chance.choice(restorable)
        return Action(lambda: store.restore(number), restores=number)
    return Action(lambda: _back_up(store))


async def _back_up(store: Store) -> int | None:
    backup = await store.database.back_up(Occasion.IMPORT)
    return backup.number if backup else None


def _add(chance: random.Random, store: Store) -> Action:
    year = chance.choice((2025, 2026))
    new = a_game(
        chance.sample(NAMES, 3),
        id=id_of(chance.randrange(1, 10**8)),
        played_on=f"{year}-01-02",
        started_at=f"{year}-01-02T20:00+00:00",
    )
    for _ in range(chance.choice((0, 0, 1, 2))):
        new = record(new, _hand(chance, new))
    return _told(lambda: store.games.add(new), KeptGame(History(new)), revision=0)


def _record(chance: random.Random, store: Store, kept: KeptGame) -> Action:
    after = record(kept.game, _hand(chance, kept.game))
    return _changing(store, kept, ChangeKind.RECORDED, after, len(kept.game.hands))


def _keep_entry(chance: random.Random, store: Store, kept: KeptGame) -> Action:
    entry = Entry(touched=((0, chance.randrange(14)),))
    index = len(kept.game.hands)
    facts = facts_of(document_of(kept))
    facts["entries"] = {**facts["entries"], str(index): object_of_entry(entry)}
    return Action(lambda: store.games.keep_entry(kept, index, entry), kept.id, json_of(facts))


def _change(chance: random.Random, store: Store, kept: KeptGame) -> Action:
    """A change of any kind to a game in play or a finished one, which may move it."""
    game, index = kept.game, chance.randrange(len(kept.game.hands) or 1)
    kind = chance.choice(list(ChangeKind))
    if kind is ChangeKind.CORRECTED and game.hands:
        return _changing(store, kept, kind, correct(game, index, _hand(chance, game)), index)
    if kind is ChangeKind.DELETED and game.hands:
        return _changing(store, kept, kind, delete(game, index), index)
    if kind is ChangeKind.RENAMED:
        return _changing(store, kept, kind, rename(game, chance.sample(NAMES, 3)))
    if kind is ChangeKind.DETAILS:
        day = chance.choice(("2024-12-31", "2025-01-02", "2026-01-02"))
        return _changing(store, kept, kind, change_details(game, played_on=day))
    if kind is ChangeKind.REOPENED and game.ended:
        return _changing(store, kept, kind, reopen(game))
    if kind is ChangeKind.UNDONE and undoable(kept.history):
        after = undo(kept.history, "")
        return _told(lambda: store.games.undo(kept), KeptGame(after, kept.revision))
    if kind is ChangeKind.REDONE and redoable(kept.history):
        after = redo(kept.history, "")
        return _told(lambda: store.games.redo(kept), KeptGame(after, kept.revision))
    if game.hands and not kept.finished:
        return _changing(store, kept, ChangeKind.ENDED, end(game, Ended.AGREEMENT))
    return _changing(store, kept, ChangeKind.RENAMED, rename(game, chance.sample(NAMES, 3)))


def _changing(
    store: Store, kept: KeptGame, kind: ChangeKind, after: Game, index: int | None = None
) -> Action:
    expected = KeptGame(changed(kept.history, kind, after, "", index), kept.revision)
    return _told(lambda: store.games.change(kept, kind, after, index), expected)


def _told(
    perform: Callable[[], Awaitable[Any]],
    expected: KeptGame,
    deleted: bool = False,
    revision: int | None = None,
) -> Action:
    """The action with its facts; which half-entered hands stay is up to the repository."""
    facts = facts_of(document_of(expected)) | {
        "revision": expected.revision + 1 if revision is None else revision,
        "deleted": deleted,
        "entries": None,
    }
    return Action(perform, expected.id, json_of(facts))


def _hand(chance: random.Random, game: Game) -> Hand:
    captured = {}
    for group in penalty_groups(game.rules, len(game.players)):
        takers = chance.choices(game.seats, k=group.size)
        captured[group.name] = tuple(takers.count(seat) for seat in game.seats)
    return Hand(captured)


def json_of(facts: Any) -> Any:
    """Facts as they come back from a file."""
    return json.loads(json.dumps(facts))


def facts_of(document: Document) -> dict[str, Any]:
    """What of a game must be there: all but the times."""
    return {
        "game": document["game"],
        "revision": document["revision"],
        "deleted": bool(document["deleted_at"]),
        "log": [[change["kind"], change["parts"]] for change in document["log"]],
        "entries": document["entries"],
    }


async def held(store: Store) -> State:
    """What is in a store that was just loaded; a game that is not where it should be is told."""
    tables = await store.database.read(_all)
    state: State = {}
    lying: dict[str, str] = {}
    for name, documents in tables.items():
        for document in documents:
            if name == PEOPLE:
                state[f"person {document['name']}"] = True
            elif name == SETTINGS:
                state[document["name"]] = document["value"]
            elif document["id"] in lying:
                state[f"doubled: {document['id']}"] = name
            else:
                lying[document["id"]] = name
                state[document["id"]] = facts_of(document)
    shown = [*store.games.in_play(), *await store.games.finished(), *await store.games.deleted()]
    places = {kept.id: _place(kept) for kept in shown}
    if places != lying:
        state["elsewhere"] = [places, lying]
    return json_of(state)


def _place(kept: KeptGame) -> str:
    if kept.deleted_at:
        return DELETED
    return f"{FINISHED}{kept.game.played_on[:4]}" if kept.finished else LIVE


def _all(tables: TinyDB) -> dict[str, list[dict[str, Any]]]:
    return {name: [dict(each) for each in tables.table(name).all()] for name in tables.tables()}


def is_held(found: State, allowed: list[State]) -> bool:
    """Whether one of the states that are allowed was found."""
    return any(_same(found, state) for state in allowed)


def _same(found: State, expected: State) -> bool:
    return found.keys() == expected.keys() and all(
        found[about] == _filled(facts, found[about]) for about, facts in expected.items()
    )


def _filled(facts: Any, found: Any) -> Any:
    """The facts, with the half-entered hands that were found where they are not told."""
    if isinstance(facts, dict) and facts["entries"] is None:
        return facts | {"entries": found["entries"]}
    return facts
