"""In words: what is wrong in a game file, and where."""

from __future__ import annotations

from scorepad.game.faults import (
    GameFileError,
    Kind,
    ListedTwice,
    MalformedText,
    MissingKey,
    NamedTwice,
    NoSuchDay,
    NotOneKey,
    NumberOutOfRange,
    TextLength,
    UnknownChoice,
    UnknownKey,
    Where,
    WrongKind,
)
from scorepad.game.strict_json import (
    LARGEST,
    ByteOrderMark,
    FileTooLarge,
    KeyTwice,
    LoneSurrogate,
    NestedTooDeeply,
    NotANumber,
    NotJson,
    NotUtf8,
)
from scorepad.words.language import _
from scorepad.words.quoting import number, plain, quoted, value_as_written
from scorepad.words.sentence import sentence
from scorepad.words.writing import whole


def place(where: Where) -> str:
    """Where in a game file: `hand 2, captured, Ann`."""
    named = {
        "hands": _("hand {number}"),
        "set_aside": _("set aside hand {number}"),
        "players": _("player {number}"),
        "games": _("game {number}"),
        "people": _("person {number}"),
        "seasons": _("season {number}"),
        "payments": _("payment {number}"),
    }
    words: list[str] = []
    for index, step in enumerate(where):
        if isinstance(step, str):
            words.append(plain(step))
        elif index == 1 and where[0] in named:
            words = [named[str(where[0])].format(number=step + 1)]
        else:
            words.append(_("item {number}").format(number=step + 1))
    return ", ".join(words)


@sentence.register
def _game_file_error(fault: GameFileError) -> str:
    what = sentence(fault.fault)
    if not fault.where:
        return what
    return _("{place}: {what}").format(place=place(fault.where), what=what)


@sentence.register
def _wrong_kind(fault: WrongKind) -> str:
    return {
        Kind.OBJECT: _("an object in braces must stand here"),
        Kind.LIST: _("a list in brackets must stand here"),
        Kind.INTEGER: _("an integer must stand here, without fraction and exponent"),
        Kind.TEXT: _("a text in quotation marks must stand here"),
        Kind.BOOLEAN: _("true or false must stand here"),
    }[fault.kind]


@sentence.register
def _unknown_key(fault: UnknownKey) -> str:
    return _("the key {key} is unknown").format(key=quoted(fault.key))


@sentence.register
def _missing_key(fault: MissingKey) -> str:
    return _("the key {key} is missing").format(key=quoted(fault.key))


@sentence.register
def _not_one_key(fault: NotOneKey) -> str:
    return _("exactly one of these keys must stand here: {keys}").format(
        keys=", ".join(fault.choices)
    )


@sentence.register
def _unknown_choice(fault: UnknownChoice) -> str:
    choices = ", ".join(value_as_written(choice) for choice in fault.choices)
    found = value_as_written(fault.found)
    if len(fault.choices) == 1:
        return _("{choices} must stand here, not {found}").format(choices=choices, found=found)
    return _("one of {choices} must stand here, not {found}").format(choices=choices, found=found)


@sentence.register
def _text_length(fault: TextLength) -> str:
    if not fault.length:
        return _("the text must not be empty")
    return _("the text may have {longest} characters, it has {length}").format(
        longest=fault.longest, length=fault.length
    )


@sentence.register
def _number_out_of_range(fault: NumberOutOfRange) -> str:
    return _("the number must be from {lowest} to {highest}, not {found}").format(
        lowest=fault.lowest, highest=fault.highest, found=number(fault.found)
    )


@sentence.register
def _malformed_text(fault: MalformedText) -> str:
    return _("{found} is not of the form {form}").format(found=quoted(fault.found), form=fault.form)


@sentence.register
def _no_such_day(fault: NoSuchDay) -> str:
    return _("there is no day {day}").format(day=fault.day)


@sentence.register
def _named_twice(fault: NamedTwice) -> str:
    return _("{name} is named twice").format(name=plain(fault.name))


@sentence.register
def _listed_twice(fault: ListedTwice) -> str:
    return _("{found} is listed twice").format(found=quoted(fault.found))


@sentence.register
def _file_too_large(fault: FileTooLarge) -> str:
    said = (
        _("a game file has at most {largest} bytes, this one has more")
        if fault.largest == LARGEST
        else _("a backup has at most {largest} bytes, this one has more")
    )
    return said.format(largest=whole(fault.largest))


@sentence.register
def _byte_order_mark(_fault: ByteOrderMark) -> str:
    return _("the file begins with a byte order mark; save it as UTF-8 without one")


@sentence.register
def _not_utf8(fault: NotUtf8) -> str:
    return _("byte {position} is no UTF-8; save the file as UTF-8").format(
        position=fault.position + 1
    )


@sentence.register
def _not_json(fault: NotJson) -> str:
    return _("line {line}, column {column}: this is no JSON").format(
        line=fault.line, column=fault.column
    )


@sentence.register
def _not_a_number(fault: NotANumber) -> str:
    return _("{found} is no number that a game file may hold").format(found=plain(fault.found))


@sentence.register
def _key_twice(fault: KeyTwice) -> str:
    return _("the key {key} stands twice").format(key=quoted(fault.key))


@sentence.register
def _nested_too_deeply(fault: NestedTooDeeply) -> str:
    return _("nested deeper than {deepest} levels").format(deepest=fault.deepest)


@sentence.register
def _lone_surrogate(_fault: LoneSurrogate) -> str:
    return _("a text holds half a character (a lone surrogate)")
