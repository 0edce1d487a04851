"""Who has played, on a real TinyDB file."""

from pathlib import Path

from scorepad.store.database import Database, open_database
from scorepad.store.people import People

from .conftest import Clock, documents


async def opened(database: Database, clock: Clock) -> People:
    people = People(database, clock)
    await people.load()
    return people


async def test_who_played_last_comes_first(database: Database, clock: Clock, folder: Path) -> None:
    people = await opened(database, clock)
    assert people.names() == ()
    await people.remember(["Ann", "Ben", "Cleo"])
    clock.move(hours=1)
    await people.remember(["Łukasz", "Ben"])
    assert people.names() == ("Łukasz", "Ben", "Ann", "Cleo")
    database.close()
    again = open_database(folder, clock=clock)
    assert (await opened(again, clock)).names() == ("Łukasz", "Ben", "Ann", "Cleo")
    assert len(documents(again, "people")) == 4
    again.close()
