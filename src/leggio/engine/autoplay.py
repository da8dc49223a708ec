"""Games of the static best play against itself."""

import msgspec

from leggio.engine.registry import rules_of
from leggio.engine.rules import USUAL
from leggio.kernel import Graph, LeaveTable
from leggio.kernel import autoplay as kernel_autoplay


class Autoplay(msgspec.Struct, frozen=True):
    """What came of it. The fingerprint is of every play of every game: equal for equal seeds."""

    games: int
    turns: int
    points: int
    fingerprint: int

    @property
    def mean_score(self) -> float:
        """Points of a player in a game."""
        return self.points / (2 * self.games) if self.games else 0.0


def autoplay(
    graph: Graph,
    *,
    games: int,
    seed: int,
    threads: int = 1,
    leaves: LeaveTable | None = None,
    rules: str = USUAL,
) -> Autoplay:
    """Play that many games of two players; the result depends on the seed alone, not on the threads."""
    return Autoplay(
        *kernel_autoplay(
            board=rules_of(rules).board,
            course=rules_of(rules).course,
            graph=graph,
            leaves=leaves or LeaveTable([]),
            games=games,
            threads=threads,
            seed=seed,
        )
    )
