"""A position as another program tells it: by CGP, or by the moves that led there."""

from collections.abc import Sequence

import msgspec

from leggio.core.board import Board, Square, empty_board
from leggio.core.letters import JOLLY, tile_of
from leggio.core.placing import Misfit, Placement, lay
from leggio.core.tiles import take
from leggio.engine.bots.decision import Exchange, Lay, Pass, SwapAll
from leggio.engine.bots.situation import Situation
from leggio.engine.protocol.errors import ProtocolError
from leggio.engine.protocol.moves import laid_by, read_move
from leggio.engine.rules import EngineRules
from leggio.engine.thinking import unseen_tiles
from leggio.engine.words import word_graph
from leggio.kernel import BoardPosition
from leggio.notation.cgp import CgpPosition

SECCO = "secco"  # the opcode of a position whose mover may still change a whole rack for nothing


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """What whoever moves may know. Racks of others count by their number only, once there is nothing left to draw."""

    board: Board
    rack: str
    scores: tuple[int, ...] = (0, 0)  # from the player to move on
    others: tuple[int, ...] = (0,)  # tiles on each other rack; 0 where nobody says
    scoreless: int = 0
    secco: bool = False

    @classmethod
    def from_cgp(cls, position: CgpPosition) -> "Table":
        """The position of a line, for the player to move."""
        return cls(
            board=position.board,
            rack=position.racks[0],
            scores=position.scores,
            others=tuple(len(rack) for rack in position.racks[1:]),
            scoreless=position.zero_turns,
            secco=position.op(SECCO) not in (None, "0", "no"),
        )

    def situation(self, book: EngineRules) -> Situation:
        """The turn as the engine wants it; ProtocolError for a board, a rack or tiles that the game does not have."""
        size = {"size": book.layout.size, "tiles": book.rack_size, "jollies": book.tiles.counts[JOLLY]}
        placed = [tile_of(cell) for cell in self.board.placed]
        if (
            self.board.size != book.layout.size
            or len(self.rack) > book.rack_size
            or any(tile not in book.tiles.counts for tile in (*placed, *self.rack))
        ):
            raise ProtocolError("position.other_game", **size)
        for tile, count in book.tiles.counts.items():
            if placed.count(tile) + self.rack.count(tile) > count:
                raise ProtocolError("engine.too_many_tiles", tile=tile, most=count)
        unseen = len(unseen_tiles(book.tiles, self.board.cells, self.rack))
        others = self._others(unseen, book.rack_size)
        bag = unseen - sum(others)
        return Situation(
            book=book,
            board=self.board,
            rack=self.rack,
            bag=bag,
            may_exchange=bag if bag >= book.exchange_needs and not book.exchange_kind else 0,
            may_swap_all=self.secco and bag > 0,
            others=others,
            spread=self.scores[0] - max(self.scores[1:]),
            scoreless=self.scoreless,
        )

    def _others(self, unseen: int, size: int) -> tuple[int, ...]:
        """How many tiles each other rack holds: full ones while there are tiles to draw, then what is told of them."""
        held: list[int] = []
        is_drawn = unseen < size * len(self.others)
        for told in self.others:
            held.append(min((is_drawn and told) or size, unseen - sum(held)))
        return tuple(held)


class Course:
    """A game of two followed by its moves; what each play scores is counted by the rules."""

    def __init__(self, book: EngineRules) -> None:
        self._book = book
        self.board = empty_board(book.layout.size)
        self.scores = [0, 0]
        self.scoreless = 0
        self._turn = 0
        self._secco = [True, True]

    def take(self, text: str) -> None:
        """One more move; ProtocolError for one that cannot be."""
        move = read_move(text, self.board)
        match move:
            case Lay():
                self.scores[self._turn] += scored(move, self.board, self._book)
                for square in move.swaps:
                    self.board = self.board.put(((square, self.board.at(square).upper()),))
                self.board = self.board.put(laid_by(move, self.board))
                self.scoreless = 0
            case SwapAll():
                self._secco[self._turn] = False
                return  # the turn goes on
            case Exchange() | Pass():
                self.scoreless += 1
        self._turn = 1 - self._turn

    def table(self, rack: str) -> Table:
        """Where the moves led, for the player to move with this rack."""
        mine, other = self.scores[self._turn], self.scores[1 - self._turn]
        # Only one of the games has it, and there nobody has two.
        secco = self._secco[self._turn] and not self._book.exchange_kind
        return Table(board=self.board, rack=rack, scores=(mine, other), scoreless=self.scoreless, secco=secco)


def scored(play: Lay, board: Board, book: EngineRules) -> int:
    """What a play scores, whatever its words: ProtocolError where the rules do not let it lie there."""
    lying = board.put(tuple((square, board.at(square).upper()) for square in play.swaps))
    laying = lay(lying, Placement(play.square, play.direction, play.word))
    if isinstance(laying, Misfit):
        raise ProtocolError(f"gcg.{laying.reason}", **laying.detail)
    words = word_graph([formed.cells.upper() for formed in laying.words])
    wanted = frozenset(laying.tiles)
    position = BoardPosition(book.board, words, board.cells)
    taken = sorted(square.row * board.size + square.col for square in play.swaps)
    for score, _, row, col, down, _, cells, swaps in position.plays(_needed(play, board)):
        start = row * board.size + col
        step = board.size if down else 1
        squares = (divmod(start + at * step, board.size) for at in range(len(cells)))
        laid = frozenset((Square(*each), cell) for each, cell in zip(squares, cells, strict=True) if cell != ".")
        if laid == wanted and sorted(swaps) == taken:
            return score
    raise ProtocolError("engine.impossible_move", word=play.word.upper())


def _needed(play: Lay, board: Board) -> str:
    """The fewest tiles on a rack that this play can come from: a jolly that flies in is not among them."""
    rack = "".join(tile_of(cell) for _, cell in laid_by(play, board))
    for square in play.swaps:
        rack = (take(rack, JOLLY) if JOLLY in rack else rack) or ""
        rack += board.at(square).upper()
    return rack


def moves_of(texts: Sequence[str], book: EngineRules) -> Course:
    """A game from its beginning, move by move; ProtocolError names the number of the one that cannot be."""
    course = Course(book)
    for number, text in enumerate(texts, start=1):
        try:
            course.take(text)
        except ProtocolError as error:
            raise ProtocolError("engine.at_move", number=number, cause=error) from None
    return course
