"""A table of Scrabble as CGP."""

from leggio.games.scrabble.state import State
from leggio.notation.cgp import CgpPosition, table_position

LETTERS = "italian"  # what programs of the field call these tiles


def position_of(state: State) -> CgpPosition:
    """The position of a table, every rack included: it is not for the eyes of its players.

    CGP knows no pending play. Its tiles are on the board, so its points are in the scores too: the position is the
    one the player on turn faces unless they challenge.
    """
    return table_position(state, mover=state.turn, zero_turns=state.scoreless, letters=LETTERS)
