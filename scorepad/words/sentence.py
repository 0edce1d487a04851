"""What is said of a failure; each kind has its words in one of the modules beside this one."""

from __future__ import annotations

from functools import singledispatch

from scorepad.words.language import _


@singledispatch
def sentence(fault: Exception) -> str:
    """One line that says what is wrong, where, and what to do; no full stop, no capital."""
    return _("something went wrong that was not foreseen: {kind}").format(kind=type(fault).__name__)
