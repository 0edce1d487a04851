"""What is said at the table: the game, the deck, the deal, points and money."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scorepad.game.chances import chances
from scorepad.game.history import Change, ChangeKind
from scorepad.game.model import Game, Method, Side, Stake, dealer, leader
from scorepad.game.progress import EndReason, Progress, tie_played_on
from scorepad.game.settlement import Settlement, Transfer, cents_per_point
from scorepad.rules.deck import deck_for
from scorepad.rules.rules import Deals, Direction, End, Minutes, Open, Rules, Target
from scorepad.words.cards import card_name
from scorepad.words.isolating import isolated
from scorepad.words.language import _, ngettext
from scorepad.words.writing import day, money


def listed(names: Sequence[str]) -> str:
    """Several names in one sentence: `Ann`, `Ann and Ben`, `Ann, Ben and Cleo`."""
    names = [isolated(name) for name in names]
    if len(names) < 2:
        return "".join(names)
    return _("{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])


def side_name(game: Game, side: Side) -> str:
    """The name of a player, in pairs with the partner's: `North and South`."""
    return listed([game.players[seat] for seat in side])


def scores_listed(scores: Iterable[tuple[str, int]]) -> str:
    """Names with what each has: `Ann 17, Ben 13, Cleo 13`."""
    return ", ".join(_("{name} {total}").format(name=name, total=total) for name, total in scores)


def dated_scores(played_on: str | None, scores: Iterable[tuple[str, int]]) -> str:
    """What a game has come to, and when: `30 Nov 2026: Ann 17, Ben 13, Cleo 13`."""
    return _("{day}: {what}").format(day=day(played_on), what=scores_listed(scores))


def capitalised(text: str) -> str:
    """A text that begins a line."""
    return text[:1].upper() + text[1:]


def points_counted(points: int) -> str:
    """So many points: `17 points`."""
    return ngettext("{points} point", "{points} points", abs(points)).format(points=points)


def profile_name(profile: str) -> str:
    """What the rules of a profile are called."""
    return {"black-maria": _("Black Maria"), "black-lady": _("Black Lady")}[profile]


def profile_sentence(profile: str) -> str:
    """One sentence that says what is special about a profile."""
    return {
        "black-maria": _("Queen 13, king 10, ace 7 of spades and every heart 1; to 100."),
        "black-lady": _("Only the queen of spades 13 and every heart 1; to 50."),
    }[profile]


def end_short(end: End) -> str:
    """When the game is over, in short: `12 deals`."""
    match end:
        case Target(points):
            return _("to {points}").format(points=points)
        case Deals(count):
            return ngettext("{count} deal", "{count} deals", count).format(count=count)
        case Minutes(minutes):
            return ngettext("{count} minute", "{count} minutes", minutes).format(count=minutes)
        case Open():
            return _("open end")


def game_title(rules: Rules) -> str:
    """What is played: `Black Maria to 100`."""
    if isinstance(rules.end, Target):
        return _("{profile} to {points}").format(
            profile=profile_name(rules.profile), points=rules.end.points
        )
    return _("{profile}, {end}").format(
        profile=profile_name(rules.profile), end=end_short(rules.end)
    )


def method_name(method: Method) -> str:
    """How a game is settled, in short."""
    return {
        Method.FROM_LOWEST: _("To the winner"),
        Method.PAIRWISE: _("Each with each"),
        Method.NONE: _("Nothing"),
    }[method]


def stake_short(stake: Stake) -> str:
    """What is played for: `€0.10 a point`."""
    if stake.method is Method.NONE:
        return _("nothing settled")
    cents = cents_per_point(stake)
    if cents is None:
        return _("points only")
    return _("{money} a point").format(money=money(cents, stake.currency))


def take_out(players: int) -> str:
    """What to do with the pack: `Take out the 2 of clubs: 17 cards each.`."""
    deck = deck_for(players)
    if not deck.removed:
        return _("All 52 cards: {cards} each.").format(cards=deck.cards_each)
    names = listed([card_name(card) for card in deck.removed])
    return _("Take out the {names}: {cards} cards each.").format(names=names, cards=deck.cards_each)


def passing(rules: Rules, players: int) -> str:
    """How many cards to pass and where: `Pass 3 to the right.`."""
    if rules.passing is None:
        return _("No cards are passed.")
    cards = rules.passing.cards_at(players)
    if rules.passing.to is Direction.RIGHT:
        return ngettext("Pass {cards} to the right.", "Pass {cards} to the right.", cards).format(
            cards=cards
        )
    return ngettext("Pass {cards} to the left.", "Pass {cards} to the left.", cards).format(
        cards=cards
    )


def dealing(game: Game, hand: int) -> str:
    """Who deals and who leads the hand with this index."""
    return _("{dealer} deals, {leader} leads").format(
        dealer=game.players[dealer(game, hand)], leader=game.players[leader(game, hand)]
    )


def distance(game: Game, total: int) -> str:
    """What somebody with this total has left to the end: `62 to go`; else nothing."""
    if isinstance(game.rules.end, Target):
        left = max(game.rules.end.points - total, 0)
        return _("{left} to go").format(left=left)
    return ""


def deals_left(game: Game) -> str:
    """How many deals are left, where the game ends by their number; else nothing."""
    if not isinstance(game.rules.end, Deals):
        return ""
    left = max(game.rules.end.count - len(game.hands), 0)
    return ngettext("{left} deal left.", "{left} deals left.", left).format(left=left)


def outcome(game: Game, now: Progress) -> str:
    """Who won: `Ann wins`; why nobody has, else."""
    return winners_line([game.players[seat] for seat in now.winners])


def winners_line(names: Sequence[str]) -> str:
    """That these won: `Ann wins`, `Ann and Ben share the win`; why nobody has, else."""
    if not names:
        return _("Played on with other people")
    if len(names) == 1:
        return _("{name} wins").format(name=names[0])
    return _("{names} share the win").format(names=listed(names))


def end_reason(game: Game, reason: EndReason | None) -> str:
    """Why the game is over, in a sentence."""
    match (reason, game.rules.end):
        case (EndReason.TARGET, Target(points)):
            return _("Somebody reached {points}.").format(points=points)
        case (EndReason.DEALS, Deals(count)):
            return ngettext("{count} deal played.", "{count} deals played.", count).format(
                count=count
            )
        case (EndReason.TIME, _end):
            return _("The time was up.")
        case (EndReason.AGREEMENT, _end):
            return _("Ended by agreement.")
        case (EndReason.CONTINUED, _end):
            return _("The totals were carried into another game.")
    return ""


def transfer(game: Game, settled: Settlement, each: Transfer) -> str:
    """Who pays whom: `Peter pays Lev €35.00`."""
    return _("{payer} pays {payee} {amount}").format(
        payer=game.players[each.payer],
        payee=game.players[each.payee],
        amount=transfer_amount(settled, each),
    )


def transfer_amount(settled: Settlement, each: Transfer) -> str:
    """What is paid: `€35.00`, or in points where there is no money."""
    if each.cents is not None:
        return money(each.cents, settled.stake.currency)
    if each.points.denominator == 1:
        return points_counted(int(each.points))
    whole, rest = divmod(each.points, 1)
    return _("{whole} {part} points").format(whole=whole, part=rest).removeprefix("0 ")


def change_line(change: Change) -> str:
    """What was done to a game: `Hand 3 recorded`."""
    number = 0 if change.hand is None else change.hand + 1
    lines = {
        ChangeKind.RECORDED: _("Hand {number} recorded"),
        ChangeKind.CORRECTED: _("Hand {number} corrected"),
        ChangeKind.DELETED: _("Hand {number} deleted"),
        ChangeKind.RENAMED: _("Names changed"),
        ChangeKind.RESEATED: _("Seats changed"),
        ChangeKind.FIRST_DEALER: _("First dealer changed"),
        ChangeKind.RULES: _("Rules changed"),
        ChangeKind.STAKE: _("Stake changed"),
        ChangeKind.DETAILS: _("Details changed"),
        ChangeKind.TABLE: _("Table changed"),
        ChangeKind.ENDED: _("Game ended"),
        ChangeKind.REOPENED: _("Game reopened"),
        ChangeKind.IMPORTED: _("Taken from a file"),
        ChangeKind.UNDONE: _("Undone"),
        ChangeKind.REDONE: _("Made again"),
    }
    return lines[change.kind].format(number=number)


def chances_line(game: Game, now: Progress) -> str:
    """What could happen, in one quiet line; nothing where there is nothing to tell yet."""
    found = chances(game, now)
    parts = []
    if found.one_queen_from_end:
        names = [game.players[seat] for seat in found.one_queen_from_end]
        parts.append(
            ngettext(
                "{names} is one queen from the end.",
                "{names} are one queen from the end.",
                len(names),
            ).format(names=listed(names))
        )
    if len(found.can_win) < len(game.players):
        names = [game.players[seat] for seat in found.can_win]
        parts.append(
            ngettext(
                "Only {names} can still win.", "Only {names} can still win.", len(names)
            ).format(names=listed(names))
        )
    return " ".join(parts)


def now_line(game: Game, now: Progress) -> str:
    """What stands under the sheet: who deals and what is passed, or who won in the end."""
    if now.finished:
        return outcome(game, now)
    parts = (
        dealing(game, len(game.hands)) + ".",
        passing(game.rules, len(game.players)),
        deals_left(game),
        chances_line(game, now),
        _("A tie: played on until one is alone at the lowest.") if tie_played_on(game, now) else "",
    )
    return " ".join(filter(None, parts))
