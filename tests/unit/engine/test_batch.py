"""Many positions at once: the same answers as one by one, in memory that others can read without copying."""

import random

import pytest

from leggio.core.board import empty_board
from leggio.engine import Position, best_many, count_many, word_graph
from leggio.games.scrabble import FIGS
from leggio.kernel import Graph, LeaveTable
from support.invented_words import WORDS
from support.reference_generator import random_rack


@pytest.fixture(scope="module")
def graph() -> Graph:
    """The invented words."""
    return word_graph(WORDS)


@pytest.fixture(scope="module")
def positions(graph: Graph) -> list[Position]:
    """Positions of a few games, one with nothing to play."""
    rng = random.Random(3)
    found = [Position(empty_board(15), "QZ", graph)]
    for _ in range(5):
        position = Position(empty_board(FIGS.layout.size), "", graph)
        for _ in range(8):
            position.rack = random_rack(rng, jollies=rng.choice((0, 0, 1, 2)))
            found.append(Position(position.board, position.rack, graph))
            if best := position.best():
                position.play(best[0], "")
    return found


@pytest.mark.parametrize("threads", [1, 4])
def test_counts_are_those_of_each_position(positions: list[Position], threads: int) -> None:
    """Plays and best score of every position, in the order they were given."""
    counts = count_many(positions, threads=threads)
    assert len(counts) == len(positions)
    assert list(zip(counts.plays, counts.best, strict=True)) == [each.count() for each in positions]


@pytest.mark.parametrize("threads", [1, 4])
def test_best_plays_are_those_of_each_position(positions: list[Position], threads: int) -> None:
    """Every rank, with leaves, and None where a position has no more plays."""
    leaves = LeaveTable([("E", 2500), ("?", 20_000)])
    best = best_many(positions, 4, leaves=leaves, threads=threads)
    assert len(best) == len(positions)
    for index, position in enumerate(positions):
        expected = position.best(4, leaves)
        assert [best.play(index, rank) for rank in range(4)] == expected + [None] * (4 - len(expected))


def test_enough_searches_change_nothing(graph: Graph, positions: list[Position]) -> None:
    """The table that the graph makes for itself after many searches finds the same plays, ties and all."""
    fresh = word_graph(WORDS)
    few = [Position(each.board, each.rack, fresh).best(5) for each in positions]
    best_many([Position(each.board, each.rack, fresh) for each in positions * 8], threads=2)
    assert [Position(each.board, each.rack, fresh).best(5) for each in positions] == few


def test_no_positions_are_no_figures(positions: list[Position]) -> None:
    """An empty batch is an empty answer; what there is not, is not there."""
    assert (len(count_many([])), len(best_many([]))) == (0, 0)
    with pytest.raises(IndexError):
        best_many(positions[:1]).play(0, 1)
    with pytest.raises(ValueError, match="from 1 to 1000"):
        best_many(positions, 0)


def test_others_read_the_figures_where_they_are(positions: list[Position]) -> None:
    """The views say what they hold, and NumPy, where there is one, wraps them without a copy."""
    counts, best = count_many(positions), best_many(positions, 2)
    assert (counts.plays.format, counts.best.format, best.equities.format) == ("q", "i", "q")
    assert best.cells.shape == (2 * len(positions), 17)
    numpy = pytest.importorskip("numpy")
    wrapped = numpy.asarray(counts.plays)
    assert wrapped.dtype == numpy.int64
    assert numpy.shares_memory(wrapped, numpy.frombuffer(counts.plays.obj, numpy.int64))
    assert numpy.asarray(best.swaps).shape == (2 * len(positions), 4)
