"""What it costs to pair a Swiss tournament, and how good the pairs are.

    python benchmarks/pairing.py [--sizes 8,33,64,200,500] [--rounds 9]

Players have a strength, games are won by it and by luck, one in fifty is drawn. Time is that of the processor: figures
are of one run on one machine.
"""

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from leggio.tournament import Stage, System, audit, standings
from leggio.tournament.contenders import contenders
from leggio.tournament.pairing.cost import Cost, Within
from leggio.tournament.pairing.field import BYE
from leggio.tournament.pairing.swiss import total_cost
from support.tournament.desk import Desk


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", default="8,33,64,200,500", help="players, with commas between")
    parser.add_argument("--rounds", type=int, default=9)
    chosen = parser.parse_args(arguments)
    print("players rounds   s/round   worst  repeats  breaks  imbalance   standings   audit/round")
    for size in (int(each) for each in chosen.sizes.split(",")):
        measure(size, min(chosen.rounds, size - 1))


def measure(size: int, rounds: int) -> None:
    """One tournament of a size."""
    rng = random.Random(size)  # noqa: S311 - luck at the board
    desk = Desk(Stage(system=System.SWISS, rounds=rounds))
    desk.enter(size)
    times: list[float] = []
    costs: list[Cost] = []
    for _ in range(rounds):
        field = contenders(desk.state, desk.state.entrants)
        begun = process_time()
        desk.pair()
        times.append(process_time() - begun)
        last = desk.state.rounds[-1]
        pairs = [game.players for game in last.games] + [(bye.player, BYE) for bye in last.byes]
        costs.append(total_cost(pairs, field, Within.HALVES))
        for game in last.games:
            edge = (game.second - game.first) * 200 // size
            spread = 0 if rng.random() < 0.02 else round(rng.gauss(edge, 90))
            desk.result(game.table, 380 + spread // 2, 380 + spread // 2 - spread)
    begun = process_time()
    standings(desk.state)
    standing = process_time() - begun
    begun = process_time()
    assert audit(desk.log) == desk.state
    auditing = (process_time() - begun) / rounds
    repeats, breaks = sum(cost.meetings for cost in costs), sum(cost.breaks for cost in costs)
    print(
        f"{size:7} {rounds:6} {mean(times):9.3f} {max(times):7.3f} {repeats:8} {breaks:7} {costs[-1].imbalance:10}"
        f" {standing:9.3f} s {auditing:11.3f} s"
    )


if __name__ == "__main__":
    main()
