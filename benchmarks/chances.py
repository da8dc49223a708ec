"""Whether chances of winning are what they say: chances foretold against games won, in ten bins.

    python benchmarks/chances.py [--games 600] [--seed 1000] [--analysed 4] [--effort quick] [--only scrabble scarabeo]

First the table of chances by lead and unseen tiles, at every turn of games of static players with trained leave values
(by another seed than the table was made with); then, of a few games of two `esperto` bots, what an analysis says before
and after every turn. "Off by" is the mean distance of chances and wins over the bins, by turns in them (the expected
calibration error); the Brier score is the mean square of what was foretold less what came, where a coin has 0.25. The
turns of one game all end the same: intervals of 95 % are over games.
"""

import argparse
import os
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import NormalDist, fmean
from time import perf_counter
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from leggio.cli.board_games import RULES_OF
from leggio.cli.lexicons import lexicon_of
from leggio.engine.analysis import EFFORTS, Effort, GameAnalysis, analyse
from leggio.engine.leaves import trained_leaves
from leggio.engine.moments import moments
from leggio.engine.winning import win_model
from leggio.lexicon.opening import cache_directory

os.environ.setdefault("LEGGIO_CACHE", str(cache_directory()))

from support.bot_records import bot_record

PLAYERS = ("esperto", "esperto")
BINS = 10
WIDE = NormalDist().inv_cdf(0.975)


class Foretold(NamedTuple):
    """A chance, and what came of it: 1 for a win, half for a draw."""

    game: int
    chance: float
    won: float


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--analysed", type=int, default=4, help="games that are analysed too")
    parser.add_argument("--effort", choices=list(EFFORTS), default="quick")
    parser.add_argument("--only", nargs="+", choices=list(RULES_OF), default=list(RULES_OF))
    parser.add_argument("--threads", type=int, default=1)
    chosen = parser.parse_args(arguments)
    for name in chosen.only:
        rules = RULES_OF[name]
        start = perf_counter()
        foretold = by_the_table(rules, chosen.games, chosen.seed, chosen.threads)
        print(f"{name}: the table, {chosen.games} games, {len(foretold)} turns, {perf_counter() - start:.0f} s")
        show(foretold)
        if chosen.analysed:
            by_analysis(name, chosen.analysed, EFFORTS[chosen.effort], chosen.threads)


def by_the_table(rules: str, games: int, seed: int, threads: int) -> list[Foretold]:
    """What the table says at every turn."""
    model = win_model(rules)
    played = moments(rules, lexicon_of(rules).graph, trained_leaves(rules), games=games, seed=seed, threads=threads)
    return [Foretold(each.game, model.win_probability(each.lead, each.unseen), each.won) for each in played]


def by_analysis(game: str, games: int, effort: Effort, threads: int) -> None:
    """What analyses say before and after every turn, and how chances go on from one turn to the next."""
    start = perf_counter()
    before, after, steps = [], [], []
    for number in range(games):
        record = bot_record(game, PLAYERS, f"chances-{number}")
        analysis = analyse(record, lexicon_of(record.rules).graph, effort, threads=threads)
        first, second = record.scores
        won = 1.0 if first > second else 0.5 if first == second else 0.0
        ends = (won, 1 - won)
        before += [Foretold(number, turn.win_before or 0, ends[turn.seat]) for turn in analysis.turns]
        after += [Foretold(number, turn.win_after or 0, ends[turn.seat]) for turn in analysis.turns]
        steps += [(number, step) for step in steps_of(analysis)]
    print(f"{game}: {effort.name} analyses of {games} games, {len(before)} turns, {perf_counter() - start:.0f} s")
    for told, foretold in (("before a turn", before), ("after it", after)):
        print(f"  {told}")
        show(foretold)
    print(
        f"  from after a turn to before the next, for who moves then: "
        f"{fmean(step for _, step in steps) * 100:+.1f} % ± {interval(steps) * 100:.1f} on average, "
        f"{fmean(abs(step) for _, step in steps) * 100:.1f} % either way"
    )


def steps_of(analysis: GameAnalysis) -> list[float]:
    """What the next mover's chance gains when its rack is seen: luck, and nothing on average if chances are right."""
    return [
        later.win_before - (1 - earlier.win_after)
        for earlier, later in pairwise(analysis.turns)
        if later.win_before is not None and earlier.win_after is not None and earlier.seat != later.seat
    ]


def show(foretold: Sequence[Foretold]) -> None:
    """The table of bins, and figures of the whole."""
    bins: dict[int, list[Foretold]] = defaultdict(list)
    for each in foretold:
        bins[min(BINS - 1, int(each.chance * BINS))].append(each)
    print("  chance        turns  foretold      won")
    for number, within in sorted(bins.items()):
        said, won = fmean(each.chance for each in within), fmean(each.won for each in within)
        print(
            f"  {number * 10:3}-{number * 10 + 10:3} %  {len(within):7}   {said * 100:5.1f} %  "
            f"{won * 100:5.1f} % ± {interval((each.game, each.won - each.chance) for each in within) * 100:.1f}"
        )
    off = sum(abs(sum(each.chance - each.won for each in within)) for within in bins.values()) / len(foretold)
    brier = fmean((each.chance - each.won) ** 2 for each in foretold)
    print(f"  off by {off * 100:.1f} %, Brier score {brier:.4f}")


def interval(figures: Iterable[tuple[int, float]]) -> float:
    """Half the width of the interval of a mean: games are apart from each other, turns of one are not."""
    games: dict[int, list[float]] = defaultdict(list)
    for game, figure in figures:
        games[game].append(figure)
    turns = sum(len(each) for each in games.values())
    mean = sum(map(sum, games.values())) / turns
    return WIDE * sqrt(sum((sum(each) - mean * len(each)) ** 2 for each in games.values())) / turns


if __name__ == "__main__":
    main()
