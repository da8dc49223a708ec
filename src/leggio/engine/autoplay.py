"""Games of the static best play against itself."""

import msgspec

from leggio.engine.rules import RULE_SETS, board_rules
from leggio.games.scrabble import FIGS
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
    """Play that many games; the result depends on the seed alone, not on the threads."""
    rule_set = RULE_SETS[rules]
    return Autoplay(
        *kernel_autoplay(
            board=board_rules(rules),
            graph=graph,
            leaves=leaves or LeaveTable([]),
            games=games,
            threads=threads,
            seed=seed,
            exchange_needs=rule_set.exchange_needs,
            scoreless_each=rule_set.scoreless_each,
            jolly_left=rule_set.jolly_left,
            credits_going_out=rule_set.credits_going_out,
        )
    )
