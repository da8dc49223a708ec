"""How strong the program is: paired games on the same draws, endgames solved, speed of simulation.

    python benchmarks/strength.py [--game scrabble] [--only leaves ends simulation endgames speed levels top]
                                  [--pairs 200] [--minutes 5] [--positions 200] [--seconds 1 10]
                                  [--samples 16] [--first 0]

A pair is two games on the same bag with the seats changed, so that the luck of the draw goes out of the comparison.
Wins and spreads have intervals of 95% over the pairs. Every match ends after its pairs or its minutes, whichever come
first, and says how many pairs it had.
"""

import argparse
import itertools
import os
import random
import resource
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import log10
from pathlib import Path
from statistics import NormalDist, fmean, stdev
from time import monotonic, process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))


from leggio.cli.board_games import RULES_OF
from leggio.cli.lexicons import lexicon_of
from leggio.core.letters import JOLLY
from leggio.engine.bots import LEVELS, Bot
from leggio.engine.bots.knowing import bot_for, known_to
from leggio.engine.bots.thinking import Thinking
from leggio.engine.leaves import trained_leaves
from leggio.engine.registry import rules_of
from leggio.engine.thinking import Budget, strongest, unseen_tiles
from leggio.engine.winning import win_model
from leggio.engine.words import profile_of
from leggio.games.figs import FIGS
from leggio.games.scarabeo import SCARABEO
from leggio.kernel import BoardPosition, ComputerPlayer, Graph, duel, solve_endgame
from leggio.lexicon.opening import cache_directory

os.environ.setdefault("LEGGIO_CACHE", str(cache_directory()))

from support.bot_games import bot_game
from support.scarabeo.bot_games import bot_game as scarabeo_game

WIDE = NormalDist().inv_cdf(0.975)
SECTIONS = ("leaves", "ends", "simulation", "endgames", "speed", "levels", "top")
AT_ONCE = 4  # pairs between two looks at the clock
PUBLISHED = 7400  # rollouts a second, 15 plays, 2 plies, one thread

Pair = tuple[float, float]  # points of wins (half for a draw) and spread, means of its two games


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(RULES_OF), default="scrabble")
    parser.add_argument("--only", nargs="+", choices=SECTIONS, default=SECTIONS)
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=5, help="for each match, at most")
    parser.add_argument("--iterations", type=int, default=200, help="of a simulation, at most")
    parser.add_argument("--positions", type=int, default=200, help="endgames")
    parser.add_argument("--seconds", type=float, nargs="+", default=[1, 10], help="for each endgame")
    parser.add_argument("--levels", nargs="+", choices=list(LEVELS), default=list(LEVELS))
    parser.add_argument("--samples", type=int, help="the strongest level thinks by so many of them, not by the clock")
    parser.add_argument("--first", type=int, default=0, help="number of the first pair of a match of levels")
    parser.add_argument("--threads", type=int, default=1)
    chosen = parser.parse_args(arguments)
    rules = RULES_OF[chosen.game]
    for section in chosen.only:
        print(f"{chosen.game}: {section}")
        MEASURES[section](rules, chosen)


def leaves(rules: str, chosen: argparse.Namespace) -> None:
    """Trained leave values against none, both static."""
    show(
        "trained leaves against none",
        match(rules, ComputerPlayer(leaves=trained_leaves(rules)), ComputerPlayer(), chosen),
    )


def ends(rules: str, chosen: argparse.Namespace) -> None:
    """What is left at the end counted in static play against not counted, where it is dear."""
    leaves, lost = trained_leaves(rules), rules_of(rules).lost
    if lost is not None:
        counts = ComputerPlayer(leaves=leaves, lost=lost)
        show("what is left counted against not", match(rules, counts, ComputerPlayer(leaves=leaves), chosen))


def simulation(rules: str, chosen: argparse.Namespace) -> None:
    """Simulation against the static best play, both with trained leaves; then with exact endgames too."""
    static = ComputerPlayer(leaves=trained_leaves(rules))
    simulating = ComputerPlayer(
        leaves=trained_leaves(rules),
        win_model=win_model(rules),
        lost=rules_of(rules).lost,
        candidates=12,
        to_the_end=7,
        iterations=chosen.iterations,
    )
    show("simulation against static", match(rules, simulating, static, chosen))
    everything = strongest(rules, Budget(iterations=chosen.iterations, seconds=0, endgame_seconds=0))
    show("simulation and endgame against static", match(rules, everything, static, chosen))


def endgames(rules: str, chosen: argparse.Namespace) -> None:
    """How many of the positions in which the bag has just been emptied are solved in so many seconds of a processor.

    A busy machine gives a process only part of each second: seconds are counted in nodes, at the rate measured first.
    """
    graph, course = lexicon_of(rules).graph, rules_of(rules).course
    positions = list(emptied(rules, graph, chosen.positions))
    count, exact, rate = len(positions), 0, 0.0

    def solve(given: tuple[str, str, str], nodes: int) -> tuple[bool, int]:
        cells, rack, other = given
        position = BoardPosition(rules_of(rules).board, graph, cells)
        solved, _, looked_at, *_ = solve_endgame(position=position, rack=rack, other=other, course=course, nodes=nodes)
        return solved, looked_at

    used = process_time()
    rate = sum(solve(position, 20_000)[1] for position in positions[:10]) / (process_time() - used)
    for seconds in sorted(chosen.seconds):
        left = [position for position in positions if not solve(position, int(rate * seconds))[0]]
        exact += len(positions) - len(left)
        positions = left  # what was solved in less time is solved in more
        print(f"  {exact} of {count} solved exactly in {seconds:g} s each ({100 * exact / count:.0f}%)", flush=True)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"  {rate:.0f} nodes/s; transposition table of 16 MB; the whole process held {memory:.0f} MB at most")


def speed(rules: str, chosen: argparse.Namespace) -> None:
    """Rollouts a second of 15 plays, 2 plies, one thread, by processor time."""
    graph, tiles = lexicon_of(rules).graph, TILES[rules]
    player = ComputerPlayer(
        leaves=trained_leaves(rules),
        win_model=win_model(rules),
        lost=rules_of(rules).lost,
        candidates=15,
        iterations=50,
        prune_z=0,
    )
    rollouts, samples, used = 0, 0, 0.0
    for cells, rack, bag in midgame(rules, graph, 12):
        position = BoardPosition(rules_of(rules).board, graph, cells)
        unseen = unseen_tiles(tiles, cells, rack)
        if not samples:
            # The first simulation makes the graph's table of anagrams: that is not what is measured.
            duel(
                board=rules_of(rules).board,
                course=rules_of(rules).course,
                graph=graph,
                one=ComputerPlayer(),
                other=ComputerPlayer(),
                pairs=1,
                threads=1,
                seed=1,
            )
        begun = process_time()
        _, sampled, rolled = player.simulate(
            position=position,
            rack=rack,
            unseen=unseen,
            other_tiles=len(unseen) - bag,
            spread=0,
            course=rules_of(rules).course,
            seed=1,
        )
        used += process_time() - begun
        samples += sampled
        rollouts += rolled
    rate = rollouts / used
    print(
        f"  {rate:.0f} rollouts/s ({samples / used:.0f} samples/s of all 15 plays) by processor time;"
        f" published {PUBLISHED}: x {rate / PUBLISHED:.2f}"
    )
    del chosen


def levels(rules: str, chosen: argparse.Namespace) -> None:
    """Neighbouring levels at real tables, and ratings that follow from their matches."""
    rating, variance, rows = 1000.0, 0.0, [(chosen.levels[0], 1000.0, 0.0)]
    for weaker, stronger in itertools.pairwise(chosen.levels):
        pairs = table_match(rules, stronger, weaker, chosen)
        show(f"{stronger} against {weaker}", pairs)
        step, margin = rating_step(pairs)
        rating, variance = rating + step, variance + margin**2
        rows.append((stronger, rating, variance**0.5))
    for level, value, margin in rows:
        print(f"  {level:<14} {value:6.0f} ± {margin:4.0f}")


def top(rules: str, chosen: argparse.Namespace) -> None:
    """The strongest level against each of the others."""
    *others, best = chosen.levels
    for weaker in others:
        show(f"{best} against {weaker}", table_match(rules, best, weaker, chosen))


MEASURES: dict[str, Callable[[str, argparse.Namespace], None]] = {
    "leaves": leaves,
    "ends": ends,
    "simulation": simulation,
    "endgames": endgames,
    "speed": speed,
    "levels": levels,
    "top": top,
}
TILES = {FIGS.name: FIGS.tiles, SCARABEO.name: SCARABEO.tiles}
RACK = {FIGS.name: FIGS.rack_size, SCARABEO.name: SCARABEO.rack_size}


def match(rules: str, one: ComputerPlayer, other: ComputerPlayer, chosen: argparse.Namespace) -> list[Pair]:
    """Pairs of games in the kernel, until there are enough of them or time is up."""
    graph, begun, found = lexicon_of(rules).graph, monotonic(), list[Pair]()
    while len(found) < chosen.pairs and monotonic() - begun < 60 * chosen.minutes:
        scores = memoryview(
            duel(
                board=rules_of(rules).board,
                course=rules_of(rules).course,
                graph=graph,
                one=one,
                other=other,
                pairs=min(AT_ONCE, chosen.pairs - len(found)),
                threads=chosen.threads,
                seed=1_000_003 + len(found),
            )
        ).cast("i")
        for at in range(0, len(scores), 4):
            found.append(pair_of([scores[at] - scores[at + 1], scores[at + 2] - scores[at + 3]]))
    return found


def table_match(rules: str, stronger: str, weaker: str, chosen: argparse.Namespace) -> list[Pair]:
    """Pairs of games at tables of the rules, each bot with its own view."""
    bots = {level: bot_of(level, rules, chosen.samples) for level in (stronger, weaker)}
    begun, found = monotonic(), list[Pair]()
    while len(found) < chosen.pairs and monotonic() - begun < 60 * chosen.minutes:
        spreads = []
        for seat in (0, 1):
            order = (stronger, weaker) if seat == 0 else (weaker, stronger)
            scores = played(rules, [bots[level] for level in order], f"strength-{chosen.first + len(found)}")
            spreads.append(scores[seat] - scores[1 - seat])
        found.append(pair_of(spreads))
    return found


def bot_of(code: str, rules: str, samples: int | None) -> Bot:
    """A bot of a level as at tables; with so many samples a move, the same on every machine however busy it is."""
    level = LEVELS[code]
    if samples is None or not level.thinks:
        return bot_for(level, cache_directory(), rules)
    budget = Budget(candidates=6, iterations=samples, seconds=0, endgame_nodes=3000, endgame_seconds=0)
    return Bot(level, known_to(level, cache_directory(), profile_of(rules)), thinking=Thinking(rules, budget))


def played(rules: str, bots: list[Bot], seed: str) -> tuple[int, ...]:
    """The final scores of a game."""
    ended = scarabeo_game(bots, seed).ended if rules == SCARABEO.name else bot_game(bots, seed, rules).ended
    assert ended is not None
    return ended.scores


def pair_of(spreads: Sequence[int]) -> Pair:
    """Wins and spread of the two games of a pair."""
    return fmean(0.5 if spread == 0 else float(spread > 0) for spread in spreads), fmean(spreads)


def show(title: str, pairs: list[Pair]) -> None:
    """One line."""
    wins, give = winning([won for won, _ in pairs])
    spread, margin = interval([spread for _, spread in pairs])
    print(
        f"  {title:<40} wins {100 * wins:5.1f}% ± {100 * give:4.1f}"
        f"   spread {spread:+6.1f} ± {margin:5.1f}   {len(pairs)} pairs",
        flush=True,
    )


def interval(values: list[float]) -> tuple[float, float]:
    """The mean and half its interval of 95%."""
    return fmean(values), WIDE * stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("inf")


def winning(values: list[float]) -> tuple[float, float]:
    """As `interval`, with a pair won and a pair lost thrown in for its width: nobody wins always."""
    return fmean(values), interval([*values, 0.0, 1.0])[1]


def rating_step(pairs: list[Pair]) -> tuple[float, float]:
    """The difference of ratings on the usual scale of 400, and half its interval."""
    wins, give = winning([won for won, _ in pairs])

    def of(share: float) -> float:
        share = min(max(share, 0.5 / len(pairs)), 1 - 0.5 / len(pairs))
        return 400 * log10(share / (1 - share))

    return of(wins), (of(wins + give) - of(wins - give)) / 2


def emptied(rules: str, graph: Graph, count: int) -> Iterator[tuple[str, str, str]]:
    """So many boards and racks, the mover's first, as soon as the bag is empty in games of the static best play."""
    games = (walk(rules, graph, seed) for seed in itertools.count())
    ends = ((cells, *racks) for game in games for cells, racks in _just_emptied(game))
    return itertools.islice(ends, count)


def _just_emptied(game: Iterable[tuple[str, tuple[str, str], int]]) -> Iterator[tuple[str, tuple[str, str]]]:
    """Once; never, where nobody can play before the last tile is drawn."""
    return itertools.islice(((cells, racks) for cells, racks, bag in game if not bag), 1)


def midgame(rules: str, graph: Graph, count: int) -> Iterator[tuple[str, str, int]]:
    """Boards, racks and tiles in the bag after some turns."""
    for seed in range(count):
        for turn, (cells, racks, bag) in enumerate(walk(rules, graph, seed)):
            if turn == 2 + seed % 8:
                yield cells, racks[0], bag
                break


def walk(rules: str, graph: Graph, seed: int) -> Iterator[tuple[str, tuple[str, str], int]]:
    """A game, turn by turn: the board, the mover's rack and the other's, how many tiles are in the bag."""
    bag = list(TILES[rules].tiles)
    random.Random(seed).shuffle(bag)  # noqa: S311 - repeatable on purpose
    size = RACK[rules]
    racks = ["".join(bag[:size]), "".join(bag[size : 2 * size])]
    del bag[: 2 * size]
    position = BoardPosition(rules_of(rules).board, graph, "." * (17 * 17 if rules == SCARABEO.name else 15 * 15))
    values = trained_leaves(rules)
    while True:
        yield position.cells, (racks[0], racks[1]), len(bag)
        found = position.best(racks[0], 1, values if bag else None)
        if not found:
            return
        _, _, row, col, down, _, cells, swaps = found[0]
        left = list(racks[0])
        for square in swaps:
            left.remove(position.cells[square].upper())
            left.append(JOLLY)
        for cell in cells.replace(".", ""):
            left.remove(JOLLY if cell.islower() else cell)
        position.lay(row, col, down, cells, swaps)
        drawn, bag = bag[: size - len(left)], bag[size - len(left) :]
        racks = [racks[1], "".join(left + drawn)]
        if not racks[1]:
            return


if __name__ == "__main__":
    main()
