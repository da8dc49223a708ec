"""How often a game of Scarabeo ends with a scarab in a bot's hand, which costs thirty points (art. 30, 33).

    python benchmarks/scarabs.py [--games 40] [--levels principiante ...] [--players 2 3 4] [--version 2]
                                 [--first 0]

Every level plays against itself, the same bags for each level, at tables of two, three and four. Shares are of games
and of racks, with Wilson's interval of 95%. The strongest level thinks by samples and nodes, not by the clock, so that
every machine plays the same games.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import NormalDist
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from leggio.core.letters import JOLLY
from leggio.engine.bots import LEVELS, Bot
from leggio.engine.bots.knowing import known_to
from leggio.engine.bots.thinking import Thinking
from leggio.engine.thinking import Budget
from leggio.engine.words import profile_of
from leggio.games.scarabeo import SCARABEO
from leggio.lexicon.opening import cache_directory

os.environ.setdefault("LEGGIO_CACHE", str(cache_directory()))

from support.scarabeo.bot_games import bot_game

WIDE = NormalDist().inv_cdf(0.975)
THINKING = Budget(candidates=6, iterations=16, seconds=0, endgame_nodes=3000, endgame_seconds=0)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and print a line for each level and number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="of each level and number of players")
    parser.add_argument("--levels", nargs="+", choices=list(LEVELS), default=list(LEVELS))
    parser.add_argument("--players", nargs="+", type=int, choices=SCARABEO.seats, default=list(SCARABEO.seats))
    parser.add_argument("--version", type=int, default=SCARABEO.version, help="of the rules")
    parser.add_argument("--first", type=int, default=0, help="number of the first bag")
    chosen = parser.parse_args(arguments)
    bags = [f"scarabs-{game}" for game in range(chosen.first, chosen.first + chosen.games)]
    for code in chosen.levels:
        bot = bot_of(code)
        for players in chosen.players:
            begun = process_time()
            left = [bot_game([bot] * players, bag, version=chosen.version).racks for bag in bags]
            games = share(sum(any(JOLLY in rack for rack in racks) for racks in left), chosen.games)
            racks = share(sum(JOLLY in rack for racks in left for rack in racks), players * chosen.games)
            used = (process_time() - begun) / chosen.games
            print(f"{code:<14} {players} players: games {games}, racks {racks}; {used:.1f} s a game", flush=True)


def bot_of(code: str) -> Bot:
    """A bot of a level, as at tables but for how long it thinks."""
    level = LEVELS[code]
    graph = known_to(level, cache_directory(), profile_of(SCARABEO.name))
    return Bot(level, graph, thinking=Thinking(SCARABEO.name, THINKING) if level.thinks else None)


def share(count: int, of: int) -> str:
    """A share in per cent with its interval."""
    rate, z = count / of, WIDE
    centre = (rate + z * z / (2 * of)) / (1 + z * z / of)
    half = z * sqrt(rate * (1 - rate) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    low, high = max(0.0, centre - half), min(1.0, centre + half)
    return f"{count} of {of}: {100 * rate:.1f}% ({100 * low:.1f} to {100 * high:.1f})"


if __name__ == "__main__":
    main()
