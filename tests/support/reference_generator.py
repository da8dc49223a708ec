"""Every legal play, found the slow and obvious way: try every word of the list at every place, and ask the rules."""

import random
from collections.abc import Iterator, Sequence

from leggio.core.board import EMPTY, Board, Direction, Square
from leggio.core.letters import JOLLY
from leggio.core.placing import Laying, Misfit, Placement, lay
from leggio.games.figs import bonus, score_words
from leggio.games.scrabble import FIGS

Reference = tuple[str, str, str, int]  # square, direction, tiles, score


def reference_plays(board: Board, rack: str, words: Sequence[str]) -> set[Reference]:
    """All placements of the rack's tiles that make only words of the list; a tile that reads both ways once, across."""
    known = frozenset(words)
    found = set()
    for word in words:
        for direction in Direction:
            for square in _starts(board, word, direction):
                for laying in _layings(board, rack, word, square, direction):
                    if _is_legal(board, laying, known):
                        points = sum(each.points for each in score_words(FIGS, laying)) + bonus(FIGS, laying)
                        found.add((laying.square.name, laying.direction.value, laying.text, points))
    return found


def _starts(board: Board, word: str, direction: Direction) -> Iterator[Square]:
    for row in range(board.size):
        for col in range(board.size):
            square = Square(row, col)
            if board.has(square.step(direction, len(word) - 1)):
                yield square


def _layings(board: Board, rack: str, word: str, square: Square, direction: Direction) -> Iterator[Laying]:
    """Every way to use tiles and jollies for the letters that are not there."""
    empty = [step for step in range(len(word)) if board.at(square.step(direction, step)) == EMPTY]
    if not empty or len(empty) > len(rack):
        return
    if any(board.at(square.step(direction, step)).upper() not in (EMPTY, word[step]) for step in range(len(word))):
        return
    for cells in _spend(rack, [word[step] for step in empty]):
        spelled = list(word)
        for step, cell in zip(empty, cells, strict=True):
            spelled[step] = cell
        laying = lay(board, Placement(square, direction, "".join(spelled)))
        if not isinstance(laying, Misfit):
            yield laying


def _spend(rack: str, letters: list[str]) -> Iterator[list[str]]:
    if not letters:
        yield []
        return
    first, rest = letters[0], letters[1:]
    for tile, cell in ((first, first), (JOLLY, first.lower())):
        if tile in rack:
            for others in _spend(rack.replace(tile, "", 1), rest):
                yield [cell, *others]


def _is_legal(board: Board, laying: Laying, known: frozenset[str]) -> bool:
    if board.is_empty:
        covered = dict(laying.tiles)
        if FIGS.layout.centre not in covered or len(covered) < 2:
            return False
    elif not laying.touches:
        return False
    one_tile_down = len(laying.tiles) == 1 and laying.direction is Direction.DOWN and len(laying.words) > 1
    return not one_tile_down and all(formed.cells.upper() in known for formed in laying.words)


def random_rack(rng: random.Random, *, jollies: int = 0) -> str:
    """Seven tiles out of a full bag, with that many jollies among them."""
    letters = FIGS.tiles.tiles.replace(JOLLY, "")
    return "".join(rng.sample(letters, FIGS.rack_size - jollies)) + JOLLY * jollies
