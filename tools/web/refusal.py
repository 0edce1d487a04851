"""What is said where the app cannot start, before there is any Python, in all languages."""

import json
from pathlib import Path

from scorepad.store.errors import NothingKept
from scorepad.words.faults import sentence
from scorepad.words.language import LANGUAGES, language, spoken
from scorepad.words.table import capitalised


def write_refusals(path: Path) -> None:
    """Write what a browser that keeps nothing is told, by the tags of our languages."""
    said = {language(code).tag: _said(code) for code in LANGUAGES}
    path.write_text(json.dumps(said, ensure_ascii=False), encoding="utf-8")


def _said(code: str) -> str:
    before = spoken.set(language(code))
    try:
        return f"{capitalised(sentence(NothingKept()))}."
    finally:
        spoken.reset(before)
