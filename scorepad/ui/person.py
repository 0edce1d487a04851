"""A person's page: how it goes, against whom, whose queens; another name, or the same person."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from urllib.parse import unquote

import flet as ft

from scorepad.season.person import Record, favourite_profile, form, person_record, streaks
from scorepad.season.selection import Selection
from scorepad.season.standings import season_tallies
from scorepad.store.renaming import Renaming
from scorepad.ui.booking import use_book
from scorepad.ui.desk import Desk, use_desk
from scorepad.ui.guard import Work, act, screen, tell
from scorepad.ui.people import person_route
from scorepad.ui.widgets.choosing import choose_dialog, sure_dialog, type_dialog
from scorepad.ui.widgets.fields import explained
from scorepad.ui.widgets.frame import column, frame, heading, quiet_button
from scorepad.words import _
from scorepad.words.season import against_line, queens_line, streak_line, tally_line
from scorepad.words.table import profile_name


@screen
def person() -> ft.View:
    """Everything about one person."""
    desk = use_desk()
    name = unquote(ft.use_route_params()["name"])
    book = use_book()
    asking, ask = ft.use_state("")
    same, set_same = ft.use_state("")

    def close() -> None:
        ask("")

    def choose_same(other: str) -> None:
        set_same(other)
        ask("sure")

    ft.use_dialog(_dialog(desk, name, asking, same, choose_same, close) if asking else None)
    parts: list[ft.Control] = []
    if book is None:
        parts.append(ft.ProgressRing())
    else:
        tally = season_tallies(book, Selection(person=name)).get(name)
        if tally:
            parts.append(ft.Text(tally_line(tally)))
            parts += _record(person_record(book, name))
        else:
            parts.append(explained(_("No finished game yet.")))
    parts += [heading(_("This person")), _changes(desk, name, ask)]
    return frame(name, column(parts))


def _record(found: Record) -> list[ft.Control]:
    favourite = favourite_profile(found)
    last = ", ".join(
        _("{place} of {players}").format(place=each.place, players=each.players)
        for each in form(found)
    )
    parts: list[ft.Control] = [heading(_("The last games")), ft.Text(last or "–")]
    parts += [ft.Text(streak_line(streaks(found)))]
    if favourite:
        parts.append(ft.Text(_("Plays most: {profile}").format(profile=profile_name(favourite))))
    parts += [heading(_("The queen of spades")), ft.Text(queens_line(found))]
    parts.append(heading(_("Against each other")))
    parts += [
        ft.Text(against_line(other, met), key=f"against {other}")
        for other, met in sorted(found.against.items(), key=lambda each: (-each[1].games, each[0]))
    ]
    return parts


def _changes(desk: Desk, name: str, ask: Callable[[str], None]) -> ft.Control:
    people = desk.store.people

    async def retire() -> None:
        await people.retire(name)
        desk.go("/people")

    async def offer() -> None:
        await people.bring_back(name)
        desk.go("/people")

    async def forget() -> None:
        await people.delete(name)
        desk.go("/people")

    if name in people.retired():
        offering = quiet_button(_("Offer again"), ft.Icons.RESTORE, desk.once(offer))
    else:
        offering = quiet_button(
            _("No longer offer"), ft.Icons.PERSON_OFF_OUTLINED, desk.once(retire)
        )
    return ft.Row(
        [
            quiet_button(_("Rename"), ft.Icons.EDIT, lambda: ask("rename")),
            quiet_button(_("The same as…"), ft.Icons.MERGE, lambda: ask("same")),
            offering,
            quiet_button(_("Forget"), ft.Icons.DELETE_OUTLINE, desk.once(forget)),
        ],
        wrap=True,
    )


def _dialog(
    desk: Desk,
    name: str,
    asking: str,
    same: str,
    choose_same: Callable[[str], None],
    close: Callable[[], None],
) -> ft.AlertDialog:
    people = desk.store.people

    async def rename(new: str) -> None:
        renaming = await people.rename(name, new)
        close()
        # Where the name is what it was, there is no way back to offer.
        if renaming.new != name:
            _show(desk, renaming)

    async def merge() -> None:
        renaming = await people.merge(name, same)
        close()
        _show(desk, renaming)

    if asking == "rename":
        title = _("Rename {name}").format(name=name)
        return type_dialog(title, _("Name"), name, _("Rename"), rename, close)
    if asking == "same":
        choices: list[tuple[str, Work]] = [
            (other, partial(choose_same, other))
            for other in (*people.names(), *people.retired())
            if other != name
        ]
        text = _("Who is {name} really?").format(name=name)
        return choose_dialog(_("The same person"), text, choices, close)
    return sure_dialog(
        _("{name} is {other}?").format(name=name, other=same),
        _(
            "All games and payments of {name} become {other}'s. It can be taken back right after."
        ).format(name=name, other=same),
        _("The same person"),
        merge,
        close,
    )


def _show(desk: Desk, renaming: Renaming) -> None:
    """Go to the page of the new name, and offer the way back."""
    desk.go(person_route(renaming.new))
    tell(
        desk.page,
        _("{old} is now {new}").format(old=renaming.old, new=renaming.new),
        _("Take back"),
        act(partial(_take_back, desk, renaming)),
    )


async def _take_back(desk: Desk, renaming: Renaming) -> None:
    await desk.store.people.take_back(renaming)
    desk.go(person_route(renaming.old))
