"""What the kernel does in a second: plays generated, best plays found, games played; and against a plain generator.

    python benchmarks/generation.py [--words FILE] [--positions 150] [--games 200] [--sizes 250 500 1000 2000]

Without a word list it invents some with the sound of Italian, of so many thousand words. They are far more regular than
any language: their graphs are tiny, and the figures show how things scale, not what a real list costs. Times are those
of the process, not of the clock on the wall, and of one run on one machine; the ratios are what to compare.

    valgrind --tool=callgrind --callgrind-out-file=job.out python benchmarks/generation.py --fixed-job
    callgrind_annotate --inclusive=yes job.out | grep leggio

A fixed job, the same on every machine, to count the instructions of: it times nothing, and prints what it found, which
must not change unless the rules do.
"""

import argparse
import os
import random
import resource
import sys
from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path
from time import perf_counter, process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from leggio.cli.words import read_words
from leggio.core.board import empty_board
from leggio.engine import Position, autoplay, best_many, count_many, word_graph
from leggio.games.scrabble import FIGS
from leggio.kernel import Graph
from support.invented_words import ENDINGS, SHORT, WORDS
from support.reference_generator import random_rack, reference_plays

SIZES = (250, 500, 1000, 2000)  # thousands of words


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--words", type=Path, help="a word list to use instead of invented ones")
    parser.add_argument("--positions", type=int, default=150, help="positions to generate plays for")
    parser.add_argument("--games", type=int, default=200, help="games of the program against itself")
    parser.add_argument("--sizes", type=int, nargs="*", default=SIZES, help="thousands of words of the invented lists")
    parser.add_argument("--fixed-job", action="store_true", help="do a small fixed job and time nothing")
    chosen = parser.parse_args(arguments)
    if chosen.fixed_job:
        fixed_job()
        return
    if chosen.words:
        measure(sorted(read_words(chosen.words).words), chosen.positions, chosen.games)
    else:
        for size in chosen.sizes:
            measure(invented(size * 1000), chosen.positions, chosen.games)
    compare(max(2, chosen.positions // 30))
    print(f"resident memory at its highest: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


def fixed_job() -> None:
    """Twenty positions, all plays and the best ones, and five games: for those who count instructions."""
    graph = word_graph(WORDS)
    boards = self_play(graph, 20)
    counts, best = count_many(boards), best_many(boards * 12)
    result = autoplay(graph, games=5, seed=1)
    print(f"{sum(counts.plays)} plays, {sum(best.scores)} points of the best, fingerprint {result.fingerprint:016x}")


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
    start = process_time()
    graph = Graph.build(words)
    built = process_time() - start
    size = graph.arc_count * 4
    print(
        f"\n{graph.word_count} words: built in {built:.2f} s, {size / 2**20:.1f} MB, "
        f"{size / graph.word_count:.1f} bytes a word"
    )
    boards = self_play(graph, positions)
    plays = sum(position.count()[0] for position in boards) / len(boards)
    everything = rate(lambda: count_many(boards), len(boards))
    start = process_time()
    best_many(boards * (1 + 200 // len(boards)))  # so many that the graph makes its table of anagrams
    first = process_time() - start
    best = rate(lambda: best_many(boards), len(boards))
    print(f"  all plays   {everything:10.0f} positions/s   ({plays:.0f} plays a position)")
    print(f"  best play   {best:10.0f} positions/s   x {best / everything:.2f}")
    print(f"  its table of anagrams: {graph.anagram_bytes / 2**20:.1f} MB, first searches {first * 1000:.0f} ms")
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
    """How many a second of the process: the best of five runs, for a busy machine only ever slows one down."""
    times = []
    for _ in range(5):
        start = process_time()
        run()
        times.append(process_time() - start)
    return count / min(times)


def compare(positions: int) -> None:
    """The kernel against a generator that tries every word everywhere, on a list short enough for it."""
    boards = self_play(word_graph(WORDS), positions)
    kernel = rate(lambda: [position.count() for position in boards], len(boards))
    start = process_time()
    for position in boards:
        reference_plays(position.board, position.rack, WORDS)
    plain = len(boards) / (process_time() - start)
    print(f"\nagainst a plain generator in Python, on {len(WORDS)} words:")
    print(f"  all plays   {kernel:10.0f} to {plain:.2f} positions/s, x {kernel / plain:.0f}")


if __name__ == "__main__":
    main()
