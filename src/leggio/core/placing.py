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
        new = dict(self.tiles)
        main = self.words[0]
        return "".join(
            cell if main.square.step(main.direction, step) in new else EMPTY for step, cell in enumerate(main.cells)
        )


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
    main = _word_through(after, square, direction)
    if len(main.cells) != len(word):
        return Misfit("word_goes_on", {"word": word.upper(), "whole": main.cells.upper()})
    crossing = [_word_through(after, where, direction.other) for where, _ in tiles]
    formed = [main, *crossing] if len(main.cells) > 1 else crossing
    words = tuple(each for each in formed if len(each.cells) > 1)
    touches = len(tiles) < len(main.cells) or any(len(each.cells) > 1 for each in crossing)
    if not words:
        # A lone tile forms no word: kept as its own main word so that the game can say what is wrong.
        words = (main,)
    return Laying(words[0].square, words[0].direction, tuple(tiles), words, touches)


def line_up(board: Board, tiles: Mapping[Square, str]) -> Placement | Misfit:
    """Find the one word that holds all these loose tiles: how a play comes from fingers on a board."""
    if not tiles:
        return Misfit("no_new_tile")
    for where in tiles:
        if not board.has(where):
            return Misfit("off_board", {"length": len(tiles)})
        if board.taken(where):
            return Misfit("square_taken", {"square": where.name, "letter": board.at(where).upper()})
    rows = {where.row for where in tiles}
    columns = {where.col for where in tiles}
    if len(rows) > 1 and len(columns) > 1:
        return Misfit("not_in_line")
    after = board.put(tuple(tiles.items()))
    first, last = min(tiles), max(tiles)
    direction = Direction.ACROSS if len(rows) == 1 else Direction.DOWN
    if len(tiles) == 1 and len(_word_through(after, first, direction).cells) == 1:
        direction = direction.other
    main = _word_through(after, first, direction)
    end = main.square.step(direction, len(main.cells) - 1)
    if end < last:
        return Misfit("gap", {"square": end.step(direction, 1).name})
    return Placement(main.square, direction, main.cells)


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
    placement = line_up(board, loose)
    return placement if isinstance(placement, Misfit) else lay(board, placement)


def filled(square: str, direction: Direction, text: str) -> tuple[tuple[Square, str], ...]:
    """The squares a laid word filled and with what, from its text with dots (see `Laying.text`)."""
    start = parse_square(square) or Square(0, 0)
    return tuple((start.step(direction, step), cell) for step, cell in enumerate(text) if cell != EMPTY)


def _word_through(board: Board, square: Square, direction: Direction) -> Formed:
    start = square
    while board.taken(before := start.step(direction, -1)):
        start = before
    length = 1
    while board.taken(start.step(direction, length)):
        length += 1
    cells = "".join(board.at(start.step(direction, step)) for step in range(length))
    return Formed(start, direction, cells)
