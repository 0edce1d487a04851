"""In words: what can go wrong where a browser keeps the data."""

from __future__ import annotations

from scorepad.store.errors import NothingKept, NotKept, SecondTab
from scorepad.words.language import _
from scorepad.words.sentence import sentence


@sentence.register
def _second_tab(_fault: SecondTab) -> str:
    return _("Scorepad is open in another tab or window of this browser; go on there, or close it")


@sentence.register
def _nothing_kept(_fault: NothingKept) -> str:
    return _(
        "this browser keeps nothing that Scorepad saves, so no game can be recorded here; "
        "use a window that is not private, an address that begins with https, or another browser"
    )


@sentence.register
def _not_kept(_fault: NotKept) -> str:
    return _(
        "not saved: the browser did not keep it; try again, or load the page anew, "
        "nothing that was saved is lost"
    )
