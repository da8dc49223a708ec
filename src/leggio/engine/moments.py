"""Turns of games of the program against itself, and what became of them: what chances of winning are made of."""

from struct import iter_unpack
from typing import NamedTuple

from leggio.engine.registry import rules_of
from leggio.kernel import Graph, LeaveTable, moments_of_games


class Moment(NamedTuple):
    """A turn as its player found it."""

    game: int
    unseen: int  # tiles neither on the board nor on its player's rack
    lead: int
    gained: int  # on the other, from there to the end

    @property
    def won(self) -> float:
        """Whether its player won in the end; half for a draw."""
        end = self.lead + self.gained
        return 1.0 if end > 0 else 0.5 if end == 0 else 0.0


def moments(rules: str, graph: Graph, leaves: LeaveTable, *, games: int, seed: int, threads: int = 1) -> list[Moment]:
    """Every turn of so many games, in their order, whatever the threads."""
    data = moments_of_games(
        board=rules_of(rules).board,
        course=rules_of(rules).course,
        graph=graph,
        leaves=leaves,
        games=games,
        threads=threads,
        seed=seed,
    )
    return [Moment(*figures) for figures in iter_unpack("4i", data)]
