"""Out to a file and in again, on real TinyDB files; two phones' books put together."""

import asyncio
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorepad.game.changes import change_details, correct, record
from scorepad.game.entry import Entry
from scorepad.game.history import ChangeKind
from scorepad.game.model import Game
from scorepad.game.reading import game_of, read_game
from scorepad.game.writing import object_of
from scorepad.rules.profiles import BLACK_MARIA
from scorepad.season.identity import identified
from scorepad.store.copies import Occasion
from scorepad.store.games import GameChanged, GameGone, KeptGame
from scorepad.store.preview import FileKind, Preview
from scorepad.store.settings import OWN_RULES
from scorepad.store.store import Store
from tests.games import everything, game, hand
from tests.keeping import id_of
from tests.season.club import ended
from tests.strategies import game_objects

PEOPLE = ["Ann", "Ben", "Cleo"]
ANN_TAKES_ALL = {"captured": everything("Ann")}
TABLES = (
    "live",
    "deleted",
    "games-2025",
    "games-2026",
    "people",
    "seasons",
    "payments",
    "settings",
)


@pytest.fixture
async def other(tmp_path: Path) -> Any:
    """Another phone."""
    store = Store(tmp_path / "other")
    await store.load()
    yield store
    store.close()


def held(store: Store) -> dict[str, list[Mapping[str, Any]]]:
    """All that a phone knows, but for when and how often a game was changed there."""
    left_out = {"revision"}

    def facts(table: str) -> list[Mapping[str, Any]]:
        found = store.database.run_now(lambda tables: [dict(each) for each in tables.table(table)])
        kept = [{key: each[key] for key in each.keys() - left_out} for each in found]
        return sorted(kept, key=lambda each: json.dumps(each, sort_keys=True))

    return {table: facts(table) for table in TABLES}


async def fill(store: Store) -> dict[str, KeptGame]:
    """A bit of everything that an app can know."""
    games = store.games
    await store.seasons.start("2025")
    await store.seasons.close("2025")
    await store.seasons.start("2026")
    live = await games.add(game(PEOPLE, id=id_of(1), season="2026", carried=carried()))
    live = await games.change(live, ChangeKind.RECORDED, record(live.game, taken(live, "Ann")), 0)
    bens = correct(live.game, 0, taken(live, "Ben"))
    live = await games.undo(await games.change(live, ChangeKind.CORRECTED, bens, 0))
    await games.keep_entry(live, 1, Entry({"QS": 1}, ((0, 4), (2, 1)), (), None, "half"))
    over = await games.add(
        ended(PEOPLE, [ANN_TAKES_ALL], id=id_of(2), season="2025", played_on="2025-05-06")
    )
    over = await games.redo(await games.undo(await noted(store, over)))
    deleted = await games.delete(await games.add(ended("ABC", [{"revoke": "A"}], id=id_of(3))))
    await store.people.remember([*PEOPLE, "=SUM(A1)"])
    await store.people.retire("=SUM(A1)")
    await store.payments.add("2025", "Ann", "Ben", 350, "EUR", "2025-05-06")
    gone = await store.payments.add(None, "Ann", "Ben", 1, "EUR", "2025-05-06")
    await store.payments.remove(gone.id)
    await store.settings.put(OWN_RULES, {"Ours": {"profile": "black-maria", "queen": 25}})
    await store.settings.put("theme", "dark")
    return {"live": live, "over": over, "deleted": deleted}


def carried() -> dict[str, int]:
    return dict.fromkeys(PEOPLE, 1)


def taken(kept: KeptGame, player: str) -> Any:
    return hand(kept.game, everything(player))


async def noted(store: Store, kept: KeptGame, notes: str = "a note") -> KeptGame:
    after = change_details(kept.game, notes=notes)
    return await store.games.change(kept, ChangeKind.DETAILS, after)


async def taken_in(store: Store, data: bytes, theirs: tuple[str, ...] = ()) -> Preview:
    seen = await store.exchange.preview(data)
    await store.exchange.take(seen, theirs)
    return seen


async def test_a_backup_brings_everything_to_an_empty_phone(store: Store, other: Store) -> None:
    await fill(store)
    seen = await taken_in(other, await store.exchange.export_everything())
    assert (seen.kind, len(seen.games.added)) == (FileKind.EVERYTHING, 3)
    mine, theirs = held(store), held(other)
    # A payment that was taken back stays behind.
    mine["payments"] = [each for each in mine["payments"] if not each["removed_at"]]
    # The people of deleted games have played as well.
    names = {each["name"] for each in mine["people"]}
    theirs["people"] = [each for each in theirs["people"] if each["name"] in names]
    assert theirs == mine
    # It is not only there but of use.
    assert (await other.games.undo(await other.games.get(id_of(1)))).game.hands == ()
    assert other.seasons.default() == "2026"
    assert other.people.retired() == ("=SUM(A1)",)
    assert len(await other.book.book()) == 1


async def test_the_same_file_twice_changes_nothing(store: Store, other: Store) -> None:
    kept = await fill(store)
    files = [
        await store.exchange.export_everything(),
        await store.exchange.export_game(kept["live"].id),
        await store.exchange.export_season("2025"),
    ]
    for data in files:
        await taken_in(other, data)
        before, backups = held(other), await other.backups()
        seen = await taken_in(other, data)
        assert seen.changes_nothing
        assert (held(other), await other.backups()) == (before, backups)
        assert (await store.exchange.preview(data)).changes_nothing


async def test_a_game_goes_out_as_a_game_file(store: Store, other: Store) -> None:
    kept = (await fill(store))["live"]
    data = await store.exchange.export_game(kept.id)
    assert read_game(data) == kept.game
    seen = await taken_in(other, data)
    assert (seen.kind, seen.games.added) == (FileKind.GAME, (kept.game,))
    assert (await other.games.get(kept.id)).game == kept.game
    assert set(other.people.names()) == set(PEOPLE)
    assert [season.name for season in other.seasons.all()] == ["2026"]
    with pytest.raises(GameGone):
        await store.exchange.export_game("none")


async def test_a_season_goes_out_as_a_table(store: Store, other: Store) -> None:
    kept = (await fill(store))["over"]
    data = await store.exchange.export_season("2025", separator=";", decimal_mark=",")
    assert data.startswith(b"\xef\xbb\xbfplayed_on;season;")
    seen = await taken_in(other, data)
    assert (seen.kind, seen.games.added) == (FileKind.SEASON, (kept.game,))
    assert [(each.name, each.opened_on) for each in other.seasons.all()] == [("2025", "2025-05-06")]
    assert await other.games.finished() != ()
    # Those of no season are a table too.
    assert (await taken_in(other, await store.exchange.export_season(None))).games.added == ()


async def test_a_game_without_an_id_gets_one_from_its_content(store: Store) -> None:
    found = {key: value for key, value in object_of(game(PEOPLE)).items() if key != "id"}
    for layout in ({"indent": 3}, {"sort_keys": True}):
        seen = await taken_in(store, json.dumps(found, **layout).encode())
    assert seen.changes_nothing
    (kept,) = store.games.in_play()
    assert kept.game == identified(game_of(found))


async def differing(store: Store, other: Store) -> tuple[KeptGame, KeptGame]:
    """The same game with another note on two phones."""
    kept = await store.games.add(ended(PEOPLE, [ANN_TAKES_ALL], id=id_of(1)))
    await taken_in(other, await store.exchange.export_game(kept.id))
    theirs = await noted(other, await other.games.get(kept.id), "theirs")
    return await noted(store, kept, "mine"), theirs


async def test_where_a_game_differs_somebody_chooses(store: Store, other: Store) -> None:
    mine, theirs = await differing(store, other)
    data = await other.exchange.export_everything()
    seen = await store.exchange.preview(data)
    (different,) = seen.games.different
    assert (different.mine, different.theirs) == (mine.game, theirs.game)
    assert different.keys == ("notes",)
    await store.exchange.take(seen)
    assert await store.games.get(mine.id) == mine
    await store.exchange.take(seen, [mine.id])
    found = await store.games.get(mine.id)
    assert found.game == theirs.game
    assert found.history.changes[-1].kind is ChangeKind.IMPORTED
    assert (await store.games.undo(found)).game == mine.game


async def test_a_choice_is_refused_where_the_game_has_changed_since(
    store: Store, other: Store
) -> None:
    mine, _ = await differing(store, other)
    seen = await store.exchange.preview(await other.exchange.export_everything())
    later = await noted(store, mine, "later")
    before = held(store)
    with pytest.raises(GameChanged):
        await store.exchange.take(seen, [mine.id])
    assert held(store) == before
    assert await store.games.get(mine.id) == later


async def test_two_books_put_together_hold_the_same(store: Store, other: Store) -> None:
    await fill(store)
    await other.games.add(ended("ABC", [{"revoke": "A"}], id=id_of(9), season="Theirs"))
    await other.settings.put(OWN_RULES, {"Theirs": {"profile": "black-lady"}})
    for one, two in ((store, other), (other, store)):
        await taken_in(one, await two.exchange.export_everything())
    ids = [
        {each["id"] for table in TABLES[:4] for each in held(one)[table]} for one in (store, other)
    ]
    assert ids[0] == ids[1] == {id_of(number) for number in (1, 2, 3, 9)}
    assert set(store.settings.get(OWN_RULES)) == {"Ours", "Theirs"}
    assert store.settings.get(OWN_RULES) == other.settings.get(OWN_RULES)
    assert {each.name for each in store.seasons.all()} == {"2025", "2026", "Theirs"}


async def test_a_backup_is_made_before(store: Store, other: Store) -> None:
    await fill(store)
    await other.games.add(game(PEOPLE, id=id_of(9)))
    before = held(other)
    await taken_in(other, await store.exchange.export_everything())
    backup = (await other.backups())[0]
    assert backup.occasion is Occasion.IMPORT
    await other.restore(backup.number)
    assert {table: found for table, found in held(other).items() if found} == {
        table: found for table, found in before.items() if found
    }


async def test_a_game_added_meanwhile_is_not_doubled(store: Store, other: Store) -> None:
    kept = await store.games.add(game(PEOPLE, id=id_of(1)))
    seen = await other.exchange.preview(await store.exchange.export_everything())
    await other.games.add(kept.game)
    await other.exchange.take(seen)
    assert [each.id for each in other.games.in_play()] == [kept.id]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=20)
@given(st.lists(game_objects(), max_size=4))
def test_any_games_come_back_the_same(
    tmp_path_factory: pytest.TempPathFactory, found: list[dict[str, Any]]
) -> None:
    """All kinds of games and names, out as each kind of file and in again."""
    some = {each.id: each for each in (identified(game_of(one)) for one in found)}

    async def there_and_back() -> None:
        folder = tmp_path_factory.mktemp("exchange")
        one, two, three = (Store(folder / name) for name in ("one", "two", "three"))
        for each in some.values():
            await taken_in(one, json.dumps(object_of(each)).encode())
        await taken_in(two, await one.exchange.export_everything())
        seasons = {each.season for each in some.values()}
        for season in seasons:
            await taken_in(three, await two.exchange.export_season(season))
        assert await all_games(one) == some
        assert await all_games(two) == some
        over = {kept.id: kept.game for kept in await one.games.finished()}
        assert await all_games(three) == over
        for store in (one, two, three):
            store.close()

    asyncio.run(there_and_back())


async def all_games(store: Store) -> dict[str | None, Game]:
    kept = (*store.games.in_play(), *await store.games.finished(), *await store.games.deleted())
    return {each.id: each.game for each in kept}


async def test_rules_of_ones_own_are_not_lost(store: Store) -> None:
    await store.settings.put(OWN_RULES, {"Ours": {"profile": BLACK_MARIA.profile}})
    await store.settings.put("theme", "light")
    theirs = {
        "format": "scorepad-backup",
        "version": 1,
        "made_at": "2026-11-30T20:00:00.000+00:00",
        **{key: [] for key in ("games", "people", "seasons", "payments")},
        "settings": {"theme": "dark", OWN_RULES: {"Ours": {"profile": "black-lady"}}},
    }
    seen = await taken_in(store, json.dumps(theirs).encode())
    assert seen.changes_nothing
    assert store.settings.get("theme") == "light"
    assert store.settings.get(OWN_RULES) == {"Ours": {"profile": BLACK_MARIA.profile}}
