"""Games put straight into the middle: racks, bag and board as given, without the plays that would lead there."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from leggio.core.bag import Bag
from leggio.core.board import Board, empty_board
from leggio.core.coordinates import parse_position
from leggio.games.scrabble import Game
from support.tables import SALT, stacked_game


def board_with(words: Mapping[str, str], size: int = 15) -> Board:
    """A board with these words on it, by position in the books' notation."""
    board = empty_board(size)
    for position, word in words.items():
        where = parse_position(position)
        if where is None:
            raise ValueError(f"no such position: {position}")
        square, direction = where
        board = board.put(tuple((square.step(direction, step), cell) for step, cell in enumerate(word)))
    return board


def late_game(
    *racks: str,
    bag: str = "",
    board: Mapping[str, str] | None = None,
    totals: tuple[int, ...] | None = None,
    words: str = "",
    **options: Any,
) -> Game:
    """A game with these racks and nothing but these tiles in the bag; MICIO stands at F8 unless a board is given."""
    game = stacked_game(words=words, players=len(racks), **options)
    placed = replace(
        game.state,
        racks=racks,
        bag=Bag(bag, SALT),
        board=board_with({"F8 orizz.": "MICIO"} if board is None else board),
        totals=totals or (0,) * len(racks),
    )
    game._state = placed  # noqa: SLF001 - the wrapper has no way in, and a hundred draining plays would hide the point
    return game
