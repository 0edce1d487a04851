"""The rules of a table on their way to another phone: shown as a code, and taken over from one."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorepad.game.rules_code import code_of, rules_of_code
from scorepad.game.setup import Setup, with_rules
from scorepad.rules.fault import Fault
from scorepad.rules.rules import Rules
from scorepad.ui import theme
from scorepad.ui.desk import Desk
from scorepad.ui.guard import screen, tell
from scorepad.ui.rules_link import code_in, to_scan
from scorepad.ui.sending import send_text_button
from scorepad.ui.widgets.fields import Change, explained, text_form
from scorepad.ui.widgets.frame import heading
from scorepad.ui.widgets.qr import qr_code
from scorepad.words import _
from scorepad.words.faults import sentence
from scorepad.words.table import capitalised


def code_chapter(page: ft.Page, rules: Rules) -> list[ft.Control]:
    """The rules as a code to scan, to type and to send."""
    code = code_of(rules)
    return [
        heading(_("For another phone")),
        explained(
            _("Scan this there, or type the code under Adjust in a new game: it has these rules.")
        ),
        qr_code(to_scan(page, rules), _("The code of these rules, to scan")),
        # A text that can be selected is spoken as a field without a name, and nothing in it.
        ft.Semantics(
            label=code,
            exclude_semantics=True,
            content=ft.Text(
                code,
                size=theme.LARGE,
                weight=ft.FontWeight.W_600,
                text_align=ft.TextAlign.CENTER,
                selectable=True,
            ),
        ),
        ft.Row(
            send_text_button(
                page, to_scan(page, rules), share=_("Share the code"), copy=_("Copy the code")
            ),
            alignment=ft.MainAxisAlignment.CENTER,
        ),
    ]


@screen
def code_form(desk: Desk, setup: Setup, change: Change[Setup]) -> ft.Control:
    """A field for a code of rules, and what takes these over."""

    def take(text: str) -> None:
        change(with_code(setup, text))
        tell(desk.page, _("The rules are taken over"))

    return text_form(_("Code of rules"), _("Take over"), take, key="code")


def with_code(setup: Setup, text: str) -> Callable[[Setup], Setup]:
    """What puts the rules of a code into a setup.

    Args:
        setup: what has been said so far.
        text: a code, or an address with one in it.

    Raises:
        Fault: it is no code, or this table cannot have these rules.
    """
    rules = rules_of_code(code_in(text) or text, setup.players)
    return lambda now: with_rules(now, rules)


def with_scanned(desk: Desk, setup: Setup) -> Setup:
    """The setup with the rules that the address names, if it does; else it is told why not."""
    code = code_in(desk.page.route)
    if code is None:
        return setup
    try:
        return with_code(setup, code)(setup)
    except Fault as fault:
        tell(desk.page, capitalised(sentence(fault)))
        return setup
