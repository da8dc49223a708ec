"""What a bot on turn knows: nothing that the player in its seat would not."""

import msgspec

from leggio.core.board import Board
from leggio.core.tiles import Distribution
from leggio.kernel import BoardRules, Course


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """A turn, whatever the game. Adapters make it from the view of a seat, and from nothing else."""

    rules: BoardRules
    tiles: Distribution
    board: Board
    rack: str
    bag: int  # how many tiles are left to draw
    may_exchange: int  # how many tiles may be changed at once: 0 where none may
    may_swap_all: bool  # the whole rack may be changed without losing the turn
    course: Course
    others: tuple[int, ...]  # tiles on the rack of each opponent still playing
    spread: int  # points ahead of the best of them
    scoreless: int  # turns without points in a row
    going_out: int  # points that whoever plays the last tiles gains by it, as far as one can tell
