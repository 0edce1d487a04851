"""The language in which texts are said: one call away from translation, from the first one on."""

from __future__ import annotations

import gettext
import locale
import os
import re
from collections.abc import Callable, Iterable
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from babel import Locale

from scorepad.words.isolating import Sentence

LANGUAGES = {"en": "English", "pl": "Polski", "pt_PT": "Português", "ru": "Русский"}
"""The languages by their codes; each calls itself so."""

CATALOGUES = Path(__file__).parents[1] / "locale"


@dataclass(frozen=True)
class Language:
    """What the texts of a language are, and how it writes numbers, money and days."""

    code: str
    texts: gettext.NullTranslations
    locale: Locale

    @property
    def tag(self) -> str:
        """The language as pages on the web call it: `pt-PT`."""
        return self.code.replace("_", "-")


@cache
def language(code: str) -> Language:
    """The language of a code of `LANGUAGES`."""
    texts = gettext.translation("scorepad", CATALOGUES, [code], fallback=code == "en")
    return Language(code, texts, Locale.parse("en_GB" if code == "en" else code))


def best_language(wanted: Iterable[str]) -> Language:
    """The first language there is of those that somebody likes, the most liked first.

    Args:
        wanted: such as `pt-BR`, `ru_RU.UTF-8` or `en`; the language counts, not the country.
    """
    by_language = {code[:2]: code for code in LANGUAGES}
    known = (by_language.get(_short(each)) for each in wanted)
    return language(next(filter(None, known), "en"))


@cache
def system_language() -> Language:
    """The language of the machine this runs on."""
    told = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return best_language([*filter(None, told), locale.getlocale()[0] or ""][:1])


def _short(name: str) -> str:
    """The letters of a language: those of `pt-BR`, `ru_RU.UTF-8` and `Polish_Poland` are two."""
    first = re.split(r"[-_.;,]", name.strip(), maxsplit=1)[0]
    return locale.normalize(first)[:2].lower()


spoken: ContextVar[Language | None] = ContextVar("spoken", default=None)
"""The language of whoever is spoken to here: one server speaks to several people at once."""

_answers: list[Callable[[], Language]] = []


def ask_for_language(who: Callable[[], Language]) -> None:
    """Let this function say what is spoken, wherever `spoken` does not."""
    _answers[:] = [who]


def present_language() -> Language:
    """The language spoken here and now."""
    return spoken.get() or (_answers[0]() if _answers else language("en"))


def _(message: str) -> str:
    """The message in the present language; it is also what English says."""
    return Sentence(present_language().texts.gettext(message))


def ngettext(one: str, many: str, number: int) -> str:
    """The message in the form that the present language has for this number."""
    return Sentence(present_language().texts.ngettext(one, many, number))


def pgettext(context: str, message: str) -> str:
    """The message in the present language, where English has one word for two things."""
    return Sentence(present_language().texts.pgettext(context, message))
