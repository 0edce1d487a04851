"""Files in and out: saved where the user says, and picked where he says."""

from __future__ import annotations

import re

from scorepad.ui.desk import Desk
from scorepad.ui.guard import tell
from scorepad.words import _
from scorepad.words.season_table import decimal_mark, headings, separator


async def save_everything(desk: Desk) -> None:
    """Save all that the app knows in one file."""
    data = await desk.store.exchange.export_everything()
    await save_file(desk, data, "scorepad-everything.json")


async def save_season(desk: Desk, season: str | None) -> None:
    """Save the games of a season, or of none, as a table for a spreadsheet."""
    data = await desk.store.exchange.export_season(
        season, headings(), separator=separator(), decimal_mark=decimal_mark()
    )
    # A season may be called anything; a file may not.
    name = re.sub(r"[^\w-]+", "-", season or "").strip("-")
    await save_file(desk, data, f"scorepad-{name or 'games'}.csv")


async def picked(desk: Desk) -> bytes | None:
    """What is in the file that the user picks; None where he picks none."""
    files = await desk.picker.pick_files(with_data=True)
    return files[0].bytes if files else None


async def save_file(desk: Desk, data: bytes, name: str) -> None:
    """Save these bytes: where the user says, or where the browser puts what it downloads."""
    path = await desk.picker.save_file(file_name=name, src_bytes=data)
    if path or desk.page.web:
        tell(desk.page, _("{name} is saved").format(name=name))
