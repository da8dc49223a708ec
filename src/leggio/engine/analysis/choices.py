"""Choices of the kernel as a report has them, and what was done as the kernel wants it."""

from leggio.core.board import EMPTY, Board, Direction, Square, parse_square
from leggio.core.letters import JOLLY, tile_of
from leggio.core.tiles import take
from leggio.engine.analysis.report import Choice, ChoiceKind
from leggio.engine.leaves import MOST_TILES, trained_leaves
from leggio.engine.record import Deed, Turn
from leggio.engine.registry import rules_of
from leggio.engine.thinking import unseen_tiles
from leggio.kernel import LeaveTable

Found = tuple[int, int, int, int, bool, int, str, tuple[int, ...]]
Given = tuple[Found | None, str | None]


class Bench:
    """A turn's board and rack, to weigh choices on."""

    def __init__(self, turn: Turn, rules: str, house: tuple[str, ...] = ()) -> None:
        self.turn = turn
        self.rules = rules_of(rules, house)
        self.size = size = self.rules.layout.size
        self.board = Board(size, turn.board)
        self.leaves: LeaveTable = trained_leaves(rules)
        self.prize_tiles = self.rules.prize_tiles

    def choice(self, given: Given) -> Choice:
        """What the kernel found, weighed by points and leave value."""
        found, kept = given
        if found is not None:
            return self.play(found)
        if kept is None:
            return Choice(kind=ChoiceKind.PASS, kept=self.turn.rack)
        given_tiles = take(self.turn.rack, kept) or ""
        worth = self.worth(kept)
        return Choice(kind=ChoiceKind.EXCHANGE, given=given_tiles, kept="".join(sorted(kept)), equity=worth)

    def play(self, found: Found) -> Choice:
        """A play of the kernel."""
        score, _, row, col, down, laid, tiles, swaps = found
        square, direction = Square(row, col), Direction.DOWN if down else Direction.ACROSS
        kept = self.kept(tiles, swaps)
        return Choice(
            kind=ChoiceKind.PLAY,
            square=square.name,
            direction=direction,
            tiles=tiles,
            word=self._word(square, direction, tiles, swaps),
            swaps=tuple(Square(*divmod(each, self.size)).name for each in swaps),
            kept=kept,
            score=score,
            bonus=self.rules.prize_of(tiles.replace(EMPTY, "")),
            equity=round(score + self.worth(kept), 3),
            prize=laid >= self.prize_tiles,
        )

    def worth(self, kept: str) -> float:
        """What tiles kept are worth in points; with nothing left to draw what they cost, or what going out gains."""
        if self.turn.bag:
            return self.leaves.value(kept) / 1000 if len(kept) <= MOST_TILES else 0.0
        opponents = max(1, len(self.turn.others))
        if kept:
            return round(-self.rules.lost_to_each(kept, opponents), 3)
        unseen = unseen_tiles(self.rules.tiles, self.turn.board, self.turn.rack)
        return round(self.rules.gained_on_each(unseen, opponents), 3)

    def kept(self, tiles: str, swaps: tuple[int, ...]) -> str:
        """What stays on the rack after a play; letters were paid for jollies taken."""
        rack = self.turn.rack
        for each in swaps:
            rack = (take(rack, self.turn.board[each].upper()) or "") + JOLLY
        used = "".join(tile_of(cell) for cell in tiles if cell != EMPTY)
        return "".join(sorted(take(rack, used) or ""))

    def done(self) -> Given | None:
        """What was done in the turn; None where the file does not say which tiles were exchanged.

        A word taken back is a turn given up, and the kernel knows no cambio secco. Of a first word and its mirror image
        it knows the one across.
        """
        turn = self.turn
        if turn.deed is Deed.PLAY and turn.laid is not None:
            laid = turn.laid
            square = parse_square(laid.square) or Square(0, 0)
            down = laid.direction is Direction.DOWN
            if self.board.is_empty and down:
                square, down = Square(square.col, square.row), False
            swaps = tuple(sorted(self._index(each) for each in laid.swaps))
            count = sum(cell != EMPTY for cell in laid.tiles)
            return (laid.score, 0, square.row, square.col, down, count, laid.tiles, swaps), None
        if turn.deed is Deed.EXCHANGE:
            kept = take(turn.rack, turn.given) if turn.given else None
            return None if kept is None else (None, kept)
        return None, None

    def _index(self, name: str) -> int:
        square = parse_square(name) or Square(0, 0)
        return square.row * self.size + square.col

    def _word(self, square: Square, direction: Direction, tiles: str, swaps: tuple[int, ...]) -> str:
        cells = []
        for step, cell in enumerate(tiles):
            where = square.step(direction, step)
            standing = self.board.at(where)
            if cell != EMPTY:
                cells.append(cell)
            else:
                cells.append(standing.upper() if where.row * self.size + where.col in swaps else standing)
        return "".join(cells)


def same(one: Choice, other: Choice) -> bool:
    """Whether two are the same thing to do."""
    return (one.kind, one.square, one.direction, one.tiles, sorted(one.swaps), sorted(one.given)) == (
        other.kind,
        other.square,
        other.direction,
        other.tiles,
        sorted(other.swaps),
        sorted(other.given),
    )
