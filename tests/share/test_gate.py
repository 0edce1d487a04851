"""Who is let in to the app where it is served to browsers, asked by hand over real sockets."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest
import uvicorn

from scorepad.share import gate, patience
from scorepad.share.codes import new_code
from scorepad.share.gate import COOKIE, Gate, Receive, Send
from scorepad.share.keepers import Keepers
from tests.share.speaking import Answer, ask, connect, parsed, request

STRANGER = "X-Forwarded-For: 192.168.1.77\r\n"
UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
CLOSE = "Connection: close\r\n"
INSIDE = "all games, the season and the money"
LENGTH = [(b"content-length", str(len(INSIDE)).encode())]


async def app(scope: Any, receive: Receive, send: Send) -> None:
    """What is behind the gate: a page, and a WebSocket that stays open."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            await send({"type": "websocket.send", "text": INSIDE})
        gone.set()
    elif scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": LENGTH})
        await send({"type": "http.response.body", "body": INSIDE.encode()})


gone = asyncio.Event()


class DoorOf:
    """A door that is open all the time."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def open(self, hosts: Sequence[str]) -> int:
        return self.port

    async def close(self) -> None:
        pass


@pytest.fixture
def keepers() -> Keepers:
    return Keepers()


@pytest.fixture
async def url(keepers: Keepers) -> AsyncIterator[str]:
    """Where the app is served, behind the gate."""
    gone.clear()
    behind = Gate(app, keepers, "mytable.example")
    config = uvicorn.Config(
        behind, port=0, lifespan="off", log_level="warning", ws="websockets-sansio"
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server._serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    keepers.door = DoorOf(port)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    await serving


def assert_plain(answer: Answer) -> None:
    """See that this is the plain page, which tells nothing."""
    assert answer.status == 404
    told = str(answer.headers) + answer.body
    assert not any(secret in told for secret in (INSIDE, "Scorepad", COOKIE, "flet"))


async def invited(keepers: Keepers, url: str) -> str:
    """The address of a new invitation."""
    await keepers.invite(("127.0.0.1",), "/game/1")
    assert keepers.invitation
    return f"{url}/keep/{keepers.invitation.code}"


async def taken(address: str) -> str:
    """Take an invitation as a phone does; returns the header with its cookie."""
    reader, writer = await connect(address)
    writer.write(request(address, "POST", f"{STRANGER}{CLOSE}Content-Length: 0\r\n"))
    head = (await reader.read()).decode()
    writer.close()
    assert " 303 " in head
    (kept,) = (line for line in head.splitlines() if line.startswith("set-cookie: "))
    pair, *rules = kept.removeprefix("set-cookie: ").split("; ")
    assert rules == ["Max-Age=86400", "Path=/", "HttpOnly", "SameSite=Strict"]
    return f"Cookie: theme=dark; {pair}\r\n"


async def test_this_machine_comes_in(url: str) -> None:
    assert (await ask(url, more=CLOSE)).body == INSIDE
    assert (await ask(f"{url}/anything", "POST", f"{CLOSE}Content-Length: 0\r\n")).body == INSIDE


async def test_nobody_else_does(url: str) -> None:
    for path in ("/", "/game/1", "/assets/x", "/../etc/passwd", "/keep/", "/keep/x", "/index.html"):
        for method in ("GET", "POST", "PUT", "HEAD", "OPTIONS"):
            more = f"{STRANGER}{CLOSE}Content-Length: 0\r\n"
            assert_plain(await ask(url + path, method, more))
    assert_plain(await ask(f"{url}/ws", more=STRANGER + UPGRADE))
    assert_plain(await ask(url, more=f"{STRANGER}{CLOSE}Cookie: {COOKIE}={new_code()}\r\n"))
    assert_plain(await ask(url, more=f'{STRANGER}{CLOSE}Cookie: ;=;"{COOKIE}"=é\r\n'))


async def test_a_page_of_somebody_else_does_not_use_this_machines_browser(url: str) -> None:
    place = url.removeprefix("http://")
    for origin in ("http://elsewhere.example", "null", f"http://{place}.example"):
        assert_plain(await ask(f"{url}/ws", more=f"Origin: {origin}\r\n{UPGRADE}"))
    by_name = f"GET / HTTP/1.1\r\nHost: elsewhere.example:{place[-5:]}\r\n{CLOSE}\r\n"
    reader, writer = await connect(url)
    writer.write(by_name.encode())
    assert_plain(parsed(await reader.read()))
    writer.close()
    for host in ("mytable.example", "localhost", "[::1]"):
        reader, writer = await connect(url)
        writer.write(f"GET / HTTP/1.1\r\nHost: {host}\r\n{CLOSE}\r\n".encode())
        assert parsed(await reader.read()).body == INSIDE
        writer.close()
    assert (await ask(url, more=f"Origin: {url}\r\n{CLOSE}")).body == INSIDE


async def test_what_is_no_address_is_somebody_elses(url: str, keepers: Keepers) -> None:
    cookie = await taken(await invited(keepers, url))
    for more in (UPGRADE, CLOSE):
        for asked in ("Host: [\r\n", "Host: 127.0.0.1\r\nOrigin: http://[\r\n"):
            reader, writer = await connect(url)
            writer.write(f"GET /ws HTTP/1.1\r\n{asked}{more}\r\n".encode())
            assert_plain(parsed(await reader.read()))
            writer.close()
        assert_plain(await ask(url, more=f"Origin: http://[\r\n{STRANGER}{cookie}{more}"))


async def test_one_phone_comes_in_with_the_code_and_no_other(url: str, keepers: Keepers) -> None:
    address = await invited(keepers, url)
    for _preview in range(2):
        page = await ask(address, more=f"{STRANGER}{CLOSE}Accept-Language: pl\r\n")
        assert page.status == 200
        assert '<form method="post">' in page.body
        assert '<html lang="pl">' in page.body
        assert "form-action 'self'" in page.headers["content-security-policy"]
    cookie = await taken(address)
    assert (await ask(url, more=f"{STRANGER}{CLOSE}{cookie}")).body == INSIDE
    again = await ask(address, more=f"{STRANGER}{CLOSE}{cookie}")
    assert (again.status, again.headers["location"]) == (303, "/game/1")
    assert_plain(await ask(address, more=STRANGER + CLOSE))
    assert_plain(await ask(address, "POST", f"{STRANGER}{CLOSE}Content-Length: 0\r\n"))
    # Not for a page of somebody else in that phone's browser either.
    foreign = f"Origin: http://elsewhere.example\r\n{cookie}"
    assert_plain(await ask(f"{url}/ws", more=STRANGER + foreign + UPGRADE))


@pytest.mark.parametrize("way", ["hidden", "another is invited"])
async def test_the_phone_is_cut_off_at_once(url: str, keepers: Keepers, way: str) -> None:
    cookie = await taken(await invited(keepers, url))
    reader, writer = await connect(url)
    writer.write(request(f"{url}/ws", more=STRANGER + cookie + UPGRADE))
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    if way == "hidden":
        keepers.end()
    else:
        await keepers.invite(("127.0.0.1",))
    # The frame that closes with 1008, and nothing after it.
    assert (await asyncio.wait_for(reader.read(4), 1)).endswith((1008).to_bytes(2, "big"))
    writer.write(b"\x88\x80\x00\x00\x00\x00")
    await asyncio.wait_for(gone.wait(), 1)
    writer.close()
    assert_plain(await ask(url, more=f"{STRANGER}{CLOSE}{cookie}"))


async def test_wrong_codes_take_longer_each_time(
    url: str, keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "FIRST_WAIT", 0.05)
    address = await invited(keepers, url)
    for least in (0.05, 0.15, 0.3):
        begun = time.monotonic()
        assert_plain(await ask(f"{url}/keep/{new_code()}", more=STRANGER + CLOSE))
        assert time.monotonic() - begun >= least
    monkeypatch.setattr(gate, "MOST_WAITING", 0)
    assert_plain(await ask(address, more=STRANGER + CLOSE))
    assert keepers.invitation and not keepers.invitation.taken


async def test_where_the_app_is_not_served_nobody_is_invited() -> None:
    with pytest.raises(LookupError):
        await Keepers().invite(("127.0.0.1",))
