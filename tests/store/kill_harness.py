"""Kill a process that uses a store, at random moments, and open the data again each time.

    python -m tests.store.kill_harness --kills 5000

The process does what people do to the real repositories. It says what it is going to do and,
when the store has answered, that it is done. What it was doing when it was killed may be done or
not; everything before must be there.
"""

import argparse
import asyncio
import json
import multiprocessing
import random
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from itertools import zip_longest
from multiprocessing.connection import Connection
from pathlib import Path

from scorepad.store.store import Store

from .workload import Model, State, choose, held, is_held, perform

LONGEST_LIFE = 0.15
"""Seconds from the first word of a process to its end, at most."""


@dataclass
class Verdict:
    """The figures of a run."""

    kills: int = 0
    acknowledged: int = 0
    in_progress: int = 0
    """Kills that came in the middle of an action."""
    not_opened: int = 0
    damages: int = 0
    wrong: int = 0
    """Times that something acknowledged was lost, or a game was doubled or missing."""

    failed: int = 0
    """Times that the process ended by itself."""

    @property
    def clean(self) -> bool:
        return not (self.not_opened or self.damages or self.wrong or self.failed)


def use(folder: Path, restorable: list[int], seed: int, told: Connection) -> None:
    """What the process does, until it is killed."""
    asyncio.run(_use(folder, restorable, random.Random(seed), told))


async def _use(
    folder: Path, restorable: list[int], chance: random.Random, told: Connection
) -> None:
    store = Store(folder)
    await store.load()
    told.send_bytes(b"open" if store.database.read_only is None else b"refused")
    while True:
        there = {backup.number for backup in await store.backups()}
        action = await choose(chance, store, sorted(there.intersection(restorable)))
        told.send_bytes(action.line())
        told.send_bytes(json.dumps(await perform(action)).encode())


def kill_once(folder: Path, model: Model, chance: random.Random, verdict: Verdict) -> None:
    """Start a process, kill it, and see what it left."""
    ours, theirs = context().Pipe(duplex=False)
    arguments = (folder, list(model.backups), chance.randrange(2**32), theirs)
    process = context().Process(target=use, args=arguments, daemon=True)
    process.start()
    theirs.close()
    if ours.recv_bytes() != b"open":
        verdict.not_opened += 1
    end = time.monotonic() + chance.uniform(0, LONGEST_LIFE)
    messages: list[bytes] = []
    try:
        while (left := end - time.monotonic()) > 0 and ours.poll(left):
            messages.append(ours.recv_bytes())
    except EOFError:
        verdict.failed += 1
    process.kill()
    process.join()
    # The end of what it said may be torn.
    with ours, suppress(EOFError, OSError):
        while True:
            messages.append(ours.recv_bytes())
    verdict.kills += 1
    allowed = heard(messages, model, verdict)
    asyncio.run(look(folder, model, allowed, verdict))


def heard(messages: list[bytes], model: Model, verdict: Verdict) -> list[State]:
    """Let the model follow all that was acknowledged; returns the states that are right."""
    for told, answer in zip_longest(*[map(json.loads, messages)] * 2):
        if answer is None:
            verdict.in_progress += 1
            return [model.state, model.after(*told)]
        verdict.wrong += not model.acknowledge(*told, answer)
        verdict.acknowledged += 1
    return [model.state]


async def look(folder: Path, model: Model, allowed: list[State], verdict: Verdict) -> None:
    """Open the data and compare; the model goes on from what was found."""
    store = Store(folder)
    await store.games.load()  # and nothing in the background
    verdict.not_opened += store.database.read_only is not None
    found = await held(store)
    verdict.wrong += not is_held(found, allowed)
    verdict.damages += len(store.database.damages)
    store.close()
    there = {backup.number for backup in await store.backups()}
    model.state = found
    model.backups = {number: state for number, state in model.backups.items() if number in there}


def context() -> multiprocessing.context.BaseContext:
    """Forking starts a process in a millisecond, where the system can."""
    return multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")


def run(folder: Path, kills: int, seed: int) -> Verdict:
    """Kill as many times as asked."""
    chance, model, verdict = random.Random(seed), Model(), Verdict()
    for _ in range(kills):
        kill_once(folder, model, chance, verdict)
    return verdict


def main() -> int:
    """Run from the command line; 1 where something was lost."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.randrange(2**32))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(f"seed {options.seed}")
        verdict = run(Path(folder), options.kills, options.seed)
    print(verdict)
    return 0 if verdict.clean else 1


if __name__ == "__main__":
    sys.exit(main())
