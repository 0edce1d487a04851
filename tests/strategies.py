"""hypothesis strategies: whole rule sets, tables, hands and games, as game file objects.

They are built from the contract (by way of `tests.oracle`), not from the package.
"""

from hypothesis import settings
from hypothesis import strategies as st

from tests import oracle

# A busy machine makes no test fail.
settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")

NAMES = ("Ann", "Łukasz", "Чёрная", "João", "小明", "=SUM(A1)", "O’Neil 👩‍👩‍👧", "Zed", "ß", "-1")
HOUSE = (
    "hearts-after-three-tricks",
    "hearts-when-broken",
    "no-penalties-first-trick",
    "queen-at-first-chance",
    "penalty-when-void",
    "no-passing-queen",
    "no-passing-hearts",
)
SWEEPS = ("none", "minus", "others")
costs = st.one_of(st.sampled_from((0, 1, 7, 10, 13, 25, 99)), st.integers(0, 99))
ends = st.one_of(
    st.builds(lambda points: {"target": points}, st.integers(1, 9999)),
    st.builds(lambda points: {"target": points}, st.sampled_from((43, 50, 100))),
    st.builds(lambda count: {"deals": count}, st.integers(1, 6)),
    st.builds(lambda minutes: {"minutes": minutes}, st.integers(1, 1440)),
    st.just({"open": True}),
)


def tables(fewest=3, most=7):
    """Players in seat order."""
    return st.lists(st.sampled_from(NAMES), min_size=fewest, max_size=most, unique=True)


@st.composite
def rule_objects(draw, players):
    """Any `rules` that this number of players may have."""
    keys = {
        "profile": st.sampled_from(("black-maria", "black-lady")),
        "hearts": st.sampled_from(("one", "spot", "high-11-14", "high-15-20")),
        "queen": costs,
        "king": costs,
        "ace": costs,
        "pink_lady": costs,
        "sweep": st.sampled_from(SWEEPS),
        "end": ends,
        "tie": st.sampled_from(("shared", "another-deal")),
        "revoke": st.sampled_from(("whole-deal", "queen")),
        "pass": st.none()
        | st.fixed_dictionaries(
            {"cards": st.integers(1, 5), "to": st.sampled_from(("left", "right"))}
        ),
        "house": st.lists(st.sampled_from(HOUSE), unique=True),
        "pairs": st.booleans() if players in (4, 6) else st.just(False),
    }
    rules = draw(st.fixed_dictionaries({}, optional=keys))
    if draw(st.booleans()):
        rules["bonus"] = draw(bonuses(rules, players))
    return rules


@st.composite
def bonuses(draw, rules, players):
    """A bonus card that is in the deck and costs nothing otherwise; or none."""
    resolved = oracle.resolved(rules)
    harmless = [
        rank + suit
        for suit in "CDS"
        for rank in "23456789TJQKA"
        if rank + suit not in oracle.TAKEN_OUT[players]
        and not oracle.cost_of(resolved, rank + suit)[1]
    ]
    bonus = {"card": draw(st.sampled_from(harmless)), "points": draw(st.integers(-99, -1))}
    return draw(st.sampled_from((None, bonus)))


@st.composite
def splits(draw, names, groups):
    """Who captured what: for each player, groups and counts. Often one side takes everything."""
    takers = draw(st.lists(st.sampled_from(names), min_size=1, max_size=len(names), unique=True))
    captured = {name: {} for name in draw(st.permutations(names))}
    for group, (size, _) in groups.items():
        for _ in range(size):
            taker = draw(st.sampled_from(takers))
            captured[taker][group] = captured[taker].get(group, 0) + 1
    if draw(st.booleans()):
        return {name: counts for name, counts in captured.items() if counts}
    return {name: dict.fromkeys(groups, 0) | counts for name, counts in captured.items()}


@st.composite
def hand_objects(draw, names, rules):
    """Any hand that these rules allow."""
    resolved = oracle.resolved(rules)
    hand = {}
    revoker = draw(st.none() | st.sampled_from(names))
    if revoker:
        hand["revoke"] = revoker
    if not revoker or resolved["revoke"] == "queen":
        hand["captured"] = draw(splits(names, oracle.groups_of(resolved, len(names))))
    if draw(st.booleans()):
        hand["note"] = draw(texts(500))
    return hand


def texts(longest, shortest=0):
    """Any text that a game file can hold."""
    anything = st.characters(exclude_categories=("Cs",))
    return st.text(anything, min_size=shortest, max_size=min(longest, 20))


money = st.integers(1, 999_999).map(oracle.cents_text) | st.sampled_from(("0.1", "1", "007.50"))
stakes = st.one_of(
    st.just({"method": "none"}),
    st.fixed_dictionaries({}, optional={"method": st.sampled_from(("from-lowest", "pairwise"))}),
    st.fixed_dictionaries(
        {"per_point": money, "currency": st.sampled_from(("EUR", "PLN", "XXX"))},
        optional={"method": st.sampled_from(("from-lowest", "pairwise"))},
    ),
)
details = {
    "id": st.uuids().map(str),
    "season": texts(80, shortest=1),
    "played_on": st.dates().map(str),
    "started_at": st.sampled_from(("2026-02-28T23:59Z", "2024-02-29T00:00:59-11:30")),
    "notes": texts(2000),
    "stake": stakes,
}


@st.composite
def carried_points(draw, names, rules):
    """What each brings in; partners bring in the same."""
    near = st.integers(-20, 60) | st.integers(-9999, 9999)
    points = [draw(near) for _ in names]
    if rules.get("pairs"):
        half = len(names) // 2
        points = points[:half] * 2
    return dict(zip(names, points, strict=True))


@st.composite
def game_objects(draw, most_hands=5, rules=None, most_players=7):
    """Any valid game: what was played after the end by mistake is set aside."""
    names = draw(tables(most=most_players))
    rules = draw(rule_objects(len(names))) if rules is None else rules
    game = {"format": "scorepad-game", "version": 1, "players": names}
    game |= draw(st.fixed_dictionaries({}, optional=details))
    game["rules"] = rules
    if draw(st.booleans()):
        game["first_dealer"] = draw(st.sampled_from(names))
    if draw(st.booleans()):
        game["carried"] = draw(carried_points(names, rules))
    game["hands"] = draw(st.lists(hand_objects(names, rules), max_size=most_hands))
    room = oracle.ended_by_rules_after(game)
    if room is not None and game["hands"][room:]:
        game["set_aside"] = game["hands"][room:]
        game["hands"] = game["hands"][:room]
    if (game["hands"] or "carried" in game) and draw(st.integers(0, 3)) == 0:
        game["ended"] = draw(st.sampled_from(("time", "agreement", "continued")))
    return game
