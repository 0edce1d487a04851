"""In words: what a file from elsewhere would change."""

from __future__ import annotations

from collections.abc import Iterator

from scorepad.game.model import Game
from scorepad.game.progress import progress
from scorepad.season.merging import Different
from scorepad.store.preview import FileKind, Preview
from scorepad.words.language import _, ngettext
from scorepad.words.quoting import plain
from scorepad.words.season_faults import LONGEST_SEASON


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


def difference_line(different: Different) -> str:
    """In which keys of the game file the two are not alike."""
    return _("Not alike: {keys}").format(keys=", ".join(different.keys))


def _lines(preview: Preview) -> Iterator[str]:
    new, games = preview.new, preview.games
    if new.games:
        yield ngettext("{count} game is added", "{count} games are added", len(new.games)).format(
            count=len(new.games)
        )
    if new.people:
        names = [plain(person.name) for person in new.people]
        yield _("New people: {names}").format(names=", ".join(names))
    if new.seasons:
        names = [plain(season.name, LONGEST_SEASON) for season in new.seasons]
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
    totals = progress(game).totals
    scores = ", ".join(
        _("{name} {total}").format(name=plain(name), total=total)
        for name, total in zip(game.players, totals, strict=True)
    )
    hands = ngettext("{count} hand", "{count} hands", len(game.hands)).format(count=len(game.hands))
    return _("{day}: {scores}; {hands}").format(
        day=game.played_on or "–", scores=scores, hands=hands
    )
