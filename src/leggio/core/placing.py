"""Putting a word on a board: which tiles it needs and which words it forms, whatever the game's rules say of them."""

from collections.abc import Mapping
from typing import Any

import msgspec

from leggio.core.board import EMPTY, Board, Direction, Square, parse_square
from leggio.core.letters import fold, is_word


class Placement(msgspec.Struct, frozen=True):
    """A word from a square on, in cells: small letters are jollies. Letters already there are written too."""

    square: Square
    direction: Direction
    word: str


class Formed(msgspec.Struct, frozen=True):
    """A word as it stands on the board after a play."""

    square: Square
    direction: Direction
    cells: str


class Laying(msgspec.Struct, frozen=True):
    """A placement that fits: the new tiles, and the words formed, the main one first."""

    square: Square
    direction: Direction
    tiles: tuple[tuple[Square, str], ...]
    words: tuple[Formed, ...]
    touches: bool

    @property
    def text(self) -> str:
        """The main word with a dot for each tile that was there before."""
        main = self.words[0]
        across = main.direction is Direction.ACROSS
        start = main.square.col if across else main.square.row
        text = [EMPTY] * len(main.cells)
        for (row, col), cell in self.tiles:
            text[(col if across else row) - start] = cell
        return "".join(text)


class Misfit(msgspec.Struct, frozen=True):
    """Why a placement does not fit; each game names the article."""

    reason: str
    detail: dict[str, Any] = {}


def lay(board: Board, placement: Placement) -> Laying | Misfit:
    """Fit a placement to the board. Cost: the length of the words formed."""
    square, direction, word = placement.square, placement.direction, placement.word
    if not board.has(square) or not board.has(square.step(direction, len(word) - 1)):
        return Misfit("off_board", {"square": square.name, "length": len(word)})
    tiles: list[tuple[Square, str]] = []
    for step, cell in enumerate(word):
        where = square.step(direction, step)
        standing = board.at(where)
        if standing == EMPTY:
            tiles.append((where, cell))
        elif standing.upper() != cell.upper():
            return Misfit("square_taken", {"square": where.name, "letter": standing.upper()})
    if not tiles:
        return Misfit("no_new_tile", {"word": word.upper()})
    after = board.put(tuple(tiles))
    main = word_through(after, square, direction)
    if len(main.cells) != len(word):
        return Misfit("word_goes_on", {"word": word.upper(), "whole": main.cells.upper()})
    return _laid(after, main, tiles)


def _laid(after: Board, main: Formed, tiles: list[tuple[Square, str]]) -> Laying:
    """The words that these tiles of the main word form, on the board with them."""
    crosswise = main.direction.other
    cross_words = [each for where, _ in tiles if len((each := word_through(after, where, crosswise)).cells) > 1]
    touches = len(tiles) < len(main.cells) or bool(cross_words)
    # A lone tile forms no word: kept as its own main word so that the game can say what is wrong.
    words = (main, *cross_words) if len(main.cells) > 1 else tuple(cross_words) or (main,)
    return Laying(words[0].square, words[0].direction, tuple(tiles), words, touches)


def line_up(board: Board, tiles: Mapping[Square, str]) -> Laying | Misfit:
    """Fit loose tiles to the board, in the one word that holds them all: how a play comes from fingers."""
    if not tiles:
        return Misfit("no_new_tile")
    for where in tiles:
        if not board.has(where):
            return Misfit("off_board", {"length": len(tiles)})
        if board.taken(where):
            return Misfit("square_taken", {"square": where.name, "letter": board.at(where).upper()})
    first, last = min(tiles), max(tiles)
    in_row = first.row == last.row
    if not in_row and any(where.col != first.col for where in tiles):
        return Misfit("not_in_line")
    after = board.put(tuple(tiles.items()))
    direction = Direction.ACROSS if in_row else Direction.DOWN
    main = word_through(after, first, direction)
    if len(tiles) == 1 and len(main.cells) == 1:
        direction = direction.other
        main = word_through(after, first, direction)
    end = main.square.step(direction, len(main.cells) - 1)
    if end < last:
        return Misfit("gap", {"square": end.step(direction, 1).name})
    return _laid(after, main, sorted(tiles.items()))


def lay_written(board: Board, square: str, direction: Direction, word: str) -> Laying | Misfit:
    """Fit a word as people write it: the name of its first square, and the whole word, accents or not."""
    start = parse_square(square)
    if start is None or not board.has(start):
        return Misfit("bad_square", {"square": square[:8]})
    cells = fold(word)
    if not is_word(cells):
        return Misfit("bad_word", {"word": word[:30]})
    return lay(board, Placement(start, direction, cells))


def lay_loose(board: Board, tiles: tuple[tuple[str, str], ...]) -> Laying | Misfit:
    """Fit loose tiles as fingers lay them: the name of the square and the cell of each."""
    loose: dict[Square, str] = {}
    for name, cell in tiles[: len(board.cells)]:
        square = parse_square(name)
        if square is None:
            return Misfit("bad_square", {"square": name[:8]})
        if square in loose:
            return Misfit("square_taken", {"square": square.name, "letter": loose[square].upper()})
        letter = fold(cell)
        if len(letter) != 1 or not is_word(letter):
            return Misfit("bad_word", {"word": cell[:30]})
        loose[square] = letter
    return line_up(board, loose)


def filled(square: str, direction: Direction, text: str) -> tuple[tuple[Square, str], ...]:
    """The squares a laid word filled and with what, from its text with dots (see `Laying.text`)."""
    row, col = parse_square(square) or Square(0, 0)
    if direction is Direction.ACROSS:
        return tuple([(Square(row, col + step), cell) for step, cell in enumerate(text) if cell != EMPTY])
    return tuple([(Square(row + step, col), cell) for step, cell in enumerate(text) if cell != EMPTY])


def word_through(board: Board, square: Square, direction: Direction) -> Formed:
    """The run of tiles through a square."""
    across = direction is Direction.ACROSS
    line = board.line(square, direction)
    at = square.col if across else square.row
    start = line.rfind(EMPTY, 0, at) + 1
    end = line.find(EMPTY, at)
    cells = line[start:] if end < 0 else line[start:end]
    return Formed(Square(square.row, start) if across else Square(start, square.col), direction, cells)
