"""Whole games of Scarabeo at random."""

import random
from typing import Any

from leggio.games.scarabeo.commands import Open
from leggio.games.scarabeo.rules import Challenges
from support.random_games.kit import kit_of
from support.random_games.playing import Deed, Step, Table, Tally, Watch, play
from support.scarabeo.conduct import sensible
from support.scarabeo.random_tables import random_open

__all__ = ["KIT", "Deed", "Step", "Table", "Tally", "play_whole_game"]


def _needs_judge(opening: Open) -> bool:
    return len(opening.players) == 2 or opening.options.challenges is not Challenges.BOOK


def _sensible(table: Table, temper: Any, rng: random.Random) -> object:
    return sensible(table.state, temper, rng, table.judge)


KIT = kit_of("scarabeo", "support.scarabeo", needs_judge=_needs_judge, sensible=_sensible)


def play_whole_game(
    seed: int, seats: int, *, patience: int, watch: Watch | None = None, tick_by_tick: bool = False
) -> Table:
    """Play one game until it is over."""
    return play(
        KIT, seed, lambda rng: random_open(rng, seats), patience=patience, watch=watch, tick_by_tick=tick_by_tick
    )
