"""What a bot on turn knows: nothing that the player in its seat would not."""

import msgspec

from leggio.core.board import Board
from leggio.engine.rules import EngineRules
from leggio.engine.thinking import unseen_tiles
from leggio.kernel import LeaveTable


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """A turn, whatever the game. Adapters make it from the view of a seat, and from nothing else."""

    book: EngineRules  # with the choices of the table
    board: Board
    rack: str
    bag: int  # how many tiles are left to draw
    may_exchange: int  # how many tiles may be changed at once: 0 where none may
    may_swap_all: bool  # the whole rack may be changed without losing the turn
    others: tuple[int, ...]  # tiles on the rack of each opponent still playing
    spread: int  # points ahead of the best of them
    scoreless: int  # turns without points in a row

    @property
    def unseen(self) -> str:
        """The tiles that are neither on the board nor on one's rack: at the end, those on the others'."""
        return unseen_tiles(self.book.tiles, self.board.cells, self.rack)

    @property
    def going_out(self) -> float:
        """What closing now gains on each of the others on average, by all that they hold."""
        return self.book.gained_on_each(self.unseen, self._opponents)

    def left_over(self, kept: str) -> float:
        """What tiles kept cost against each of the others on average, if one of them closes."""
        return self.book.lost_to_each(kept, self._opponents)

    @property
    def last_leaves(self) -> LeaveTable | None:
        """What counts beside points while plays are looked for: with nothing left to draw, what is not played."""
        return None if self.bag else self.book.last_leaves(self._opponents)

    @property
    def _opponents(self) -> int:
        return max(1, len(self.others))
