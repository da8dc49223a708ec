"""What the kernel does in a second: plays generated, best plays found, games played; and against a plain generator.

    python benchmarks/generation.py [--words FILE] [--positions 150] [--games 200]

Without a word list it invents two with the sound of Italian. They are far more regular than any language: their graphs
are tiny, and the figures show how things scale, not what a real list costs. Figures are of one run on one machine; the
ratios are what to compare.
"""

import argparse
import os
import random
import resource
import sys
from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from leggio.cli.words import read_words
from leggio.core.board import empty_board
from leggio.engine import Position, autoplay, word_graph
from leggio.games.scrabble import FIGS
from leggio.kernel import Graph
from support.invented_words import ENDINGS, SHORT, WORDS
from support.reference_generator import random_rack, reference_plays

SIZES = (10_000, 100_000)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--words", type=Path, help="a word list to use instead of invented ones")
    parser.add_argument("--positions", type=int, default=150, help="positions to generate plays for")
    parser.add_argument("--games", type=int, default=200, help="games of the program against itself")
    chosen = parser.parse_args(arguments)
    lists = [sorted(read_words(chosen.words).words)] if chosen.words else [invented(size) for size in SIZES]
    for words in lists:
        measure(words, chosen.positions, chosen.games)
    compare(max(2, chosen.positions // 30))
    print(f"resident memory at its highest: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


def invented(count: int) -> list[str]:
    """That many words of two or three open syllables with an ending."""
    syllables = ["".join(pair) for pair in product("BCDFGLMNPRSTVZ", "AEIO")]
    stems = ["".join(parts) for length in (1, 2, 3) for parts in product(syllables, repeat=length)]
    step = max(1, len(stems) * len(ENDINGS.split()) // count)
    words = (stem + ending for stem in stems for ending in ENDINGS.split())
    return sorted(
        {*SHORT.split(), *(word for index, word in enumerate(words) if index % step == 0 and len(word) <= 15)}
    )


def measure(words: list[str], positions: int, games: int) -> None:
    """Speed of everything with one word list."""
    start = perf_counter()
    graph = word_graph(words)
    built = perf_counter() - start
    print(
        f"\n{graph.word_count} words: built in {built:.2f} s, {graph.arc_count * 4 / graph.word_count:.1f} bytes a word"
    )
    boards = self_play(graph, positions)
    plays = sum(position.count()[0] for position in boards) / len(boards)
    everything = rate(lambda: [position.count() for position in boards], len(boards))
    best = rate(lambda: [position.best() for position in boards], len(boards))
    print(f"  all plays   {everything:10.0f} positions/s   ({plays:.0f} plays a position)")
    print(f"  best play   {best:10.0f} positions/s   x {best / everything:.2f}")
    base = 0.0
    for threads in sorted({1, min(2, os.cpu_count() or 1)}):
        start = perf_counter()
        autoplay(graph, games=games, seed=1, threads=threads)
        speed = games / (perf_counter() - start)
        base = base or speed
        print(f"  autoplay    {speed:10.0f} games/s       {threads} thread(s), x {speed / base:.2f}")


def self_play(graph: Graph, count: int) -> list[Position]:
    """Positions from games of random racks and best plays, from the first move on."""
    rng = random.Random(7)  # noqa: S311 - repeatable on purpose
    found: list[Position] = []
    while len(found) < count:
        position = Position(empty_board(FIGS.layout.size), random_rack(rng), graph)
        for _ in range(16):
            position.rack = random_rack(rng, jollies=rng.random() < 0.12)
            found.append(Position(position.board, position.rack, graph))
            if best := position.best():
                position.play(best[0], "")
    return found[:count]


def rate(run: Callable[[], object], count: int) -> float:
    """How many a second: the best of five runs, for a busy machine only ever slows one down."""
    times = []
    for _ in range(5):
        start = perf_counter()
        run()
        times.append(perf_counter() - start)
    return count / min(times)


def compare(positions: int) -> None:
    """The kernel against a generator that tries every word everywhere, on a list short enough for it."""
    boards = self_play(word_graph(WORDS), positions)
    kernel = rate(lambda: [position.count() for position in boards], len(boards))
    start = perf_counter()
    for position in boards:
        reference_plays(position.board, position.rack, WORDS)
    plain = len(boards) / (perf_counter() - start)
    print(f"\nagainst a plain generator in Python, on {len(WORDS)} words:")
    print(f"  all plays   {kernel:10.0f} to {plain:.2f} positions/s, x {kernel / plain:.0f}")


if __name__ == "__main__":
    main()
