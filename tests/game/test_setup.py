"""What people say before a game, and change during it."""

from dataclasses import replace

import pytest

from scorepad.game.changes import PlayersMustStay, end
from scorepad.game.faults import (
    MoneyOutOfRange,
    NotACurrency,
    NotMoney,
    NumberOutOfRange,
    PartnersDiffer,
)
from scorepad.game.history import ChangeKind
from scorepad.game.model import Ended, Method, Stake, dealer
from scorepad.game.names import NameEmpty, NameTaken
from scorepad.game.progress import progress
from scorepad.game.setup import (
    Seat,
    Setup,
    add_seat,
    change_seat,
    changes_to,
    game_from,
    move_seat,
    remove_seat,
    setup_after,
    setup_of,
    stake_of,
)
from scorepad.game.typed_numbers import NotAWholeNumber
from scorepad.rules.check import OutOfRange
from scorepad.rules.deck import WrongNumberOfPlayers
from scorepad.rules.profiles import BLACK_LADY, BLACK_MARIA
from scorepad.rules.rules import Target
from tests.games import game

REVOKES = [{"revoke": "A"}, {"revoke": "B"}]


def seated(*names, **keys):
    return Setup(tuple(Seat(name) for name in names), **keys)


def carrying(*points):
    seats = tuple(Seat(name, carried=text) for name, text in zip("ABCD", points, strict=False))
    return Setup(seats, carries=True)


def test_people_sit_down_one_after_the_other():
    setup = add_seat(add_seat(Setup(), " Ann"), "Ben")
    assert setup.names == ("Ann", "Ben")
    with pytest.raises(NameTaken):
        add_seat(setup, "Ben ")
    with pytest.raises(NameEmpty):
        add_seat(setup, " ")


@pytest.mark.parametrize(
    ("dealer", "removed", "expected"), [(None, 0, 1), (0, 0, 1), (0, 1, 0), (2, 0, 1), (1, 2, 1)]
)
def test_the_dealer_stays_the_dealer_when_somebody_gets_up(dealer, removed, expected):
    setup = remove_seat(seated("A", "B", "C", next_dealer=dealer), removed)
    assert len(setup.names) == 2
    assert setup.dealer == expected


def test_the_dealer_stays_the_dealer_when_somebody_sits_elsewhere():
    setup = move_seat(seated("A", "B", "C", next_dealer=0), 0, 2)
    assert (setup.names, setup.dealer) == (("B", "C", "A"), 2)
    setup = move_seat(seated("A", "B", "C"), 0, 2)
    assert (setup.names, setup.dealer) == (("B", "C", "A"), 2)


def test_a_seat_can_be_given_to_somebody_else():
    assert change_seat(seated("A", "B", "C"), 1, Seat("D")).names == ("A", "D", "C")


def test_a_game_begins_as_it_was_said():
    setup = seated("A", "B", "C", per_point="0,10", notes=" rain ", numbers={"target": "50"})
    of = game_from(setup)
    assert of == replace(
        game(),
        rules=replace(BLACK_MARIA, end=Target(50)),
        stake=Stake(per_point="0.10", currency="EUR"),
        notes="rain",
    )


def test_a_game_that_cannot_be_does_not_begin():
    with pytest.raises(WrongNumberOfPlayers):
        game_from(seated("A", "B"))
    with pytest.raises(OutOfRange):
        game_from(seated("A", "B", "C", numbers={"target": "-1"}))
    with pytest.raises(MoneyOutOfRange):
        game_from(seated("A", "B", "C", per_point="0"))
    pairs = replace(carrying("1", "2", "1", "3"), rules=replace(BLACK_MARIA, pairs=True))
    with pytest.raises(PartnersDiffer):
        game_from(pairs)


def test_totals_are_brought_in_as_they_were_typed():
    assert game_from(carrying("65", " \N{MINUS SIGN}3 ", " ")).carried == (65, -3, 0)
    for text in ("abc", "1.5", "--1", "9999999999999999", "²"):
        with pytest.raises(NotAWholeNumber) as caught:
            game_from(carrying(text, "", ""))
        assert (caught.value.name, caught.value.found) == ("carried", text)
    with pytest.raises(NumberOutOfRange):
        game_from(carrying("10000", "", ""))


def test_where_nothing_is_settled_there_is_no_money():
    assert stake_of(Setup(method=Method.NONE, per_point="1")) == Stake(Method.NONE)
    assert stake_of(Setup()) == Stake()


def test_a_running_game_is_said_as_it_is():
    of = game(hands=REVOKES, carried={"A": 1, "B": 2, "C": 3}, notes="rain")
    assert changes_to(of, setup_of(of)) == ()
    euro = game(hands=REVOKES, stake={"per_point": "0.10", "currency": "PLN"}, first_dealer="A")
    assert changes_to(euro, setup_of(euro)) == ()


def test_the_next_game_of_a_table_begins_with_the_deal_moved_on():
    of = game(hands=REVOKES, carried={"A": 1, "B": 2, "C": 3})
    after = game_from(setup_after(of))
    assert after == replace(game(), first_dealer=1)


def test_each_change_to_a_running_game_is_one_for_the_log():
    of = game(hands=REVOKES)
    setup = move_seat(setup_of(of), 0, 1)
    setup = change_seat(setup, 0, replace(setup.seats[0], name="Ben"))
    setup = replace(
        setup,
        next_dealer=0,
        rules=replace(BLACK_MARIA, king=7),
        numbers={"target": "70"},
        per_point="1",
        carries=True,
        notes="rain",
    )
    steps = changes_to(of, setup)
    assert [kind for kind, _ in steps] == [
        ChangeKind.RESEATED,
        ChangeKind.RENAMED,
        ChangeKind.FIRST_DEALER,
        ChangeKind.RULES,
        ChangeKind.STAKE,
        ChangeKind.DETAILS,
        ChangeKind.DETAILS,
    ]
    after = steps[-1][1]
    assert after.players == ("Ben", "A", "C")
    assert dealer(after, len(after.hands)) == 0
    assert after.rules == replace(BLACK_MARIA, king=7, end=Target(70))
    assert [one.revoke for one in after.hands] == [1, 0]
    assert (after.carried, after.notes) == ((0, 0, 0), "rain")
    assert progress(after).totals == (40, 40, 0)


def test_while_nothing_is_recorded_anybody_can_come_and_go():
    setup = add_seat(remove_seat(setup_of(game()), 0), "Dan")
    ((kind, after),) = changes_to(game(), setup)
    assert (kind, after.players) == (ChangeKind.RESEATED, ("B", "C", "Dan"))


def test_after_that_nobody_can():
    of = game("ABCD", hands=REVOKES)
    with pytest.raises(PlayersMustStay):
        changes_to(of, remove_seat(setup_of(of), 0))
    with pytest.raises(PlayersMustStay):
        changes_to(of, add_seat(setup_of(of), "Eve"))


def test_with_nothing_brought_in_any_more_the_game_is_not_ended():
    of = end(game(carried={"A": 1, "B": 2, "C": 3}), Ended.AGREEMENT)
    ((_, after),) = changes_to(of, replace(setup_of(of), carries=False))
    assert after == game()
    kept = changes_to(of, replace(setup_of(of), rules=BLACK_LADY))
    assert kept[0][1].ended is Ended.AGREEMENT


def test_money_a_point_that_is_no_amount_is_said_as_it_was_typed():
    with pytest.raises(NotMoney) as caught:
        stake_of(Setup(per_point="abc"))
    assert caught.value.found == "abc"


def test_a_currency_has_three_letters():
    with pytest.raises(NotACurrency) as caught:
        stake_of(Setup(per_point="0.10", currency="EURO"))
    assert caught.value.found == "EURO"


def test_a_game_belongs_to_the_season_that_was_said():
    assert game_from(replace(seated("A", "B", "C"), season="2026")).season == "2026"
