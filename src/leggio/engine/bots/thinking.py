"""How the strongest bot decides against one opponent: the kernel thinks, and what it finds becomes a move."""

import random

from leggio.core.letters import JOLLY
from leggio.core.tiles import take
from leggio.engine.bots.decision import Exchange, Lay, Move, Pass, SwapAll
from leggio.engine.bots.levels import Level
from leggio.engine.bots.sight import Sight
from leggio.engine.bots.situation import Situation
from leggio.engine.leaves import trained_leaves
from leggio.engine.thinking import Budget, TrainedLeaves, in_play, strongest
from leggio.kernel import BoardPosition, Graph


class Thinking:
    """The strongest player of a rule set, with the budget of a move."""

    def __init__(self, rules: str, budget: Budget | None = None) -> None:
        self.leaves = TrainedLeaves(trained_leaves(rules))
        self._table = trained_leaves(rules)
        self._player = strongest(rules, budget or in_play())

    def move(self, situation: Situation, graph: Graph, level: Level, rng: random.Random) -> Move:
        """What to do in one's turn."""
        position = BoardPosition(situation.book.board, graph, situation.board.cells)
        if self._swaps(situation, position, level):
            return SwapAll()
        unseen = situation.unseen
        (other,) = situation.others
        play, kept = self._player.choose_move(
            position=position,
            rack=situation.rack,
            unseen=unseen,
            other_tiles=min(other, len(unseen)),
            spread=situation.spread,
            scoreless=situation.scoreless,
            course=situation.book.course,
            seed=rng.getrandbits(63),
        )
        if play is not None:
            (seen,) = Sight(situation, graph).described([play])
            return Lay(seen.square, seen.direction, seen.word, seen.score, seen.swaps)
        given = "" if kept is None else take(situation.rack, kept) or ""
        # Where only a whole rack may be exchanged, whoever makes a command of this knows.
        return Exchange(given) if given and situation.may_exchange else Pass()

    def _swaps(self, situation: Situation, position: BoardPosition, level: Level) -> bool:
        """Whether to change everything for nothing: not with a jolly, and not while there is something to play."""
        if not situation.may_swap_all or JOLLY in situation.rack:
            return False
        best = position.best(situation.rack, 1, self._table)
        return not best or best[0][1] < 1000 * level.swap_below
