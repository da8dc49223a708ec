"""Whole games of Scrabble at random."""

import random
from typing import Any

from leggio.games.scrabble.commands import Open
from leggio.games.scrabble.options import Arbiter, Challenges
from support.conduct import sensible
from support.random_games.kit import kit_of
from support.random_games.playing import Deed, Step, Table, Tally, Watch, play
from support.random_tables import random_open

__all__ = ["KIT", "Deed", "Step", "Table", "Tally", "play_whole_game"]


def _needs_judge(opening: Open) -> bool:
    return opening.options.arbiter is Arbiter.JUDGE or opening.options.challenges is Challenges.VOID


def _sensible(table: Table, temper: Any, rng: random.Random) -> object:
    return sensible(table.state, temper, rng, table.judge, table.now)


KIT = kit_of("scrabble", "support", needs_judge=_needs_judge, sensible=_sensible)


def play_whole_game(
    seed: int, rules: str, seats: int, *, patience: int, watch: Watch | None = None, tick_by_tick: bool = False
) -> Table:
    """Play one game of an edition until it is over."""
    return play(
        KIT,
        seed,
        lambda rng: random_open(rng, rules, seats),
        patience=patience,
        watch=watch,
        tick_by_tick=tick_by_tick,
    )
