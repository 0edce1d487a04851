"""How soon a hundred viewers of one table see a recorded hand, and what they cost the table.

    python -m benchmarks.viewers [ROUNDS]

A game of seven is kept twice, in two stores: one is shown to viewers in a process of their own,
over real sockets, the other to nobody. Each round records a hand in both, the order changing, so
that the sheet grows. A save counts until the app has had three more turns, in which it would draw
its own screen.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
import time
import tracemalloc
from dataclasses import replace
from pathlib import Path
from statistics import median, quantiles
from urllib.parse import urlsplit

from scorepad.game.changes import record
from scorepad.game.history import ChangeKind
from scorepad.share.sharing import Sharing
from scorepad.store.kept import KeptGame
from scorepad.store.store import Store
from tests.games import everything, game, hand
from tests.keeping import id_of

ROUNDS = 40
VIEWERS = 100
LONGEST_SAVE = 1.5
"""A save with viewers is to take no longer than so many alone."""
PLAYERS = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fay", "Łukasz")


async def measure(rounds: int) -> None:
    """Measure, and print a table."""
    with tempfile.TemporaryDirectory() as folder:
        alone, shown = Store(Path(folder, "alone")), Store(Path(folder, "shown"))
        games = {store: await begin(store) for store in (alone, shown)}
        sharing = Sharing(shown.games, lambda: ("127.0.0.1",))
        await sharing.show(games[shown])
        found = sharing.shown(games[shown].id)
        assert found
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        viewers = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "benchmarks.viewers", "--watch", found.addresses[0]),
            stdout=subprocess.PIPE,
        )
        assert viewers.stdout
        await viewers.stdout.readline()
        memory = (tracemalloc.get_traced_memory()[0] - before) / VIEWERS
        tracemalloc.stop()
        saves: dict[Store, list[float]] = {alone: [], shown: []}
        seen: list[float] = []
        for number in range(rounds):
            for store in (alone, shown) if number % 2 else (shown, alone):
                began = time.monotonic()
                games[store] = await save(store, games[store], number)
                saves[store].append(time.monotonic() - began)
                if store is shown:
                    moments = json.loads(await viewers.stdout.readline())
                    seen += [moment - began for moment in moments]
        sharing.hide(games[shown].id)
        await viewers.wait()
        for store in (alone, shown):
            store.close()
    report(seen, memory, saves[alone], saves[shown])


async def begin(store: Store) -> KeptGame:
    """An endless game of seven."""
    await store.load()
    endless = game(PLAYERS, rules={"end": {"target": 9999}})
    return await store.games.add(replace(endless, id=id_of(1)))


async def save(store: Store, kept: KeptGame, number: int) -> KeptGame:
    """Record a hand, and let all that waits for its turn have it three times."""
    taken = hand(kept.game, everything(PLAYERS[number % len(PLAYERS)]))
    after = await store.games.change(kept, ChangeKind.RECORDED, record(kept.game, taken))
    for _turn in range(3):
        await asyncio.sleep(0)
    return after


def report(seen: list[float], memory: float, alone: list[float], shown: list[float]) -> None:
    """Print what was measured, in milliseconds and kilobytes."""
    times = median(shown) / median(alone)
    print(f"{VIEWERS} viewers, {len(alone)} hands, from the tap on Save until a viewer has it:")
    print(f"  median {median(seen) * 1000:.1f} ms, p99 {quantiles(seen, n=100)[-1] * 1000:.1f} ms")
    print(f"memory for each viewer: {memory / 1024:.1f} KB")
    print(
        f"a save: alone {median(alone) * 1000:.2f} ms, with viewers {median(shown) * 1000:.2f} ms, "
        f"{times:.2f} times (at most {LONGEST_SAVE})"
    )


async def watch(address: str) -> None:
    """Be all viewers: print when each has seen a hand, one line for each hand, until the end."""
    streams = [await follow(address) for _viewer in range(VIEWERS)]
    print("ready", flush=True)
    while moments := await asyncio.gather(*map(moment_of_next, streams)):
        if None in moments:
            return
        print(json.dumps(moments), flush=True)


async def follow(address: str) -> asyncio.StreamReader:
    """Open a stream, and read the sheet that is there already."""
    parts = urlsplit(address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port, limit=1_000_000)
    writer.write(f"GET {parts.path}/live HTTP/1.1\r\nHost: {parts.netloc}\r\n\r\n".encode())
    await moment_of_next(reader)
    # The connection lives as long as something holds it.
    _held.append(writer)
    return reader


_held: list[asyncio.StreamWriter] = []


async def moment_of_next(reader: asyncio.StreamReader) -> float | None:
    """When the next sheet has come, by the clock that all processes share; None at the end."""
    while line := await reader.readline():
        if line.startswith(b"data: {"):
            return None if b'"over": true' in line else time.monotonic()
    return None


if __name__ == "__main__":
    if sys.argv[1:2] == ["--watch"]:
        asyncio.run(watch(sys.argv[2]))
    else:
        asyncio.run(measure(int(sys.argv[1]) if sys.argv[1:] else ROUNDS))
