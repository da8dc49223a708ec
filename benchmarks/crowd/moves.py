"""Cheap moves at Scrabble: tiles of the rack beside others, in a line. What they spell is for nobody to challenge."""

import random

import msgspec

_COLUMNS = "ABCDEFGHIJKLMNO"
_SIZE = len(_COLUMNS)
_CENTRE = _SIZE // 2
_ATTEMPTS = 30


class Seen(msgspec.Struct):
    """Of a view, what a player of this kind looks at."""

    turn: int
    phase: str
    rack: str | None
    board: list[str]


class Frame(msgspec.Struct):
    """Of a welcome or an update, what it looks at."""

    seq: int
    view: Seen


read = msgspec.json.Decoder(Frame).decode


def move(seen: Seen, chance: random.Random) -> dict[str, object]:
    """Something to do in one's turn."""
    tiles = seen.rack or ""
    for _ in range(_ATTEMPTS if len(tiles) > 1 else 0):
        if squares := _line(seen.board, chance, 2 + (len(tiles) > 4 and chance.random() < 0.3)):
            chosen = chance.sample(tiles, len(squares))
            return {
                "command": "lay_tiles",
                "tiles": [
                    (f"{_COLUMNS[column]}{row + 1}", "a" if tile == "?" else tile)
                    for (row, column), tile in zip(squares, chosen, strict=True)
                ],
            }
    return {"command": "pass"}


def _line(board: list[str], chance: random.Random, count: int) -> list[tuple[int, int]] | None:
    """Free squares in a line, one beside a tile; on an empty board, through the centre."""
    taken = [(row, column) for row, line in enumerate(board) for column, cell in enumerate(line) if cell != "."]
    row, column = chance.choice(taken) if taken else (_CENTRE, _CENTRE)
    down = chance.random() < 0.5
    squares: list[tuple[int, int]] = []
    while len(squares) < count:
        if not (row < _SIZE and column < _SIZE):
            return None
        if board[row][column] == ".":
            squares.append((row, column))
        row, column = (row + 1, column) if down else (row, column + 1)
    return squares
