"""A hand by keyboard, wherever the focus is."""

import pytest

from tests.games import game
from tests.keeping import address_of
from tests.screens import Screen
from tests.ui.conftest import Keep, OpenApp

THREE = ["Ann", "Ben", "Cleo"]
UNTOUCHED = {"shift": False, "ctrl": False, "alt": False, "meta": False}


@pytest.fixture
async def entry(keep: Keep, open_app: OpenApp) -> Screen:
    """Before the first hand of three, in a wide window."""
    await keep(game(THREE))
    screen = await open_app(f"{address_of(1)}/record", width=1280, height=800)
    await screen.see("0 of 43")
    return screen


async def press(screen: Screen, *keys: str, **held: bool) -> None:
    """Press keys one after another, as the page hears them."""
    for key in keys:
        await screen._send(screen.page, "keyboard_event", {"key": key, **UNTOUCHED, **held})


async def test_the_keys_are_said_in_a_wide_window(entry: Screen) -> None:
    await entry.see(
        "Keys: 1 to 3 for the player, then each one's hearts; Enter next, "
        "Backspace back, E everything, R revoke, S save"
    )


async def test_a_usual_hand(entry: Screen) -> None:
    await press(entry, "1", "2", "3", "4", "3")
    for name in ("Queen of spades: Ann", "King of spades: Ben", "Ace of spades: Cleo"):
        assert await entry.is_selected(name)
    for name in ("Ann: 4 hearts", "Ben: 3 hearts", "Cleo: 6 hearts"):
        assert await entry.is_selected(name)
    await entry.see("43 of 43")
    await press(entry, "S")
    await entry.see("Hand 1, Ann: 17 points, total 17")
    await entry.see("Hand 1, Cleo: 13 points, total 13")


async def test_the_number_pad_and_a_count_of_two_digits(entry: Screen) -> None:
    await press(entry, "Numpad 1", "Numpad 1", "Numpad 1", "Numpad 1", "Numpad 2")
    assert await entry.is_selected("Ann: 12 hearts")
    await press(entry, "1", "Enter")
    assert await entry.is_selected("Ben: 1 heart")
    await entry.see("43 of 43")


async def test_the_line_says_what_the_next_digit_answers(entry: Screen) -> None:
    await press(entry, "1", "2", "3")
    await entry.see("Hearts of Ann. 13 hearts left to place")
    await press(entry, "1")
    await entry.see("Ann: 1 heart. 13 hearts left to place")
    await press(entry, "Enter")
    await entry.see("Hearts of Ben. 12 hearts left to place")
    await press(entry, "2")
    await entry.see("Complete")
    await press(entry, "Backspace", "Backspace", "Backspace", "Backspace")
    await entry.see("Ace of spades. Complete")


async def test_backspace_goes_back(entry: Screen) -> None:
    await press(entry, "1", "Backspace", "2")
    assert await entry.is_selected("Queen of spades: Ben")
    assert not await entry.is_selected("Queen of spades: Ann")


async def test_enter_goes_on_once_the_keyboard_is_in_use(entry: Screen) -> None:
    await press(entry, "Enter", "9", "Enter", "2")
    await entry.see("Who took the ace of spades?")
    assert await entry.is_selected("King of spades: Ben")


async def test_what_answers_nothing_changes_nothing(entry: Screen) -> None:
    await press(entry, "4", "0", "9", "Q", "F5", "Tab")
    await press(entry, "1", ctrl=True)
    await press(entry, "1", alt=True)
    await press(entry, "1", meta=True)
    await entry.see("0 of 43")


async def test_an_incomplete_hand_is_not_saved(entry: Screen) -> None:
    await press(entry, "1", "S")
    await entry.see("13 of 43")
    assert entry.page.route == f"{address_of(1)}/record"
    assert await entry.is_selected("Queen of spades: Ann")


async def test_everything(entry: Screen) -> None:
    await press(entry, "E")
    await entry.see("Cancel")
    await press(entry, "2")
    await entry.miss("Cancel")
    await entry.see("43 of 43")
    await press(entry, "S")
    await entry.see("Hand 1, Ben: 43 points, total 43")


async def test_a_dialog_is_left_with_escape(entry: Screen) -> None:
    for key in ("E", "R"):
        await press(entry, key)
        await entry.see("Cancel")
        await press(entry, "Escape")
        await entry.miss("Cancel")
    await entry.see("0 of 43")


async def test_a_revoke(entry: Screen) -> None:
    await press(entry, "R", "3", "S")
    await entry.see("Hand 1, Cleo: 43 points, total 43")


async def test_a_sweep_is_asked_about_and_answered_with_the_same_key(
    keep: Keep, open_app: OpenApp
) -> None:
    await keep(game(THREE, rules={"sweep": "others"}))
    screen = await open_app(f"{address_of(1)}/record")
    await press(screen, "E", "1", "S")
    await screen.see("Ann took everything. That gives Ann 0, Ben 43, Cleo 43.")
    await press(screen, "S")
    await screen.see("Hand 1, Cleo: 43 points, total 43")


async def test_nothing_is_heard_on_other_screens(entry: Screen) -> None:
    await entry.go(address_of(1))
    await press(entry, "E", "1", "2", "3", "S")
    await entry.see("No hand yet. When the cards are played, tap Record hand.")
    await entry.tap("Record hand")
    await entry.see("0 of 43")
    await press(entry, "1")
    assert await entry.is_selected("Queen of spades: Ann")


async def test_a_hand_is_corrected(keep: Keep, open_app: OpenApp) -> None:
    captured = {"Ann": {"QS": 1, "hearts": 4}, "Ben": {"KS": 1, "AS": 1, "hearts": 9}}
    await keep(game(THREE, [{"captured": captured}]))
    screen = await open_app(f"{address_of(1)}/hand/1/correct")
    await press(screen, "3", "S")
    await screen.see("Hand 1, Cleo: 13 points, total 13")


async def test_keys_pressed_before_anything_is_drawn_are_all_heard(entry: Screen) -> None:
    for key in ("1", "2", "3"):
        event = {"key": key, **UNTOUCHED}
        await entry.session.dispatch_event(entry.page._i, "keyboard_event", event)
    await entry.settle()
    for name in ("Queen of spades: Ann", "King of spades: Ben", "Ace of spades: Cleo"):
        assert await entry.is_selected(name)
