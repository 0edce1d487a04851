"""Which of the hundreds of languages in Babel the app speaks."""

from collections.abc import Iterator

from babel.core import get_global

from scorepad.words.language import LANGUAGES, language


def locales() -> frozenset[str]:
    """The names of Babel's data for our languages, and of what that builds on."""
    names = (str(language(code).locale) for code in LANGUAGES)
    return frozenset(each for name in names for each in _with_parents(name))


def _with_parents(name: str) -> Iterator[str]:
    while name != "root":
        yield name
        # As Babel finds it.
        name = get_global("parent_exceptions").get(name) or name.rpartition("_")[0] or "root"
    yield name
