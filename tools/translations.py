"""Brings the catalogues of the languages up to date with the texts in the code.

`python -m tools.translations [LANGUAGE …]` collects the texts, merges them into each
`scorepad.po`, where a translator goes on, and compiles what is translated to `scorepad.mo`,
which the app reads. Both are kept in the project, so that the app speaks wherever it is started.
"""

import sys
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

PROJECT = Path(__file__).parents[1]
SOURCE = PROJECT / "scorepad"
LOCALE = SOURCE / "locale"


def main() -> None:
    template = texts_in_code()
    for path in sorted(LOCALE.glob("*/LC_MESSAGES/scorepad.po")):
        if sys.argv[1:] and path.parts[-3] not in sys.argv[1:]:
            continue
        catalog = read(path)
        template.creation_date = catalog.creation_date  # the same texts give the same file
        catalog.update(template, no_fuzzy_matching=True)
        catalog.obsolete.clear()
        path.write_bytes(as_po(catalog))
        path.with_suffix(".mo").write_bytes(as_mo(catalog))
        untranslated = sum(not is_translated(message.string) for message in catalog if message.id)
        print(f"{path.relative_to(PROJECT)}: {untranslated} of {len(catalog)} to translate")


def texts_in_code() -> Catalog:
    """Every text of the code, with where it stands."""
    catalog = Catalog(charset="utf-8")
    for name, line, text, _comments, context in extract_from_dir(SOURCE, [("**.py", "python")]):
        catalog.add(text, locations=[(f"scorepad/{Path(name).as_posix()}", line)], context=context)
    return catalog


def read(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale=path.parts[-3], domain="scorepad")


def as_po(catalog: Catalog) -> bytes:
    written = BytesIO()
    # Files without lines: a line more in the code must not change every catalogue.
    write_po(written, catalog, width=100, include_lineno=False, omit_header=False)
    return written.getvalue()


def as_mo(catalog: Catalog) -> bytes:
    written = BytesIO()
    write_mo(written, catalog)
    return written.getvalue()


def is_translated(text: str | tuple[str, ...]) -> bool:
    return all(text) if isinstance(text, tuple) else bool(text)


if __name__ == "__main__":
    main()
