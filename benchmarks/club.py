"""A made-up club of twelve that plays on Fridays: the same people and games every time."""

import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from uuid import UUID

from scorepad.game.changes import record
from scorepad.game.history import ChangeKind, History, changed
from scorepad.game.model import Game, Hand
from scorepad.rules.groups import penalty_groups
from scorepad.rules.profiles import BLACK_MARIA
from scorepad.rules.rules import Deals
from scorepad.store.kept import KeptGame

PEOPLE = (
    *("Ann", "Ben", "Cleo", "Dora", "Łukasz", "Чёрная"),
    *("João", "小明", "Ingeborg", "Zoë", "Mehmet", "Oluwaseun"),
)
HANDS = 8
YEARS = 10
RULES = replace(BLACK_MARIA, end=Deals(HANDS))
LAST_DAY = date(2026, 11, 27)
GAMES_AN_EVENING = 4
EVENINGS_A_YEAR = 46


class Club:
    """The club; what it plays follows from the seed."""

    def __init__(self, seed: int = 1) -> None:
        self.chance = random.Random(seed)

    def new_game(self, day: date = LAST_DAY, began: int = 19) -> Game:
        """A game of three to five people, with no hand yet."""
        players = tuple(self.chance.sample(PEOPLE, self.chance.choice((3, 3, 4, 4, 5))))
        moment = datetime.combine(day, time(began), UTC)
        return Game(
            players=players,
            first_dealer=self.chance.randrange(len(players)),
            rules=RULES,
            id=str(UUID(int=self.chance.getrandbits(128), version=4)),
            played_on=day.isoformat(),
            started_at=moment.isoformat(timespec="minutes"),
        )

    def hand(self, game: Game) -> Hand:
        """A hand in which each card that costs something went to somebody."""
        captured = {}
        for group in penalty_groups(game.rules, len(game.players)):
            takers = self.chance.choices(game.seats, k=group.size)
            captured[group.name] = tuple(takers.count(seat) for seat in game.seats)
        return Hand(captured)

    def next_hand(self, history: History) -> History:
        """The history with one more hand, recorded a few minutes after the one before."""
        game, index = history.game, len(history.game.hands)
        began = datetime.fromisoformat(game.started_at or "")
        at = (began + timedelta(minutes=6 * (index + 1))).isoformat(timespec="milliseconds")
        after = record(game, self.hand(game))
        return changed(history, ChangeKind.RECORDED, after, at, index)

    def evening_game(self, day: date, began: int) -> KeptGame:
        """A whole game, with every change that led to it."""
        history = History(self.new_game(day, began))
        for _ in range(HANDS):
            history = self.next_hand(history)
        return KeptGame(history, revision=HANDS, changed_at=history.changes[-1].at)

    def games(self, count: int) -> Iterator[KeptGame]:
        """So many finished games, evenly over ten years of Fridays, the newest first."""
        each_year = max(1, count // YEARS)
        for number in range(count):
            years, in_year = divmod(number, each_year)
            evening = in_year // GAMES_AN_EVENING % EVENINGS_A_YEAR
            day = LAST_DAY.replace(year=LAST_DAY.year - years) - timedelta(weeks=evening)
            yield self.evening_game(day, 19 + number % GAMES_AN_EVENING)
