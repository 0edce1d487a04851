"""Settings: the language, light or dark, and the backups."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import flet as ft

from scorepad.store.copies import Backup
from scorepad.ui import theme
from scorepad.ui.desk import Desk, use_desk, use_work
from scorepad.ui.files import save_everything
from scorepad.ui.guard import Work, screen, tell
from scorepad.ui.page_address import is_secure
from scorepad.ui.widgets.choosing import sure_dialog
from scorepad.ui.widgets.fields import choices, explained, named_button, switch
from scorepad.ui.widgets.frame import column, frame, heading, quiet_button
from scorepad.words import _
from scorepad.words.language import LANGUAGES
from scorepad.words.store_faults import backup_in_words


@screen
def settings() -> ft.View:
    """The settings of this browser or window, and of the data."""
    desk = use_desk()
    backups, set_backups = ft.use_state(_none)
    asking, ask = ft.use_state(_nothing)

    async def read() -> None:
        set_backups(await desk.store.backups())

    use_work(read, [desk.drawn])

    async def restore(backup: Backup) -> None:
        ask(_nothing)
        await desk.store.restore(backup.number)
        tell(desk.page, _("Restored: {backup}").format(backup=backup_in_words(backup)))

    ft.use_dialog(
        sure_dialog(
            _("Restore this backup?"),
            _(
                "Everything becomes as it was then: {backup}. What is now is kept as a backup "
                "of its own, so that you can come back to it."
            ).format(backup=backup_in_words(asking)),
            _("Restore"),
            partial(restore, asking),
            lambda: ask(_nothing),
        )
        if asking
        else None
    )
    parts: list[ft.Control] = [heading(_("Language")), _language(desk)]
    parts += [heading(_("Colours")), _colours(desk)]
    if is_secure(desk.page):  # only there a browser stays awake
        parts += [heading(_("During a game")), _awake(desk)]
    parts += [heading(_("Files")), _files(desk), heading(_("Backups"))]
    parts.append(
        explained(_("Made by themselves, one a day; the last ten are kept, and one of each month."))
    )
    parts += [_backup(backup, partial(ask, backup)) for backup in backups]
    if not backups:
        parts.append(ft.Text(_("There is none yet.")))
    return frame(_("Settings"), column(parts))


_none: tuple[Backup, ...] = ()
_nothing: Backup | None = None


def _language(desk: Desk) -> ft.Control:
    """The language of the browser or the system, unless another one is chosen here."""
    return _one_of(desk, "language", {"": _("System language"), **LANGUAGES})


def _colours(desk: Desk) -> ft.Control:
    """Light and dark follow the system, unless this browser or window is told otherwise."""
    names = {"": _("As the system"), "light": _("Light"), "dark": _("Dark")}
    return _one_of(desk, "colours", names)


def _awake(desk: Desk) -> ft.Control:
    awake = desk.preferences.awake
    return switch(_("Keep the screen on"), awake, lambda: desk.prefer(awake=not awake))


def _one_of(desk: Desk, what: str, names: Mapping[str, str]) -> ft.Control:
    chosen = getattr(desk.preferences, what)
    return choices(
        [
            (name, each == chosen, partial(desk.prefer, **{what: each}))
            for each, name in names.items()
        ]
    )


def _files(desk: Desk) -> ft.Control:
    return ft.Row(
        [
            quiet_button(_("Export everything"), ft.Icons.DOWNLOAD, lambda: save_everything(desk)),
            quiet_button(_("Import"), ft.Icons.UPLOAD_FILE, lambda: desk.go("/settings/import")),
        ],
        wrap=True,
    )


def _backup(backup: Backup, ask: Work) -> ft.Control:
    name = backup_in_words(backup)
    return ft.Row(
        [
            ft.Text(name, expand=True, size=theme.BODY),
            named_button(
                _("Restore"), _("Restore: {backup}").format(backup=name), ft.Icons.RESTORE, ask
            ),
        ],
        key=str(backup.number),
    )
