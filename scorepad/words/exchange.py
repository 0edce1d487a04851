"""In words: what a file from elsewhere would change."""

from __future__ import annotations

from collections.abc import Iterator

from scorepad.game.history import SPLICED, Part, difference
from scorepad.game.model import Game
from scorepad.game.progress import progress
from scorepad.game.reading import LONGEST_SEASON
from scorepad.game.writing import object_of
from scorepad.season.merging import Different
from scorepad.store.preview import FileKind, Preview
from scorepad.words.game_keys import key_name, value_in_words
from scorepad.words.isolating import isolated
from scorepad.words.language import _, ngettext
from scorepad.words.log import only_in_one, recorded_hand
from scorepad.words.quoting import plain
from scorepad.words.rules_text import rules_lines
from scorepad.words.table import scores_listed
from scorepad.words.writing import day


def kind_name(kind: FileKind) -> str:
    """What a file holds."""
    return {
        FileKind.GAME: _("A game file"),
        FileKind.SEASON: _("The table of a season"),
        FileKind.EVERYTHING: _("A backup of everything"),
    }[kind]


def preview_lines(preview: Preview) -> tuple[str, ...]:
    """What is added, what is to be chosen, and what is left alone, a line for each."""
    return tuple(_lines(preview))


def different_lines(different: Different) -> tuple[str, str]:
    """A game that is not the same here and in the file: as it is here, and as it is there."""
    return (
        _("Here: {game}").format(game=game_line(different.mine)),
        _("In the file: {game}").format(game=game_line(different.theirs)),
    )


def difference_lines(different: Different) -> tuple[str, ...]:
    """What is not alike in the two: as it is here, and as it is in the file."""
    parts = difference(object_of(different.mine), object_of(different.theirs))
    return tuple(
        line for part in parts if part.key in different.keys for line in _part(different, part)
    )


def _part(different: Different, part: Part) -> Iterator[str]:
    if part.key == "rules":
        both = (different.mine, different.theirs)
        mine, theirs = only_in_one(*(rules_lines(each.rules, len(each.players)) for each in both))
        yield from (_("Here: {game}").format(game=line) for line in mine)
        yield from (_("In the file: {game}").format(game=line) for line in theirs)
        return
    if part.key not in SPLICED:
        here, there = (value_in_words(part.key, each) for each in (part.before, part.after))
        yield _("{key}: here {here}, in the file {there}").format(
            key=key_name(part.key), here=here, there=there
        )
        return
    for said, hands in (
        (_("Hand {number}, here: {hand}"), part.before),
        (_("Hand {number}, in the file: {hand}"), part.after),
    ):
        for number, hand in enumerate(hands, start=(part.start or 0) + 1):
            yield said.format(number=number, hand=recorded_hand(hand))


def _lines(preview: Preview) -> Iterator[str]:
    new, games = preview.new, preview.games
    if new.games:
        yield ngettext("{count} game is added", "{count} games are added", len(new.games)).format(
            count=len(new.games)
        )
    if new.people:
        names = [isolated(plain(person.name)) for person in new.people]
        yield _("New people: {names}").format(names=", ".join(names))
    if new.seasons:
        names = [isolated(plain(season.name, LONGEST_SEASON)) for season in new.seasons]
        yield _("New seasons: {names}").format(names=", ".join(names))
    if new.payments:
        yield ngettext(
            "{count} payment is added", "{count} payments are added", len(new.payments)
        ).format(count=len(new.payments))
    if new.settings:
        yield _("New settings: {names}").format(names=", ".join(map(plain, new.settings)))
    if games.different:
        yield ngettext(
            "{count} game is here already, and not the same",
            "{count} games are here already, and not the same",
            len(games.different),
        ).format(count=len(games.different))
    if games.unchanged:
        yield ngettext(
            "{count} game is here already, and the same",
            "{count} games are here already, and the same",
            len(games.unchanged),
        ).format(count=len(games.unchanged))
    if preview.changes_nothing:
        yield _("Nothing changes")


def game_line(game: Game) -> str:
    """A game in a line: `2026-11-30: Ann 40, Ben 35, Cleo 11; 2 hands`."""
    scores = scores_listed(zip(map(plain, game.players), progress(game).totals, strict=True))
    hands = ngettext("{count} hand", "{count} hands", len(game.hands)).format(count=len(game.hands))
    return _("{day}: {scores}; {hands}").format(day=day(game.played_on), scores=scores, hands=hands)
