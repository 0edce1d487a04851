"""As much of HTTP as viewers need: a request that is small and soon there, and an answer."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from dataclasses import dataclass
from http import HTTPStatus

LONGEST_REQUEST = 8192
"""Bytes; what browsers send is a tenth of it."""

PATIENCE = 5.0
"""Seconds in which a whole request must be there, however it drips, and an answer be taken."""


class BadRequest(Exception):
    """Something that is no request of a viewer: too long, too slow, or not to be understood."""


@dataclass(frozen=True)
class Request:
    """What somebody asks for."""

    method: str
    path: str
    """Without what stands after a question mark."""
    headers: Mapping[str, str]
    """By their names in small letters."""


async def read_request(reader: asyncio.StreamReader) -> Request:
    """Read the head of a request; nothing that follows it is ever looked at.

    Raises:
        BadRequest: there is none, or none that a viewer sends.
    """
    try:
        async with asyncio.timeout(PATIENCE):
            head = await reader.readuntil(b"\r\n\r\n")
        return _parsed(head.decode("ascii"))
    except (
        TimeoutError,
        asyncio.IncompleteReadError,
        asyncio.LimitOverrunError,
        OSError,
        ValueError,
    ) as error:
        raise BadRequest from error


def _parsed(head: str) -> Request:
    first, *lines = head.removesuffix("\r\n\r\n").split("\r\n")
    method, target, version = first.split(" ")
    if version not in ("HTTP/1.1", "HTTP/1.0"):
        raise ValueError(version)
    named = (line.split(":", 1) for line in lines)
    headers = {name.lower(): value.strip() for name, value in named}
    return Request(method, target.partition("?")[0], headers)


def answer(
    status: HTTPStatus,
    content_type: str,
    policy: str,
    body: bytes | None = None,
    more: Mapping[str, str] | None = None,
) -> bytes:
    """An answer, after which the connection ends; without a body, the head of a stream.

    Args:
        status: what became of the request.
        content_type: what the body is.
        policy: the Content-Security-Policy.
        body: the whole of it, or None where it is still to come, bit by bit.
        more: other headers.
    """
    headers = {
        "Content-Type": content_type,
        "Content-Security-Policy": policy,
        "Cache-Control": "no-store",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Connection": "close",
        **(more or {}),
    }
    if body is not None:
        headers["Content-Length"] = str(len(body))
    lines = [f"HTTP/1.1 {status.value} {status.phrase}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + (body or b"")


def liked_languages(accepted: str) -> list[str]:
    """The languages of an Accept-Language header, the one that is liked most first."""
    found = []
    for part in accepted.split(",")[:20]:
        name, _semicolon, weight = part.partition(";")
        number = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", weight)
        found.append((float(number[1]) if number else 1.0, name.strip()))
    return [name for weight, name in sorted(found, key=lambda each: -each[0]) if weight and name]
