"""What is said of a season: standings, people, money that is owed."""

from __future__ import annotations

from scorepad.season.ledger import Balances
from scorepad.season.person import HeadToHead, Record, Streaks
from scorepad.season.settling import Planned
from scorepad.season.standings import Column
from scorepad.season.tallies import Money, Tally
from scorepad.words.language import _, ngettext
from scorepad.words.writing import amount, decimal, money


def column_name(column: Column) -> str:
    """What standings are sorted by."""
    return {
        Column.PERSON: _("Name"),
        Column.GAMES: _("Games"),
        Column.WINS: _("Wins"),
        Column.SHARED_WINS: _("Shared wins"),
        Column.AVERAGE_PLACE: _("Average place"),
        Column.POINTS_A_HAND: _("Points a hand"),
        Column.HANDS_WITH_NOTHING: _("Hands with nothing"),
        Column.SWEEPS: _("Took everything"),
        Column.QUEENS: _("Queens"),
        Column.BEST: _("Best game"),
        Column.WORST: _("Worst game"),
        Column.MONEY_WON: _("Money won"),
        Column.MONEY_LOST: _("Money lost"),
        Column.MONEY: _("Money"),
    }[column]


def column_value(tally: Tally, column: Column, currency: str | None) -> str:
    """What a person has in a column; a dash where there is nothing to say."""
    owned = tally.money.get(currency or "", Money())
    values: dict[Column, str] = {
        Column.PERSON: "",
        Column.GAMES: str(tally.games),
        Column.WINS: str(tally.wins),
        Column.SHARED_WINS: str(tally.shared_wins),
        Column.AVERAGE_PLACE: decimal(tally.average_place),
        Column.POINTS_A_HAND: decimal(tally.points_a_hand),
        Column.HANDS_WITH_NOTHING: str(tally.hands_with_nothing),
        Column.SWEEPS: str(tally.sweeps),
        Column.QUEENS: str(tally.queens),
        Column.BEST: str(tally.best.total) if tally.best else "–",
        Column.WORST: str(tally.worst.total) if tally.worst else "–",
        Column.MONEY_WON: amount(owned.won),
        Column.MONEY_LOST: amount(owned.lost),
        Column.MONEY: amount(owned.balance),
    }
    return values[column]


def tally_line(tally: Tally) -> str:
    """A person's numbers in one line."""
    parts = [
        ngettext("{count} game", "{count} games", tally.games).format(count=tally.games),
        ngettext("{count} win", "{count} wins", tally.wins).format(count=tally.wins),
        _("{count} shared").format(count=tally.shared_wins) if tally.shared_wins else "",
        _("place {place}").format(place=decimal(tally.average_place)),
        _("{points} a hand").format(points=decimal(tally.points_a_hand)),
        ngettext("{count} queen", "{count} queens", tally.queens).format(count=tally.queens),
        *(money(owned.balance, currency) for currency, owned in sorted(tally.money.items())),
    ]
    return ", ".join(part for part in parts if part)


def balance_line(person: str, cents: int, currency: str) -> str:
    """What a person is owed, or owes."""
    if cents == 0:
        return _("{name} is even").format(name=person)
    text = _("{name} is owed {amount}") if cents > 0 else _("{name} owes {amount}")
    return text.format(name=person, amount=money(abs(cents), currency))


def planned_line(planned: Planned, currency: str) -> str:
    """A payment to be made: `Ben pays Ann €3.50`."""
    return _("{payer} pays {payee} {amount}").format(
        payer=planned.payer, payee=planned.payee, amount=money(planned.cents, currency)
    )


def owing_line(debtor: str, creditor: str, cents: int, currency: str) -> str:
    """What games come to between two people: `Ben owes Ann €3.50`."""
    return _("{debtor} owes {creditor} {amount}").format(
        debtor=debtor, creditor=creditor, amount=money(cents, currency)
    )


def ledger_change_line(change: Balances) -> str:
    """What a correction has changed in the ledger; nothing where it is as before."""
    each = ", ".join(
        _("{name} {amount}").format(
            name=person, amount=("+" if cents > 0 else "") + money(cents, currency)
        )
        for currency, owed in sorted(change.items())
        for person, cents in owed.items()
    )
    return _("The ledger changes: {each}.").format(each=each) if each else ""


def streak_line(found: Streaks) -> str:
    """How it goes just now, and how it went at best."""
    if found.wins:
        now = ngettext("{count} win in a row", "{count} wins in a row", found.wins).format(
            count=found.wins
        )
    else:
        now = ngettext(
            "{count} game without a win", "{count} games without a win", found.without_win
        ).format(count=found.without_win)
    return _("{now}; longest: {wins} with a win, {without} without").format(
        now=now, wins=found.longest_wins, without=found.longest_without_win
    )


def against_line(other: str, met: HeadToHead) -> str:
    """How it went against one other person."""
    return _("{name}: {ahead} ahead, {behind} behind, {level} level").format(
        name=other, ahead=met.ahead, behind=met.behind, level=met.level
    )


def queens_line(found: Record) -> str:
    """How often the queen came, and from whose deal."""
    total = sum(found.queens_from.values())
    said = _("{count} in {hands}").format(
        count=ngettext("{count} queen", "{count} queens", total).format(count=total),
        hands=ngettext("{count} hand", "{count} hands", found.hands).format(count=found.hands),
    )
    dealers = sorted(found.queens_from.items(), key=lambda each: (-each[1], each[0]))
    each = ", ".join(
        _("{name} dealt {count}").format(name=name, count=count) for name, count in dealers
    )
    return _("{total}: {each}").format(total=said, each=each) if each else said
