"""The list of seasons: start one, name it, close it, reopen it, and choose the next game's."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from scorepad.store.seasons import Season
from scorepad.ui import theme
from scorepad.ui.desk import Desk, use_desk
from scorepad.ui.guard import screen, tell
from scorepad.ui.widgets.choosing import type_dialog
from scorepad.ui.widgets.fields import choices, explained, named_button, text_form
from scorepad.ui.widgets.frame import column, frame, heading
from scorepad.ui.widgets.panels import panel
from scorepad.words import _, pgettext
from scorepad.words.writing import day


@screen
def seasons() -> ft.View:
    """All seasons."""
    desk = use_desk()
    renaming, rename = ft.use_state(_none)
    listed = desk.store.seasons.all()
    default = desk.store.seasons.default()

    async def start(name: str) -> None:
        started = await desk.store.seasons.start(name)
        tell(desk.page, _("{name} has begun").format(name=started.name))

    async def rename_it(old: str, new: str) -> None:
        await desk.store.seasons.rename(old, new)
        rename(_none)

    ft.use_dialog(
        type_dialog(
            _("Rename {name}").format(name=renaming),
            _("Season name"),
            renaming,
            _("Rename"),
            partial(rename_it, renaming),
            lambda: rename(_none),
        )
        if renaming
        else None
    )
    options = [
        (pgettext("season", "None"), default is None, partial(desk.store.seasons.set_default, None))
    ]
    options += [
        (each.name, each.name == default, partial(desk.store.seasons.set_default, each.name))
        for each in listed
        if each.closed_on is None
    ]
    parts: list[ft.Control] = [
        heading(_("The next game belongs to")),
        choices(options),
        heading(_("A new season")),
        text_form(_("Season name"), _("Start season"), start, key="new"),
        heading(_("Seasons")),
        *(
            # By its age: with another name it is still the same one.
            _season(desk, each, rename, len(listed) - index)
            for index, each in enumerate(listed)
        ),
    ]
    if not listed:
        parts.append(explained(_("There is none yet.")))
    return frame(_("Seasons"), column(parts))


_none: str | None = None


def _season(desk: Desk, season: Season, ask: Callable[[str], None], number: int) -> ft.Control:
    async def close() -> None:
        await desk.store.seasons.close(season.name)
        desk.season = season.name
        desk.go("/season")
        tell(desk.page, _("{name} is closed: this is its final table").format(name=season.name))

    if season.closed_on:
        days = _("{first} to {last}").format(
            first=day(season.opened_on), last=day(season.closed_on)
        )
        change = named_button(
            _("Reopen"),
            _("Reopen {name}").format(name=season.name),
            ft.Icons.LOCK_OPEN,
            partial(desk.store.seasons.reopen, season.name),
        )
    else:
        days = _("since {first}").format(first=day(season.opened_on))
        change = named_button(
            pgettext("season", "Close"),
            _("Close {name}").format(name=season.name),
            ft.Icons.LOCK_OUTLINE,
            close,
        )
    rename = named_button(
        _("Rename"),
        _("Rename {name}").format(name=season.name),
        ft.Icons.EDIT,
        partial(ask, season.name),
    )
    return panel(
        ft.Column(
            [
                ft.Text(season.name, weight=ft.FontWeight.W_600, size=theme.BODY + 2),
                ft.Text(days, color=ft.Colors.ON_SURFACE_VARIANT),
                ft.Row([change, rename], wrap=True),
            ],
            spacing=theme.HAIR,
        ),
        key=f"season {number}",
    )
