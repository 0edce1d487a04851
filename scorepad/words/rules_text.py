"""The rules of a table to read, made from the rules that are scored."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from scorepad.game.model import Game
from scorepad.rules.groups import HEARTS, PenaltyGroup, penalty_groups, penalty_total
from scorepad.rules.rules import Deals, End, House, Minutes, Open, Revoke, Rules, Sweep, Target, Tie
from scorepad.words.cards import group_name, hearts_counted
from scorepad.words.language import _, ngettext
from scorepad.words.rules import house_name
from scorepad.words.table import capitalised, passing, points_counted, take_out


@dataclass(frozen=True)
class Chapter:
    """A part of the rules."""

    title: str
    lines: tuple[str, ...] = ()
    table: tuple[tuple[str, str], ...] = ()
    """Rows of a thing and its points, before the lines."""


def chapters(game: Game) -> tuple[Chapter, ...]:
    """Everything that is to be known at this table, in the order in which it is needed."""
    parts = _chapters(game.rules, len(game.players))
    if game.notes:
        parts.append(Chapter(_("At this table"), (game.notes,)))
    return tuple(parts)


def rules_lines(rules: Rules, players: int) -> tuple[str, ...]:
    """All that the chapters say, a line for each sentence and for what each card costs."""
    return tuple(line for chapter in _chapters(rules, players) for line in _lines(chapter))


def _lines(chapter: Chapter) -> Iterator[str]:
    for thing, points in chapter.table:
        yield _("{thing}: {points}").format(thing=thing, points=points)
    yield from chapter.lines


def _chapters(rules: Rules, players: int) -> list[Chapter]:
    groups = penalty_groups(rules, players)
    parts = [
        Chapter(_("Deck"), (_("Ace high, two low; no trumps."), take_out(players))),
        Chapter(_("Deal"), _deal()),
        Chapter(_("Pass"), _pass(rules, players)),
        Chapter(_("Play"), _play()),
        Chapter(_("What the cards cost"), (_deal_total(groups),), _costs(groups)),
        Chapter(_("Taking everything"), (_sweep(rules, penalty_total(groups)),)),
        Chapter(_("End"), _end(rules)),
        Chapter(_("Revoke"), _revoke(rules, penalty_total(groups))),
    ]
    if rules.pairs:
        parts.insert(0, Chapter(_("Pairs"), (_pairs(),)))
    if rules.house:
        house = tuple(f"{house_name(each)}." for each in House if each in rules.house)
        parts.append(Chapter(_("House restrictions"), house))
    return parts


def _deal() -> tuple[str, ...]:
    return (
        _("The first dealer is drawn by lot; then the deal passes to the left."),
        _(
            "Shuffle; the player on the dealer's right cuts; all cards are dealt one at a time, "
            "clockwise."
        ),
    )


def _pass(rules: Rules, players: int) -> tuple[str, ...]:
    if rules.passing is None:
        return (passing(rules, players),)
    return (
        passing(rules, players),
        _(
            "Everybody lays the cards face down before the neighbour, and only then takes up "
            "those that were passed to him. It is done in every deal, in the same direction."
        ),
    )


def _play() -> tuple[str, ...]:
    return (
        _("The player on the dealer's left leads any card, a heart or a high spade included."),
        _(
            "Clockwise, everybody follows suit if able, else plays any card, a penalty card too. "
            "The highest card of the suit led takes the trick, and its winner leads to the next."
        ),
        _("Low is good: the penalty cards in your tricks are added to your total."),
    )


def _costs(groups: tuple[PenaltyGroup, ...]) -> tuple[tuple[str, str], ...]:
    return tuple((_cards(group), points_counted(group.cost)) for group in groups)


def _cards(group: PenaltyGroup) -> str:
    if group.name == HEARTS:
        return _("Each of {hearts}").format(hearts=hearts_counted(group.size))
    name = capitalised(group_name(group.name))
    return _("{card}, good to take").format(card=name) if group.is_bonus else name


def _deal_total(groups: tuple[PenaltyGroup, ...]) -> str:
    total = points_counted(penalty_total(groups))
    return _("Together a deal costs {points}.").format(points=total)


def _sweep(rules: Rules, total: int) -> str:
    points = points_counted(total)
    match rules.sweep:
        case Sweep.NONE:
            return _("Taking every penalty card is no feat: it costs {points}.").format(
                points=points
            )
        case Sweep.MINUS:
            return _("Whoever takes every penalty card is given {points} less.").format(
                points=points
            )
        case Sweep.OTHERS:
            return _(
                "Whoever takes every penalty card scores 0, and everybody else {points}."
            ).format(points=points)


def _end(rules: Rules) -> tuple[str, ...]:
    tie = {
        Tie.SHARED: _("Several with the lowest total share the win."),
        Tie.ANOTHER_DEAL: _(
            "With several at the lowest total play goes on, a deal at a time, until one is alone."
        ),
    }
    return (_end_of(rules.end), _("The lowest total wins."), tie[rules.tie])


def _end_of(end: End) -> str:
    match end:
        case Target(points):
            return _("The game is over after the deal in which somebody reaches {points}.").format(
                points=points_counted(points)
            )
        case Deals(count):
            return ngettext(
                "The game is over after {count} deal, an abandoned one counted too.",
                "The game is over after {count} deals, abandoned ones counted too.",
                count,
            ).format(count=count)
        case Minutes(minutes):
            return ngettext(
                "Played for {count} minute; the hand then in play is the last.",
                "Played for {count} minutes; the hand then in play is the last.",
                minutes,
            ).format(count=minutes)
        case Open():
            return _("The game is over when the players say so.")


def _revoke(rules: Rules, total: int) -> tuple[str, ...]:
    costs = {
        Revoke.WHOLE_DEAL: _(
            "Found later, the deal is abandoned and the player is charged all of it: {points}."
        ),
        Revoke.QUEEN: _(
            "Found later, the queen of spades is charged to the player in place of the one who "
            "took her; to one who took her himself, the whole deal: {points}."
        ),
    }
    return (
        _(
            "Not following suit though able, noticed before a card is played to the next trick, "
            "is put right: the player takes the card back, leaves it face up and plays it at the "
            "first legal chance; those who played after may change their cards."
        ),
        costs[rules.revoke].format(points=points_counted(total)),
    )


def _pairs() -> str:
    return _("Who sit opposite are partners; each is given the points of both.")
