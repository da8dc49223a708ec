"""A position to think about: a board, the rack of the player to move, and what can be played."""

import msgspec
from msgspec.structs import replace

from leggio.core.board import EMPTY, Board, Direction, Square
from leggio.core.coordinates import field_position
from leggio.drawing import Picture, draw_table, theme_called
from leggio.engine.registry import house_of, rules_of
from leggio.engine.rules import USUAL
from leggio.engine.thinking import unseen_tiles
from leggio.games.board.state import AnyBoardState
from leggio.kernel import BoardPosition, Graph, LeaveTable
from leggio.notation.cgp import read_cgp

_AMONG = 1000  # plays looked at when the game is about to end: those that go out may score little

Found = tuple[int, int, int, int, bool, int, str, tuple[int, ...]]


class EnginePlay(msgspec.Struct, frozen=True, order=False):
    """A play: where it starts, its tiles (`.` for one that was there, small letters for jollies), and its worth.

    Where jollies fly, `swaps` are the squares whose jolly is first taken against the tile it stands for.

    >>> import leggio
    >>> game = leggio.Game("Anna", "Bea", words=["micio"], racks=["MICIOAB", "ARMONAE"])
    >>> play = game.legal_plays()[0]
    >>> play.square.name, play.direction.value, play.tiles, play.score, str(play)
    ('D8', 'across', 'MICIO', 22, '8D MICIO 22')
    """

    square: Square
    direction: Direction
    tiles: str
    score: int
    equity: int  # thousandths of a point: the score and what is left on the rack
    swaps: tuple[Square, ...] = ()

    def __str__(self) -> str:
        taken = "".join(f"?{square.name} " for square in self.swaps)
        return f"{taken}{field_position(self.square, self.direction)} {self.tiles} {self.score}"


class Position:
    """A board and a rack under a rule set, with a word graph to play from.

    >>> import leggio
    >>> graph = leggio.word_graph(["micio", "armonia", "mora", "ora"])
    >>> line = "15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15 ARMONAE/ 0/16 0"
    >>> position = leggio.Position.from_cgp(line, graph)
    >>> [str(play) for play in position.best(2)]
    ['G3 ARMON.A 17', 'I3 ARMON.A 17']
    """

    def __init__(
        self, board: Board, rack: str, graph: Graph, *, rules: str = USUAL, house: tuple[str, ...] = ()
    ) -> None:
        self.rack = rack
        self.others: tuple[str, ...] = ()  # racks of the others, empty where they are not known
        self.book = rules_of(rules, house)
        self._position = BoardPosition(self.book.board, graph, board.cells)
        self._size = board.size

    @property
    def size(self) -> int:
        """The side of the board."""
        return self._size

    @property
    def native(self) -> BoardPosition:
        """The board as the kernel has it."""
        return self._position

    @classmethod
    def from_cgp(cls, text: str, graph: Graph, *, rules: str = USUAL, house: tuple[str, ...] = ()) -> "Position":
        """The position of a CGP line, for the player to move; raises NotationError for a line that is none."""
        read = read_cgp(text)
        position = cls(read.board, read.racks[0], graph, rules=rules, house=house)
        position.others = read.racks[1:]
        return position

    @classmethod
    def from_state(cls, state: AnyBoardState, graph: Graph, mover: int | None = None) -> "Position":
        """The position of a table, for the player on turn unless another seat is given."""
        turn = state.turn if mover is None else mover
        position = cls(state.board, state.racks[turn], graph, rules=state.rules.name, house=house_of(state))
        position.others = tuple(rack for seat, rack in enumerate(state.racks) if seat != turn)
        return position

    @property
    def board(self) -> Board:
        """The board as it is now."""
        return Board(self._size, self._position.cells)

    def plays(self) -> list[EnginePlay]:
        """Every legal play, in no particular order; where jollies fly, with every set of swaps that may come first."""
        return [self.as_play(found) for found in self._position.plays(self.rack)]

    def best(self, count: int = 1, leaves: LeaveTable | None = None) -> list[EnginePlay]:
        """The best plays by score and leave, best first; what cannot be among them is never generated.

        Of equal plays those with fewer swaps come first, then across before down, then by place, then by letters.
        """
        return [self.as_play(found) for found in self._position.best(self.rack, count, leaves)]

    def picture(self, theme: str = "light") -> Picture:
        """Board and rack as SVG: `light`, `dark` or `print`. A notebook shows a position so."""
        return draw_table(self.board, self.book.layout, self.book.tiles, theme_called(theme), rack=self.rack)

    def _repr_svg_(self) -> str:
        return self.picture()

    @property
    def is_last(self) -> bool:
        """Whether there is nothing left to draw; not where nobody says how many play."""
        held = sum(len(rack) or self.book.rack_size for rack in self.others)
        return bool(self.others) and len(self._unseen) <= held

    def best_at_the_end(self, count: int = 1) -> list[EnginePlay]:
        """The best plays with nothing left to draw: by points, what is left on the rack, and what going out gains."""
        opponents = len(self.others)
        out = round(1000 * self.book.gained_on_each(self._unseen, opponents))
        found = self.best(max(count, _AMONG), self.book.last_leaves(opponents))
        weighed = [replace(play, equity=play.equity + out) if self._goes_out(play) else play for play in found]
        return sorted(weighed, key=lambda play: -play.equity)[:count]

    def _goes_out(self, play: EnginePlay) -> bool:
        return sum(cell != EMPTY for cell in play.tiles) == len(self.rack)

    @property
    def _unseen(self) -> str:
        return unseen_tiles(self.book.tiles, self._position.cells, self.rack)

    def count(self) -> tuple[int, int]:
        """How many placements there are and the best score: what perft counts. A first word and its mirror are one."""
        return self._position.count(self.rack)

    def play(self, play: EnginePlay, rack: str) -> None:
        """Lay a play and hand the position over, with the next player's rack."""
        square = play.square
        swaps = [each.row * self._size + each.col for each in play.swaps]
        self._position.lay(square.row, square.col, play.direction is Direction.DOWN, play.tiles, swaps)
        self.rack = rack

    def as_play(self, found: Found) -> EnginePlay:
        """A play of the kernel with its squares named."""
        score, equity, row, col, down, _, tiles, swaps = found
        squares = tuple(Square(*divmod(each, self._size)) for each in swaps)
        direction = Direction.DOWN if down else Direction.ACROSS
        return EnginePlay(Square(row, col), direction, tiles, score, equity, squares)
