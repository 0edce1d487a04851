"""Calling a person something else in everything that is kept, and taking exactly that back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from tinydb import TinyDB

from scorepad.rules.fault import Fault
from scorepad.store.all_games import each_game, rewritten
from scorepad.store.journal import Rewrite, write_together
from scorepad.store.kept import Document
from scorepad.store.payments import PAYMENTS
from scorepad.store.person import PEOPLE, Person, person_of
from scorepad.store.renamed import with_name
from scorepad.store.whereabouts import complete_moves


@dataclass(frozen=True)
class Renaming:
    """What a rename or a merge has changed: all that it takes to undo it."""

    old: str
    new: str
    games: frozenset[str] = frozenset()
    """The ids of those in which the name was changed."""
    paid: frozenset[str] = frozenset()
    """The ids of the payments whose payer has another name now."""
    received: frozenset[str] = frozenset()
    """The ids of the payments whose payee has another name now."""
    before: tuple[Person, ...] = ()
    """Those of the two who were listed."""


class PersonTaken(Fault):
    """Somebody else is called so."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class SatTogether(Fault):
    """Two who sat at one table are not the same person."""

    def __init__(self, first: str, second: str, games: Iterable[str]) -> None:
        super().__init__(first, second)
        self.first = first
        self.second = second
        self.games = tuple(games)
        """The ids of the games in which they did."""


def is_known(tables: TinyDB, name: str) -> bool:
    """Whether somebody of this name is in a game or in a payment, deleted or not."""
    return any(name in each["game"]["players"] for _, each in each_game(tables)) or any(
        name in (each["payer"], each["payee"]) for each in tables.table(PAYMENTS).all()
    )


def rename_person(tables: TinyDB, old: str, new: str, at: str, *, merging: bool) -> Renaming:
    """Give a person another name everywhere; that of somebody else if they are being merged.

    Raises:
        SatTogether: in some game both names are at the table.
        PersonTaken: they are not being merged, and somebody else has the name.
    """
    complete_moves(tables)
    played = [each for _, each in each_game(tables) if old in each["game"]["players"]]
    together = [each["id"] for each in played if new in each["game"]["players"]]
    if together:
        raise SatTogether(old, new, together)
    people = {each["name"]: person_of(each) for each in tables.table(PEOPLE).all()}
    if not merging and (new in people or is_known(tables, new)):
        raise PersonTaken(new)
    payments = tables.table(PAYMENTS).all()
    renaming = Renaming(
        old,
        new,
        frozenset(each["id"] for each in played),
        frozenset(each["id"] for each in payments if each["payer"] == old),
        frozenset(each["id"] for each in payments if each["payee"] == old),
        tuple(people[name] for name in (old, new) if name in people),
    )
    write_together(tables, [*_renamed(tables, renaming, at), _one_person(renaming)])
    return renaming


def take_back(tables: TinyDB, renaming: Renaming, at: str) -> None:
    """Undo a rename or a merge in what it had changed, and in nothing else."""
    complete_moves(tables)
    turned = replace(renaming, old=renaming.new, new=renaming.old)
    names = {person.name for person in renaming.before}
    gone = [name for name in (renaming.new,) if name not in names]
    people = Rewrite(PEOPLE, "name", [vars(person) for person in renaming.before], gone)
    write_together(tables, [*_renamed(tables, turned, at), people])


def _renamed(tables: TinyDB, renaming: Renaming, at: str) -> list[Rewrite]:
    """What changes in games and payments."""
    old, new = renaming.old, renaming.new

    def edit(document: Document) -> dict[str, Any] | None:
        players = document["game"]["players"]
        # Whoever has changed the names of that game since knows better.
        if document["id"] not in renaming.games or old not in players or new in players:
            return None
        return with_name(document, old, new, at)

    def name(each: Document, role: str, ids: frozenset[str]) -> str:
        changes = each["id"] in ids and each[role] == old
        return new if changes else str(each[role])

    payments = [
        {
            **each,
            "payer": name(each, "payer", renaming.paid),
            "payee": name(each, "payee", renaming.received),
        }
        for each in tables.table(PAYMENTS).all()
        if each["id"] in renaming.paid | renaming.received
    ]
    return [*rewritten(tables, edit), Rewrite(PAYMENTS, "id", payments)]


def _one_person(renaming: Renaming) -> Rewrite:
    """The person under the new name; of two in one, who played last and who has not retired."""
    if not renaming.before:
        return Rewrite(PEOPLE, "name")
    person = Person(
        renaming.new,
        max(each.played_at for each in renaming.before),
        None
        if any(each.retired_at is None for each in renaming.before)
        else renaming.before[0].retired_at,
    )
    return Rewrite(PEOPLE, "name", [vars(person)], gone=[renaming.old])
