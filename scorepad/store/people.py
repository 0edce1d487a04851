"""The people who have played, so that their names need not be typed again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import datetime

from tinydb import TinyDB

from scorepad.game.names import clean_name
from scorepad.rules.fault import Fault
from scorepad.store.database import Database, moment_now
from scorepad.store.documents import find, put, remove
from scorepad.store.person import PEOPLE, Person, person_of
from scorepad.store.renaming import Renaming, is_known, rename_person, take_back

__all__ = ["PEOPLE", "HasPlayed", "People", "PersonGone"]


class PersonGone(Fault):
    """Nobody of this name is listed, or not any more."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class HasPlayed(Fault):
    """Somebody who is in a game, deleted or not, or in a payment cannot be forgotten."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def _nobody_watches() -> None:
    """For people of whom nothing is shown."""


async def _nothing_else_is_read() -> None:
    """For people beside whom nothing is at hand."""


class People:
    """The people of a database, at hand without waiting."""

    def __init__(
        self,
        database: Database,
        clock: Callable[[], datetime],
        tell: Callable[[], None] = _nobody_watches,
        look_again: Callable[[], Awaitable[None]] = _nothing_else_is_read,
    ) -> None:
        """`tell` is called after a change to people, `look_again` after one to games as well."""
        self._database = database
        self._clock = clock
        self._tell = tell
        self._look_again = look_again
        self._people: dict[str, Person] = {}

    async def load(self) -> None:
        """Read who has played."""
        found = await self._database.read(
            lambda tables: [person_of(each) for each in tables.table(PEOPLE).all()]
        )
        self._people = {person.name: person for person in found}

    def names(self) -> tuple[str, ...]:
        """Everybody's name who has not retired, who played last first."""
        return self._names(retired=False)

    def retired(self) -> tuple[str, ...]:
        """The names of those who have retired, who played last first."""
        return self._names(retired=True)

    async def remember(self, names: Sequence[str]) -> None:
        """Keep that these people sat down to play just now; that ends any retirement."""
        at = self._clock().isoformat()
        # Of those who play together the first seat comes first.
        people = [Person(name, f"{at} {len(names) - seat}") for seat, name in enumerate(names)]

        def work(tables: TinyDB) -> None:
            for person in people:
                put(tables, PEOPLE, "name", vars(person))

        await self._database.change(work)
        self._people |= {person.name: person for person in people}

    async def rename(self, old: str, new: str) -> Renaming:
        """Call a person something else; all games and payments follow.

        Returns:
            What `take_back` needs.

        Raises:
            SatTogether: somebody of the new name was at the same table once.
            PersonTaken: somebody has that name; who is the same can be merged.
            Fault: see `clean_name`.
        """
        return await self._rename(old, clean_name(new), merging=False)

    async def merge(self, gone: str, kept: str) -> Renaming:
        """Let two names have been the same person all the time; the second one stays.

        Returns:
            What `take_back` needs.

        Raises:
            SatTogether: both were at the same table once.
        """
        return await self._rename(gone, kept, merging=True)

    async def take_back(self, renaming: Renaming) -> None:
        """Undo a rename or a merge, and nothing that has happened since."""
        at = moment_now(self._clock)
        await self._database.change(lambda tables: take_back(tables, renaming, at))
        await self._look_again()

    async def retire(self, name: str) -> None:
        """Let somebody not be offered for a new game.

        Raises:
            PersonGone: nobody is listed under this name.
        """
        await self._mark(name, moment_now(self._clock))

    async def bring_back(self, name: str) -> None:
        """Let somebody be offered again who had retired.

        Raises:
            PersonGone: nobody is listed under this name.
        """
        await self._mark(name, None)

    async def delete(self, name: str) -> None:
        """Forget somebody who never played.

        Raises:
            HasPlayed: he did, or a payment names him.
        """

        def work(tables: TinyDB) -> None:
            if is_known(tables, name):
                raise HasPlayed(name)
            remove(tables, PEOPLE, "name", name)

        await self._database.change(work)
        self._people.pop(name, None)
        self._tell()

    def _names(self, retired: bool) -> tuple[str, ...]:
        found = [each for each in self._people.values() if bool(each.retired_at) is retired]
        found.sort(key=lambda person: person.played_at, reverse=True)
        return tuple(person.name for person in found)

    async def _rename(self, old: str, new: str, *, merging: bool) -> Renaming:
        if new == old:
            return Renaming(old, new)
        at = moment_now(self._clock)
        renaming = await self._database.change(
            lambda tables: rename_person(tables, old, new, at, merging=merging)
        )
        await self._look_again()
        return renaming

    async def _mark(self, name: str, retired_at: str | None) -> None:
        def work(tables: TinyDB) -> Person:
            found = find(tables, PEOPLE, "name", name)
            if found is None:
                raise PersonGone(name)
            put(tables, PEOPLE, "name", {"name": name, "retired_at": retired_at})
            return replace(person_of(found), retired_at=retired_at)

        self._people[name] = await self._database.change(work)
        self._tell()
