"""The strongest player: trained leave values, simulation while there are tiles to draw, then the exact end."""

import os
from functools import cache

import msgspec

from leggio.core.letters import JOLLY, tile_of
from leggio.core.thinking_time import thinking_seconds
from leggio.core.tiles import Distribution
from leggio.engine.leaves import trained_leaves
from leggio.engine.registry import rules_of
from leggio.engine.winning import win_model
from leggio.kernel import ComputerPlayer, LeaveTable


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """How much thinking a move may cost: by iterations and nodes all machines decide alike, seconds are a limit."""

    candidates: int = 12
    plies: int = 2
    to_the_end: int = 7  # with at most so many tiles in the bag simulations play games to their end
    iterations: int = 200
    seconds: float = 2.0
    endgame_nodes: int = 60_000
    endgame_seconds: float = 2.0
    endgame_bytes: int = 16 << 20
    threads: int = 1


def in_play() -> Budget:
    """The budget of a move at a table: LEGGIO_THINKING is its seconds; with 0 it simulates nothing. ThinkingError."""
    seconds = thinking_seconds(os.environ)
    if seconds is None:
        return Budget()
    if seconds > 0:
        return Budget(seconds=seconds, endgame_seconds=seconds)
    return Budget(candidates=0, endgame_nodes=2000)


class TrainedLeaves:
    """A table of the kernel as bots take it."""

    def __init__(self, table: LeaveTable) -> None:
        self._table = table

    def worth(self, kept: str) -> int:
        """What the table says."""
        return self._table.value(kept)


@cache
def strongest(rules: str, budget: Budget) -> ComputerPlayer:
    """The strongest player of a rule set."""
    return player(rules, budget)


def player(rules: str, budget: Budget) -> ComputerPlayer:
    """The same, kept by nobody: for budgets of every size."""
    return ComputerPlayer(
        leaves=trained_leaves(rules),
        win_model=win_model(rules),
        lost=rules_of(rules).lost,
        candidates=budget.candidates,
        plies=budget.plies,
        to_the_end=budget.to_the_end,
        iterations=budget.iterations,
        seconds=budget.seconds,
        threads=budget.threads,
        solves=True,
        endgame_nodes=budget.endgame_nodes,
        endgame_seconds=budget.endgame_seconds,
        endgame_bytes=budget.endgame_bytes,
    )


def unseen_tiles(tiles: Distribution, cells: str, rack: str) -> str:
    """The tiles that are neither on the board nor on a rack."""
    left = dict(tiles.counts)
    for tile in (*(tile_of(cell) for cell in cells if cell != "."), *rack):
        left[tile] -= 1
    return "".join(tile * max(0, count) for tile, count in sorted(left.items(), key=lambda each: each[0] != JOLLY))
