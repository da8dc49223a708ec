"""Real positions: games of the best play against itself, up to where nothing is left to draw."""

from collections.abc import Iterator

from leggio.core.board import Board, empty_board
from leggio.engine import Position
from leggio.engine.leaves import trained_leaves
from leggio.study.dice import Dice
from leggio.study.plays import rack_after
from leggio.study.school import School

SEATS = 2


def endings(school: School, dice: Dice) -> Iterator[tuple[Board, str, str]]:
    """One game: every position with an empty bag, with the rack of the player to move and the other one."""
    size, leaves = school.rack_size, trained_leaves(school.rules)
    bag = dice.draw(school.tiles.tiles, len(school.tiles.tiles))
    mine, other, bag = bag[:size], bag[size : 2 * size], bag[2 * size :]
    position = Position(empty_board(school.layout.size), mine, school.graph, rules=school.rules)
    passed = 0
    while mine and other and passed < SEATS:  # then both have nothing left to play
        if not bag:
            yield position.board, mine, other
        position.rack = mine
        best = position.best(1, leaves)
        passed = 0 if best else passed + 1
        if best:
            left = rack_after(mine, position.board, best[0])
            drawn = size - len(left)
            mine, bag = left + bag[:drawn], bag[drawn:]
            position.play(best[0], other)
        mine, other = other, mine
