"""The language in which texts are said: one call away from translation, from the first one on."""

from __future__ import annotations

import gettext
from contextvars import ContextVar

# A variable of the context, since one server speaks to several people at once.
translations: ContextVar[gettext.NullTranslations] = ContextVar("translations")

_ENGLISH = gettext.NullTranslations()


def _(message: str) -> str:
    """The message in the present language; it is also what English says."""
    return translations.get(_ENGLISH).gettext(message)


def ngettext(one: str, many: str, number: int) -> str:
    """The message in the form that the present language has for this number."""
    return translations.get(_ENGLISH).ngettext(one, many, number)


def pgettext(context: str, message: str) -> str:
    """The message in the present language, where English has one word for two things."""
    return translations.get(_ENGLISH).pgettext(context, message)
