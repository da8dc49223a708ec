"""The engine alone in a process: a compiled graph mapped from its file, positions, and so much work. No word list.

    python child.py GRAPH POSITIONS ALL BEST GAMES GAME_ROUNDS THREADS

It goes over all plays of the positions ALL times and over the best plays BEST times, plays GAMES games, and these again
as often as GAME_ROUNDS says. It prints, as JSON, processor seconds of the fastest round of each, and resident memory
before the graph was opened and at the end.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time

from leggio.engine import Position, autoplay, best_many, count_many, open_words


def main() -> None:
    """Do the work and print what it took."""
    graph_file, positions_file, *figures = sys.argv[1:]
    all_rounds, best_rounds, games, game_rounds, threads = (int(figure) for figure in figures)
    before = resident()
    graph = open_words(Path(graph_file))
    lines = Path(positions_file).read_text("utf-8").splitlines()
    positions = [Position.from_cgp(line, graph) for line in lines]
    took: dict[str, float] = {}
    took["all"] = least(all_rounds, lambda: count_many(positions, threads=threads))
    # So many that the graph makes its table of anagrams: that is not what is measured.
    first = best_many(positions * (1 + 200 // len(positions)), threads=threads)
    took["best"] = least(best_rounds, lambda: best_many(positions, threads=threads))
    start = perf_counter()
    result = autoplay(graph, games=games, seed=1, threads=threads)
    took["games_wall"] = perf_counter() - start
    took["games"] = least(game_rounds, lambda: autoplay(graph, games=games, seed=1, threads=threads))
    found = {"points": sum(first.scores), "fingerprint": f"{result.fingerprint:016x}"}
    memory = {"before": before, "after": resident(), "table": graph.anagram_bytes}
    print(json.dumps({"took": took, "found": found, "memory": memory}))


def least(rounds: int, run: Callable[[], object]) -> float:
    """Processor seconds of the fastest round: a busy machine only ever slows one down."""
    times = []
    for _ in range(rounds):
        start = process_time()
        run()
        times.append(process_time() - start)
    return min(times, default=0.0)


def resident() -> int:
    """Bytes of memory that this process holds now; 0 where the system does not tell."""
    status = Path("/proc/self/statm")
    return int(status.read_text("ascii").split()[1]) * 4096 if status.exists() else 0


if __name__ == "__main__":
    main()
