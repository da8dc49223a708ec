"""Moves as words on a line: `8D MA.LE`, `8D RETI taking H9`, `exchange AEI`, `cambio_secco`, `pass`."""

import re

from leggio.core.board import EMPTY, Board, Square, parse_square
from leggio.core.coordinates import field_position, parse_position
from leggio.core.letters import ALPHABET, JOLLY
from leggio.engine.bots.decision import Exchange, Lay, Move, Pass, SwapAll
from leggio.engine.protocol.errors import ProtocolError
from leggio.notation.errors import NotationError
from leggio.notation.gcg.course import whole_word

EXCHANGE, SECCO, PASS, TAKING = "exchange", "cambio_secco", "pass", "taking"

_TILES = re.compile(r"(?:[A-Za-z.]|\([A-Za-z]+\))+")
_SHOWN = 60


def write_move(move: Move, board: Board) -> str:
    """A move; of a play a dot for each tile that is there already, and the squares whose jolly it takes first."""
    match move:
        case Lay():
            taken = "".join(f" {square.name}" for square in move.swaps)
            where = field_position(move.square, move.direction)
            return f"{where} {dotted(move, board)}" + (f" {TAKING}{taken}" if taken else "")
        case Exchange():
            return f"{EXCHANGE} {move.tiles}"
        case SwapAll():
            return SECCO
        case Pass():
            return PASS


def read_move(text: str, board: Board) -> Move:
    """A move on a board, its score not counted; ProtocolError for what is none. Of an exchange a number may do."""
    match text.split():
        case ["pass"]:
            return Pass()
        case ["cambio_secco"]:
            return SwapAll()
        case ["exchange", tiles]:
            return Exchange(_given(tiles, text))
        case [position, tiles]:
            return _play(text, board, position, tiles, ())
        case [position, tiles, "taking", *squares] if squares:
            return _play(text, board, position, tiles, tuple(_square(each, text) for each in squares))
        case _:
            raise ProtocolError("engine.bad_move", move=text[:_SHOWN])


def _play(text: str, board: Board, position: str, tiles: str, swaps: tuple[Square, ...]) -> Lay:
    where = parse_position(position)
    if where is None or not _TILES.fullmatch(tiles):
        raise ProtocolError("engine.bad_move", move=text[:_SHOWN])
    square, direction = where
    for taken in swaps:
        if not board.taken(taken) or not board.at(taken).islower():
            raise ProtocolError("engine.no_jolly", square=taken.name)
    lying = board.put(tuple((taken, board.at(taken).upper()) for taken in swaps))
    try:
        word = whole_word(lying, square, direction, tiles, 1)
    except NotationError as error:
        raise ProtocolError(error.code, **error.detail) from None
    return Lay(square, direction, word, 0, swaps)


def _given(tiles: str, text: str) -> str:
    """The tiles exchanged; none where only their number is told."""
    if tiles.isascii() and tiles.isdigit():
        return ""
    if any(tile not in ALPHABET + JOLLY for tile in tiles):
        raise ProtocolError("engine.bad_move", move=text[:_SHOWN])
    return tiles


def _square(name: str, text: str) -> Square:
    square = parse_square(name)
    if square is None:
        raise ProtocolError("engine.bad_move", move=text[:_SHOWN])
    return square


def dotted(play: Lay, board: Board) -> str:
    """The cells of a play, with a dot for each that is there already."""
    cells = ((cell, board.taken(play.square.step(play.direction, step))) for step, cell in enumerate(play.word))
    return "".join(EMPTY if there else cell for cell, there in cells)


def laid_by(play: Lay, board: Board) -> tuple[tuple[Square, str], ...]:
    """The squares that a play fills, and with what."""
    cells = ((play.square.step(play.direction, step), cell) for step, cell in enumerate(play.word))
    return tuple((square, cell) for square, cell in cells if not board.taken(square))
