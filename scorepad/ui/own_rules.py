"""Rules that a table has kept under a name of its own."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

import flet as ft

from scorepad.game.faults import GameFileError
from scorepad.game.names import clean_name
from scorepad.game.reading_rules import rules_of_object
from scorepad.game.setup import Setup
from scorepad.game.typed_numbers import with_numbers
from scorepad.game.writing import object_of_rules
from scorepad.rules.check import check_rules
from scorepad.rules.fault import Fault
from scorepad.rules.rules import Rules
from scorepad.store.settings import OWN_RULES
from scorepad.ui.desk import Desk
from scorepad.ui.guard import screen, tell
from scorepad.ui.widgets.fields import text_form
from scorepad.ui.widgets.frame import quiet_button
from scorepad.words import _


def own_rules(desk: Desk, setup: Setup) -> dict[str, Rules]:
    """The kept rules by their names, those that this table can play by."""
    found: dict[str, Rules] = {}
    for name, kept in (desk.store.settings.get(OWN_RULES) or {}).items():
        with suppress(Fault, GameFileError):
            found[name] = rules_of_object(kept, setup.players)
    return found


@screen
def keep_form(desk: Desk, setup: Setup) -> ft.Control:
    """A field for the name under which the rules as they are now are kept; and to forget others."""

    async def keep(name: str) -> None:
        rules = with_numbers(setup.rules, setup.numbers)
        check_rules(rules, setup.players)
        called = clean_name(name)
        kept = {**(desk.store.settings.get(OWN_RULES) or {}), called: object_of_rules(rules)}
        await desk.store.settings.put(OWN_RULES, kept)
        desk.drawn += 1
        tell(desk.page, _("{name} is offered from now on").format(name=called))

    async def forget(called: str) -> None:
        kept = {**(desk.store.settings.get(OWN_RULES) or {})}
        del kept[called]
        await desk.store.settings.put(OWN_RULES, kept)
        desk.drawn += 1

    field = text_form(_("Keep these rules as"), _("Keep"), keep, key="keep")
    forgetting = [
        quiet_button(
            _("Forget {name}").format(name=called), ft.Icons.DELETE_OUTLINE, partial(forget, called)
        )
        for called in desk.store.settings.get(OWN_RULES) or {}
    ]
    return ft.Column([field, ft.Row(forgetting, wrap=True, key="forget")])
