"""Ending a game before its rules do."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorepad.game.changes import end
from scorepad.game.history import ChangeKind
from scorepad.game.model import Ended
from scorepad.store.games import KeptGame
from scorepad.ui.desk import Desk
from scorepad.ui.guard import tell
from scorepad.ui.widgets.choosing import choose_dialog
from scorepad.words import _


def end_dialog(desk: Desk, kept: KeptGame, close: Callable[[], None]) -> ft.AlertDialog:
    """Ask why the game ends."""

    async def end_it(how: Ended) -> None:
        close()
        await desk.games.change(kept, ChangeKind.ENDED, end(kept.game, how))
        desk.go(f"/game/{kept.id}/result")
        tell(desk.page, _("Game ended"))

    def go_on() -> None:
        close()
        desk.go(f"/game/{kept.id}/go-on")

    return choose_dialog(
        _("End the game now?"),
        _("The totals as they are decide it. It can be reopened."),
        [
            (_("By agreement"), desk.once(lambda: end_it(Ended.AGREEMENT))),
            (_("The time is up"), desk.once(lambda: end_it(Ended.TIME))),
            (_("Go on with other people"), go_on),
        ],
        close,
    )
