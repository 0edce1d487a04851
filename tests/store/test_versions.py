"""The data of every version so far can be used by this one.

`versions/` holds a small data folder as each version wrote it (`write_version.py`), and what
people saw of it. Neither is ever changed.
"""

import json
import shutil
from pathlib import Path

import pytest

from scorepad.game.changes import record
from scorepad.game.history import ChangeKind
from scorepad.store.copies import Occasion
from scorepad.store.migrations import STEPS, version_after
from scorepad.store.store import Store
from tests.games import everything, hand
from tests.keeping import id_of

from .write_version import VERSIONS, facts

KEPT = sorted(VERSIONS.iterdir(), key=lambda folder: int(folder.name))


def test_there_is_one_of_each_version() -> None:
    assert [int(folder.name) for folder in KEPT] == list(range(1, version_after(STEPS) + 1))


@pytest.fixture(params=KEPT, ids=lambda folder: folder.name)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of what a version left."""
    return shutil.copytree(request.param, tmp_path / "kept")


def seen(kept: Path) -> object:
    return json.loads((kept / "facts.json").read_text(encoding="utf-8"))


async def test_all_of_it_is_there(kept: Path) -> None:
    store = Store(kept / "data")
    await store.load()
    assert store.database.read_only is None
    assert json.loads(json.dumps(await facts(store))) == seen(kept)
    assert store.database.damages == ()
    store.close()


async def test_it_can_be_changed_and_restored(kept: Path) -> None:
    store = Store(kept / "data")
    await store.load()
    backups = await store.backups()
    whole = next(each for each in backups if each.occasion is Occasion.IMPORT)
    game = await store.games.undo(await store.games.get(id_of(1)))
    after = record(game.game, hand(game.game, everything(game.game.players[0])))
    game = await store.games.change(game, ChangeKind.RECORDED, after, len(after.hands) - 1)
    store.close()
    again = Store(kept / "data")
    await again.load()
    assert await again.games.get(id_of(1)) == game
    await again.restore(whole.number)
    assert json.loads(json.dumps(await facts(again))) == seen(kept)
    again.close()
