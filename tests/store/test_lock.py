"""One writer: a second copy of the app reads, and writes when the first has gone."""

import os
import signal
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from scorepad.store.database import Database, open_database
from scorepad.store.errors import Closed, ReadOnly, SecondCopy

from .conftest import documents, insert
from .processes import SPAWN


def hold(folder: Path, orders: Connection) -> None:
    """Open the data and write on order, until the connection ends."""
    database = open_database(folder)
    orders.send(database.read_only is None)
    for value in iter(orders.recv, None):
        insert(database, "live", a=value)
        orders.send(True)
    database.close()


class Other:
    """Another copy of the app."""

    def __init__(self, folder: Path) -> None:
        self.orders, theirs = SPAWN.Pipe()
        self.process: BaseProcess = SPAWN.Process(target=hold, args=(folder, theirs), daemon=True)
        self.process.start()
        assert self.orders.recv()

    def write(self, value: int) -> None:
        self.orders.send(value)
        assert self.orders.recv()

    def end(self) -> None:
        self.orders.send(None)
        self.process.join()

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.join()


def refused(database: Database) -> ReadOnly:
    with pytest.raises(ReadOnly) as caught:
        insert(database, "live", a=0)
    return caught.value


@pytest.mark.parametrize("killed", [False, True])
def test_a_second_copy_reads_and_then_writes(folder: Path, killed: bool) -> None:
    other = Other(folder)
    other.write(1)
    database = open_database(folder)
    assert isinstance(database.read_only, SecondCopy)
    assert documents(database, "live") == [{"a": 1}]
    assert isinstance(refused(database).why, SecondCopy)
    assert documents(database, "live") == [{"a": 1}]
    with pytest.raises(ReadOnly):
        database.restore_now(1)

    other.write(2)
    assert not database.become_writer()
    assert documents(database, "live") == [{"a": 1}, {"a": 2}]

    other.kill() if killed else other.end()
    assert database.become_writer()
    assert database.read_only is None
    insert(database, "live", a=3)
    assert documents(database, "live") == [{"a": 1}, {"a": 2}, {"a": 3}]
    assert database.damages == ()
    database.close()


def test_a_second_copy_in_the_same_process(folder: Path) -> None:
    first, second = open_database(folder), open_database(folder)
    assert isinstance(second.read_only, SecondCopy)
    insert(first, "live", a=1)
    first.close()
    assert isinstance(refused(first).why, Closed)
    assert second.become_writer()
    insert(second, "live", a=2)
    assert not first.become_writer()
    assert documents(first, "live") == [{"a": 1}, {"a": 2}]
    second.close()
