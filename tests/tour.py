"""Every screen of the app, and games that have something to show on each of them."""

from scorepad.game.model import Game
from tests.games import everything, game
from tests.keeping import address_of

PEOPLE = ["Ann", "Ben", "Cleo"]
SEVEN = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Łukasz", "小明"]
STAKE = {"per_point": "0.10", "currency": "EUR"}
OVER_AT, EMPTY_AT, SEVEN_AT, TABLE_AT = map(address_of, (1, 3, 4, 5))

SCREENS = {
    "home": "/",
    "new": "/new",
    "table": TABLE_AT,
    "table-empty": EMPTY_AT,
    "table-seven": SEVEN_AT,
    "record": f"{TABLE_AT}/record",
    "record-seven": f"{SEVEN_AT}/record",
    "hand": f"{TABLE_AT}/hand/1",
    "correct": f"{TABLE_AT}/hand/2/correct",
    "result": f"{OVER_AT}/result",
    "rules": f"{TABLE_AT}/rules",
    "share": f"{OVER_AT}/share",
    "change": f"{TABLE_AT}/change",
    "go-on": f"{TABLE_AT}/go-on",
    "log": f"{TABLE_AT}/log",
    "big": f"{TABLE_AT}/big",
    "show": f"{TABLE_AT}/show",
    "season": "/season",
    "seasons": "/season/list",
    "history": "/season/history",
    "people": "/people",
    "person": "/people/Ann",
    "import": "/settings/import",
    "settings": "/settings",
}
"""Their addresses in the app that has these games."""


def games() -> list[Game]:
    """Two that are over, an empty one, one of seven, and the one in play; in this order."""
    hands = [
        {
            "captured": {
                "Ann": {"QS": 1, "hearts": 4},
                "Ben": {"KS": 1, "hearts": 3},
                "Cleo": {"AS": 1, "hearts": 6},
            }
        },
        {
            "captured": {
                "Ann": {"hearts": 7},
                "Ben": {"QS": 1, "hearts": 2},
                "Cleo": {"KS": 1, "AS": 1, "hearts": 4},
            }
        },
        {"captured": {"Ben": {"AS": 1, "hearts": 1}, "Cleo": {"QS": 1, "KS": 1, "hearts": 12}}},
        {"captured": {"Ann": {"KS": 1, "hearts": 8}, "Ben": {"QS": 1, "AS": 1, "hearts": 5}}},
    ]
    return [
        game(PEOPLE, [*hands, {"captured": everything("Cleo")}], stake=STAKE),
        game(["Peter", "Paul", "Lev"], carried={"Peter": 100, "Paul": 60, "Lev": 60}, stake=STAKE),
        game(PEOPLE, stake=STAKE),
        game(SEVEN, [{"captured": everything("小明")}, {"captured": everything("Dora")}]),
        game(PEOPLE, hands, stake=STAKE),
    ]
