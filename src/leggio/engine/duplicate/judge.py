"""The judge of a hall: the top of a round and every play as good, for games that know the engine as a port."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations

from leggio.core.board import EMPTY, Board
from leggio.core.finding import FoundPlay
from leggio.core.letters import plain
from leggio.core.verdicts import Judge, Verdict, WordList
from leggio.engine.position import EnginePlay, Position
from leggio.engine.registry import rules_of
from leggio.engine.rules import USUAL
from leggio.engine.words import word_graph
from leggio.kernel import Graph

# More plays of one score than this are told as so many: a log is to be read.
MOST_BEST = 20
KEPT_VERDICTS = 4096


class DuplicateJudge:
    """A judge that also finds the best plays, out of one dictionary."""

    def __init__(self, judge: Judge, graph: Graph, rules: str = USUAL) -> None:
        self._judge = judge
        # Hundreds of people find the same words in a round: each is explained once.
        self._verdict = lru_cache(KEPT_VERDICTS)(judge.judge)
        self._graph = graph
        self._rules = rules
        self._rack_size = rules_of(rules).rack_size

    def judge(self, word: str) -> Verdict:
        """Rule on one word."""
        return self._verdict(word)

    def of_length(self, length: int) -> tuple[str, ...]:
        """Every admissible word of a length."""
        return self._judge.of_length(length)

    def best_plays(self, board: Board, rack: str) -> tuple[FoundPlay, ...]:
        """Every play of the highest score: across before down, then by place, then by letters."""
        found = [play for some in self._racks(rack) for play in self._position(board, some).best(MOST_BEST)]
        highest = max((play.score for play in found), default=0)
        best = {str(play): play for play in found if play.score == highest}
        ordered = sorted(best.values(), key=lambda play: (play.direction.value, play.square, play.tiles))
        return tuple(_found(board, play) for play in ordered[:MOST_BEST])

    def has_play(self, board: Board, rack: str) -> bool:
        """Whether there is any."""
        return any(self._position(board, some).best() for some in self._racks(rack))

    def _position(self, board: Board, rack: str) -> Position:
        return Position(board, rack, self._graph, rules=self._rules)

    def _racks(self, rack: str) -> Iterable[str]:
        """The rack, or where there are more letters than may be laid every choice of so many."""
        if len(rack) <= self._rack_size:
            return (rack,)
        return sorted({"".join(some) for some in combinations(sorted(rack), self._rack_size)})


def duplicate_judge(words: Iterable[str], rules: str = USUAL) -> DuplicateJudge:
    """A judge and finder for scripts, out of a plain list of words."""
    listed = words.split() if isinstance(words, str) else list(words)
    return DuplicateJudge(WordList(frozenset(plain(word) for word in listed)), word_graph(listed), rules)


def _found(board: Board, play: EnginePlay) -> FoundPlay:
    """The play with the letters it goes through written out."""
    squares = (play.square.step(play.direction, step) for step in range(len(play.tiles)))
    cells = (board.at(square) if cell == EMPTY else cell for square, cell in zip(squares, play.tiles, strict=True))
    return FoundPlay(play.square.name, play.direction, "".join(cells))
