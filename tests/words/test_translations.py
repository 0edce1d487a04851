"""The catalogues: every text of the code in every language, and nothing else."""

import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message

from tools.translations import LOCALE, as_mo, is_translated, read, texts_in_code

PLACEHOLDER = re.compile(r"\{[^{}]*\}")

each_catalogue = pytest.mark.parametrize(
    "path", sorted(LOCALE.glob("*/LC_MESSAGES/scorepad.po")), ids=lambda path: path.parts[-3]
)


def ids(catalog: Catalog) -> set[tuple[object, object]]:
    return {(message.id, message.context) for message in catalog if message.id}


def strings(text: str | tuple[str, ...]) -> tuple[str, ...]:
    return text if isinstance(text, tuple) else (text,)


def placeholders(text: str) -> set[str]:
    return set(PLACEHOLDER.findall(text))


def is_wrong(message: Message) -> bool:
    """Whether a translation names other things than its text, or is not in all its forms."""
    originals = [placeholders(text) for text in strings(message.id)]
    said = [placeholders(text) for text in strings(message.string) if text]
    return any(not min(originals, key=len) <= each <= max(originals, key=len) for each in said)


@each_catalogue
def test_it_has_the_texts_of_the_code_and_no_others(path: Path) -> None:
    assert ids(read(path)) == ids(texts_in_code()), "python -m tools.translations"


@each_catalogue
def test_every_text_is_translated(path: Path) -> None:
    messages = [message for message in read(path) if message.id]
    left = [each.id for each in messages if each.fuzzy or not is_translated(each.string)]
    assert left == []


@each_catalogue
def test_every_translation_names_the_same_things(path: Path) -> None:
    assert [message.id for message in read(path) if message.id and is_wrong(message)] == []


@each_catalogue
def test_texts_start_and_end_alike(path: Path) -> None:
    """A sentence stays a sentence: the full stop, the question mark, the ellipsis."""
    unlike = [
        message.id
        for message in read(path)
        if message.id
        for text in strings(message.string)
        if text and strings(message.id)[0][-1] in ".?…" and text[-1] != strings(message.id)[0][-1]
    ]
    assert unlike == []


@each_catalogue
def test_what_the_app_reads_is_what_was_translated(path: Path) -> None:
    assert path.with_suffix(".mo").read_bytes() == as_mo(read(path)), "python -m tools.translations"


def test_there_are_three_besides_english() -> None:
    assert {path.name for path in LOCALE.iterdir()} == {"pl", "pt_PT", "ru"}
