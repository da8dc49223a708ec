"""A bot: a level, the words it knows, and what it decides when it is asked."""

import math
import random
from collections.abc import Sequence

from leggio.core.letters import JOLLY
from leggio.engine.bots.decision import Answer, Challenge, Exchange, Lay, Move, Pass, Stand, SwapAll
from leggio.engine.bots.leaves import HOUSE, Leaves
from leggio.engine.bots.levels import Level
from leggio.engine.bots.sight import Seen, Sight, kept_worth, noticed, worth
from leggio.engine.bots.situation import Situation
from leggio.engine.bots.thinking import Thinking
from leggio.kernel import Graph


class Bot:
    """Decides for one seat. It keeps nothing from turn to turn: the same question has the same answer.

    >>> import random, leggio
    >>> from leggio.engine.bots import Stand
    >>> graph = leggio.word_graph(["micio", "armonia"])
    >>> bot = leggio.Bot(leggio.LEVELS["medio"], graph)
    >>> bot.answer(["MICIO"], random.Random(1)) == Stand()  # it knows the word, and lets it pass
    True
    """

    def __init__(
        self,
        level: Level,
        graph: Graph,
        leaves: Leaves = HOUSE,
        thinking: Thinking | None = None,
        recognizes: Graph | None = None,
    ) -> None:
        self.level = level
        self._graph = graph
        self._recognizes = recognizes or graph  # what it lets pass in the words of others
        self._leaves = leaves if thinking is None else thinking.leaves
        self._thinking = thinking

    def move(self, situation: Situation, rng: random.Random) -> Move:
        """What to do in one's turn."""
        if self._thinking is not None and len(situation.others) == 1:
            return self._thinking.move(situation, self._graph, self.level, rng)
        play, value = self._best_play(situation, rng)
        if self._swaps(situation, value):
            return SwapAll()
        tiles, gain = self._exchange(situation)
        if tiles and (play is None or gain > self._in_full(play, situation) + 1000 * self.level.exchange_gain):
            return Exchange(tiles)
        return Pass() if play is None else Lay(play.square, play.direction, play.word, play.score, play.swaps)

    def answer(self, words: Sequence[str], rng: random.Random) -> Answer:
        """Whether to contest another's words: only those it does not know, and the less it knows the less it dares."""
        unknown = [word for word in dict.fromkeys(words) if not self._recognizes.contains(word)]
        doubted = tuple(word for word in unknown if rng.random() < self.level.doubt)
        return Challenge(doubted) if doubted else Stand()

    def _best_play(self, situation: Situation, rng: random.Random) -> tuple[Seen | None, int]:
        """The play it would make, and its worth."""
        sight = Sight(situation, self._graph)
        if self.level.sees_everything:
            seen = sight.best()
        else:
            plays = sight.everything()
            # Nobody gives up a turn with a play on the board: with nothing in sight one looks again, harder.
            seen = noticed(plays, self.level.sight, rng) or sorted(plays, key=lambda play: play.steps)[:1]
            seen += sight.ways_out(plays, seen)
        if not seen:
            return None, 0
        values = [worth(play, situation, self._leaves, self.level.foresight) for play in seen]
        chosen = self._choose(values, rng)
        return seen[chosen], values[chosen]

    def _choose(self, values: list[int], rng: random.Random) -> int:
        """One of those that are not far from the best, the better ones more often."""
        best = max(values)
        if self.level.whim == 0:
            return values.index(best)
        slack = max(1000 * self.level.slack_points, self.level.slack * max(0, best))
        near = [index for index, value in enumerate(values) if value >= best - slack]
        weights = [math.exp((values[index] - best) / (1000 * self.level.whim)) for index in near]
        return rng.choices(near, weights)[0]

    def _swaps(self, situation: Situation, value: int) -> bool:
        """Whether to change everything for nothing: not with a jolly, and not while there is something to play."""
        return situation.may_swap_all and JOLLY not in situation.rack and value < 1000 * self.level.swap_below

    def _in_full(self, play: Seen, situation: Situation) -> int:
        """The worth of a play with all that it leaves behind: a hopeless rack is plain even to beginners."""
        return worth(play, situation, self._leaves, 1)

    def _exchange(self, situation: Situation) -> tuple[str, int]:
        """The best tiles to change, and the worth of what is kept; no tiles where none may be changed."""
        rack = "".join(sorted(situation.rack))
        keeps = {_subset(rack, mask) for mask in range(1 << len(rack))}
        options = sorted(
            (kept_worth(kept, situation, self._leaves, 1), len(kept), kept)
            for kept in keeps
            if kept.count(JOLLY) == rack.count(JOLLY) and 0 < len(rack) - len(kept) <= situation.may_exchange
        )
        if not options:
            return "", 0
        gain, _, kept = options[-1]
        return _without(rack, kept), gain


def _subset(rack: str, mask: int) -> str:
    return "".join(tile for at, tile in enumerate(rack) if mask >> at & 1)


def _without(rack: str, kept: str) -> str:
    for tile in kept:
        rack = rack.replace(tile, "", 1)
    return rack
