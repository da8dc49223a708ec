"""What the teachers of board games share: answers to a play, and places for a word that touch nothing else."""

from collections.abc import Iterator

from leggio.core.board import Board, Direction, Square
from leggio.games.board.events import Challenge, Play
from leggio.games.board.view import PendingPlayView
from leggio.games.common.commands import Accept
from leggio.games.common.lesson import Knows


def answer(pending: PendingPlayView, words: tuple[str, ...], seat: int, knows: Knows) -> Accept | Challenge | None:
    """What a teacher says to another's play: what is no word is contested. None: it has had its say."""
    if pending.seat == seat or seat in pending.agreed:
        return None
    wrong = tuple(dict.fromkeys(word.upper() for word in words if not knows(word.upper())))
    return Challenge(seat=seat, words=wrong) if wrong else Accept(seat=seat)


def places(rows: tuple[str, ...], words: tuple[str, ...], seat: int) -> Iterator[Play]:
    """Every way to lay one of these words through a letter of the board without making another word, lowest first."""
    board = Board(len(rows), "".join(rows))
    for word in words:
        for direction in Direction:
            for square in _squares(board):
                if _lies_free(board, square, direction, word):
                    yield Play(seat=seat, square=square.name, direction=direction, word=word)


def _squares(board: Board) -> Iterator[Square]:
    return (Square(row, col) for row in reversed(range(board.size)) for col in range(board.size))


def _lies_free(board: Board, start: Square, direction: Direction, word: str) -> bool:
    if board.taken(start.step(direction, -1)) or board.taken(start.step(direction, len(word))):
        return False
    held = 0
    for at, letter in enumerate(word):
        square = start.step(direction, at)
        if not board.has(square):
            return False
        if board.taken(square):
            if board.at(square).upper() != letter.upper():
                return False
            held += 1
        elif any(board.taken(square.step(direction.other, by)) for by in (-1, 1)):
            return False
    return 0 < held < len(word)
