"""Data folders full of games, written at once."""

from itertools import groupby
from pathlib import Path

from scorepad.store.database import open_database
from scorepad.store.kept import KeptGame, document_of
from scorepad.store.whereabouts import table_of


def fill(folder: Path, games: list[KeptGame]) -> None:
    """Put finished games into a new data folder."""
    database = open_database(folder)
    for table, some in groupby(sorted(games, key=table_of), key=table_of):
        documents = [document_of(kept) for kept in some]
        database.run_now(lambda tables: tables.table(table).insert_multiple(documents))  # noqa: B023
    database.close()
