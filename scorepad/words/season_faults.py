"""In words: what cannot be with seasons, people, money, and files from elsewhere."""

from __future__ import annotations

from scorepad.game.reading import LONGEST_SEASON
from scorepad.season.csv_table import InRow, NotASeasonTable
from scorepad.season.csv_text import QuoteOpen
from scorepad.season.ledger import MoreThanOwed, NothingPaid, PaidToOneself
from scorepad.season.merging import GameTwice
from scorepad.season.settling import DoesNotAddUp
from scorepad.store.payments import PaymentGone
from scorepad.store.people import HasPlayed, PersonGone
from scorepad.store.reading_log import LogBroken
from scorepad.store.renaming import PersonTaken, SatTogether
from scorepad.store.seasons import SeasonGone, SeasonTaken
from scorepad.words.language import _, ngettext
from scorepad.words.quoting import plain, quoted
from scorepad.words.sentence import sentence
from scorepad.words.writing import amount, money


@sentence.register
def _season_taken(fault: SeasonTaken) -> str:
    return _("there is a season {name} already; choose another name").format(
        name=plain(fault.name, LONGEST_SEASON)
    )


@sentence.register
def _season_gone(fault: SeasonGone) -> str:
    return _("there is no season {name}").format(name=plain(fault.name, LONGEST_SEASON))


@sentence.register
def _payment_gone(_fault: PaymentGone) -> str:
    return _("this payment is not here any more")


@sentence.register
def _nothing_paid(_fault: NothingPaid) -> str:
    return _("a payment must be of more than nothing")


@sentence.register
def _paid_to_oneself(fault: PaidToOneself) -> str:
    return _("{name} cannot pay to the same person; choose somebody else").format(
        name=plain(fault.person)
    )


@sentence.register
def _more_than_owed(fault: MoreThanOwed) -> str:
    if not fault.most:
        said = _("{payer} has nothing to pay to {payee} any more")
    else:
        said = _("{payer} has no more than {amount} to pay to {payee}")
    return said.format(
        payer=plain(fault.payer),
        payee=plain(fault.payee),
        amount=money(fault.most, fault.currency),
    )


@sentence.register
def _does_not_add_up(fault: DoesNotAddUp) -> str:
    return _("what is owed must add up to nothing, and {amount} is left over").format(
        amount=amount(fault.cents)
    )


@sentence.register
def _person_taken(fault: PersonTaken) -> str:
    return _(
        "somebody is called {name} already; where they are the same person, merge them"
    ).format(name=plain(fault.name))


@sentence.register
def _sat_together(fault: SatTogether) -> str:
    return ngettext(
        "{first} and {second} sat at one table in {count} game, so they are two people",
        "{first} and {second} sat at one table in {count} games, so they are two people",
        len(fault.games),
    ).format(first=plain(fault.first), second=plain(fault.second), count=len(fault.games))


@sentence.register
def _person_gone(fault: PersonGone) -> str:
    return _("nobody here is called {name}").format(name=plain(fault.name))


@sentence.register
def _has_played(fault: HasPlayed) -> str:
    return _(
        "{name} has played and stays in the games; retire is what takes a name off the list"
    ).format(name=plain(fault.name))


@sentence.register
def _not_a_season_table(_fault: NotASeasonTable) -> str:
    return _("this is neither a game file, nor a season's table, nor a backup of Scorepad")


@sentence.register
def _quote_open(fault: QuoteOpen) -> str:
    return _("row {row}: a quotation mark opens a cell that nothing closes").format(row=fault.row)


@sentence.register
def _in_row(fault: InRow) -> str:
    return _("row {row}: {what}").format(row=fault.row, what=sentence(fault.fault))


@sentence.register
def _game_twice(fault: GameTwice) -> str:
    return _("two different games of the file have the same id {id}").format(id=quoted(fault.id))


@sentence.register
def _log_broken(_fault: LogBroken) -> str:
    return _("this change does not lead to what comes after it")
