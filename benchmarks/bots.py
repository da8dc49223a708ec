"""How strong the levels are: matches between neighbours on the same draws, each bag played from both seats.

    python benchmarks/bots.py [--pairs 100] [--rules figs] [--levels principiante facile …]

A pair is two games with the same sealed bag and the seats changed: luck of the draw goes out of the comparison. Win
rate and spread are of the stronger level, with intervals of 95% over the pairs. Speed is of the whole: views, decisions
and rules, on one thread.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from statistics import NormalDist, fmean, stdev
from time import perf_counter
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from leggio.engine.bots import LEVELS
from leggio.games.scrabble.commands import AnyCommand
from leggio.games.scrabble.view import View
from leggio.lexicon.opening import cache_directory

os.environ.setdefault("LEGGIO_CACHE", str(cache_directory()))

from support.bot_games import bot_game, bot_of

WIDE = NormalDist().inv_cdf(0.975)


class Match(NamedTuple):
    """What came of some pairs: points of the stronger level's wins and spreads, pair by pair, and the scores."""

    wins: list[float]
    spreads: list[float]
    weaker: list[int]
    stronger: list[int]
    moves: int
    seconds: float


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=100, help="bags to play, each from both seats")
    parser.add_argument("--rules", default="figs")
    parser.add_argument("--levels", nargs="+", choices=list(LEVELS), default=list(LEVELS))
    chosen = parser.parse_args(arguments)
    for weaker, stronger in pairwise(chosen.levels):
        match = play(weaker, stronger, chosen.pairs, chosen.rules)
        wins, give = interval([100 * each for each in match.wins])
        spread, margin = interval(match.spreads)
        print(
            f"{stronger:<12} against {weaker:<12} wins {wins:5.1f}% ± {give:4.1f}"
            f"   spread {spread:+6.1f} ± {margin:5.1f}"
            f"   mean scores {fmean(match.stronger):5.1f} {fmean(match.weaker):5.1f}"
            f"   {match.moves / match.seconds:5.0f} moves/s"
        )


def play(weaker: str, stronger: str, pairs: int, rules: str) -> Match:
    """That many bags, from both seats."""
    levels = (bot_of(weaker, rules), bot_of(stronger, rules))
    match = Match([], [], [], [], 0, 0.0)
    moves = 0

    def count(view: View, seat: int, _: AnyCommand) -> None:
        nonlocal moves
        moves += view.turn == seat

    start = perf_counter()
    for seed in range(pairs):
        wins, spreads = [], []
        for seat in (0, 1):
            bots = (levels[1], levels[0]) if seat == 0 else levels
            ended = bot_game(bots, f"bots-{seed}", rules, watch=count).ended
            assert ended is not None
            scores = ended.scores
            spread = scores[seat] - scores[1 - seat]
            wins.append(0.5 if spread == 0 else float(spread > 0))
            spreads.append(spread)
            match.stronger.append(scores[seat])
            match.weaker.append(scores[1 - seat])
        match.wins.append(fmean(wins))
        match.spreads.append(fmean(spreads))
    return match._replace(moves=moves, seconds=perf_counter() - start)


def interval(values: list[float]) -> tuple[float, float]:
    """The mean and half its interval of 95%."""
    return fmean(values), WIDE * stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("inf")


if __name__ == "__main__":
    main()
