"""The ledger of a season: who is owed what, how few payments settle it, and where it comes from."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial

import flet as ft

from scorepad.game.result import amount
from scorepad.game.setup import cents_of
from scorepad.season.book import Book
from scorepad.season.ledger import Payment, differences, ledger
from scorepad.season.selection import NO_SEASON, Selection, selected
from scorepad.season.settling import Planned, plan
from scorepad.ui import theme
from scorepad.ui.desk import Desk
from scorepad.ui.guard import Work, act, screen, tell
from scorepad.ui.widgets.choosing import type_dialog
from scorepad.ui.widgets.fields import explained
from scorepad.ui.widgets.frame import heading, quiet_button
from scorepad.words import _
from scorepad.words.season import balance_line, planned_line
from scorepad.words.table import money


@screen
def ledger_part(desk: Desk, book: Book, season: str | None) -> ft.Control:
    """The ledger of a season, of the games of none, or of all."""
    paying, pay = ft.use_state(_nobody)
    typing, set_typing = ft.use_state("")
    payments = _payments(desk, season)
    selection = Selection(season=season)
    # A payment belongs to the ledger of one season, or of the games of none.
    may_pay = season is not None or not desk.store.seasons.all()
    balances = ledger(book, payments, selection)

    async def paid(text: str) -> None:
        if paying:
            planned, currency = paying
            day = datetime.now().astimezone().date().isoformat()
            await desk.store.payments.add(
                season or None, planned.payer, planned.payee, cents_of(text), currency, day
            )
        pay(_nobody)

    ft.use_dialog(
        _pay_dialog(paying, set_typing, partial(paid, typing), lambda: pay(_nobody))
        if paying
        else None
    )

    def ask(planned: Planned, currency: str) -> None:
        set_typing(amount(planned.cents))
        pay((planned, currency))

    parts: list[ft.Control] = []
    for currency, owed in sorted(balances.items()):
        parts.append(heading(_("Owed, {currency}").format(currency=currency)))
        parts += [
            ft.Text(balance_line(person, cents, currency), key=f"owed {currency} {person}")
            for person, cents in sorted(owed.items(), key=lambda each: -each[1])
        ]
        planned = plan(owed)
        if planned:
            parts.append(heading(_("The fewest payments that settle it")))
            parts.append(explained(_paying_hint(may_pay)))
        parts += [
            ft.ListTile(
                key=f"plan {currency} {each.payer} {each.payee}",
                title=ft.Text(planned_line(each, currency)),
                trailing=ft.Icon(ft.Icons.CHECK),
                shape=ft.RoundedRectangleBorder(radius=theme.ROUNDER),
                bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
                on_click=act(partial(ask, each, currency)) if may_pay else None,
            )
            for each in planned
        ]
        parts.append(heading(_("Where it comes from")))
        parts += [
            ft.Text(
                planned_line(Planned(each.debtor, each.creditor, each.cents), currency),
                key=f"difference {currency} {each.debtor} {each.creditor}",
            )
            for each in differences(selected(book, selection), currency)
            if each.cents
        ]
    if payments:
        parts.append(heading(_("Payments made")))
        parts += [_made(desk, each) for each in payments]
    if not parts:
        parts.append(explained(_("Nobody owes anybody anything here.")))
    return ft.Column(parts, spacing=theme.GAP)


def _paying_hint(may_pay: bool) -> str:
    if may_pay:
        return _("Tap a payment when it was made.")
    return _("To tick payments off, choose a season, or No season.")


Paying = tuple[Planned, str]
_nobody: Paying | None = None


def _payments(desk: Desk, season: str | None) -> tuple[Payment, ...]:
    if season is None:
        return desk.store.payments.all()
    return desk.store.payments.of(None if season == NO_SEASON else season)


def _made(desk: Desk, payment: Payment) -> ft.Control:
    async def take_back() -> None:
        await desk.store.payments.remove(payment.id)
        tell(
            desk.page,
            _("Payment taken back"),
            _("Bring back"),
            act(lambda: desk.store.payments.bring_back(payment.id)),
        )

    line = _("{day}: {payer} paid {payee} {amount}").format(
        day=payment.day,
        payer=payment.payer,
        payee=payment.payee,
        amount=money(payment.cents, payment.currency),
    )
    return ft.Row(
        [
            ft.Text(line, expand=True),
            quiet_button(_("Take back"), ft.Icons.UNDO, take_back),
        ],
        key=f"payment {payment.id}",
    )


def _pay_dialog(
    paying: Paying, type_text: Callable[[str], None], paid: Work, close: Callable[[], None]
) -> ft.AlertDialog:
    """Ask how much was paid: the whole or a part."""
    planned, currency = paying
    return type_dialog(
        planned_line(planned, currency),
        _("Amount paid, {currency}").format(currency=currency),
        amount(planned.cents),
        type_text,
        _("Paid"),
        paid,
        close,
    )
