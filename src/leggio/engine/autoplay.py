"""Games of the static best play against itself."""

import msgspec

from leggio.engine.course import course_of
from leggio.engine.rules import board_rules
from leggio.games.figs.rules import FIGS
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
    rules: str = FIGS.name,
) -> Autoplay:
    """Play that many games of two players; the result depends on the seed alone, not on the threads."""
    return Autoplay(
        *kernel_autoplay(
            board=board_rules(rules),
            course=course_of(rules),
            graph=graph,
            leaves=leaves or LeaveTable([]),
            games=games,
            threads=threads,
            seed=seed,
        )
    )
