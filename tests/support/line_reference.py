"""Where words fit, line by line: every stretch of squares that touches something, every word of its length.

Plain, but fast enough for thousands of positions. It knows nothing of points, nor of what a game demands beside
touching: whoever asks puts each placement to the rules.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence

import msgspec

from leggio.core.board import EMPTY, Board, Direction, Square
from leggio.core.letters import JOLLY

Spelled = tuple[Square, Direction, str]  # the whole word, small letters for jollies; tiles of the board as they stand


class WordBook:
    """A word list, by length."""

    def __init__(self, words: Sequence[str]) -> None:
        self.known = frozenset(words)
        self.by_length: dict[int, list[str]] = defaultdict(list)
        for word in words:
            self.by_length[len(word)].append(word)


class Line(msgspec.Struct, frozen=True):
    """A row or a column: its cells, and for each square the tiles right before and right after it, crosswise."""

    direction: Direction
    index: int
    cells: str
    crossing: list[tuple[str, str]]

    def square(self, at: int) -> Square:
        """The square at this place of the line."""
        return Square(self.index, at) if self.direction is Direction.ACROSS else Square(at, self.index)


def placements(board: Board, rack: str, book: WordBook) -> Iterator[Spelled]:
    """Every way to lay tiles in a line so that they touch others, or the centre, and all words read are in the list."""
    for line in _lines(board):
        for start, end in _stretches(line.cells, len(rack)):
            if not (_takes_centre(board, line, start, end) if board.is_empty else _touches(line, start, end)):
                continue
            for word in book.by_length[end - start]:
                if _agrees(line, start, word, book.known):
                    for spelled in _spellings(rack, word, line.cells[start:end]):
                        yield line.square(start), line.direction, spelled


def _lines(board: Board) -> Iterator[Line]:
    size = board.size
    rows = [board.cells[row * size : (row + 1) * size] for row in range(size)]
    columns = [board.cells[col::size] for col in range(size)]
    for direction, lines, across in ((Direction.ACROSS, rows, columns), (Direction.DOWN, columns, rows)):
        for index, cells in enumerate(lines):
            crossing = [(other[:index].split(EMPTY)[-1], other[index + 1 :].split(EMPTY)[0]) for other in across]
            yield Line(direction, index, cells, crossing)


def _stretches(cells: str, tiles: int) -> Iterator[tuple[int, int]]:
    """From two squares on, no tile right before or after, and from one to as many empty squares as tiles."""
    for start in range(len(cells)):
        if start and cells[start - 1] != EMPTY:
            continue
        for end in range(start + 2, len(cells) + 1):
            empty = cells.count(EMPTY, start, end)
            if empty > tiles:
                break
            if empty and not (end < len(cells) and cells[end] != EMPTY):
                yield start, end


def _touches(line: Line, start: int, end: int) -> bool:
    stands = line.cells.count(EMPTY, start, end) < end - start
    return stands or any(before or after for before, after in line.crossing[start:end])


def _takes_centre(board: Board, line: Line, start: int, end: int) -> bool:
    return line.index == board.size // 2 and start <= board.size // 2 < end


def _agrees(line: Line, start: int, word: str, known: frozenset[str]) -> bool:
    """Whether the word is read there, and words where it crosses tiles."""
    for step, letter in enumerate(word):
        cell = line.cells[start + step]
        if cell != EMPTY:
            if cell.upper() != letter:
                return False
            continue
        before, after = line.crossing[start + step]
        if (before or after) and f"{before}{letter}{after}".upper() not in known:
            return False
    return True


def _spellings(rack: str, word: str, standing: str) -> Iterator[str]:
    """Every way to use tiles and jollies for the letters that are not there."""
    if not word:
        yield ""
        return
    if standing[0] != EMPTY:
        ways = [(standing[0], rack)]
    else:
        ways = [(word[0], rack.replace(word[0], "", 1))] if word[0] in rack else []
        if JOLLY in rack:
            ways.append((word[0].lower(), rack.replace(JOLLY, "", 1)))
    for cell, left in ways:
        for rest in _spellings(left, word[1:], standing[1:]):
            yield cell + rest
