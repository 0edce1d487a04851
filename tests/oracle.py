"""A second opinion: what `scorepad score --json` prints, worked out straight from the contract.

It shares no line with the package, works on the game file's own object, and knows only valid ones.
"""

from fractions import Fraction

TAKEN_OUT = {
    3: ["2C"],
    4: [],
    5: ["2C", "2D"],
    6: ["2C", "2D", "2H", "2S"],
    7: ["2C", "2D", "2S"],
}
EACH = {3: 17, 4: 13, 5: 10, 6: 8, 7: 7}
HIGH = {
    "high-11-14": {"J": 11, "Q": 12, "K": 13, "A": 14},
    "high-15-20": {"J": 15, "Q": 15, "K": 15, "A": 20},
}


def resolved(rules):
    """The rules object with every key that has an effect on the score."""
    lady = rules.get("profile") == "black-lady"
    return {
        "hearts": "one",
        "queen": 25 if rules.get("hearts") == "spot" else 13,
        "king": 0 if lady else 10,
        "ace": 0 if lady else 7,
        "pink_lady": 0,
        "bonus": None,
        "sweep": "none",
        "end": {"target": 50 if lady else 100},
        "tie": "another-deal" if lady else "shared",
        "revoke": "queen" if lady else "whole-deal",
        "pairs": False,
    } | rules


def cost_of(rules, card):
    """The group and the cost of a card."""
    rank, suit = card
    value = "..23456789TJQKA".index(rank)
    if rules["bonus"] and rules["bonus"]["card"] == card:
        return card, rules["bonus"]["points"]
    if card == "QH" and rules["pink_lady"] > 0:
        return card, rules["pink_lady"]
    if suit == "H":
        if rules["hearts"] == "spot":
            return card, value
        if rank in HIGH.get(rules["hearts"], {}):
            return card, HIGH[rules["hearts"]][rank]
        return "hearts", 1
    costs = {"QS": rules["queen"], "KS": rules["king"], "AS": rules["ace"]}
    return card, costs.get(card, 0)


def groups_of(rules, players):
    """For each group its number of cards and the cost of one."""
    groups = {}
    for suit in "CDHS":
        for rank in "23456789TJQKA":
            group, cost = cost_of(rules, rank + suit)
            if cost and rank + suit not in TAKEN_OUT[players]:
                groups[group] = (groups.get(group, (0, 0))[0] + 1, cost)
    return groups


def whole_cost(groups):
    return sum(size * cost for size, cost in groups.values() if cost > 0)


def points_of(game, hand):
    """What each player is charged for a hand."""
    names = game["players"]
    rules = resolved(game.get("rules", {}))
    groups = groups_of(rules, len(names))
    half = len(names) // 2
    teams = [{name} for name in names]
    if rules["pairs"]:
        teams = [{names[i], names[i + half]} for i in range(half)]
    team_of = {name: team for team in teams for name in team}
    whole = whole_cost(groups)
    taken = {name: hand.get("captured", {}).get(name, {}) for name in names}
    bonus = {
        name: sum(groups[g][1] * n for g, n in taken[name].items() if groups[g][1] < 0)
        for name in names
    }
    bad = {
        name: sum(groups[g][1] * n for g, n in taken[name].items() if groups[g][1] > 0)
        for name in names
    }
    revoker = hand.get("revoke")
    if "captured" not in hand:
        bad = {name: whole if name == revoker else 0 for name in names}
    elif revoker and rules["queen"]:
        (queen_taker,) = (name for name in names if taken[name].get("QS"))
        if queen_taker == revoker:
            bad = {name: whole if name == revoker else 0 for name in names}
        else:
            bad[queen_taker] -= rules["queen"]
            bad[revoker] += rules["queen"]
    by_team = [sum(bad[name] for name in team) for team in teams]
    if not revoker and whole in by_team and rules["sweep"] != "none":
        mine, theirs = (-whole, 0) if rules["sweep"] == "minus" else (0, whole)
        by_team = [mine if cost == whole else theirs for cost in by_team]
    return {
        name: by_team[teams.index(team_of[name])] + sum(bonus[mate] for mate in team_of[name])
        for name in names
    }


def totals_of(game):
    """Totals at the start and after each hand."""
    totals = [dict.fromkeys(game["players"], 0) | game.get("carried", {})]
    for hand in game["hands"]:
        points = points_of(game, hand)
        totals.append({name: totals[-1][name] + points[name] for name in game["players"]})
    return totals


def ended_by_rules_after(game):
    """After how many hands the rules end the game; None where they do not."""
    rules = resolved(game.get("rules", {}))
    hit = False
    for played, totals in enumerate(totals_of(game)):
        hit |= max(totals.values()) >= rules["end"].get("target", 10**9)
        hit |= played >= rules["end"].get("deals", 10**9)
        alone = list(totals.values()).count(min(totals.values())) == (2 if rules["pairs"] else 1)
        if rules["pairs"] and alone:
            first, second = (i for i, v in enumerate(totals.values()) if v == min(totals.values()))
            assert second - first == len(totals) // 2, "partners have always the same total"
        if hit and (alone or rules["tie"] == "shared"):
            return played
    return None


def cents_text(cents):
    return f"{'-' if cents < 0 else ''}{abs(cents) // 100}.{abs(cents) % 100:02}"


def settlement_of(game, totals, winners):
    stake = game.get("stake", {})
    method = stake.get("method", "from-lowest")
    per_point = stake.get("per_point")
    cents_a_point = per_point and round(Fraction(per_point) * 100)
    transfers = []
    turn = 0
    for payer in game["players"]:
        if method == "pairwise":
            owed = {payee: Fraction(totals[payer] - totals[payee]) for payee in game["players"]}
            cents = {payee: (cents_a_point or 0) * points for payee, points in owed.items()}
        else:
            difference = totals[payer] - min(totals.values())
            owed = {payee: Fraction(difference, len(winners)) for payee in winners}
            left = difference * (cents_a_point or 0)
            cents = {payee: left // len(winners) for payee in winners}
            for _ in range(left % len(winners)):
                cents[winners[turn % len(winners)]] += 1
                turn += 1
        for payee, points in owed.items():
            if points > 0:
                transfers.append((payer, payee, points, int(cents[payee])))
    net = {}
    for name in game["players"]:
        in_points = sum((p for _, to, p, _ in transfers if to == name), Fraction(0))
        in_points -= sum((p for by, _, p, _ in transfers if by == name), Fraction(0))
        in_cents = sum(c for _, to, _, c in transfers if to == name)
        in_cents -= sum(c for by, _, _, c in transfers if by == name)
        net[name] = cents_text(in_cents) if per_point else str(in_points)
    return {
        "method": method,
        "currency": stake.get("currency"),
        "per_point": per_point,
        "transfers": [
            {"from": by, "to": to, "points": str(points)}
            | ({"amount": cents_text(cents)} if per_point else {})
            for by, to, points, cents in transfers
        ],
        "net": net,
    }


def result_of(game):
    """The whole of what is printed."""
    names = game["players"]
    rules = resolved(game.get("rules", {}))
    totals = totals_of(game)
    reason = game.get("ended")
    if ended_by_rules_after(game) is not None:
        reason = "target" if "target" in rules["end"] else "deals"
    winners = []
    if reason and reason != "continued":
        winners = [name for name in names if totals[-1][name] == min(totals[-1].values())]
    deals_first = names.index(game.get("first_dealer", names[-1]))
    settles = winners and game.get("stake", {}).get("method") != "none"
    return {
        "players": names,
        "deck": {
            "removed": TAKEN_OUT[len(names)],
            "cards_each": EACH[len(names)],
            "penalty_total": whole_cost(groups_of(rules, len(names))),
        },
        "hands": [
            {
                "dealer": names[(deals_first + index) % len(names)],
                "leader": names[(deals_first + index + 1) % len(names)],
                "points": points_of(game, hand),
                "totals": totals[index + 1],
            }
            for index, hand in enumerate(game["hands"])
        ],
        "totals": totals[-1],
        "finished": reason is not None,
        "end_reason": reason,
        "winners": winners,
        "settlement": settlement_of(game, totals[-1], winners) if settles else None,
    }
