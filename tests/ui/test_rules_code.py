"""House rules on their way to another phone: shown, scanned, typed, refused."""

import pytest

from scorepad.game.rules_code import code_of
from scorepad.rules.profiles import BLACK_LADY
from scorepad.ui.rules_link import code_in
from tests.games import game
from tests.keeping import address_of
from tests.ui.conftest import Keep, OpenApp

HOUSE = {"profile": "black-lady", "queen": 25, "end": {"target": 150}}
LADY = code_of(BLACK_LADY)
DAMAGED = (
    "Something in this code of rules is wrong or missing; "
    "compare it with the one on the other phone"
)


def house_game():
    return game(["Ann", "Ben", "Cleo"], rules=HOUSE)


async def test_the_rules_page_shows_the_code(keep: Keep, open_app: OpenApp) -> None:
    await keep(house_game())
    screen = await open_app(f"{address_of(1)}/rules")
    await screen.see("The code of these rules, to scan")
    await screen.see(code_of(house_game().rules))
    copy = await screen.find("Copy the code")
    assert copy.action.args == {"data": code_of(house_game().rules)}


@pytest.mark.parametrize(
    ("url", "start"),
    [
        ("wss://club.example", "https://club.example/new"),
        ("https://club.example/cards/", "https://club.example/cards/#/new"),
        ("https://club.example/cards/index.html#/game/1", "https://club.example/cards/#/new"),
    ],
)
async def test_a_page_that_others_reach_is_scanned_as_an_address(
    keep: Keep, open_app: OpenApp, url: str, start: str
) -> None:
    await keep(house_game())
    screen = await open_app("/")
    screen.session.apply_page_patch({"web": True})
    screen.client.page_url = url
    await screen.go(f"{address_of(1)}/rules")
    copy = await screen.find("Copy the code")
    assert copy.action.args == {"data": f"{start}?rules={code_of(house_game().rules)}"}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("https://club.example/?from=chat#/new?rules=1010", "1010"),
        ("https://club.example/new?rules=1010", "1010"),
        ("1010", None),
        ("//[1010", None),
        ("https://club℀example/?rules=1010", None),
    ],
)
def test_a_code_is_found_in_an_address_and_nowhere_else(text: str, code: str | None) -> None:
    assert code_in(text) == code


async def test_without_a_secure_page_nothing_is_copied(keep: Keep, open_app: OpenApp) -> None:
    await keep(house_game())
    screen = await open_app("/")
    screen.session.apply_page_patch({"web": True})
    screen.client.page_url = "ws://192.168.0.7:8550"
    await screen.go(f"{address_of(1)}/rules")
    await screen.see("The code of these rules, to scan")
    await screen.miss("Copy the code")


@pytest.mark.parametrize(
    "text",
    [
        code_of(house_game().rules),
        code_of(house_game().rules).lower().replace("-", " "),
        f"https://club.example/new?rules={code_of(house_game().rules)}",
        f"https://club.example/#/new?rules={code_of(house_game().rules)}",
    ],
)
async def test_a_typed_code_is_taken_over(keep: Keep, open_app: OpenApp, text: str) -> None:
    await keep(game(["Ann", "Ben", "Cleo"]))
    screen = await open_app("/new")
    await screen.tap("Adjust")
    await screen.type_into("Code of rules", text)
    await screen.tap("Take over")
    await screen.see("The rules are taken over")
    await screen.see("A deal costs 38 points.")
    await screen.tap("Start game")
    await screen.see("Black Lady to 150")


async def test_a_damaged_code_says_so_and_changes_nothing(open_app: OpenApp) -> None:
    screen = await open_app("/new")
    await screen.tap("Adjust")
    await screen.type_into("Code of rules", "1110")
    await screen.tap("Take over")
    await screen.see(DAMAGED)
    assert await screen.is_selected("Black Maria")


async def test_a_scanned_address_opens_a_new_game_by_these_rules(
    keep: Keep, open_app: OpenApp
) -> None:
    await keep(game(["Ann", "Ben", "Cleo"]))
    screen = await open_app(f"/new?rules={LADY}")
    await screen.see("Ann deals first")
    assert await screen.is_selected("Black Lady")
    await screen.tap("Start game")
    await screen.see("Black Lady to 50")


async def test_a_damaged_address_says_so_and_is_filled_in_like_the_last_table(
    keep: Keep, open_app: OpenApp
) -> None:
    await keep(game(["Ann", "Ben", "Cleo"]))
    screen = await open_app("/new?rules=1112")
    await screen.see(DAMAGED)
    await screen.see("Ann deals first")
    assert await screen.is_selected("Black Maria")
