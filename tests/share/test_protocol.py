"""What viewers' server answers to whoever does not behave: always the same, which tells nothing."""

import asyncio
import time
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

import pytest

from scorepad.share import http, patience, server
from scorepad.share.codes import new_code
from scorepad.share.patience import Patience
from scorepad.share.sharing import Sharing
from scorepad.store.kept import KeptGame
from scorepad.store.store import Store
from tests.share.speaking import Viewer, ask, connect, request, send

METHODS = ("POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "CONNECT", "TRACE", "get", "BREW")
UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
PATHS = (
    "/",
    "/favicon.ico",
    "/live",
    "/../../etc/passwd",
    "/{code}/../../etc/passwd",
    "/{code}/..%2f..%2fetc/passwd",
    "/{code}/",
    "/{code}/live/",
    "/{code}/live/more",
    "/{code}/record",
    "/{code}x",
    "//{code}",
    "/%2e%2e/{code}",
    "{code}",
    "http://{place}/{code}",
    "*",
    "/keep/{code}",
    "/game/{id}",
    "/ws",
)
NOISE = (
    b"\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/0.9\r\n\r\n",
    b"GET / HTTP/2.0\r\n\r\n",
    b"GET  / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nno header\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\n\r\n",
    b"\x00" * 64 + b"\r\n\r\n",
)


@pytest.fixture(autouse=True)
async def nothing_is_told_and_nothing_changes(
    store: Store, kept: KeptGame, sharing: Sharing, address: str
) -> AsyncIterator[None]:
    yield
    assert store.games.at_hand(kept.id) == kept
    assert (await ask(address)).status == 200


async def assert_plain(address: str, data: bytes) -> None:
    """See that these bytes get the plain page."""
    answer = await send(address, data)
    assert answer.status == 404
    told = str(answer.headers) + answer.body
    for secret in ("Ann", "Scorepad", "Python", "etc", urlsplit(address).path[1:]):
        assert secret not in told
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")


async def test_nothing_but_get(address: str) -> None:
    body = 'Content-Length: 13\r\nContent-Type: application/json\r\n\r\n{"hands": []}'
    for method in METHODS:
        for path in (address, f"{address}/live"):
            await assert_plain(address, request(path, method, body))


async def test_no_websocket(address: str) -> None:
    await assert_plain(address, request(address.rpartition("/")[0] + "/ws", more=UPGRADE))
    # With the code it is the page as ever, and no connection that goes on.
    answer = await ask(address, more=UPGRADE)
    assert (answer.status, answer.headers["connection"]) == (200, "close")


async def test_no_other_address(address: str, kept: KeptGame) -> None:
    parts = urlsplit(address)
    for path in PATHS:
        target = path.format(code=parts.path[1:], id=kept.id, place=parts.netloc)
        asked = f"GET {target} HTTP/1.1\r\nHost: {parts.netloc}\r\n\r\n"
        await assert_plain(address, asked.encode())


async def test_what_is_no_request(address: str) -> None:
    for noise in NOISE:
        await assert_plain(address, noise)


async def test_a_request_without_end(address: str) -> None:
    long = f"X-Long: {'x' * (3 * http.LONGEST_REQUEST)}\r\n"
    await assert_plain(address, request(address, more=long))


async def test_what_follows_a_request_is_not_heard(address: str) -> None:
    twice = request(address) + request(address, "POST")
    assert (await send(address, twice)).status == 200
    viewer = await Viewer.open(address)
    await viewer.news()
    viewer.writer.write(b"POST / HTTP/1.1\r\n\r\n")
    assert await viewer.is_cut_off()


async def test_a_request_that_drips_is_not_waited_for(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http, "PATIENCE", 0.3)
    reader, writer = await connect(address)
    answer = asyncio.create_task(reader.read())
    begun = time.monotonic()
    for byte in request(address, more="X: y\r\n" * 50):
        writer.write(bytes([byte]))
        await asyncio.sleep(0.02)
        if answer.done():
            break
    assert time.monotonic() - begun < 2
    assert b"404" in await answer


async def test_many_that_say_nothing_make_room(address: str) -> None:
    silent = [await connect(address) for _ in range(3 * server.MOST_UNANSWERED)]
    begun = time.monotonic()
    assert (await ask(address)).status == 200
    assert time.monotonic() - begun < 1
    first, _writer = silent[0]
    assert await first.read() == b""
    for _reader, writer in silent:
        writer.close()


async def test_no_more_viewers_than_there_is_room_for(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "MOST_VIEWERS", 2)
    viewers = [await Viewer.open(address) for _ in range(2)]
    await assert_plain(address, request(f"{address}/live"))
    viewers[0].close()
    await asyncio.sleep(0.05)
    assert (await (await Viewer.open(address)).news())["over"] is False


async def test_wrong_codes_take_longer_each_time(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "FIRST_WAIT", 0.05)
    taken = []
    for _try in range(4):
        begun = time.monotonic()
        await assert_plain(address, request(f"{address.rpartition('/')[0]}/{new_code()}"))
        taken.append(time.monotonic() - begun)
    # 0 + 1, 1 + 2, 2 + 4, 4 + 8 times the first wait
    for seconds, times in zip(taken, (1, 3, 6, 12), strict=True):
        assert seconds >= 0.05 * times


async def test_who_does_not_wait_is_not_answered(address: str) -> None:
    wrong = f"{address.rpartition('/')[0]}/{new_code()}"
    await ask(wrong)
    reader, writer = await connect(address)
    writer.write(request(wrong) + b"GET / HTTP/1.1\r\n\r\n")
    begun = time.monotonic()
    assert b"404" in await reader.read()
    assert time.monotonic() - begun < 0.4
    writer.close()


def test_each_address_has_its_own_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "MOST_ADDRESSES", 3)
    tries = Patience()
    for _try in range(99):
        tries.wrong("10.0.0.1")
    assert tries.seconds("10.0.0.1") == patience.LONGEST_WAIT
    assert tries.seconds("10.0.0.2") == 0
    for number in range(2, 5):
        tries.wrong(f"10.0.0.{number}")
    assert tries.seconds("10.0.0.1") == 0
    assert tries.seconds("10.0.0.4") == patience.FIRST_WAIT
    monkeypatch.setattr(patience, "FORGOTTEN_AFTER", -1)
    assert tries.seconds("10.0.0.4") == 0


async def test_a_viewer_that_takes_nothing_is_given_up(
    address: str, sharing: Sharing, kept: KeptGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scorepad.share.streams.MOST_UNSENT", 100_000)
    shown = sharing.shown(kept.id)
    deaf, _ = [await Viewer.open(address), await Viewer.open(address)]
    deaf.reader._transport.pause_reading()  # what it does not read fills the way to it
    for _change in range(3000):
        for stream in tuple(shown.show.streams._open):
            stream.send(b": " + b"x" * 5000 + b"\n\n")
        if len(shown.show.streams._open) < 2:
            break
        await asyncio.sleep(0)
    assert len(shown.show.streams._open) == 1
