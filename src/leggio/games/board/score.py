"""Points: of the words a play forms, where premium squares count for tiles just laid only; and the last count."""

from collections.abc import Iterable, Sequence
from enum import StrEnum

from leggio.core.board import Direction, Layout
from leggio.core.placing import Formed, Laying
from leggio.core.record import Record
from leggio.core.tiles import Distribution
from leggio.games.board.events import Settled


class WordScore(Record, frozen=True, forbid_unknown_fields=True):
    """A word formed, in cells, and its points."""

    word: str
    square: str
    direction: Direction
    points: int


def score_words(layout: Layout, tiles: Distribution, laying: Laying) -> tuple[WordScore, ...]:
    """Points of each word formed, the main one first."""
    new = frozenset([square.row * layout.size + square.col for square, _ in laying.tiles])
    return tuple(
        WordScore(formed.cells, formed.square.name, formed.direction, _points(layout, tiles, formed, new))
        for formed in laying.words
    )


def _points(layout: Layout, tiles: Distribution, formed: Formed, new: frozenset[int]) -> int:
    value = tiles.value
    total, factor = 0, 1
    index = formed.square.row * layout.size + formed.square.col
    stride = 1 if formed.direction is Direction.ACROSS else layout.size
    for cell in formed.cells:
        if index in new:
            total += value(cell) * layout.letter_factors[index]
            factor *= layout.word_factors[index]
        else:
            total += value(cell)
        index += stride
    return total * factor


def final_scores(totals: Sequence[int], lines: Iterable[Settled[StrEnum]]) -> tuple[int, ...]:
    """Points by seat once these lines are counted."""
    scores = list(totals)
    for line in lines:
        scores[line.seat] += line.points
    return tuple(scores)
