"""Games of Verbum between bots: that all of them end, how long they last, and how much better the better level is.

    python benchmarks/verbum.py [--games 1000] [--pairs 250]

`--games` are spread over tables of two to six players with styles mixed at random. `--pairs` are pairs of games of two,
the same deal with the seats changed, for each two styles, all with the words of the bundled lexicon; then for each of
the six levels of the terminal, which have a style and words of their own, against the level below it.
"""

import argparse
import math
import os
import random
import statistics
import sys
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from platformdirs import user_cache_path

from leggio.engine.bots import LEVELS
from leggio.engine.verbum import STYLES, Bot, Level, play_game
from leggio.games.verbum import audit
from leggio.games.verbum.events import TurnEnded
from leggio.games.verbum.rules import VERBUM
from leggio.kernel import Graph
from leggio.lexicon import open_lexicon
from leggio.lexicon.commonness import known_words
from leggio.lexicon.profiles import PROFILES

AUDITED = 20  # one game in so many is also checked against the rules


def main(arguments: Sequence[str]) -> None:
    """Run it all and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--pairs", type=int, default=250)
    chosen = parser.parse_args(arguments)
    given = os.environ.get("LEGGIO_CACHE")
    cache = Path(given) if given else user_cache_path("leggio")
    graph = open_lexicon(cache).graph
    bots = {level: Bot(graph, level) for level in Level}
    all_games(bots, chosen.games)
    for better, worse in (
        (Level.EXPERT, Level.BEGINNER),
        (Level.EXPERT, Level.CLUB),
        (Level.CLUB, Level.BEGINNER),
    ):
        compare((better, bots[better]), (worse, bots[worse]), chosen.pairs, graph)
    seated = [
        (level.code, Bot(known_words(cache, level.knowledge, PROFILES[VERBUM.name]), STYLES[level.code], graph))
        for level in LEVELS.values()
    ]
    for weaker, stronger in pairwise(seated):
        compare(stronger, weaker, chosen.pairs, graph)
    compare(seated[-1], seated[0], chosen.pairs, graph)


def all_games(bots: dict[Level, Bot], games: int) -> None:
    """Tables of every size, levels at random: each must end, and some logs are audited."""
    rng = random.Random(1)  # noqa: S311 - which bots meet is no secret
    turns: dict[int, list[float]] = {seats: [] for seats in VERBUM.seats}
    points: dict[int, list[float]] = {seats: [] for seats in VERBUM.seats}
    commands, started = 0, time.perf_counter()
    for game in range(games):
        seats = VERBUM.seats[game % len(VERBUM.seats)]
        state, log = play_game([bots[rng.choice(list(Level))] for _ in range(seats)], seed=game)
        assert state.ended is not None
        turns[seats].append(sum(isinstance(event, TurnEnded) for event in log) / seats)
        points[seats].append(statistics.mean(state.ended.scores))
        commands += len(log)
        if game % AUDITED == 0:
            assert audit(log) == state
    took = time.perf_counter() - started
    print(f"{games} games of {VERBUM.seats[0]} to {VERBUM.seats[-1]} players, levels mixed: all finished")
    print(f"  {took / games * 1000:.0f} ms a game, {took / commands * 1e6:.0f} µs an event, bots included")
    for seats in VERBUM.seats:
        if turns[seats]:
            each, mean = statistics.mean(turns[seats]), statistics.mean(points[seats])
            print(f"  {seats} players: {each:4.1f} turns each, {mean:4.1f} points each")


def compare(one: tuple[str, Bot], other: tuple[str, Bot], pairs: int, words: Graph) -> None:
    """The share of points won (a draw is half) over pairs of games on the same deal, and how sure that is."""
    (name, better), (other_name, worse) = one, other
    won, margins = [], []
    for seed in range(pairs):
        shares = []
        for seat in (0, 1):
            state, _ = play_game([better, worse] if seat == 0 else [worse, better], seed, words=words)
            assert state.ended is not None
            margin = state.ended.scores[seat] - state.ended.scores[1 - seat]
            margins.append(margin)
            shares.append((margin > 0) + (margin == 0) / 2)
        won.append(statistics.mean(shares))
    rate = statistics.mean(won)
    low, high = interval(rate, 2 * pairs)
    print(
        f"{name} against {other_name}: wins {rate:.1%} of {2 * pairs} games "
        f"(95 % interval {low:.1%} to {high:.1%}), by {statistics.mean(margins):+.1f} points on average"
    )


def interval(rate: float, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share of games won; the two games of a pair are counted as if apart."""
    z = 1.96
    centre = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, centre - half), min(1.0, centre + half)


if __name__ == "__main__":
    main(sys.argv[1:])
