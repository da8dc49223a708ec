"""The kernel on a board of another kind: 17 a side, eight tiles, premium squares that stay, jollies worth their letter.

The rules of this board are Scarabeo's as far as the kernel knows them; the reference reads every word off the board.
"""

import random
from collections.abc import Iterator

import pytest

from leggio.core.board import EMPTY, Board, Direction, Square, empty_board, parse_layout
from leggio.core.letters import ALPHABET, JOLLY
from leggio.core.placing import Laying, Placement, lay
from leggio.engine import word_graph
from leggio.kernel import BoardRules, Graph, Table
from support.invented_words import WORDS

LAYOUT = parse_layout("""
W...l...W...l...W
.w....L...L....w.
..w....l.l....w..
...w....l....w...
l...w.......w...l
.....w.....w.....
.L....L...L....L.
..l....l.l....l..
W..l....*....l..W
..l....l.l....l..
.L....L...L....L.
.....w.....w.....
l...w.......w...l
...w....l....w...
..w....l.l....w..
.w....L...L....w.
W...l...W...l...W
""")
LETTERS = "ABCDEFGHILMNOPQRSTUVZ"
VALUES = {letter: 1 + index % 4 for index, letter in enumerate(LETTERS)}
PRIZES = [0, 0, 0, 0, 0, 0, 10, 30, 50]
PURE_PRIZES = [0, 0, 0, 0, 0, 0, 10, 10, 10]

Reference = tuple[int, int, bool, str, int]


@pytest.fixture(scope="module")
def graph() -> Graph:
    """The invented words."""
    return word_graph(WORDS)


def rules() -> BoardRules:
    """The board as the kernel wants it."""
    values = [0, *(VALUES.get(letter, 0) for letter in ALPHABET)]
    return BoardRules(
        size=17,
        rack_size=8,
        letter_factors=LAYOUT.letter_factors,
        word_factors=LAYOUT.word_factors,
        values=values,
        jolly_values=values,
        counts=[2, *(6 if letter in LETTERS else 0 for letter in ALPHABET)],
        jolly_letters=LETTERS,
        prizes=PRIZES,
        pure_prizes=PURE_PRIZES,
        premiums_stay=True,
        must_use_board_tile=True,
        first_word_factor=2,
    )


def points(laying: Laying, *, first: bool) -> int:
    """Every word with all the premium squares it covers, the first one doubled, and the prizes."""
    total = 0
    for formed in laying.words:
        value, factor = 0, 1
        for step, cell in enumerate(formed.cells):
            square = formed.square.step(formed.direction, step)
            index = square.row * LAYOUT.size + square.col
            value += VALUES[cell.upper()] * LAYOUT.letter_factors[index]
            factor *= LAYOUT.word_factors[index]
        total += value * factor * (2 if first else 1)
    laid = len(laying.tiles)
    pure = all(cell.isupper() for _, cell in laying.tiles)
    return total + PRIZES[laid] + (PURE_PRIZES[laid] if pure else 0)


def reference(board: Board, rack: str) -> set[Reference]:
    """Every word of the list at every place, with every way to spend tiles and jollies."""
    known, found = frozenset(WORDS), set()
    for word in WORDS:
        for direction in Direction:
            for index in range(LAYOUT.size**2):
                square = Square(*divmod(index, LAYOUT.size))
                if not board.has(square.step(direction, len(word) - 1)):
                    continue
                for spelled in _spellings(board, rack, word, square, direction):
                    laying = lay(board, Placement(square, direction, spelled))
                    if isinstance(laying, Laying) and _is_legal(board, laying, known):
                        down = laying.direction is Direction.DOWN
                        score = points(laying, first=board.is_empty)
                        found.add((laying.square.row, laying.square.col, down, laying.text, score))
    return found


def _spellings(board: Board, rack: str, word: str, square: Square, direction: Direction) -> Iterator[str]:
    standing = [board.at(square.step(direction, step)) for step in range(len(word))]
    if any(there.upper() not in (EMPTY, letter) for there, letter in zip(standing, word, strict=True)):
        return
    yield from _spend(rack, "", word, standing)


def _spend(rack: str, done: str, word: str, standing: list[str]) -> Iterator[str]:
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
    # A main word of new tiles only is no play; a single tile that reads both ways is counted across.
    one_tile_down = len(laying.tiles) == 1 and laying.direction is Direction.DOWN and len(laying.words) > 1
    return len(laying.tiles) < len(laying.words[0].cells) and not one_tile_down


@pytest.mark.parametrize("seed", range(12))
def test_plays_and_scores_agree_on_a_board_whose_premiums_stay(graph: Graph, seed: int) -> None:
    """No play is missed, none made up, every score the same, from the first word to a crowded board."""
    rng = random.Random(seed)
    table = Table(rules(), graph, empty_board(17).cells)
    for _ in range(seed % 7):
        rack = "".join(rng.choices(LETTERS, k=7)) + rng.choice(("A", JOLLY))
        if legal := table.plays(rack):
            _, _, row, col, down, _, cells = rng.choice(legal)
            table.lay(row, col, down, cells)
    board = Board(17, table.cells)
    rack = "".join(rng.choices("AEIO" + LETTERS, k=8 - seed % 3)) + JOLLY * (seed % 3)
    found = [(row, col, down, cells, score) for score, _, row, col, down, _, cells in table.plays(rack)]
    assert len(set(found)) == len(found)
    assert set(found) == reference(board, rack)
    scores = sorted((play[-1] for play in found), reverse=True)
    assert [play[0] for play in table.best(rack, 5, None)] == scores[:5]
