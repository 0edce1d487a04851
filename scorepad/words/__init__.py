"""What people read: the one place where facts and failures are put into words."""

from scorepad.words.language import _, ngettext, pgettext

__all__ = ["_", "ngettext", "pgettext"]
