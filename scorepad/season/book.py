"""The results of all games in the order of play, kept in blocks that remember their answers.

A question about ten thousand games is asked of each block and the answers are put together. A
changed game makes one block new; all others still know theirs. What they know can be thrown away
by making the book anew from its results.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, TypeVar

from scorepad.season.results import GameResult
from scorepad.season.selection import Selection, selected

BLOCK_SIZE = 128
"""About the root of the number of games in many years: few blocks to ask, few games in each."""

MOST_KEPT = 64
"""Answers that a block remembers before it begins afresh."""

Answer = TypeVar("Answer")


@dataclass(frozen=True, eq=False)
class Block:
    """Some results that follow each other, and what was asked about them."""

    results: tuple[GameResult, ...]
    ids: frozenset[str]
    kept: dict[Hashable, Any] = field(default_factory=dict, repr=False)


@dataclass(frozen=True, eq=False)
class Book:
    """The results of all games, the oldest first."""

    blocks: tuple[Block, ...] = ()

    def __iter__(self) -> Iterator[GameResult]:
        return chain.from_iterable(block.results for block in self.blocks)

    def __len__(self) -> int:
        return sum(len(block.results) for block in self.blocks)


def book_of(results: Iterable[GameResult]) -> Book:
    """The book of these results; of two with the same id the later one counts."""
    newest = {result.id: result for result in results}
    return Book(_blocks(sorted(newest.values(), key=_order)))


def put(book: Book, result: GameResult) -> Book:
    """The book with this result, in place of the one that the game had before."""
    blocks = without(book, result.id).blocks
    if not blocks:
        return book_of([result])
    index = max(bisect_right([_order(each.results[0]) for each in blocks], result.order) - 1, 0)
    results = blocks[index].results
    at = bisect_left(results, result.order, key=_order)
    renewed = _blocks([*results[:at], result, *results[at:]])
    return Book((*blocks[:index], *renewed, *blocks[index + 1 :]))


def without(book: Book, id_: str) -> Book:
    """The book without the game with this id, be it there or not."""

    def renewed(block: Block) -> tuple[Block, ...]:
        if id_ not in block.ids:
            return (block,)
        return _blocks([result for result in block.results if result.id != id_])

    return Book(tuple(chain.from_iterable(map(renewed, book.blocks))))


def newest_first(book: Book, selection: Selection) -> Iterator[GameResult]:
    """The games meant, the newest first, found one by one as they are taken."""
    backwards = chain.from_iterable(reversed(block.results) for block in reversed(book.blocks))
    return selected(backwards, selection)


def summed(
    book: Book,
    selection: Selection,
    question: Callable[..., Answer],
    merged: Callable[[Iterable[Answer]], Answer],
    *arguments: Hashable,
) -> Answer:
    """The answer to a question about the games meant.

    Args:
        book: all games.
        selection: which of them are meant.
        question: asked of some results, in order, and the arguments.
        merged: puts answers together, those about the older games first, be it none at all.
        arguments: what the question needs to know beside the results.
    """
    return merged(_answer(block, selection, question, arguments) for block in book.blocks)


def _answer(
    block: Block,
    selection: Selection,
    question: Callable[..., Answer],
    arguments: tuple[Hashable, ...],
) -> Answer:
    key = (question, selection, arguments)
    # Another thread may clear what is kept at any moment.
    kept: Answer | None = block.kept.get(key)
    if kept is not None:
        return kept
    if len(block.kept) >= MOST_KEPT:
        block.kept.clear()
    answer = question(tuple(selected(block.results, selection)), *arguments)
    block.kept[key] = answer
    return answer


def _order(result: GameResult) -> tuple[str, str, str]:
    return result.order


def _blocks(results: list[GameResult]) -> tuple[Block, ...]:
    """Results in blocks; one that has grown to twice the size becomes two."""
    size = BLOCK_SIZE if len(results) >= 2 * BLOCK_SIZE else 2 * BLOCK_SIZE
    parts = (tuple(results[start : start + size]) for start in range(0, len(results), size))
    return tuple(Block(part, frozenset(result.id for result in part)) for part in parts)
