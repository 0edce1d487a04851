"""What people say before a game, or change during it: seats, dealer, rules, stake, totals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from scorepad.game.changes import (
    change_carried,
    change_details,
    change_first_dealer,
    change_rules,
    change_stake,
    rename,
    reopen,
    reseat,
)
from scorepad.game.faults import MalformedText, NotMoney
from scorepad.game.history import ChangeKind
from scorepad.game.model import Counts, Game, Method, Stake, dealer
from scorepad.game.names import NameTaken, clean_name, clean_names
from scorepad.game.reading_stake import check_stake
from scorepad.game.typed_numbers import typed_amount, whole_number, with_numbers
from scorepad.game.validity import check_carried_points, check_partners_carry_the_same
from scorepad.rules.check import check_rules
from scorepad.rules.deck import FEWEST_PLAYERS, deck_for
from scorepad.rules.profiles import BLACK_MARIA
from scorepad.rules.rules import Rules


@dataclass(frozen=True)
class Seat:
    """Somebody who sits at the table."""

    name: str
    was: int | None = None
    """The seat in the game that is being changed; None for somebody new."""
    carried: str = ""
    """Points brought in, as they were typed; nothing means none."""


@dataclass(frozen=True)
class Setup:
    """What has been said so far; it may still be incomplete or wrong."""

    seats: tuple[Seat, ...] = ()
    next_dealer: int | None = None
    """Who deals the hand to come, an index among the seats; the last seat if nobody is named."""
    rules: Rules = BLACK_MARIA
    method: Method = Method.FROM_LOWEST
    per_point: str = ""
    """Money a point as it was typed; nothing means points alone."""
    currency: str = "EUR"
    numbers: Mapping[str, str] = field(default_factory=dict)
    """Numbers of the rules as they were typed, by what `typed_numbers` calls them."""
    season: str | None = None
    notes: str = ""
    """A line of the table's own."""
    carries: bool = False
    """Whether totals are brought in."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names in seat order."""
        return tuple(seat.name for seat in self.seats)

    @property
    def players(self) -> int:
        """How many the rules are for: those who sit at the table, and three at the least."""
        return max(len(self.seats), FEWEST_PLAYERS)

    @property
    def dealer(self) -> int:
        """The index of the seat that deals the hand to come."""
        return len(self.seats) - 1 if self.next_dealer is None else self.next_dealer


def with_rules(setup: Setup, rules: Rules) -> Setup:
    """Other rules, and nothing of the numbers that were typed for those before."""
    return replace(setup, rules=rules, numbers={})


def add_seat(setup: Setup, name: str) -> Setup:
    """Let somebody sit down after the others.

    Raises:
        NameTaken: somebody at the table is called so.
        Fault: see `clean_name`.
    """
    name = clean_name(name)
    if name in setup.names:
        raise NameTaken(name)
    return replace(setup, seats=(*setup.seats, Seat(name)))


def remove_seat(setup: Setup, index: int) -> Setup:
    """Let somebody get up; if it was his deal, it is the last one's."""
    seats = setup.seats[:index] + setup.seats[index + 1 :]
    dealt = setup.next_dealer
    if dealt is not None:
        dealt = None if dealt == index else dealt - (dealt > index)
    return replace(setup, seats=seats, next_dealer=dealt)


def move_seat(setup: Setup, index: int, to: int) -> Setup:
    """Let somebody sit elsewhere; who deals next goes on dealing next."""
    order = list(range(len(setup.seats)))
    order.insert(to, order.pop(index))
    dealt = setup.next_dealer
    return replace(
        setup,
        seats=tuple(setup.seats[each] for each in order),
        next_dealer=None if dealt is None else order.index(dealt),
    )


def change_seat(setup: Setup, index: int, seat: Seat) -> Setup:
    """Put another name or other points into a seat."""
    return replace(setup, seats=(*setup.seats[:index], seat, *setup.seats[index + 1 :]))


def setup_of(game: Game) -> Setup:
    """What was said before this game, to be changed."""
    carried = game.carried or (0,) * len(game.players)
    return Setup(
        seats=tuple(Seat(name, seat, str(carried[seat])) for seat, name in enumerate(game.players)),
        next_dealer=dealer(game, len(game.hands)),
        rules=game.rules,
        method=game.stake.method,
        per_point=game.stake.per_point or "",
        currency=game.stake.currency or "EUR",
        notes=game.notes or "",
        carries=game.carried is not None,
    )


def setup_after(game: Game) -> Setup:
    """What will be said before the next game of the same table: the deal moves on."""
    before = setup_of(game)
    return replace(
        before,
        seats=tuple(Seat(name) for name in game.players),
        carries=False,
    )


def stake_of(setup: Setup) -> Stake:
    """The stake that was said.

    Raises:
        NotMoney: what was typed for money a point is no amount.
        Fault: see `check_stake`.
    """
    per_point = typed_amount(setup.per_point) or None
    if setup.method is Method.NONE:
        per_point = None
    stake = Stake(setup.method, per_point, setup.currency if per_point else None)
    try:
        check_stake(stake)
    except MalformedText as fault:
        raise NotMoney(fault.found) from None
    return stake


def game_from(setup: Setup) -> Game:
    """The game that begins.

    Raises:
        Fault: something that was said cannot be.
    """
    deck_for(len(setup.seats))
    players = clean_names(setup.names)
    rules = with_numbers(setup.rules, setup.numbers)
    check_rules(rules, len(players))
    game = Game(
        players=players,
        first_dealer=setup.dealer,
        rules=rules,
        carried=carried_of(setup),
        stake=stake_of(setup),
        season=setup.season,
        notes=setup.notes.strip() or None,
    )
    if game.carried:
        check_partners_carry_the_same(game, game.carried)
    return game


def carried_of(setup: Setup) -> Counts | None:
    """The points that each brings in; None where nothing is brought in.

    Raises:
        NotAWholeNumber: something typed is none.
        NumberOutOfRange: it is too small or too large.
    """
    if not setup.carries:
        return None
    return tuple(_points(seat.carried) for seat in setup.seats)


def changes_to(game: Game, setup: Setup) -> tuple[tuple[ChangeKind, Game], ...]:
    """The changes, one after another, that make a running game as it is said now.

    While nothing is recorded anybody can come or go; after that everybody keeps his cards.

    Raises:
        Fault: something that was said cannot be, or the captured cards do not allow it.
    """
    steps: list[tuple[ChangeKind, Game]] = []

    def step(kind: ChangeKind, after: Game) -> None:
        nonlocal game
        if after != game:
            steps.append((kind, after))
            game = after

    if not game.hands and not game.set_aside:
        fresh = game_from(setup)
        others = ("players", "first_dealer", "rules", "carried", "stake", "notes")
        after = replace(game, **{each: getattr(fresh, each) for each in others})
        # With nothing brought in any more, there is nothing that could have been ended.
        step(ChangeKind.RESEATED, after if after.carried else reopen(after))
        return tuple(steps)
    order = [seat.was for seat in setup.seats if seat.was is not None]
    step(ChangeKind.RESEATED, reseat(game, order))
    step(ChangeKind.RENAMED, rename(game, setup.names))
    step(ChangeKind.FIRST_DEALER, change_first_dealer(game, _first_dealer(game, setup)))
    step(ChangeKind.RULES, change_rules(game, with_numbers(setup.rules, setup.numbers)))
    step(ChangeKind.STAKE, change_stake(game, stake_of(setup)))
    step(ChangeKind.DETAILS, change_carried(game, carried_of(setup)))
    step(ChangeKind.DETAILS, change_details(game, notes=setup.notes.strip() or None))
    return tuple(steps)


def _points(text: str) -> int:
    points = whole_number("carried", text.strip() or "0")
    check_carried_points(points)
    return points


def _first_dealer(game: Game, setup: Setup) -> int:
    """Who must have dealt first, that the one who was named deals the hand to come."""
    return (setup.dealer - len(game.hands)) % len(game.players)
