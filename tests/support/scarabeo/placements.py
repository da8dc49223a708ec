"""Plays at random: any legal placement of some tiles of a rack, found by trying."""

import random

from leggio.core.board import EMPTY, Direction, Square
from leggio.core.letters import JOLLY
from leggio.core.placing import Laying
from leggio.core.verdicts import Judge
from leggio.games.scarabeo.commands import Play
from leggio.games.scarabeo.conduct import fit
from leggio.games.scarabeo.state import State

LETTERS = "abcdefghilmnopqrstuvz"


def random_play(
    state: State, seat: int, rng: random.Random, judge: Judge | None = None, tries: int = 40
) -> Play | None:
    """A play that fits the board and the rack, of admissible words if a judge is given; None if none was found."""
    if not state.racks[seat]:
        return None
    taken = [index for index, cell in enumerate(state.board.cells) if cell != EMPTY]
    for _ in range(tries):
        play = _attempt(state, seat, rng, taken)
        laying = fit(state, play) if play else None
        if not isinstance(laying, Laying):
            continue
        if judge is None or all(judge.judge(formed.cells.upper()).valid for formed in laying.words):
            return play
    return None


def _attempt(state: State, seat: int, rng: random.Random, taken: list[int]) -> Play | None:
    size, cells = state.board.size, state.board.cells
    rack = state.racks[seat]
    count = rng.randint(1, len(rack))
    tiles = iter(rng.sample(rack, count))
    direction = rng.choice(tuple(Direction))
    row, col = divmod(rng.choice(taken) if taken else len(cells) // 2, size)
    across = direction is Direction.ACROSS
    # On the line of a tile that stands there, or now and then beside it: a later word holds one, or lengthens (art. 5).
    line, place = (row, col) if across else (col, row)
    if taken and rng.random() < 0.2:
        line = min(size - 1, max(0, line + rng.choice((-1, 1))))
    file = cells[line * size : line * size + size] if across else cells[line::size]
    start = max(0, place - rng.randint(0, count - 1 if not taken else count))
    while start and file[start - 1] != EMPTY:
        start -= 1
    word = ""
    for standing in file[start:]:
        if standing != EMPTY:
            word += standing
            continue
        tile = next(tiles, None)
        if tile is None:
            break
        word += rng.choice(LETTERS) if tile == JOLLY else tile
    square = Square(line, start) if across else Square(start, line)
    return Play(seat=seat, square=square.name, direction=direction, word=word) if word else None
