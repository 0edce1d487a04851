"""The codes that open a table: long, random, and compared without telling how much is right."""

from __future__ import annotations

import hmac
import secrets

BYTES = 16
LENGTH = len(secrets.token_urlsafe(BYTES))


def new_code() -> str:
    """A code that nobody guesses, of letters that an address may hold."""
    return secrets.token_urlsafe(BYTES)


def is_same(code: str, tried: str) -> bool:
    """Whether somebody has the code; it takes as long for a wrong one, however wrong."""
    return hmac.compare_digest(code.encode(), tried.encode())
