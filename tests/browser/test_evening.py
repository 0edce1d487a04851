"""A whole evening, from an empty data folder to the settlement."""

import re

from tests.browser.hand import Hand
from tests.browser.steps import USUAL, see_totals, sit_down, take_everything, tap_all
from tests.running import App


def test_an_evening_at_the_table(phone: Hand, app: App) -> None:
    sit_down(phone, "Ann", "Ben", "Cleo")
    phone.see("Take out the 2 of clubs: 17 cards each. Pass 3 to the right.")
    phone.type_into("Money a point", "1.00")
    phone.tap("Start game")
    phone.see(re.compile("Cleo deals, Ann leads"))
    phone.see(re.compile("€1.00 a point"))
    take_everything(phone, "Ann")
    see_totals(phone, 1, {"Ann": (43, 43), "Ben": (0, 0), "Cleo": (0, 0)})
    phone.tap("Record hand")
    phone.see(re.compile("Ann deals, Ben leads"))
    tap_all(phone, *USUAL[:4])

    phone.reload()
    _see_half_a_hand(phone)
    app.restart()
    phone.reload()
    _see_half_a_hand(phone)
    tap_all(phone, USUAL[4], "Save")
    see_totals(phone, 2, {"Ann": (17, 60), "Ben": (13, 13), "Cleo": (13, 13)})
    app.restart()
    phone.open("/")
    phone.tap("Continue")
    see_totals(phone, 2, {"Ann": (17, 60), "Ben": (13, 13), "Cleo": (13, 13)})

    take_everything(phone, "Ann")
    phone.see("Ben and Cleo share the win")
    phone.see("Somebody reached 100.")
    phone.see("Ann pays Ben €45.00")
    phone.see("Ann pays Cleo €45.00")
    app.restart()
    phone.open("/")
    phone.see("Finished games")
    phone.miss("Continue")


def _see_half_a_hand(hand: Hand) -> None:
    for name in USUAL[:4]:
        assert hand.is_selected(name)
    assert not hand.is_selected(USUAL[4])
    assert hand.is_disabled("Save")
    assert hand.is_disabled("Ben: 10 hearts")
    hand.see("9 hearts left to place")
