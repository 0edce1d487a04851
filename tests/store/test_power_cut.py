"""A power cut after every single step of what the store does to the disk."""

import random
import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from tinydb import TinyDB, where

from scorepad.store.copies import Occasion
from scorepad.store.database import open_database
from scorepad.store.store import Store
from tests.games import game
from tests.keeping import id_of

from .conftest import documents, insert
from .medium import Loss, Medium
from .recording import HastyDisk, RecordingDisk
from .workload import Model, State, choose, held, is_held, json_of, perform


@dataclass
class Recording:
    """What a store did to the disk, and what may be found from which entry of the log on."""

    log: list[tuple[Any, ...]]
    allowed: list[tuple[int, list[State]]]


@dataclass
class Verdict:
    """The figures of a replay."""

    cuts: int = 0
    not_opened: list[object] = field(default_factory=list)
    wrong: list[int] = field(default_factory=list)
    """The entries after which something was lost, doubled or mixed."""


async def record(folder: Path, seed: int, actions: int) -> Recording:
    """Use the repositories at random."""
    disk, chance, model = RecordingDisk(), random.Random(seed), Model()
    store = Store(folder, disk)
    await store.load()
    allowed: list[tuple[int, list[State]]] = [(0, [{}])]
    for _ in range(actions):
        there = {backup.number for backup in await store.backups()}
        action = await choose(chance, store, sorted(there.intersection(model.backups)))
        told = action.about, action.facts, action.restores
        allowed.append((len(disk.log), [model.state, model.after(*told)]))
        assert model.acknowledge(*told, json_of(await perform(action)))
        allowed.append((len(disk.log), [model.state]))
    assert is_held(await held(store), [model.state])
    store.close()
    return Recording(disk.log, allowed)


async def replay(recording: Recording, folder: Path, seed: int) -> Verdict:
    """Cut the power after each entry, in each way, and open what is left."""
    copy, verdict, seen = folder.with_name("copy"), Verdict(), set()
    for played, found in cuts(recording.log, folder, random.Random(seed)):
        verdict.cuts += 1
        start, states = [each for each in recording.allowed if each[0] <= played][-1]
        # Many cuts leave the same.
        if (left := (start, frozenset(found.items()))) in seen:
            continue
        seen.add(left)
        lay_out(found, folder, copy)
        store = Store(copy, HastyDisk())
        await store.games.load()  # and nothing in the background
        if not is_held(await held(store), states):
            verdict.wrong.append(played)
        if store.database.read_only or store.database.damages:
            verdict.not_opened.append((played, store.database.read_only, store.database.damages))
        store.close()
    return verdict


def cuts(
    log: list[tuple[Any, ...]],
    folder: Path,
    chance: random.Random,
    start: dict[Path, bytes | None] | None = None,
) -> Iterator[tuple[int, dict[Path, bytes | None]]]:
    """What is found after each power cut, with the number of entries played."""
    medium = Medium.holding({folder.parent: None, **(start or {})})
    for played in range(len(log) + 1):
        for loss in Loss:
            yield played, medium.after_a_cut(loss, chance)
        if played < len(log):
            medium.play(log[played])


def lay_out(found: dict[Path, bytes | None], folder: Path, copy: Path) -> None:
    """Put what was found into a folder."""
    shutil.rmtree(copy, ignore_errors=True)
    for path in sorted(found):
        if path.is_relative_to(folder):
            target, content = copy / path.relative_to(folder), found[path]
            if content is None:
                target.mkdir(parents=True)
            else:
                target.write_bytes(content)


@pytest.mark.parametrize("seed", [1, 2])
async def test_every_power_cut_leaves_what_was_acknowledged(tmp_path: Path, seed: int) -> None:
    recording = await record(tmp_path / "data", seed, actions=30)
    verdict = await replay(recording, tmp_path / "data", seed)
    assert verdict.cuts == len(Loss) * (len(recording.log) + 1) > 500
    assert (verdict.not_opened, verdict.wrong) == ([], [])


def snapshot(folder: Path) -> dict[Path, bytes | None]:
    """What is in a folder."""
    paths = [folder, *folder.rglob("*")]
    return {path: None if path.is_dir() else path.read_bytes() for path in paths}


def test_a_power_cut_while_damage_is_mended(tmp_path: Path) -> None:
    folder, damaged = tmp_path / "data", ["live", "meta"]
    database = open_database(folder)
    insert(database, "live", a=1)
    database.back_up_now(Occasion.IMPORT)
    database.close()
    for table in damaged:
        (folder / f"db/{table}.json").write_bytes(b"garbage")
    start, disk = snapshot(folder), RecordingDisk()
    database = open_database(folder, disk=disk)
    assert documents(database, "live") == [{"a": 1}]
    database.close()
    for played, found in cuts(disk.log, folder, random.Random(1), start):
        lay_out(found, folder, tmp_path / "copy")
        again = open_database(tmp_path / "copy", disk=HastyDisk())
        assert documents(again, "live") == [{"a": 1}], played
        again.close()
        kept = [path.read_bytes() for path in (tmp_path / "copy/db").glob("*.corrupt-*")]
        assert kept == [b"garbage"] * len(damaged)


def add_stake(tables: TinyDB) -> None:
    tables.table("live").update({"stake": None})


def move_people(tables: TinyDB) -> None:
    players = tables.table("players")
    for person in tables.table("people").all():
        if not players.contains(where("name") == person["name"]):
            players.insert(dict(person))
    tables.drop_table("people")


def test_a_power_cut_while_data_is_migrated(tmp_path: Path) -> None:
    folder, steps = tmp_path / "data", (add_stake, move_people)
    database = open_database(folder)
    insert(database, "live", a=1)
    insert(database, "people", name="Ann")
    insert(database, "people", name="Ben")
    database.close()
    start, disk = snapshot(folder), RecordingDisk()
    open_database(folder, disk=disk, steps=steps).close()
    assert len(disk.log) > 50
    for played, found in cuts(disk.log, folder, random.Random(1), start):
        lay_out(found, folder, tmp_path / "copy")
        again = open_database(tmp_path / "copy", disk=HastyDisk(), steps=steps)
        assert again.read_only is None
        assert documents(again, "live") == [{"a": 1, "stake": None}], played
        assert documents(again, "players") == [{"name": "Ann"}, {"name": "Ben"}], played
        assert again.run_now(lambda tables: tables.tables()) == {"live", "players"}
        assert again.damages == ()
        again.close()


async def names_of(folder: Path) -> set[str]:
    """Everybody's name in all that is kept, as somebody finds it who starts the app now."""
    store = Store(folder, HastyDisk())
    await store.games.load()
    assert (store.database.read_only, store.database.damages) == (None, ())
    await store.people.load()
    await store.payments.load()
    players = [name for kept in store.games.in_play() for name in kept.game.players]
    payers = [payment.payer for payment in store.payments.all()]
    store.close()
    return {*store.people.names(), *players, *payers}


async def test_a_power_cut_while_somebody_is_renamed(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    store = Store(folder)
    await store.games.add(game(["Ann", "Ben", "Cleo"], id=id_of(1)))
    await store.people.remember(["Ann", "Ben", "Cleo"])
    await store.payments.add(None, "Ann", "Ben", 350, "EUR", "2026-01-02")
    store.close()
    start, disk = snapshot(folder), RecordingDisk()
    store = Store(folder, disk)
    await store.games.load()
    await store.people.rename("Ann", "Anna")
    store.close()
    seen = []
    for _, found in cuts(disk.log, folder, random.Random(1), start):
        lay_out(found, folder, tmp_path / "copy")
        seen.append(await names_of(tmp_path / "copy"))
    assert seen[0] == {"Ann", "Ben", "Cleo"}
    assert seen[-1] == {"Anna", "Ben", "Cleo"}
    assert all(names in (seen[0], seen[-1]) for names in seen)


@pytest.mark.parametrize("forgotten", ["sync", "sync folder"])
async def test_the_replay_notices_a_forgotten_sync(tmp_path: Path, forgotten: str) -> None:
    recording = await record(tmp_path / "data", seed=4, actions=10)
    marks = [entry[0] != forgotten for entry in recording.log]
    recording.log = [entry for entry, kept in zip(recording.log, marks, strict=True) if kept]
    recording.allowed = [(sum(marks[:start]), states) for start, states in recording.allowed]
    verdict = await replay(recording, tmp_path / "data", seed=4)
    assert verdict.wrong or verdict.not_opened
