"""In words: what a table cannot have - rules, names, hands, changes."""

from __future__ import annotations

from scorepad.game.changes import InHand, PlayersMustStay
from scorepad.game.faults import (
    CarriedMissing,
    MoneyIncomplete,
    MoneyOutOfRange,
    MoneyWithoutSettlement,
    NotACurrency,
    NothingToEnd,
    NotMoney,
    PartnersDiffer,
    UnknownPlayer,
)
from scorepad.game.history import NothingToRedo, NothingToUndo
from scorepad.game.names import LONGEST_NAME, NameEmpty, NameTaken, NameTooLong, NameUnprintable
from scorepad.game.regroup import NotRecorded
from scorepad.game.rules_code import RulesCodeDamaged, RulesCodeNewer
from scorepad.game.typed_numbers import NotAWholeNumber
from scorepad.game.validity import (
    HandAfterEnd,
    NoRevokeWithCards,
    NothingRecorded,
    RevokeWithoutCards,
    UnknownGroup,
    WrongSum,
)
from scorepad.rules.cards import NotACard
from scorepad.rules.check import BonusCardCosts, BonusCardNotInDeck, NoPairs, OutOfRange
from scorepad.rules.deck import FEWEST_PLAYERS, MOST_PLAYERS, WrongNumberOfPlayers
from scorepad.rules.groups import HEARTS
from scorepad.rules.profiles import PROFILES, UnknownProfile
from scorepad.words.cards import card_name, group_name
from scorepad.words.language import _, ngettext
from scorepad.words.quoting import number, plain, quoted
from scorepad.words.sentence import sentence


@sentence.register
def _not_a_card(fault: NotACard) -> str:
    return _("{text} is no card; write a rank and a suit, such as QS or TH").format(
        text=quoted(fault.text)
    )


@sentence.register
def _out_of_range(fault: OutOfRange) -> str:
    return _("{what} must be from {lowest} to {highest}, not {found}").format(
        what=_number_called(fault.name),
        lowest=fault.lowest,
        highest=fault.highest,
        found=number(fault.found),
    )


@sentence.register
def _not_a_whole_number(fault: NotAWholeNumber) -> str:
    return _("{what} must be a whole number, not {found}").format(
        what=_number_called(fault.name), found=quoted(fault.found)
    )


def _number_called(name: str) -> str:
    return {
        "queen": _("the cost of the queen of spades"),
        "king": _("the cost of the king of spades"),
        "ace": _("the cost of the ace of spades"),
        "pink_lady": _("the cost of the pink lady"),
        "cards": _("the number of cards to pass"),
        "points": _("the points of the bonus card"),
        "bonus": _("the points of the bonus card"),
        "carried": _("what somebody brings in"),
        "target": _("the target"),
        "deals": _("the number of deals"),
        "minutes": _("the number of minutes"),
    }[name]


@sentence.register
def _bonus_card_not_in_deck(fault: BonusCardNotInDeck) -> str:
    return _(
        "the bonus card must be in the deck, the {card} is taken out at {players} players"
    ).format(card=card_name(fault.card), players=fault.players)


@sentence.register
def _bonus_card_costs(fault: BonusCardCosts) -> str:
    return _("the bonus card must not cost anything otherwise, the {card} does").format(
        card=card_name(fault.card)
    )


@sentence.register
def _no_pairs(fault: NoPairs) -> str:
    return _("pairs need four or six players, there are {players}").format(players=fault.players)


@sentence.register
def _wrong_number_of_players(fault: WrongNumberOfPlayers) -> str:
    return ngettext(
        "{fewest} to {most} people can play, here is {found}",
        "{fewest} to {most} people can play, here are {found}",
        fault.found,
    ).format(fewest=FEWEST_PLAYERS, most=MOST_PLAYERS, found=fault.found)


@sentence.register
def _unknown_profile(fault: UnknownProfile) -> str:
    return _("there are no rules called {name}, only {known}").format(
        name=quoted(fault.name), known=", ".join(PROFILES)
    )


@sentence.register
def _rules_code_damaged(_fault: RulesCodeDamaged) -> str:
    return _(
        "something in this code of rules is wrong or missing; "
        "compare it with the one on the other phone"
    )


@sentence.register
def _rules_code_newer(_fault: RulesCodeNewer) -> str:
    return _("a newer Scorepad has made this code of rules; update this one to read it")


@sentence.register
def _name_empty(_fault: NameEmpty) -> str:
    return _("a player needs a name")


@sentence.register
def _name_too_long(fault: NameTooLong) -> str:
    return _("a name has at most {longest} characters, this one has {length}").format(
        longest=LONGEST_NAME, length=fault.length
    )


@sentence.register
def _name_unprintable(fault: NameUnprintable) -> str:
    return _("a name must not hold the control character {character}").format(
        character=plain(fault.character)
    )


@sentence.register
def _name_taken(fault: NameTaken) -> str:
    return _("somebody here is already called {name}; choose another name").format(
        name=plain(fault.name)
    )


@sentence.register
def _unknown_player(fault: UnknownPlayer) -> str:
    return _("nobody at the table is called {name}").format(name=quoted(fault.name))


@sentence.register
def _unknown_group(fault: UnknownGroup) -> str:
    return _("{group} costs nothing by these rules, so it is not counted").format(
        group=quoted(fault.group)
    )


@sentence.register
def _wrong_sum(fault: WrongSum) -> str:
    found, expected = number(fault.found), number(fault.expected)
    if fault.group == HEARTS:
        return _("hearts add up to {found}, the deck has {expected}").format(
            found=found, expected=expected
        )
    return _("the {card} adds up to {found}, the deck has {expected}").format(
        card=group_name(fault.group), found=found, expected=expected
    )


@sentence.register
def _no_revoke_with_cards(_fault: NoRevokeWithCards) -> str:
    return _("a revoke costs the whole deal by these rules, so no captured cards go with it")


@sentence.register
def _revoke_without_cards(_fault: RevokeWithoutCards) -> str:
    return _("a revoke costs the queen by these rules, so the captured cards must be there")


@sentence.register
def _nothing_recorded(_fault: NothingRecorded) -> str:
    return _("neither captured cards nor a revoke; one of them makes a hand")


@sentence.register
def _hand_after_end(fault: HandAfterEnd) -> str:
    if not fault.ended_after:
        return _("the game was over before the first hand")
    return _("the game was over after hand {hand}").format(hand=fault.ended_after)


@sentence.register
def _carried_missing(fault: CarriedMissing) -> str:
    return _("{name} carries in nothing; write 0 if so").format(name=plain(fault.name))


@sentence.register
def _partners_differ(fault: PartnersDiffer) -> str:
    return _("{first} and {second} are partners, so both must carry in the same").format(
        first=plain(fault.first), second=plain(fault.second)
    )


@sentence.register
def _money_out_of_range(fault: MoneyOutOfRange) -> str:
    return _("money a point must be from {lowest} to {highest}, not {found}").format(
        lowest=fault.lowest, highest=fault.highest, found=plain(fault.found)
    )


@sentence.register
def _money_incomplete(_fault: MoneyIncomplete) -> str:
    return _("money a point and its currency come together or not at all")


@sentence.register
def _money_without_settlement(_fault: MoneyWithoutSettlement) -> str:
    return _("nothing is settled, so there is no money a point")


@sentence.register
def _nothing_to_end(_fault: NothingToEnd) -> str:
    return _("a game with neither hands nor points carried in cannot be ended")


@sentence.register
def _in_hand(fault: InHand) -> str:
    return _("hand {hand}: {what}").format(hand=fault.hand + 1, what=sentence(fault.fault))


@sentence.register
def _players_must_stay(_fault: PlayersMustStay) -> str:
    return _("hands are recorded, so nobody can join or leave; end the game and go on in another")


@sentence.register
def _not_recorded(fault: NotRecorded) -> str:
    if fault.group == HEARTS:
        return _("it was not recorded who captured which hearts")
    return _("it was not recorded who captured the {card}").format(card=group_name(fault.group))


@sentence.register
def _nothing_to_undo(_fault: NothingToUndo) -> str:
    return _("there is nothing to undo")


@sentence.register
def _nothing_to_redo(_fault: NothingToRedo) -> str:
    return _("there is nothing to redo")


@sentence.register
def _not_a_currency(fault: NotACurrency) -> str:
    return _("a currency has three letters, such as EUR, not {found}").format(
        found=quoted(fault.found)
    )


@sentence.register
def _not_money(fault: NotMoney) -> str:
    return _("money must be an amount such as 0.10, not {found}").format(found=quoted(fault.found))
