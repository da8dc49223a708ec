"""What the kernel does in a second: plays generated, best plays found, games played; with how much memory and code.

    python benchmarks/generation.py [--words FILE] [--cgp FILE] [--games 200] [--sizes 100 450 1000 1400 2000]

Without a word list it takes lists of so many thousand forms from the bundled lexicon, lemmas at random with all their
forms; 1,400 thousand are all that Scrabble's profile has, and more are Scarabeo's of up to fifteen letters. A small
list has fewer short words than people know, and so fewer plays. Each is compiled to a file, and a process of its own
maps that file and searches: its memory is the engine's. Rates are by processor time, the fastest of several rounds, for
a busy machine only ever slows one down. Where valgrind is installed, instructions are counted too, for the first list
and the last: they hardly vary from run to run.

    python benchmarks/generation.py --fixed-job

A fixed job, the same on every machine: it times nothing, and prints what it found, which must not change unless the
rules do.
"""

import argparse
import os
import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from kernel_bench.lists import words_of
from kernel_bench.processes import Work, instructions, measured
from leggio.cli.words import read_words
from leggio.core.board import empty_board
from leggio.core.letters import JOLLY
from leggio.core.tiles import take
from leggio.engine import Position, autoplay, best_many, count_many, word_graph
from leggio.games.scrabble import FIGS
from leggio.kernel import Graph
from leggio.notation.cgp import CgpPosition, write_cgp
from support.invented_words import WORDS
from support.reference_generator import random_rack, reference_plays

SIZES = (100, 450, 1000, 1400, 2000)  # thousands of words
ALL_OF_FIGS = 1400
PEERS = {  # as published, on other machines and with other lists: an order of magnitude, not a race
    "all": "the fastest program in C: some 4,500 positions/s",
    "best": "the fastest program in C: some 9,000 positions/s, 14,000 with tables of 240 to 850 MB",
    "games": "programs in C: 240 to 500 games/s",
}
PEER_RATES = {"all": 4500, "best": 9000, "games": 500}
PYTHON_RATE = 25  # positions a second of programs in Python


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--words", type=Path, help="a word list to use instead of the bundled lexicon")
    parser.add_argument("--positions", type=int, default=300, help="positions to generate plays for")
    parser.add_argument("--cgp", type=Path, help="a file of positions, one a line, instead of games of its own")
    parser.add_argument("--games", type=int, default=200, help="games of the program against itself")
    parser.add_argument("--sizes", type=int, nargs="*", default=SIZES, help="thousands of words of the lists")
    parser.add_argument("--fixed-job", action="store_true", help="do a small fixed job and time nothing")
    chosen = parser.parse_args(arguments)
    if chosen.fixed_job:
        fixed_job()
        return
    if chosen.words:
        lists: dict[str, Callable[[], list[str]]] = {chosen.words.name: lambda: sorted(read_words(chosen.words).words)}
    else:
        lists = {f"{size} thousand": lambda size=size: bundled(size) for size in chosen.sizes}  # type: ignore[misc] # mypy cannot infer a lambda with a default
    names = [*lists]
    figures = {
        # Counting takes minutes: the first list and the last will do.
        name: measure(name, words(), chosen.positions, chosen.games, chosen.cgp, counting=name in (names[0], names[-1]))
        for name, words in lists.items()
    }
    if len(figures) > 1:
        growth(figures)
    peers(figures)
    compare(max(2, chosen.positions // 100))


def bundled(thousands: int) -> list[str]:
    """About that many thousand forms: some of Scrabble's, all of them, or all of Scarabeo's."""
    if thousands < ALL_OF_FIGS:
        return words_of("figs", thousands * 1000)
    return words_of("figs" if thousands == ALL_OF_FIGS else "scarabeo", None)


def fixed_job() -> None:
    """Twenty positions, all plays and the best ones, and five games: for those who count instructions."""
    graph = word_graph(WORDS)
    boards = self_play(graph, 20)
    counts, best = count_many(boards), best_many(boards * 12)
    result = autoplay(graph, games=5, seed=1)
    print(f"{sum(counts.plays)} plays, {sum(best.scores)} points of the best, fingerprint {result.fingerprint:016x}")


def measure(
    name: str, words: list[str], count: int, games: int, positions: Path | None, *, counting: bool
) -> dict[str, float]:
    """Speed, size and memory of everything with one word list."""
    start = process_time()
    graph = Graph.build(words)
    built = process_time() - start
    size = graph.arc_count * 4
    print(
        f"\n{name}: {graph.word_count} words, built in {built:.2f} s, {size / 2**20:.1f} MB, "
        f"{size / graph.word_count:.1f} bytes a word with its GADDAG"
    )
    boards = from_file(positions, graph) if positions else real_games(graph, count)
    count = len(boards)
    plays = sum(count_many(boards).plays) / len(boards)
    with TemporaryDirectory() as folder:
        graph_file, positions_file = Path(folder) / "words.graph", Path(folder) / "positions.txt"
        graph.save(str(graph_file))
        positions_file.write_text("\n".join(as_cgp(position) for position in boards), "utf-8")
        result = measured(graph_file, positions_file, Work(9, 15, games, 5))
        counted = instructions(graph_file, positions_file, count) if counting else {}
        took: dict[str, float] = result["took"]
        rates = {"all": count / took["all"], "best": count / took["best"], "games": games / took["games"]}
        memory: dict[str, Any] = result["memory"]
        resident = memory["after"] / 2**20
        code = {key: f"{value / 1000:10.0f} thousand instructions" for key, value in (counted or {}).items()}
        print(f"  all plays   {rates['all']:8.0f} positions/s {code.get('all', '')}   ({plays:.0f} plays a position)")
        print(f"  best play   {rates['best']:8.0f} positions/s {code.get('best', '')}")
        print(f"  autoplay    {rates['games']:8.0f} games/s     {code.get('games', '')}   (no leaves, one thread)")
        if counted is None:
            print("  no instructions counted: valgrind is not installed")
        print(
            f"  resident    {resident:8.1f} MB, of which Python and its modules {memory['before'] / 2**20:.1f}, "
            f"the table of anagrams {memory['table'] / 2**20:.1f}"
        )
        print("  threads    ", "; ".join(scaling(graph_file, positions_file, games)))
    return {**rates, "memory": resident, "built": built, "bytes": size / graph.word_count}


def scaling(graph: Path, positions: Path, games: int) -> list[str]:
    """Games by the clock on the wall with more and more threads."""
    told, base = [], 0.0
    for threads in sorted({1, 2, os.cpu_count() or 1}):
        result = measured(graph, positions, Work(0, 0, games), threads)
        speed = games / result["took"]["games_wall"]
        base = base or speed
        told.append(f"{threads}: {speed:.0f} games/s by the clock, x {speed / base:.2f}")
    return told


def growth(figures: dict[str, dict[str, float]]) -> None:
    """How each figure changes from the smallest list to the largest."""
    (first, least), *_, (last, most) = figures.items()
    print(f"\nfrom {first} to {last}:")
    for key, what in (
        ("all", "all plays"),
        ("best", "best play"),
        ("games", "autoplay"),
        ("memory", "resident memory"),
        ("built", "time to build"),
        ("bytes", "bytes a word"),
    ):
        print(f"  {what:16} x {most[key] / least[key]:.2f}")


def peers(figures: dict[str, dict[str, float]]) -> None:
    """The list nearest in size to theirs against what other programs have published."""
    name, rates = next(((name, each) for name, each in figures.items() if "450" in name), next(iter(figures.items())))
    print(f"\nagainst published figures, with {name}:")
    for key, peer in PEERS.items():
        print(f"  {key:6} x {rates[key] / PEER_RATES[key]:.1f}   ({peer})")
    print(f"  all    x {rates['all'] / PYTHON_RATE:.0f}   (programs in Python: some {PYTHON_RATE} positions/s)")
    print(
        "  what limits it now: branches nobody can foretell while walking the graph (all plays), and the tables of\n"
        "  anagrams, larger than the cache next to a core (best play)"
    )


def from_file(path: Path, graph: Graph) -> list[Position]:
    """The positions of a file; what follows a tab is not for us."""
    lines = path.read_text("utf-8").splitlines()
    return [Position.from_cgp(line.partition("\t")[0], graph) for line in lines if line.strip()]


def real_games(graph: Graph, count: int) -> list[Position]:
    """Positions of games of two best plays against each other, with a bag that empties, from the first move on."""
    rng = random.Random(7)  # noqa: S311 - repeatable on purpose
    found: list[Position] = []
    while len(found) < count:
        bag = rng.sample(FIGS.tiles.tiles, len(FIGS.tiles.tiles))
        racks = ["", ""]
        position = Position(empty_board(FIGS.layout.size), "", graph)
        for turn in range(len(bag)):
            rack = racks[turn % 2]
            rack += "".join(bag.pop() for _ in range(min(FIGS.rack_size - len(rack), len(bag))))
            position.rack = rack
            best = position.best()
            if not best:
                break
            found.append(Position(position.board, rack, graph))
            laid = [JOLLY if cell.islower() else cell for cell in best[0].tiles if cell != "."]
            racks[turn % 2] = take(rack, "".join(laid)) or ""
            position.play(best[0], "")
    return found[:count]


def self_play(graph: Graph, count: int) -> list[Position]:
    """Positions from games of racks at random and best plays, for lists too short for real games."""
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


def as_cgp(position: Position) -> str:
    """The position as a line, for the process that searches it."""
    return write_cgp(CgpPosition(position.board, (position.rack, ""), (0, 0)))


def compare(positions: int) -> None:
    """The kernel against a generator that tries every word everywhere, on a list short enough for it."""
    boards = self_play(word_graph(WORDS), positions)
    start = process_time()
    for _ in range(100):
        count_many(boards)
    kernel = 100 * len(boards) / (process_time() - start)
    start = process_time()
    for position in boards:
        reference_plays(position.board, position.rack, WORDS)
    plain = len(boards) / (process_time() - start)
    print(f"\nagainst a plain generator in Python, on {len(WORDS)} words:")
    print(f"  all plays   {kernel:10.0f} to {plain:.2f} positions/s, x {kernel / plain:.0f}")


if __name__ == "__main__":
    main()
