"""The ledger of a season: who is owed what, how few payments settle it, and where it comes from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from functools import partial

import flet as ft

from scorepad.game.result import amount
from scorepad.game.typed_numbers import cents_of
from scorepad.season.book import Book
from scorepad.season.ledger import Payment, check_owed, ledger
from scorepad.season.selection import NO_SEASON, Selection
from scorepad.season.settling import Planned, plan
from scorepad.ui import theme
from scorepad.ui.desk import Desk
from scorepad.ui.guard import act, screen, tell
from scorepad.ui.season_differences import differences_part
from scorepad.ui.widgets.choosing import type_dialog
from scorepad.ui.widgets.fields import Submit, explained, named_button
from scorepad.ui.widgets.frame import heading
from scorepad.ui.widgets.panels import tile
from scorepad.words import _
from scorepad.words.season import balance_line, planned_line
from scorepad.words.writing import day, money

Paying = tuple[Planned, str]
_nobody: Paying | None = None


@screen
def ledger_part(desk: Desk, book: Book, season: str | None) -> ft.Control:
    """The ledger of a season, of the games of none, or of all."""
    paying, pay = ft.use_state(_nobody)
    paid_last = ft.use_ref(_nobody)
    selection = Selection(season=season)
    payments = _payments(desk, season)
    # A payment belongs to the ledger of one season, or of the games of none.
    may_pay = season is not None or not desk.store.seasons.all()

    async def paid(text: str) -> None:
        # While the dialog goes, a second tap still finds its button.
        if paying is None or paying is paid_last.current:
            return
        planned, currency = paying
        cents = cents_of(text)
        owed = ledger(book, _payments(desk, season), selection)
        check_owed(owed, planned.payer, planned.payee, cents, currency)
        today = datetime.now().astimezone().date().isoformat()
        await desk.store.payments.add(
            season or None, planned.payer, planned.payee, cents, currency, today
        )
        paid_last.current = paying
        pay(_nobody)

    ft.use_dialog(
        _pay_dialog(paying, lambda text: desk.once(partial(paid, text))(), lambda: pay(_nobody))
        if paying
        else None
    )

    def ask(planned: Planned, currency: str) -> None:
        pay((planned, currency))

    parts: list[ft.Control] = []
    for currency, owed in sorted(ledger(book, payments, selection).items()):
        parts += _owed(owed, currency)
        parts += _plan(plan(owed), currency, ask if may_pay else None)
        parts.append(
            ft.Container(differences_part(book, selection, currency), key=f"differences {currency}")
        )
    if payments:
        parts.append(heading(_("Payments made")))
        parts += [_made(desk, each) for each in payments]
    if not parts:
        parts.append(explained(_("Nobody owes anybody anything here.")))
    return ft.Column(parts, spacing=theme.GAP)


def _owed(owed: Mapping[str, int], currency: str) -> Iterator[ft.Control]:
    yield heading(_("Owed, {currency}").format(currency=currency))
    for person, cents in sorted(owed.items(), key=lambda each: -each[1]):
        yield ft.Text(balance_line(person, cents, currency), key=f"owed {currency} {person}")


def _plan(
    planned: Sequence[Planned], currency: str, ask: Callable[[Planned, str], None] | None
) -> Iterator[ft.Control]:
    """The payments to be made; a tap on one says that it was."""
    if not planned:
        return
    yield heading(_("The fewest payments that settle it"))
    yield explained(_paying_hint(ask is not None))
    for each in planned:
        yield tile(
            f"plan {currency} {each.payer} {each.payee}",
            planned_line(each, currency),
            partial(ask, each, currency) if ask else None,
            trailing=ft.Icon(ft.Icons.CHECK) if ask else None,
        )


def _paying_hint(may_pay: bool) -> str:
    if may_pay:
        return _("Tap a payment when it was made.")
    return _("To tick payments off, choose a season, or No season.")


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
        day=day(payment.day),
        payer=payment.payer,
        payee=payment.payee,
        amount=money(payment.cents, payment.currency),
    )
    return ft.Row(
        [
            ft.Text(line, expand=True),
            named_button(
                _("Take back"),
                _("Take back: {payment}").format(payment=line),
                ft.Icons.UNDO,
                take_back,
            ),
        ],
        key=f"payment {payment.id}",
    )


def _pay_dialog(paying: Paying, paid: Submit, close: Callable[[], None]) -> ft.AlertDialog:
    """Ask how much was paid: the whole or a part."""
    planned, currency = paying
    return type_dialog(
        planned_line(planned, currency),
        _("Amount paid, {currency}").format(currency=currency),
        amount(planned.cents),
        _("Paid"),
        paid,
        close,
    )
