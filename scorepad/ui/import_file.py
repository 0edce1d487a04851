"""Import: pick a file, see what it would change, choose, and take it."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorepad.rules.fault import Fault
from scorepad.season.merging import Different
from scorepad.store.preview import Preview
from scorepad.ui import theme
from scorepad.ui.desk import use_desk
from scorepad.ui.files import picked
from scorepad.ui.guard import screen, tell
from scorepad.ui.widgets.fields import explained, switch
from scorepad.ui.widgets.frame import column, frame, heading, main_button, quiet_button
from scorepad.ui.widgets.panels import panel
from scorepad.words import _
from scorepad.words.exchange import difference_lines, different_lines, kind_name, preview_lines
from scorepad.words.faults import sentence
from scorepad.words.table import capitalised


@screen
def import_file() -> ft.View:
    """The screen on which a file is taken in."""
    desk = use_desk()
    seen, set_seen = ft.use_state(_nothing)
    theirs, set_theirs = ft.use_state(_none)
    refusal, refuse = ft.use_state("")

    async def pick() -> None:
        data = await picked(desk)
        if data is not None:
            set_theirs(_none)
            # Where this file cannot be read, the one before must not be taken for it.
            set_seen(_nothing)
            refuse("")
            try:
                set_seen(await desk.store.exchange.preview(data))
            except Fault as fault:
                refuse(capitalised(sentence(fault)))

    async def take() -> None:
        if seen:
            await desk.store.exchange.take(seen, theirs)
            desk.go("/settings")
            tell(desk.page, _("Imported. What was here before is among the backups."))

    def choose(id_: str) -> None:
        set_theirs(lambda now: now ^ {id_})

    parts: list[ft.Control] = [
        explained(
            _(
                "A game file, the table of a season, or everything of another Scorepad. "
                "Nothing is changed before you have seen what would be."
            )
        ),
        ft.Row([quiet_button(_("Pick a file"), ft.Icons.UPLOAD_FILE, pick)], wrap=True),
    ]
    if refusal:
        said = ft.Text(refusal, color=ft.Colors.ERROR)
        parts.append(ft.Semantics(content=said, live_region=True))
        parts.append(explained(_("Nothing was changed.")))
    if seen:
        parts += _preview(seen, theirs, choose)
    takes = seen is not None and (seen.adds or bool(theirs))
    return frame(
        _("Import"),
        column(parts),
        bottom=ft.Row(
            [main_button(_("Import"), ft.Icons.CHECK, desk.once(take), disabled=not takes)]
        ),
    )


_nothing: Preview | None = None
_none: frozenset[str] = frozenset()


def _preview(
    seen: Preview, theirs: frozenset[str], choose: Callable[[str], None]
) -> list[ft.Control]:
    lines: list[ft.Control] = [ft.Text(line) for line in preview_lines(seen)]
    return [
        heading(kind_name(seen.kind)),
        *lines,
        *(_different(each, each.id in theirs, choose) for each in seen.games.different),
    ]


def _different(each: Different, is_theirs: bool, choose: Callable[[str], None]) -> ft.Control:
    """Both games, and a switch for which one is right."""
    mine, theirs = different_lines(each)
    return panel(
        ft.Column(
            [
                ft.Text(mine, weight=None if is_theirs else ft.FontWeight.W_700),
                ft.Text(theirs, weight=ft.FontWeight.W_700 if is_theirs else None),
                *(ft.Text(line, size=theme.SMALL) for line in difference_lines(each)),
                switch(_("The one in the file is right"), is_theirs, lambda: choose(each.id)),
            ],
            spacing=theme.HAIR,
        ),
        key=f"different {each.id}",
    )
