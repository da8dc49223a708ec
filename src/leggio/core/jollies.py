"""Letting jollies step in by themselves for letters that are not on the rack, for people who type words."""

from leggio.core.board import Board, Direction, Square
from leggio.core.letters import JOLLY, fold


def with_jollies(board: Board, rack: str, square: Square, direction: Direction, word: str) -> str:
    """The word in cells: a letter the rack lacks becomes a jolly while there are any.

    Small letters among capitals are jollies already chosen; a word written all in one case chooses none.
    """
    word = fold(word)
    if word.islower():
        word = word.upper()
    left = list(rack)
    for cell in word:
        if cell.islower() and JOLLY in left:
            left.remove(JOLLY)
    cells = []
    for step, cell in enumerate(word):
        where = square.step(direction, step)
        needs_tile = board.has(where) and not board.taken(where) and cell.isupper()
        steps_in = needs_tile and cell not in left and JOLLY in left
        if needs_tile and (steps_in or cell in left):
            left.remove(JOLLY if steps_in else cell)
        cells.append(cell.lower() if steps_in else cell)
    return "".join(cells)
