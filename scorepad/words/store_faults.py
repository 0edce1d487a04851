"""In words: what can go wrong between the app and the disk, and what was done about it."""

from __future__ import annotations

from scorepad.store.copies import Backup, Occasion
from scorepad.store.damage import Damage
from scorepad.store.errors import (
    BadTableName,
    Closed,
    DataNewer,
    DiskFailed,
    DiskFull,
    FileDamaged,
    FileNewer,
    Flaw,
    NoSuchBackup,
    NotAllowed,
    ReadOnly,
    RestoreUnfinished,
    SecondCopy,
)
from scorepad.store.games import DELETED, FINISHED, LIVE, GameChanged, GameGone
from scorepad.store.journal import JOURNAL
from scorepad.store.payments import PAYMENTS
from scorepad.store.person import PEOPLE
from scorepad.store.season import SEASONS
from scorepad.store.settings import SETTINGS
from scorepad.words.language import _
from scorepad.words.quoting import LONGEST_PATH, plain
from scorepad.words.sentence import sentence
from scorepad.words.writing import moment


@sentence.register
def _second_copy(fault: SecondCopy) -> str:
    return _(
        "another Scorepad is open on {folder}; close it, or choose another folder with --data"
    ).format(folder=plain(str(fault.folder), LONGEST_PATH))


@sentence.register
def _not_allowed(fault: NotAllowed) -> str:
    return _(
        "Scorepad may not write to {path}; allow it, or choose another folder with --data"
    ).format(path=plain(str(fault.path), LONGEST_PATH))


@sentence.register
def _disk_full(_fault: DiskFull) -> str:
    return _(
        "not saved: the disk is full; make room and save again, nothing that was saved is lost"
    )


@sentence.register
def _disk_failed(fault: DiskFailed) -> str:
    return _(
        "not saved: the system could not use {path} (error {number}); try again, or choose "
        "another folder with --data"
    ).format(path=plain(str(fault.path), LONGEST_PATH), number=fault.number)


@sentence.register
def _file_damaged(fault: FileDamaged) -> str:
    return _("{path} is damaged: {flaw}; restore a backup in the settings").format(
        path=plain(str(fault.path), LONGEST_PATH), flaw=flaw_in_words(fault.flaw)
    )


@sentence.register
def _file_newer(fault: FileNewer) -> str:
    return _("{path} was written by a newer Scorepad; use that one to change it").format(
        path=plain(str(fault.path), LONGEST_PATH)
    )


@sentence.register
def _data_newer(fault: DataNewer) -> str:
    return _(
        "the data was written by a newer Scorepad (version {found}, this one knows {known}); "
        "use that one to change it"
    ).format(found=fault.found, known=fault.known)


@sentence.register
def _read_only(fault: ReadOnly) -> str:
    return _("not saved, the data can only be read: {why}").format(why=sentence(fault.why))


@sentence.register
def _closed(_fault: Closed) -> str:
    return _("the data is closed; start Scorepad again")


@sentence.register
def _restore_unfinished(_fault: RestoreUnfinished) -> str:
    return _("the restore broke off half-way; start Scorepad again, and it is completed")


@sentence.register
def _no_such_backup(_fault: NoSuchBackup) -> str:
    return _("this backup is not there any more; choose another one")


@sentence.register
def _bad_table_name(fault: BadTableName) -> str:
    return _("{name} cannot be the name of a file").format(name=plain(fault.name))


@sentence.register
def _game_gone(_fault: GameGone) -> str:
    return _("this game is not here any more; go back to see the others")


@sentence.register
def _game_changed(_fault: GameChanged) -> str:
    return _("somebody else has just changed this game; look at it as it is now, and try again")


def flaw_in_words(flaw: Flaw) -> str:
    """What is wrong with a damaged file."""
    return {
        Flaw.MISSING: _("it is missing"),
        Flaw.EMPTY: _("it is empty"),
        Flaw.HEADER: _("something else has written to it"),
        Flaw.CHECKSUM: _("it is not as it was written"),
        Flaw.UNREADABLE: _("it cannot be read"),
        Flaw.CONTENT: _("it does not hold what it should"),
    }[flaw]


def table_in_words(table: str) -> str:
    """What a table of the store holds."""
    if table.startswith(FINISHED):
        return _("the finished games of {when}").format(when=plain(table.removeprefix(FINISHED)))
    names = {
        LIVE: _("the games in play"),
        DELETED: _("the deleted games"),
        PEOPLE: _("the people"),
        SEASONS: _("the seasons"),
        PAYMENTS: _("the payments"),
        JOURNAL: _("changes that were not finished"),
        SETTINGS: _("the settings"),
    }
    return names.get(table, plain(table))


def damage_in_words(damage: Damage) -> str:
    """What was damaged, and what was done about it."""
    told = _("The file with {table} was damaged: {flaw}.").format(
        table=table_in_words(damage.table), flaw=flaw_in_words(damage.flaw)
    )
    if damage.restored_from:
        done = _("The copy of {when} is in its place; what came after that is lost.").format(
            when=moment(damage.restored_from)
        )
    else:
        done = _("There was no copy of it, so it begins empty.")
    kept = (
        _("The damaged file is kept as {name}.").format(name=plain(damage.kept.name, LONGEST_PATH))
        if damage.kept
        else ""
    )
    return " ".join(part for part in (told, done, kept) if part)


def backup_in_words(backup: Backup) -> str:
    """When a backup was made, and why."""
    occasions = {
        Occasion.START: _("at the start"),
        Occasion.GAME: _("after a game"),
        Occasion.MIGRATION: _("before a new version"),
        Occasion.IMPORT: _("before an import"),
        Occasion.RESTORE: _("before a restore"),
    }
    return _("{when}, {occasion}").format(
        when=moment(backup.when), occasion=occasions[backup.occasion]
    )
