"""Slips for the letters of a round: good ones, the best one, and some that are worth nothing."""

import random
from typing import Any

from leggio.core.board import Board
from leggio.core.letters import JOLLY
from leggio.engine import EnginePlay, Position
from leggio.kernel import Graph

Slip = tuple[str, str, str]  # square, direction, word


def all_slips(view: dict[str, Any], graph: Graph) -> dict[Slip, int]:
    """Every slip that scores on the board and the letters that somebody sees, and what it scores."""
    board = Board(len(view["board"]), "".join(view["board"]))
    return {as_slip(board, play): play.score for play in Position(board, view["rack"], graph).plays()}


def as_slip(board: Board, play: EnginePlay) -> Slip:
    """A play as people write it down: the letters it goes through too."""
    squares = (play.square.step(play.direction, step) for step in range(len(play.tiles)))
    cells = (board.at(square) if tile == "." else tile for square, tile in zip(squares, play.tiles, strict=True))
    return play.square.name, play.direction.value, "".join(cells)


def choose(slips: dict[Slip, int], ranked: list[Slip], rng: random.Random) -> Slip:
    """What somebody hands in: mostly something good, sometimes the best, sometimes nonsense."""
    if not ranked or rng.random() < 0.15:
        return (
            f"{rng.choice('AHO')}{rng.randint(1, 15)}",
            rng.choice(("across", "down")),
            rng.choice(("QZX", "AA", "ZZ")),
        )
    place = min(int(rng.expovariate(0.2)), len(ranked) - 1)
    return ranked[place]


def rank(slips: dict[Slip, int]) -> list[Slip]:
    """The best first."""
    return sorted(slips, key=lambda slip: (-slips[slip], slip))


def jollies(slip: Slip) -> int:
    """How many jollies a slip uses."""
    return sum(letter.islower() for letter in slip[2])


__all__ = ["JOLLY", "Slip", "all_slips", "as_slip", "choose", "jollies", "rank"]
