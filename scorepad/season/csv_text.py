"""Rows of cells as CSV text, written so that spreadsheets take texts for texts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from scorepad.rules.fault import Fault

MARK = "\ufeff"
"""The byte order mark."""

COMMANDS = "=+-@＝＋－＠'"
"""Spreadsheets take a cell that begins so for a formula; the apostrophe guards all others."""

FIELD = r'"(?P<quoted>[^"]*(?:""[^"]*)*)(?P<closed>"?)(?P<after>[^{0}\r\n]*)|(?P<plain>[^{0}\r\n]*)'
END = r"(?P<end>{0}|\r\n|\r|\n|\Z)"


class QuoteOpen(Fault):
    """A cell begins with a quotation mark that nothing closes."""

    def __init__(self, row: int) -> None:
        super().__init__(row)
        self.row = row
        """The row as a spreadsheet counts it, from 1."""


def text_cell(text: str) -> str:
    """A text as a cell that no spreadsheet takes for a formula, a number or a date.

    Where it could be taken for one an apostrophe goes before it, as people type it themselves.
    """
    begins = text.lstrip()[:1]
    if text[:1].isspace() or (begins and begins in COMMANDS) or any(map(str.isdigit, text)):
        return f"'{text}"
    return text


def csv_text(rows: Iterable[Sequence[str]], separator: str) -> str:
    """Rows as text, with a byte order mark and the line ends of the standard (RFC 4180)."""
    lines = (separator.join(_quoted(cell, separator) for cell in row) for row in rows)
    return MARK + "".join(f"{line}\r\n" for line in lines)


def rows_of(text: str, separator: str) -> Iterator[list[str]]:
    """The rows of a text, whoever saved it last; a byte order mark is no part of them.

    Raises:
        QuoteOpen: the text ends within a cell.
    """
    text = text.removeprefix(MARK)
    field = re.compile(f"(?:{FIELD}){END}".replace("{0}", re.escape(separator)))
    row: list[str] = []
    number = 1
    for found in field.finditer(text):
        if found.start() == len(text) and not row:
            return  # nothing stands behind the last line end
        if found["closed"] == "":
            raise QuoteOpen(number)
        row.append(_cell(found))
        if found["end"] != separator:
            yield row
            row = []
            number += 1


def _cell(found: re.Match[str]) -> str:
    if found["plain"] is not None:
        return found["plain"]
    return found["quoted"].replace('""', '"') + found["after"]


def _quoted(cell: str, separator: str) -> str:
    if cell == cell.strip() and not any(each in cell for each in (separator, '"', "\r", "\n")):
        return cell
    doubled = cell.replace('"', '""')
    return f'"{doubled}"'
