"""What viewers see of a table, and when they do not any more."""

import asyncio
import threading
from dataclasses import replace

import pytest

from scorepad.game.changes import end
from scorepad.game.history import ChangeKind
from scorepad.game.model import Ended, Stake
from scorepad.share import show as show_module
from scorepad.share.sharing import NoNetwork, Sharing
from scorepad.store.kept import KeptGame
from scorepad.store.store import Store
from scorepad.words.faults import sentence
from tests.games import game
from tests.keeping import id_of
from tests.share.speaking import Viewer, ask, connect, record_hand


async def end_game(store: Store, kept: KeptGame) -> KeptGame:
    return await store.games.change(kept, ChangeKind.ENDED, end(kept.game, Ended.AGREEMENT))


async def stake(store: Store, kept: KeptGame) -> KeptGame:
    after = replace(kept.game, stake=Stake(per_point="0.10", currency="EUR"))
    return await store.games.change(kept, ChangeKind.STAKE, after)


async def test_nothing_is_shown_at_first(sharing: Sharing, kept: KeptGame) -> None:
    assert sharing.shown(kept.id) is None
    await sharing.show(kept)
    assert sharing.shown(kept.id) is not None


async def test_looking_for_the_network_holds_nobody_up(store: Store, kept: KeptGame) -> None:
    others_had_their_turn = threading.Event()

    def addresses() -> tuple[str, ...]:
        return ("127.0.0.1",) if others_had_their_turn.wait(5) else ()

    sharing = Sharing(store.games, addresses)
    showing = asyncio.create_task(sharing.show(kept))
    await asyncio.sleep(0.01)
    others_had_their_turn.set()
    await showing
    assert sharing.shown(kept.id) is not None
    sharing.hide(kept.id)


async def test_the_page_is_small_and_complete(address: str) -> None:
    answer = await ask(address)
    assert answer.status == 200
    assert len(answer.body.encode()) < 6000
    assert '<html lang="en">' in answer.body
    for part in ("<bdi>Ann</bdi>", "<bdi>Ben</bdi>", '<th scope="col">', "Black Maria to 100"):
        assert part in answer.body
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'none';")
    assert "unsafe" not in policy
    assert answer.headers["cache-control"] == "no-store"
    assert "server" not in answer.headers


async def test_it_speaks_the_viewers_language(address: str) -> None:
    for accepted, tag, deals in (
        ("pl", "pl", "● rozdaje"),
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru", "● "),
        ("en;q=0.2, pt-BR", "pt-pt", "● "),
        ("xx, *;q=0.1", "en", "● deals"),
        ("pl;q=0, en", "en", "● deals"),
        ("", "en", "● deals"),
        (";;q=,,=;q=9", "en", "● deals"),
    ):
        answer = await ask(address, more=f"Accept-Language: {accepted}\r\n")
        assert answer.headers["content-language"] == tag
        assert f'<html lang="{tag}"' in answer.body.lower()
        assert deals in answer.body


async def test_viewers_see_what_is_recorded_each_in_the_own_language(
    address: str, store: Store, kept: KeptGame
) -> None:
    english, polish = await Viewer.open(address), await Viewer.open(address, "pl")
    for viewer in (english, polish):
        assert "<b>43</b>" not in (await viewer.news())["sheet"]
    await record_hand(store, kept)
    seen = [await viewer.news() for viewer in (english, polish)]
    assert all("<small>+43</small> <b>43</b>" in news["sheet"] for news in seen)
    assert "43 points" in seen[0]["said"]
    assert "43 points" not in seen[1]["said"]
    assert not any(news["over"] for news in seen)


async def test_changes_in_a_row_are_sent_as_one(
    address: str, kept: KeptGame, sharing: Sharing
) -> None:
    viewer = await Viewer.open(address)
    await viewer.news()
    shown = sharing.shown(kept.id)
    one, two = (game(["Ann", "Ben", "Cleo"], rules={"end": {"target": n}}) for n in (60, 70))
    shown.show.change(one, with_money=False)
    shown.show.change(two, with_money=False)
    assert "Black Maria to 70" in (await viewer.news())["sheet"]


async def test_a_viewer_that_was_away_sees_the_newest(
    address: str, store: Store, kept: KeptGame
) -> None:
    viewer = await Viewer.open(address)
    await viewer.news()
    viewer.close()
    await record_hand(store, kept)
    again = await Viewer.open(address)
    assert "<b>43</b>" in (await again.news())["sheet"]


async def test_a_silent_table_gives_signs_of_life(
    address: str, monkeypatch: pytest.MonkeyPatch, store: Store, kept: KeptGame
) -> None:
    monkeypatch.setattr(show_module, "HEARTBEAT", 0.05)
    viewer = await Viewer.open(address)
    await viewer.news()
    await record_hand(store, kept)  # the wait that was begun before was the long one
    await viewer.news()
    assert await viewer.event() == ("beat", "")
    assert await viewer.event() == ("beat", "")


async def test_money_is_shown_where_it_was_ticked(
    address: str, store: Store, kept: KeptGame, sharing: Sharing
) -> None:
    kept = await record_hand(store, await stake(store, kept))
    viewer = await Viewer.open(address)
    assert "€" not in (await viewer.news())["sheet"]
    sharing.show_money(kept.id, with_money=True)
    assert "0.10" in (await viewer.news())["sheet"]
    await end_game(store, kept)
    last = (await viewer.news())["sheet"]
    assert "<bdi>Ben</bdi> pays <bdi>Ann</bdi>" in last
    assert "€" in last


async def test_without_the_tick_the_end_tells_nothing_of_money(
    address: str, store: Store, kept: KeptGame
) -> None:
    kept = await record_hand(store, await stake(store, kept))
    viewer = await Viewer.open(address)
    await viewer.news()
    await end_game(store, kept)
    last = await viewer.news()
    assert "€" not in last["sheet"]
    assert "pays" not in last["sheet"]


async def test_the_end_of_the_game_is_seen_and_is_the_end(
    address: str, store: Store, kept: KeptGame, sharing: Sharing
) -> None:
    viewer = await Viewer.open(address)
    await viewer.news()
    kept = await record_hand(store, kept)
    await viewer.news()
    await end_game(store, kept)
    last = await viewer.news()
    assert last["over"]
    assert "<bdi>Ann</bdi> and <bdi>Cleo</bdi> share the win" in last["sheet"]
    assert "The table is not shown any more." in last["sheet"]
    assert await viewer.is_cut_off()
    assert sharing.shown(kept.id) is None
    with pytest.raises(OSError):
        await connect(address)


async def test_hiding_cuts_everybody_off_at_once(
    address: str, store: Store, kept: KeptGame, sharing: Sharing
) -> None:
    viewers = [await Viewer.open(address) for _ in range(10)]
    for viewer in viewers:
        await viewer.news()
    begun, halfway = await connect(address), await connect(address)
    begun[1].write(b"GET /")
    await asyncio.sleep(0)
    sharing.hide(kept.id)
    with pytest.raises(OSError):
        await connect(address)
    for viewer in viewers:
        last = await viewer.news()
        assert last["over"]
        assert "Ann" not in last["sheet"] + last["said"]
        assert await viewer.is_cut_off()
    for reader, writer in (begun, halfway):
        assert await Viewer(reader, writer).is_cut_off()
    await record_hand(store, kept)  # and nobody is told


async def test_showing_again_needs_the_new_code(
    address: str, kept: KeptGame, sharing: Sharing
) -> None:
    sharing.hide(kept.id)
    await sharing.show(kept)
    (new,) = sharing.shown(kept.id).addresses
    assert new.rpartition("/")[2] != address.rpartition("/")[2]
    old = new.rpartition("/")[0] + "/" + address.rpartition("/")[2]
    assert (await ask(old)).status == 404
    assert (await ask(new)).status == 200


async def test_a_deleted_game_is_shown_no_more(
    address: str, store: Store, kept: KeptGame, sharing: Sharing
) -> None:
    viewer = await Viewer.open(address)
    await viewer.news()
    await store.games.delete(kept)
    assert (await viewer.news())["over"]
    assert sharing.shown(kept.id) is None


async def test_two_tables_are_shown_apart(
    address: str, store: Store, kept: KeptGame, sharing: Sharing
) -> None:
    other = await store.games.add(replace(game(["Dora", "Emil", "Fay"]), id=id_of(2)))
    await sharing.show(other)
    (there,) = sharing.shown(other.id).addresses
    assert "Dora" not in (await ask(address)).body
    assert "Ann" not in (await ask(there)).body
    sharing.hide(kept.id)
    assert (await ask(address)).status == 404
    assert (await ask(there)).status == 200


async def test_without_a_network_it_says_so(store: Store, kept: KeptGame) -> None:
    sharing = Sharing(store.games, tuple)
    with pytest.raises(NoNetwork) as refusal:
        await sharing.show(kept)
    assert "no local network" in sentence(refusal.value)
    assert sharing.shown(kept.id) is None


async def test_an_address_that_is_not_ours_opens_nothing(store: Store, kept: KeptGame) -> None:
    sharing = Sharing(store.games, lambda: ("127.0.0.1", "203.0.113.9"))
    with pytest.raises(NoNetwork):
        await sharing.show(kept)
    assert sharing.shown(kept.id) is None
