"""Slowing down who tries codes: each wrong one makes the next answer to that address later."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic

FIRST_WAIT, LONGEST_WAIT = 0.5, 30.0
"""Seconds after the first wrong code, and at the most; between them each wait is twice the last."""

FORGOTTEN_AFTER = 600.0
"""Seconds without a wrong code after which an address begins anew."""

MOST_ADDRESSES = 1000
"""So many are remembered; whoever tried longest ago is forgotten first."""


@dataclass(frozen=True)
class _Tries:
    count: int
    last: float


class Patience:
    """How long each address has to wait."""

    def __init__(self) -> None:
        self._tries: OrderedDict[str, _Tries] = OrderedDict()

    def seconds(self, address: str) -> float:
        """How long an address has to wait now."""
        tries = self._tries.get(address)
        if tries is None or monotonic() - tries.last > FORGOTTEN_AFTER:
            return 0.0
        # Beyond some count the power would not fit into a float any more.
        return min(FIRST_WAIT * 2.0 ** min(tries.count - 1, 30), LONGEST_WAIT)

    def wrong(self, address: str) -> None:
        """Note that an address has tried a wrong code."""
        before = self._tries[address].count if self.seconds(address) else 0
        self._tries[address] = _Tries(before + 1, monotonic())
        self._tries.move_to_end(address)
        if len(self._tries) > MOST_ADDRESSES:
            self._tries.popitem(last=False)
