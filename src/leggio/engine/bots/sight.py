"""What a bot sees of a board: plays with their worth, and how far each is from the obvious."""

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from leggio.core.board import EMPTY, Board, Direction, Square
from leggio.core.letters import JOLLY
from leggio.engine.bots.leaves import Leaves
from leggio.engine.bots.situation import Situation
from leggio.kernel import BoardPosition, Graph

# As score, equity, row, column, down, tiles laid, cells: what the kernel finds.
Found = tuple[int, int, int, int, bool, int, str, tuple[int, ...]]

# Everybody sees a word of this many tiles, and this long.
_EASY_TILES = 4
_EASY_LENGTH = 7
# How many of the best plays are looked at where nothing is missed: enough for the rack left to change their order.
_AMONG_BEST = 150
# How many plays one finds that looks for a place for a jolly.
_LOOKED_FOR = 5
# How much easier it is to think of a word than to have a turn in which one looks for such words.
_WORDS_TO_TURNS = 0.5
# What going out first is worth besides its points: the others do not play again.
_TEMPO = 10_000


class Seen(NamedTuple):
    """A play as one looks at it."""

    score: int
    kept: str  # what stays on the rack
    square: Square
    direction: Direction
    word: str
    steps: float  # from the obvious
    goes_out: bool
    swaps: tuple[Square, ...] = ()  # whose jollies are taken first


class Sight:
    """A board before one's eyes."""

    def __init__(self, situation: Situation, graph: Graph) -> None:
        self._situation = situation
        self._board = situation.board
        self._position = BoardPosition(situation.book.board, graph, situation.board.cells)
        self._beside = {direction: _beside(situation.board, direction) for direction in Direction}

    def everything(self) -> list[Seen]:
        """Every play of the words known."""
        return list(self.described(self._position.plays(self._situation.rack)))

    def best(self) -> list[Seen]:
        """The plays that score best, with and without a jolly: one of them is the best of all."""
        rack, leaves = self._situation.rack, self._situation.last_leaves
        found = self._position.best(rack, _AMONG_BEST, leaves)
        if JOLLY in rack and (without := rack.replace(JOLLY, "")):
            found = [*found, *self._position.best(without, _AMONG_BEST, leaves)]
        return list(self.described(dict.fromkeys(found)))

    def ways_out(self, plays: Sequence[Seen], seen: Sequence[Seen]) -> list[Seen]:
        """The easiest plays that lay a jolly: where one left is dear and none in sight lays it, all look for them."""
        situation = self._situation
        dear = situation.book.jolly_left > 0 and not situation.bag
        least = min((play.kept.count(JOLLY) for play in seen), default=0)
        if not dear or not least:
            return []
        return sorted((play for play in plays if play.kept.count(JOLLY) < least), key=lambda play: play.steps)[
            :_LOOKED_FOR
        ]

    def described(self, plays: Iterable[Found]) -> Iterator[Seen]:
        """What the kernel has found, as one looks at it."""
        opening = self._board.is_empty
        for score, _, row, col, down, laid, cells, swaps in sorted(plays):
            if opening and down:
                continue  # its mirror image across is the same play, and what people lay
            direction = Direction.DOWN if down else Direction.ACROSS
            step = self._board.size if down else 1
            start = row * self._board.size + col
            beside, board = self._beside[direction], self._board.cells
            word, used, crossings, runs, through = [], [], 0, 0, False
            for offset, cell in enumerate(cells):
                at = start + offset * step
                if cell == EMPTY:
                    word.append(board[at].upper() if at in swaps else board[at])
                    runs += not through
                    through = True
                else:
                    word.append(cell)
                    used.append(cell)
                    crossings += beside[at]
                    through = False
            jollies = sum(cell.islower() for cell in used)
            kept = list(self._situation.rack)
            for at in swaps:
                kept.remove(board[at].upper())
                kept.append(JOLLY)
            for cell in used:
                kept.remove(JOLLY if cell.islower() else cell)
            yield Seen(
                score,
                "".join(sorted(kept)),
                Square(row, col),
                direction,
                "".join(word),
                _steps(laid, len(cells), crossings, runs, jollies),
                goes_out=not kept and not self._situation.bag,
                swaps=tuple(Square(*divmod(at, self._board.size)) for at in swaps),
            )


def noticed(plays: Sequence[Seen], sight: float, rng: random.Random) -> list[Seen]:
    """What somebody notices: how far they look this turn, and which words come to mind.

    On a bad turn nothing far from the obvious is seen, however many such plays there are; and a word that does not
    come to mind is missed wherever it could go.
    """
    alert = rng.random()
    luck: dict[str, float] = {}
    found = []
    for play in plays:
        come_to_mind = luck.get(play.word)
        if come_to_mind is None:
            come_to_mind = luck[play.word] = rng.random()
        chance = sight**play.steps
        if play.steps == 0 or (alert < chance and come_to_mind < chance**_WORDS_TO_TURNS):
            found.append(play)
    return found


def worth(play: Seen, situation: Situation, leaves: Leaves, foresight: float) -> int:
    """The score, and what stays on the rack as far as one cares; with nothing left to draw, what it will cost."""
    if not situation.bag:
        if play.goes_out:
            return round(1000 * (play.score + situation.going_out)) + _TEMPO
        return round(1000 * (play.score - situation.left_over(play.kept)))
    return 1000 * play.score + kept_worth(play.kept, situation, leaves, foresight)


def kept_worth(kept: str, situation: Situation, leaves: Leaves, foresight: float) -> int:
    """The worth of tiles kept. That a jolly is precious everybody knows."""
    full = leaves.worth(kept)
    jolly = leaves.worth(JOLLY) if JOLLY in kept else 0
    value = jolly + int(foresight * (full - jolly))
    # Towards the end there is less to draw to what one keeps.
    room = min(situation.bag, len(situation.rack))
    return value * room // max(1, len(situation.rack))


def _steps(laid: int, length: int, crossings: int, runs: int, jollies: int) -> float:
    """How far a play is from the obvious: many tiles, long words, words alongside others, jollies."""
    return (
        max(0, laid - _EASY_TILES)
        + 0.4 * max(0, length - _EASY_LENGTH)
        + 0.8 * max(0, crossings - 1)
        + 0.5 * max(0, runs - 1)
        + 0.7 * jollies
    )


def _beside(board: Board, direction: Direction) -> list[bool]:
    """For each square whether tiles stand beside it, across the direction."""
    across = direction.other
    found = []
    for row in range(board.size):
        for col in range(board.size):
            square = Square(row, col)
            found.append(board.taken(square.step(across, -1)) or board.taken(square.step(across, 1)))
    return found
