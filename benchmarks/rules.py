"""What the rules of Scrabble cost: a command, a replayed event, a view, an audited event; and whether it grows.

    python benchmarks/rules.py [--games 300] [--turns 4000]

Games at random show the cost of a command along a game, tenth by tenth. No real game is long enough to show growth, so
one is made long: each play is challenged and taken back, which in the first version of the rules breaks the run of
art. 39b for ever. Time is that of the processor; figures are of one run on one machine, so the ratios are what to
compare.
"""

import argparse
import gc
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import mean, median, quantiles
from time import process_time_ns

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from leggio.core.board import Direction
from leggio.core.chance import SeededChance
from leggio.core.outcome import Rejected
from leggio.core.verdicts import WordList
from leggio.games.scrabble import FIGS, audit, replay
from leggio.games.scrabble.commands import Challenge, Open, Play
from leggio.games.scrabble.decide import decide
from leggio.games.scrabble.evolve import evolve
from leggio.games.scrabble.options import Options
from leggio.games.scrabble.state import State
from leggio.games.scrabble.view import view
from support.random_tables import EDITIONS, SEATS
from support.whole_games import KIT, Table, play_whole_game

Timings = list[float]  # microseconds


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="whole games at random")
    parser.add_argument("--turns", type=int, default=4000, help="turns of the one long game")
    chosen = parser.parse_args(arguments)

    tables = [
        play_whole_game(seed, EDITIONS[seed % len(EDITIONS)], SEATS[seed % len(SEATS)], patience=300)
        for seed in range(chosen.games)
    ]
    with quiet():
        timed = [time_commands(table) for table in tables]
    print_games(tables, timed)
    print_tenths(timed)
    long = long_game(chosen.turns)
    with quiet():
        timings = time_commands(long)
    print_long_game(long, timings)


def long_game(turns: int) -> Table:
    """A game of that many turns, every play of which is challenged, ruled out and taken back."""
    table = Table(KIT, WordList(frozenset()), SeededChance(0), now=0)
    # By the first version: since the second a play taken back is a turn passed, and six end the game.
    table.do(Open(rules=FIGS.name, rules_version=1, players=("Anna", "Bea"), options=Options(starter=0)))
    for turn in range(turns):
        mover = turn % 2
        word = table.state.racks[mover][:2].replace("?", "e")
        table.do(Play(seat=mover, square="H8", direction=Direction.ACROSS, word=word))
        table.do(Challenge(seat=1 - mover, words=(word,)))
    return table


def time_commands(table: Table) -> Timings:
    """The cost of each accepted command of a game: deciding it, and applying what came of it."""
    timings: Timings = []
    state: State | None = None
    for deed in table.deeds:
        start = process_time_ns()
        outcome = decide(state, deed.command, deed.judge, table.chance, deed.now)
        assert not isinstance(outcome, Rejected)
        for event in outcome.events:
            state = evolve(state, event)
        timings.append((process_time_ns() - start) / 1000)
    assert state == table.state
    return timings


def time_each(work: Callable[[], object], pieces: int) -> float:
    """The cost of one piece of some work that is made of many, in microseconds; the best of three."""
    best = float("inf")
    with quiet():
        for _ in range(3):
            start = process_time_ns()
            work()
            best = min(best, (process_time_ns() - start) / 1000)
    return best / pieces


@contextmanager
def quiet() -> Iterator[None]:
    """No garbage collection in between, as timeit has it: what it costs depends on everything else in memory."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def print_games(tables: Sequence[Table], timed: Sequence[Timings]) -> None:
    """All commands of all games together, and what reading their logs costs."""
    openings = [opening for opening, *_ in timed]
    commands = [each for _, *others in timed for each in others]
    logs = [table.log for table in tables]
    events = sum(len(log) for log in logs)
    looks = [(table, who) for table in tables for who in table.state.seats]

    def look() -> None:
        for table, who in looks:
            msgspec.json.encode(view(table.state, who, table.now, table.judge))

    print(f"{len(tables)} games at random: {len(openings) + len(commands)} accepted commands, {events} events")
    print_table(
        ("µs per", "mean", "p50", "p99"),
        [
            ("opening of a table", *spread(openings)),
            ("accepted command", *spread(commands)),
            ("replayed event", time_each(lambda: [replay(log) for log in logs], events)),
            ("audited event", time_each(lambda: [audit(log) for log in logs], events)),
            ("view of the end, as JSON", time_each(look, len(looks))),
        ],
    )


def print_tenths(timed: Sequence[Timings]) -> None:
    """Commands after the opening by where in their game they come; the mix of commands differs a little."""
    tenths: list[Timings] = [[] for _ in range(10)]
    for _, *timings in timed:
        for index, each in enumerate(timings):
            tenths[index * 10 // len(timings)].append(each)
    print("µs per accepted command along a game")
    print_table(
        ("tenth of the game", "mean", "p50", "p99", "mean to first"),
        growth((str(number), each) for number, each in enumerate(tenths, start=1)),
    )


def print_long_game(table: Table, timings: Timings) -> None:
    """Commands of one game of thousands of turns, by how many commands came before."""
    _, *commands = timings
    rows = len(table.state.sheet)
    print(f"One long game: {len(commands)} commands, {len(table.log)} events, {rows} rows on the sheet")
    bounds = [len(commands) * part // 8 for part in range(9)]
    parts = [(f"{low + 1}-{high}", commands[low:high]) for low, high in pairwise(bounds)]
    print_table(("commands", "mean", "p50", "p99", "mean to first"), growth(parts))
    print_table(
        ("µs per", "mean"),
        [
            ("replayed event", time_each(lambda: replay(table.log), len(table.log))),
            ("audited event", time_each(lambda: audit(table.log), len(table.log))),
        ],
    )


def growth(parts: Iterable[tuple[str, Timings]]) -> Iterator[tuple[str | float, ...]]:
    """The figures of each part, and its mean against that of the first."""
    first: float | None = None
    for name, timings in parts:
        if timings:
            first = first or mean(timings)
            yield name, *spread(timings), mean(timings) / first


def spread(timings: Timings) -> tuple[float, float, float]:
    """Mean, median and 99th percentile."""
    return mean(timings), median(timings), quantiles(timings, n=100)[98] if len(timings) > 1 else timings[0]


def print_table(head: tuple[str, ...], rows: Iterable[tuple[str | float, ...]]) -> None:
    """Columns of figures, the first of words."""
    print(f"  {head[0]:<26}" + "".join(f"{name:>14}" for name in head[1:]))
    for name, *figures in rows:
        print(f"  {name:<26}" + "".join(f"{figure:>14.2f}" for figure in figures))
    print()


if __name__ == "__main__":
    main()
