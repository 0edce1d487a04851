"""What people do at a table again and again."""

from collections.abc import Mapping

from tests.browser.hand import Hand

# Seventeen for Ann, thirteen for each of the others: six taps with Save.
USUAL = (
    "Queen of spades: Ann",
    "King of spades: Ben",
    "Ace of spades: Cleo",
    "Ann: 4 hearts",
    "Ben: 3 hearts",
)


def sit_down(hand: Hand, *names: str) -> None:
    """From home to a new game with these people, not started yet."""
    hand.tap("New game")
    for name in names:
        hand.type_into("Player name", name)
        hand.tap("Add player")
    hand.see("Start game")


def tap_all(hand: Hand, *names: str) -> None:
    """Tap one after another."""
    for name in names:
        hand.tap(name)


def record(hand: Hand, *names: str) -> None:
    """From the table: record a hand with these taps, and come back."""
    hand.tap("Record hand")
    tap_all(hand, *names, "Save")


def take_everything(hand: Hand, name: str) -> None:
    """From the table: record a hand in which one took everything."""
    record(hand, "Took everything", name)


def see_totals(hand: Hand, number: int, totals: Mapping[str, tuple[int, int]]) -> None:
    """See in the sheet what everybody got in a hand, and the total after it."""
    for name, (points, total) in totals.items():
        counted = "1 point" if points == 1 else f"{points} points"
        hand.see(f"Hand {number}, {name}: {counted}, total {total}")
