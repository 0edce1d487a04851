"""What is remembered beside the games, on a real TinyDB file."""

from pathlib import Path

from scorepad.store.database import Database, open_database
from scorepad.store.settings import LAST_GAME, OWN_RULES, Settings

from .conftest import documents


async def test_keeps_the_last_value_of_each(database: Database, folder: Path) -> None:
    settings = Settings(database)
    await settings.load()
    assert settings.get(LAST_GAME) is None
    await settings.put(LAST_GAME, "1")
    await settings.put(LAST_GAME, "2")
    await settings.put(OWN_RULES, {"House": {"profile": "black-lady"}})
    database.close()
    again = open_database(folder)
    settings = Settings(again)
    await settings.load()
    assert settings.get(LAST_GAME) == "2"
    assert settings.get(OWN_RULES) == {"House": {"profile": "black-lady"}}
    assert len(documents(again, "settings")) == 2
    again.close()
