"""Finished games of a club, quick to make: hypothesis strategies, and one game in a line."""

from hypothesis import strategies as st

from scorepad.season.results import game_result
from tests.games import ALL_HEARTS, game
from tests.strategies import NAMES

CLUB = NAMES[:6]
STAKES = (
    {},
    {"method": "none"},
    {"per_point": "0.10", "currency": "EUR"},
    {"per_point": "0.25", "currency": "PLN", "method": "pairwise"},
    {"per_point": "0.01", "currency": "EUR", "method": "from-lowest"},
)


def ended(players="ABC", hands=(), ended="agreement", **keys):
    """A finished game."""
    return game(players, hands, ended=ended, **{"rules": {"end": {"open": True}}, **keys})


def result(*arguments, **keys):
    """What a finished game contributes."""
    return game_result(ended(*arguments, **keys))


def hands(players):
    """Hands of Black Maria, the cards with few: one drawn number tells all, so they are quick."""
    most = len(players) ** 5 * (ALL_HEARTS + 2)
    return st.integers(0, most - 1).map(lambda number: hand_of(players, number))


def hand_of(players, number):
    hearts = ALL_HEARTS if len(players) < 6 else ALL_HEARTS - 1
    takers = []
    for _ in range(5):
        number, seat = divmod(number, len(players))
        takers.append(players[seat])
    first, second, *spades = takers
    if number > hearts:
        return {"revoke": first}
    captured = {player: {} for player in players}
    captured[second]["hearts"] = number
    captured[first]["hearts"] = captured[first].get("hearts", 0) + hearts - number
    for card, taker in zip(("QS", "KS", "AS"), spades, strict=True):
        captured[taker][card] = 1
    return {"captured": captured}


tables = st.lists(st.sampled_from(CLUB), min_size=3, max_size=6, unique=True)


@st.composite
def games(draw):
    """A finished game of some of the club."""
    players = draw(tables)
    pairs = len(players) in (4, 6) and draw(st.booleans())
    keys = {
        "id": str(draw(st.uuids())),
        "season": draw(st.sampled_from((None, "2026"))),
        "played_on": draw(st.sampled_from((None, "2026-01-02", "2026-03-04", "2025-12-31"))),
        "started_at": draw(st.sampled_from((None, "2026-03-04T19:30+01:00"))),
        "stake": draw(st.sampled_from(STAKES)),
        "rules": {"end": {"open": True}, "pairs": pairs},
        "ended": draw(st.sampled_from(("agreement", "time", "continued"))),
    }
    played = draw(st.lists(hands(players), min_size=1, max_size=2))
    return game(players, played, **{key: value for key, value in keys.items() if value is not None})


many_games = st.lists(games(), max_size=5, unique_by=lambda each: each.id)
many_results = many_games.map(lambda games: [game_result(each) for each in games])
