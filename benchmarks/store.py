"""How long it takes to keep a hand, with few and with many games behind it.

    python -m benchmarks.store [--games 10 100 1000 10000] [--hands 500]

Ours, TinyDB as it comes and sqlite3 (synchronous=FULL) take turns, each in a process of its own,
with the same games. Milliseconds depend on the machine and on what else it does; the ratios and
the counts say more.
"""

import argparse
import asyncio
import multiprocessing
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median, quantiles

from benchmarks.club import HANDS
from benchmarks.stores import Ours, Player, Sqlite, Stock

STORES = {"ours": Ours, "TinyDB": Stock, "sqlite3": Sqlite}
OPENINGS = 15
LISTINGS = 15
STOCK_BUDGET = 60
"""TinyDB as it comes is measured at every hand until so many games × hands, in thousands."""


@dataclass
class Measured:
    """What one store took, in milliseconds."""

    times: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    syncs: float = 0
    bytes: float = 0

    def median(self, what: str) -> float:
        return median(self.times[what])

    def p99(self, what: str) -> float:
        return quantiles(self.times[what], n=100)[-1]


def work(name: str, folder: Path, count: int, orders: Connection) -> None:
    """What the process of a store does: measure what it is told to."""
    asyncio.run(_work(STORES[name], folder, count, orders))


async def _work(
    store: Callable[[Path], Ours], folder: Path, count: int, orders: Connection
) -> None:
    peer = store(folder)
    player = Player(peer, count)
    orders.send(0.0)
    for order in iter(orders.recv, None):
        before = _counts(peer)
        seconds = await getattr(player, order)()
        after = _counts(peer)
        orders.send((seconds * 1000, after[0] - before[0], after[1] - before[1]))


def _counts(peer: object) -> tuple[int, int]:
    return (peer.disk.syncs, peer.disk.bytes) if isinstance(peer, Ours) else (0, 0)


class Turns:
    """The processes of the stores, which take turns."""

    def __init__(self, folder: Path, count: int) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.results = {name: Measured() for name in STORES}
        self._orders: dict[str, Connection] = {}
        self._processes = []
        for name in STORES:
            ours, theirs = spawn.Pipe()
            arguments = (name, folder / name, count, theirs)
            self._processes.append(spawn.Process(target=work, args=arguments, daemon=True))
            self._processes[-1].start()
            self._orders[name] = ours
        for orders in self._orders.values():
            orders.recv()
        self._first = 0

    def each(self, order: str, label: str = "", names: tuple[str, ...] = tuple(STORES)) -> None:
        """Let each store do it, another one first every time."""
        self._first += 1
        for place in range(len(names)):
            self.one(names[(self._first + place) % len(names)], order, label)

    def one(self, name: str, order: str, label: str = "") -> tuple[int, int]:
        """Let one store do it; returns how often and how much it wrote."""
        self._orders[name].send(order)
        milliseconds, syncs, written = self._orders[name].recv()
        if label:
            self.results[name].times[label].append(milliseconds)
        if label == "hand":
            self.results[name].syncs = max(self.results[name].syncs, syncs)
            self.results[name].bytes = max(self.results[name].bytes, written)
        return syncs, written

    def end(self) -> None:
        for orders in self._orders.values():
            orders.send(None)
        for process in self._processes:
            process.join()


def measure(folder: Path, count: int, hands: int) -> dict[str, Measured]:
    """Do everything with so many games behind it."""
    turns = Turns(folder, count)
    stock_hands = min(hands, max(HANDS, STOCK_BUDGET * 1000 // count))
    turns.each("open")
    turns.each("rest")
    turns.each("begin")
    for _ in range(OPENINGS):
        turns.each("close")
        turns.each("open", "open")
    turns.each("last", "first list")
    for _ in range(LISTINGS):
        turns.each("last", "list")
    for number in range(hands + hands // (HANDS - 1)):
        names = tuple(name for name in STORES if name != "TinyDB" or number < stock_hands)
        if number % HANDS == HANDS - 1:
            turns.each("hand", "finish", names)
            turns.each("rest", "", names)
            turns.each("begin", "", names)
        else:
            turns.each("hand", "hand", names)
    # One more game, to see whether others could have gone on meanwhile.
    for _ in range(HANDS - 1 - (hands + hands // (HANDS - 1)) % HANDS):
        turns.one("ours", "hand")
    turns.one("ours", "held_up", "held up")
    turns.end()
    return turns.results


ROWS = (
    ("open to the table", "open", Measured.median),
    ("record a hand, median", "hand", Measured.median),
    ("record a hand, p99", "hand", Measured.p99),
    ("finish a game, median", "finish", Measured.median),
    ("finish a game, slowest", "finish", lambda measured, what: max(measured.times[what])),
    ("list the last 50, first", "first list", Measured.median),
    ("list the last 50, again", "list", Measured.median),
)


def table(results: dict[str, Measured]) -> str:
    """The figures of one number of games."""
    lines = [f"{'':26}{'ours':>9}{'sqlite3':>9}{'TinyDB':>10}{'ours/sqlite3':>14}"]
    for title, what, figure in ROWS:
        ours, stock, sqlite = (figure(results[name], what) for name in STORES)
        lines.append(f"{title:26}{ours:9.2f}{sqlite:9.2f}{stock:10.2f}{ours / sqlite:14.2f}")
    ours_ = results["ours"]
    lines.append(f"a hand: {ours_.syncs} fsyncs, {ours_.bytes / 1000:.1f} KB at most")
    lines.append(
        f"while a game is finished the event loop stands still for "
        f"{max(ours_.times['held up']):.1f} ms at most"
    )
    return "\n".join(lines)


def aims(all_results: dict[int, dict[str, Measured]]) -> str:
    """What was to be reached at the most games, and whether it was."""
    most = max(all_results)
    ours, sqlite = all_results[most]["ours"], all_results[most]["sqlite3"]
    found = [
        ("median of a hand / sqlite3's", ours.median("hand") / sqlite.median("hand"), 1.2),
        ("p99 of a hand / sqlite3's", ours.p99("hand") / sqlite.p99("hand"), 1.5),
        ("fsyncs of a hand", ours.syncs, 2),
        ("KB of a hand", ours.bytes / 1000, 16),
        ("ms to the table", ours.median("open"), 10),
        ("ms to finish a game", ours.median("finish"), 100),
    ]
    if 100 in all_results:
        few = all_results[100]["ours"].median("hand")
        found.append(("median of a hand / its own at 100", ours.median("hand") / few, 1.5))
    return "\n".join(
        f"{title:36}{value:8.2f}  at most {limit:5}  {'ok' if value <= limit else 'MISSED'}"
        for title, value, limit in found
    )


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, nargs="+", default=[10, 100, 1_000, 10_000])
    parser.add_argument("--hands", type=int, default=500)
    options = parser.parse_args()
    all_results = {}
    for count in options.games:
        with tempfile.TemporaryDirectory() as folder:
            all_results[count] = measure(Path(folder), count, options.hands)
        print(f"\n{count} games of {HANDS} hands, milliseconds\n{table(all_results[count])}")
        sys.stdout.flush()
    print(f"\nat {max(all_results)} games\n{aims(all_results)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
