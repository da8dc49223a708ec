"""Games of Verbum between bots: that all of them end, how long they last, and how much better the better level is.

    python benchmarks/verbum.py [--games 500] [--pairs 300] [--first 10000] [--turn strict free]

`--games` are spread over tables of two to six players with levels mixed at random. `--pairs` are pairs of games of two,
the same deal with the seats changed, of each level against the one below it, by the turn of the book and by the freer
one; every level with the words it knows, doubts settled by all there are. Intervals are of 95% over the pairs.
Deals are numbered from `--first` on: the styles were chosen on the first few hundred, which measure nothing any more.
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Sequence
from itertools import pairwise

from leggio.engine.bots import LEVELS
from leggio.engine.verbum import Bot, play_game, verbum_bot_for
from leggio.games.verbum import audit
from leggio.games.verbum.events import TurnEnded
from leggio.games.verbum.rules import VERBUM, Options, options_for
from leggio.lexicon.opening import cache_directory

AUDITED = 20  # one game in so many is also checked against the rules
TURNS = {"strict": options_for(VERBUM), "free": options_for(VERBUM, free_turn=True)}
WIDE = statistics.NormalDist().inv_cdf(0.975)


def main(arguments: Sequence[str]) -> None:
    """Run it all and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--pairs", type=int, default=300)
    parser.add_argument("--first", type=int, default=10_000, help="number of the first deal of the pairs")
    parser.add_argument("--turn", nargs="+", choices=list(TURNS), default=list(TURNS))
    chosen = parser.parse_args(arguments)
    bots = {code: verbum_bot_for(level, cache_directory(), ("words",)) for code, level in LEVELS.items()}
    for turn in chosen.turn:
        print(f"{turn} turn")
        all_games(bots, chosen.games, TURNS[turn])
        for weaker, stronger in [*pairwise(bots), (next(iter(bots)), list(bots)[-1])]:
            compare(stronger, weaker, bots, range(chosen.first, chosen.first + chosen.pairs), TURNS[turn])


def all_games(bots: dict[str, Bot], games: int, options: Options) -> None:
    """Tables of every size, levels at random: each must end, and some logs are audited."""
    if not games:
        return
    rng = random.Random(1)  # noqa: S311 - which bots meet is no secret
    turns: dict[int, list[float]] = {seats: [] for seats in VERBUM.seats}
    points: dict[int, list[float]] = {seats: [] for seats in VERBUM.seats}
    events, started, words = 0, time.process_time(), list(bots.values())[-1].words
    for game in range(games):
        seats = VERBUM.seats[game % len(VERBUM.seats)]
        state, log = play_game([bots[rng.choice(list(bots))] for _ in range(seats)], game, options, words)
        assert state.ended is not None
        turns[seats].append(sum(isinstance(event, TurnEnded) for event in log) / seats)
        points[seats].append(statistics.mean(state.ended.scores))
        events += len(log)
        if game % AUDITED == 0:
            assert audit(log) == state
    took = time.process_time() - started
    print(f"  {games} games of {VERBUM.seats[0]} to {VERBUM.seats[-1]} players, levels mixed: all finished")
    print(f"  {took / games * 1000:.0f} ms a game, {took / events * 1e6:.0f} µs an event, bots included")
    for seats in VERBUM.seats:
        if turns[seats]:
            each, mean = statistics.mean(turns[seats]), statistics.mean(points[seats])
            print(f"  {seats} players: {each:4.1f} turns each, {mean:4.1f} points each")


def compare(stronger: str, weaker: str, bots: dict[str, Bot], deals: range, options: Options) -> None:
    """The share of games won (a draw is half) over pairs of games on the same deal, and points, with intervals."""
    better, worse, words = bots[stronger], bots[weaker], list(bots.values())[-1].words
    won, margins = [], []
    for seed in deals:
        spreads = []
        for seat in (0, 1):
            state, _ = play_game([better, worse] if seat == 0 else [worse, better], seed, options, words)
            assert state.ended is not None
            spreads.append(state.ended.scores[seat] - state.ended.scores[1 - seat])
        won.append(statistics.mean((spread > 0) + (spread == 0) / 2 for spread in spreads))
        margins.append(statistics.mean(spreads))
    print(
        f"  {stronger + ' against ' + weaker:<32} wins {100 * statistics.mean(won):5.1f}% ± {100 * half(won):4.1f}"
        f"   points {statistics.mean(margins):+5.1f} ± {half(margins):4.1f}   {len(deals)} pairs",
        flush=True,
    )


def half(values: Sequence[float]) -> float:
    """Half the interval of 95% of a mean."""
    return WIDE * statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("inf")


if __name__ == "__main__":
    main(sys.argv[1:])
