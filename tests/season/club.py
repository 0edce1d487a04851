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


@st.composite
def hands(draw, players):
    """A hand of Black Maria: the cards in the hands of few."""
    if draw(st.integers(0, 9)) == 0:
        return {"revoke": draw(st.sampled_from(players))}
    takers = draw(st.lists(st.sampled_from(players), min_size=4, max_size=4))
    first, second = takers[0], draw(st.sampled_from(players))
    hearts = ALL_HEARTS if len(players) < 6 else ALL_HEARTS - 1
    split = draw(st.integers(0, hearts))
    captured = {player: {} for player in players}
    captured[first]["hearts"] = hearts
    if second != first:
        captured[first]["hearts"] = split
        captured[second]["hearts"] = hearts - split
    for card, taker in zip(("QS", "KS", "AS"), takers[1:], strict=True):
        captured[taker][card] = 1
    return {"captured": captured}


@st.composite
def games(draw):
    """A finished game of some of the club."""
    players = draw(st.lists(st.sampled_from(CLUB), min_size=3, max_size=6, unique=True))
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
    played = draw(st.lists(hands(players), min_size=1, max_size=4))
    return game(players, played, **{key: value for key, value in keys.items() if value is not None})


many_games = st.lists(games(), max_size=8, unique_by=lambda each: each.id)
many_results = many_games.map(lambda games: [game_result(each) for each in games])
