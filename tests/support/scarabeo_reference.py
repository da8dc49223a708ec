"""Scarabeo's plays found the slow and obvious way: every set of swaps, every word everywhere, read off the board."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from leggio.core.board import EMPTY, Board, Direction, Square
from leggio.core.letters import JOLLY
from leggio.core.placing import Laying, Placement, lay
from leggio.core.tiles import take
from leggio.games.scarabeo.rules import LAYOUT, TILES

LETTERS = "".join(tile for tile in TILES.counts if tile != JOLLY)

Reference = tuple[tuple[Square, ...], Square, Direction, str, int]  # swaps, square, direction, tiles, score


def reference_plays(board: Board, rack: str, words: Sequence[str]) -> set[Reference]:
    """Every play with every set of swaps that may come before it."""
    return {
        (swaps, laying.square, laying.direction, laying.text, _points(after, laying))
        for swaps, after, with_scarabs in _swappings(board, rack)
        for laying in _layings(after, with_scarabs, words)
    }


def _swappings(board: Board, rack: str) -> Iterator[tuple[tuple[Square, ...], Board, str]]:
    """art. 21: any of the scarabs on the board may be taken by whoever holds the letters they stand for."""
    scarabs = [Square(*divmod(index, board.size)) for index, cell in enumerate(board.cells) if cell.islower()]
    for count in range(len(scarabs) + 1):
        for swaps in combinations(scarabs, count):
            letters = "".join(board.at(square).upper() for square in swaps)
            left = take(rack, letters)
            if left is not None:
                yield swaps, board.put(tuple(zip(swaps, letters, strict=True))), left + JOLLY * count


def _layings(board: Board, rack: str, words: Sequence[str]) -> Iterator[Laying]:
    known = frozenset(words)
    # Of a word with no tile of the board the rack has every letter: most are out at once.
    at_hand = {word for word in words if (Counter(word) - Counter(rack)).total() <= rack.count(JOLLY)}
    for square, direction, line in _places(board):
        for word in words:
            standing = line[: len(word)]
            if not standing.strip(EMPTY) and word not in at_hand:
                continue
            # art. 5: only the first word touches nothing.
            if len(standing) == len(word) and (board.is_empty or _touches(board, square, direction, len(word))):
                for spelled in _spellings(rack, word, standing):
                    laying = lay(board, Placement(square, direction, spelled))
                    if isinstance(laying, Laying) and _is_legal(board, laying, known):
                        yield laying


def _touches(board: Board, square: Square, direction: Direction, length: int) -> bool:
    squares = [square.step(direction, step) for step in range(length)]
    beside = [each.step(direction.other, side) for each in squares for side in (-1, 0, 1)]
    return any(board.taken(each) for each in beside)


def _places(board: Board) -> Iterator[tuple[Square, Direction, str]]:
    """Every square in both directions, with the cells from there to the edge."""
    for index in range(board.size**2):
        row, col = divmod(index, board.size)
        yield Square(row, col), Direction.ACROSS, board.cells[index : (row + 1) * board.size]
        yield Square(row, col), Direction.DOWN, board.cells[index :: board.size]


def _points(board: Board, laying: Laying) -> int:
    """art. 15-16, 24-29: every word with all the premium squares it covers, the first one doubled, and the prizes."""
    total = 0
    for formed in laying.words:
        value, factor = 0, 1
        for step, cell in enumerate(formed.cells):
            square = formed.square.step(formed.direction, step)
            index = square.row * LAYOUT.size + square.col
            value += TILES.values[cell.upper()] * LAYOUT.letter_factors[index]
            factor *= LAYOUT.word_factors[index]
        total += value * factor * (2 if board.is_empty else 1)
    laid = len(laying.tiles)
    prizes = [{6: 10, 7: 30, 8: 50}[laid]] if laid >= 6 else []
    if laying.words[0].cells.upper() in ("SCARABEO", "SCARABEI") and ".." not in laying.text:
        prizes.append(100)
    if all(cell.isupper() for _, cell in laying.tiles):
        prizes = [prize + 10 for prize in prizes]
    return total + sum(prizes)


def _spellings(rack: str, word: str, standing: str) -> Iterator[str]:
    """Every way to use tiles and scarabs for the letters that are not there."""
    needed = Counter(letter for there, letter in zip(standing, word, strict=True) if there == EMPTY)
    fits = all(there in (EMPTY, letter, letter.lower()) for there, letter in zip(standing, word, strict=True))
    if fits and needed and (needed - Counter(rack)).total() <= rack.count(JOLLY):
        yield from _spend(rack, "", word, standing)


def _spend(rack: str, done: str, word: str, standing: str) -> Iterator[str]:
    if len(done) == len(word):
        yield done
        return
    letter = word[len(done)]
    if standing[len(done)] != EMPTY:
        yield from _spend(rack, done + letter, word, standing)
        return
    if letter in rack:
        yield from _spend(rack.replace(letter, "", 1), done + letter, word, standing)
    if JOLLY in rack and letter in LETTERS:
        yield from _spend(rack.replace(JOLLY, "", 1), done + letter.lower(), word, standing)


def _is_legal(board: Board, laying: Laying, known: frozenset[str]) -> bool:
    if any(formed.cells.upper() not in known for formed in laying.words):
        return False
    if board.is_empty:
        return LAYOUT.centre in dict(laying.tiles)
    # art. 5: a main word of new tiles only makes a word of the board longer, or is no play.
    if len(laying.tiles) == len(laying.words[0].cells):
        return any(_lengthens(board, square, laying.direction.other) for square, _ in laying.tiles)
    # A single tile that reads both ways is counted across.
    return not (len(laying.tiles) == 1 and laying.direction is Direction.DOWN and len(laying.words) > 1)


def _lengthens(board: Board, square: Square, direction: Direction) -> bool:
    """Whether two tiles in a row stand right before a square or right after it."""
    return any(all(board.taken(square.step(direction, side * step)) for step in (1, 2)) for side in (-1, 1))
