"""How long the analysis of a whole game takes, by game and effort: games of bots, each judged turn by turn.

    python benchmarks/analysis.py [--games 2] [--efforts quick normal deep] [--threads 1]

Seconds are of the wall and of the processor; the slowest turn tells what a page waits for at worst.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from time import perf_counter, process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from leggio.engine.analysis import EFFORTS, Effort, Record, analyse
from leggio.lexicon.opening import cache_directory

os.environ.setdefault("LEGGIO_CACHE", str(cache_directory()))

from support.bot_records import bot_record
from support.lexicons import bundled

PLAYERS = ("medio", "forte")


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2, help="games of each kind")
    parser.add_argument("--efforts", nargs="+", choices=list(EFFORTS), default=["quick", "normal"])
    parser.add_argument("--only", nargs="+", choices=["scrabble", "scarabeo"], default=["scrabble", "scarabeo"])
    parser.add_argument("--threads", type=int, default=1)
    chosen = parser.parse_args(arguments)
    for game in chosen.only:
        records = [bot_record(game, PLAYERS, f"analysis-{seed}") for seed in range(chosen.games)]
        for effort in chosen.efforts:
            print(measured(game, records, EFFORTS[effort], chosen.threads))


def measured(game: str, records: list[Record], effort: Effort, threads: int) -> str:
    """A line of figures."""
    graph = bundled(records[0].rules).graph
    wall, used, slowest, turns = [], [], 0.0, 0
    for record in records:
        marks: list[float] = []
        start, before = perf_counter(), process_time()
        analysis = analyse(
            record, graph, effort, threads=threads, progress=lambda *_, m=marks: m.append(perf_counter())
        )
        end = perf_counter()
        used.append(process_time() - before)
        wall.append(end - start)
        slowest = max(slowest, *(b - a for a, b in zip(marks, [*marks[1:], end], strict=True)))
        turns += len(analysis.turns)
    return (
        f"{game:<9} {effort.name:<7} {fmean(wall):6.1f} s a game ({fmean(used):.1f} s of processor), "
        f"{turns / len(records):.0f} turns, slowest turn {slowest:.1f} s, {threads} thread(s)"
    )


if __name__ == "__main__":
    main()
