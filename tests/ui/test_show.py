"""Showing the table to everybody at it."""

from collections.abc import Sequence
from types import SimpleNamespace

import pytest

from scorepad.game.changes import end
from scorepad.game.history import ChangeKind
from scorepad.game.model import Ended
from scorepad.share.sharing import Sharing
from scorepad.store.store import Store
from scorepad.ui import app
from tests.games import game
from tests.keeping import address_of, id_of
from tests.screens import Screen
from tests.share.speaking import ask, connect, record_hand
from tests.ui.conftest import Keep, OpenApp

OFF = (
    "Everybody in the same network sees this sheet live on the own phone: they scan a code, "
    "need no app and can change nothing. It ends with the game, or when you end it."
)


class OpenDoor:
    """The app as it is where browsers are served."""

    async def open(self, hosts: Sequence[str]) -> int:
        return 8000

    async def close(self) -> None:
        pass


@pytest.fixture
def sharing(store: Store) -> Sharing:
    """What is shown, to this machine alone."""
    sharing = app.sharing()
    sharing._addresses = lambda: ("127.0.0.1",)
    return sharing


@pytest.fixture
async def screen(keep: Keep, open_app: OpenApp, sharing: Sharing) -> Screen:
    """The screen of a game that is not shown yet."""
    await keep(game(["Ann", "Ben", "Cleo"]))
    screen = await open_app(address_of(1))
    await screen.tap("Show to the table")
    await screen.see(OFF)
    return screen


def address_on(screen: Screen, part: str = "http://") -> str:
    (address,) = (text for text in screen.texts() if text.startswith("http://") and part in text)
    return address


async def test_on_and_off_at_a_tap(screen: Screen) -> None:
    await screen.tap("Show it")
    await screen.see("QR code of the address below")
    address = address_on(screen)
    assert "<bdi>Ann</bdi>" in (await ask(address)).body
    await screen.tap("Back")
    await screen.tap("Shown to the table")
    await screen.tap("Show it no more")
    await screen.see(OFF)
    with pytest.raises(OSError):
        await connect(address)


async def test_everybody_who_keeps_the_score_sees_that_it_is_on(
    screen: Screen, open_app: OpenApp
) -> None:
    other = await open_app(f"{address_of(1)}/show")
    await other.see(OFF)
    await screen.tap("Show it")
    await other.tap("Show it no more")
    await screen.see(OFF)


async def test_money_is_shown_only_where_it_is_ticked(screen: Screen, sharing: Sharing) -> None:
    await screen.tap("Show it")
    shown = sharing.shown(id_of(1))
    assert not shown.show.with_money
    await screen.choose("Show who pays whom as well", True)
    assert shown.show.with_money
    await screen.choose("Show who pays whom as well", False)
    assert not shown.show.with_money


async def test_each_network_has_its_address(screen: Screen, sharing: Sharing) -> None:
    sharing._addresses = lambda: ("127.0.0.1", "127.0.0.2")
    await screen.tap("Show it")
    first = address_on(screen)
    await screen.tap("127.0.0.2")
    second = address_on(screen)
    assert second == first.replace("127.0.0.1", "127.0.0.2")
    for address in (first, second):
        assert (await ask(address)).status == 200
    await screen.tap("Show it no more")


async def test_without_a_network_it_says_why(screen: Screen, sharing: Sharing) -> None:
    sharing._addresses = tuple
    await screen.tap("Show it")
    await screen.see("This device is in no local network: join the Wi-Fi that the others are in")
    await screen.see(OFF)


async def test_the_end_of_the_game_ends_it(screen: Screen, store: Store) -> None:
    await screen.tap("Show it")
    address = address_on(screen)
    kept = await record_hand(store, store.games.at_hand(id_of(1)))
    await store.games.change(kept, ChangeKind.ENDED, end(kept.game, Ended.AGREEMENT))
    await screen.see("Result")
    await screen.miss("Show to the table")
    with pytest.raises(OSError):
        await connect(address)


async def test_another_phone_needs_the_app_to_be_served(screen: Screen) -> None:
    await screen.tap("Show it")
    await screen.see("Another phone can have the app only where scorepad --web serves it.")
    await screen.miss("Make a code")
    await screen.tap("Show it no more")


async def test_another_phone_is_asked_for_on_purpose(screen: Screen, sharing: Sharing) -> None:
    sharing.keepers.door = OpenDoor()
    await screen.tap("Show it")
    assert sharing.invitation(id_of(1)) is None
    await screen.tap("Make a code")
    code = address_on(screen, "/keep/").rpartition("/")[2]
    assert sharing.keepers.take(code)
    await screen.see("One other phone keeps the score.")
    assert not any("/keep/" in text for text in screen.texts())
    await screen.tap("Show it no more")
    assert sharing.keepers.invitation is None


async def test_a_page_without_a_server_says_so(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scorepad.share.sharing.sys", SimpleNamespace(platform="emscripten"))
    await screen.go(address_of(1))
    await screen.tap("Show to the table")
    await screen.see(
        "Other phones cannot reach a web page. The phone app and the desktop app can show the "
        "table, and a computer that serves it: scorepad --web."
    )
    await screen.miss("Show it")
