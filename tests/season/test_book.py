"""Results in blocks: whatever was changed, the answers are those of a new book."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.season import book as books
from scorepad.season.book import Book, book_of, newest_first, put, summed, without
from scorepad.season.ledger import balances, ledger, merged_balances
from scorepad.season.person import person_record, record
from scorepad.season.selection import EVERYTHING, Selection, selected
from scorepad.season.standings import season_tallies
from scorepad.season.tallies import tallies
from tests.games import everything
from tests.season.club import CLUB, many_results, result

SELECTIONS = (EVERYTHING, Selection(season="2026"), Selection(since="2026-01-01"))


@pytest.fixture(autouse=True)
def small_blocks(monkeypatch):
    """So that a few games fill many blocks."""
    monkeypatch.setattr(books, "BLOCK_SIZE", 2)


def ask_everything(book):
    """All answers, which the blocks will remember."""
    return [
        answer
        for selection in SELECTIONS
        for answer in (
            season_tallies(book, selection),
            ledger(book, (), selection),
            *(person_record(book, person, selection) for person in CLUB),
        )
    ]


def from_scratch(results):
    """All answers, worked out from the results without a book."""
    answers = []
    for selection in SELECTIONS:
        meant = list(selected(sorted(results, key=lambda each: each.order), selection))
        answers += [tallies(meant), balances(meant), *(record(meant, each) for each in CLUB)]
    return answers


@given(many_results, st.data())
def test_after_any_changes_answers_are_those_from_scratch(results, data) -> None:
    book, present = book_of([]), {}
    for each in results:
        book, present[each.id] = put(book, each), each
        ask_everything(book)
    for each in data.draw(st.lists(st.sampled_from(results), max_size=4)) if results else ():
        if data.draw(st.booleans()):
            book = without(book, each.id)
            present.pop(each.id, None)
        else:
            # Another game in its place: one more hand, a correction, another day.
            other = replace(data.draw(st.sampled_from(results)), id=each.id)
            book, present[each.id] = put(book, other), other
    in_order = sorted(present.values(), key=lambda each: each.order)
    assert list(book) == in_order
    assert len(book) == len(present)
    assert ask_everything(book) == from_scratch(present.values())
    # The answers that were remembered are the same, and so are those of a book made anew.
    assert ask_everything(book) == ask_everything(book_of(book))
    assert list(newest_first(book, EVERYTHING)) == in_order[::-1]


def numbered(number):
    return replace(
        result(hands=[{"captured": everything("A")}]), id=f"{number:04}", played_on="2026-01-01"
    )


def test_of_two_with_the_same_id_the_later_counts() -> None:
    first, second = numbered(1), replace(numbered(1), season="2026")
    assert list(book_of([first, second])) == [second]
    assert list(put(book_of([first]), second)) == [second]


def test_a_changed_game_makes_one_block_new() -> None:
    book = book_of(map(numbered, range(40)))
    after = put(book, replace(numbered(17), season="2026"))
    assert len(book.blocks) == 20
    assert len(set(after.blocks) - set(book.blocks)) == 1


def test_blocks_stay_small() -> None:
    book = book_of(())
    for number in (*range(0, 60, 2), *range(1, 60, 2)):
        book = put(book, numbered(number))
    assert [each.id for each in book] == [f"{number:04}" for number in range(60)]
    assert max(len(block.results) for block in book.blocks) < 4


def test_a_block_that_is_emptied_goes() -> None:
    assert without(book_of([numbered(1)]), "0001").blocks == ()


def test_a_game_that_is_not_there() -> None:
    book = book_of([numbered(1)])
    assert list(without(book, "0002")) == [numbered(1)]


def test_answers_are_remembered_but_not_without_end(monkeypatch) -> None:
    monkeypatch.setattr(books, "MOST_KEPT", 3)
    asked = []

    def question(results, argument):
        asked.append(argument)
        return {"EUR": {"A": len(results)}}

    book = book_of([numbered(1)])
    for argument in (1, 2, 3, 1, 2, 3, 4, 1):
        answer = summed(book, EVERYTHING, question, merged_balances, argument)
        assert answer == {"EUR": {"A": 1}}
    assert asked == [1, 2, 3, 4, 1]


class ClearedByAnother(dict):
    """Is emptied right after a look at what is in it, as another thread can do."""

    def __contains__(self, key) -> bool:
        found = super().__contains__(key)
        self.clear()
        return found


def test_an_answer_that_another_thread_throws_away_is_worked_out_again() -> None:
    (block,) = book_of([numbered(1)]).blocks
    book = Book((replace(block, kept=ClearedByAnother()),))
    first = season_tallies(book)
    assert season_tallies(book) == first == tallies(book)
