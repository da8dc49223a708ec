"""What people of these tests think with: any play at all, from what a page or a screen shows them."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations
from pathlib import Path

from noveper.conduct import refuse
from noveper.rules import LAYOUT

from leggio.core.board import Board, Direction, Square
from leggio.core.outcome import Rejected
from leggio.core.placing import Laying, lay_written
from leggio.games.board.conduct import fit_laying
from leggio.lexicon.opinion import LexiconJudge
from support.lexicons import bundled

HERE = Path(__file__).parent
# What a process needs on its path to have the game installed.
INSTALLED = f"{HERE}:{HERE / 'installed'}"


@cache
def short_words() -> frozenset[str]:
    """Words of two to four letters that the dictionary has."""
    judge = LexiconJudge(bundled("figs"))
    return frozenset(word for length in (2, 3, 4) for word in judge.of_length(length))


def find_play(rows: Sequence[str], rack: str) -> tuple[str, Direction, str] | None:
    """Where a word could be laid, which way, and which."""
    board = Board(len(rows), "".join(rows))
    return next(_plays(board, rack.replace("?", "")), None)


def _plays(board: Board, rack: str) -> Iterator[tuple[str, Direction, str]]:
    for square, direction, word in _candidates(board, rack):
        laying = fit_laying(board, LAYOUT.centre, rack, lay_written(board, square.name, direction, word), refuse)
        if not isinstance(laying, Rejected) and _is_valid(laying):
            yield square.name, direction, word


def _is_valid(laying: Laying) -> bool:
    return all(formed.cells.upper() in short_words() for formed in laying.words)


def _candidates(board: Board, rack: str) -> Iterator[tuple[Square, Direction, str]]:
    """Words of the rack alone on an empty board; else words through one letter that is there."""
    if board.is_empty:
        made = {"".join(letters) for count in (2, 3, 4) for letters in permutations(rack, count)} & short_words()
        yield from ((LAYOUT.centre, Direction.ACROSS, word) for word in sorted(made))
        return
    rows = board.rows
    for row, cells in enumerate(rows):
        for column, cell in enumerate(cells):
            if cell.isalpha():
                yield from _through(Square(row, column), cell.upper(), rack)


def _through(square: Square, letter: str, rack: str) -> Iterator[tuple[Square, Direction, str]]:
    made = {"".join(letters) for count in (2, 3, 4) for letters in permutations(rack + letter, count)} & short_words()
    for word in sorted(word for word in made if letter in word):
        for direction in Direction:
            back = word.index(letter)
            start = square.step(direction, -back)
            if start.row >= 0 and start.col >= 0:
                yield start, direction, word
