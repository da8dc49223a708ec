"""Plays as people write them, found among those that can be made."""

import re

from leggio.core.board import EMPTY, Board, Direction, Square
from leggio.core.coordinates import field_position, parse_position
from leggio.core.letters import JOLLY, fold, is_word, plain
from leggio.core.tiles import take
from leggio.engine import EnginePlay

_PLACE_AND_WORD = re.compile(r"\s*(?P<place>.*?)\s*(?P<word>[^\W\d_]+)\s*")


def read_play(text: str) -> tuple[Square, Direction, str] | None:
    """`8F MICIO`, `F8 vert. MICIO`; a small letter among capitals is a jolly. None for anything else."""
    read = _PLACE_AND_WORD.fullmatch(text)
    place = parse_position(read["place"]) if read else None
    if read is None or place is None or not is_word(word := fold(read["word"])):
        return None
    return (*place, word)


def read_word(text: str) -> str | None:
    """A word without a place."""
    word = fold(text.strip())
    return word if is_word(word) else None


def written(play: EnginePlay, board: Board) -> str:
    """The word with the tiles it goes through; jollies are small, those that were taken are letters."""
    taken = set(play.swaps)
    squares = (play.square.step(play.direction, step) for step in range(len(play.tiles)))
    cells = (
        (board.at(square).upper() if square in taken else board.at(square)) if cell == EMPTY else cell
        for square, cell in zip(squares, play.tiles, strict=True)
    )
    return "".join(cells)


def where(play: EnginePlay) -> str:
    """Its place as files of the field have it, after the squares of jollies that are taken first."""
    return "".join(f"?{square.name} " for square in play.swaps) + field_position(play.square, play.direction)


def same_word(typed: str, word: str) -> bool:
    """Whether someone meant this word: where they marked jollies, they must be these."""
    marked = any(letter.islower() for letter in typed) and any(letter.isupper() for letter in typed)
    return typed == word if marked else plain(typed) == word.upper()


def rack_after(rack: str, board: Board, play: EnginePlay) -> str:
    """What a play leaves of a rack: letters paid for jollies, jollies taken, tiles laid."""
    paid = "".join(board.at(square).upper() for square in play.swaps)
    laid = "".join(JOLLY if cell.islower() else cell for cell in play.tiles if cell != EMPTY)
    left = take((take(rack, paid) or "") + JOLLY * len(play.swaps), laid)
    if left is None:
        raise ValueError(f"{play} cannot be played from {rack}")
    return left
