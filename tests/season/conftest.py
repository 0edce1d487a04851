"""A busy machine makes no test fail: the strategies bring settings that say so."""

from tests import strategies

__all__ = ("strategies",)
