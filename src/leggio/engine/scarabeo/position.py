"""A table of Scarabeo as CGP."""

from leggio.games.scarabeo.state import State
from leggio.notation.cgp import CgpPosition, table_position

LETTERS = "scarabeo"


def position_of(state: State) -> CgpPosition:
    """The position of a table, every rack included.

    While a play is pending the hand has not passed, but the position is the one that the next player faces.
    """
    mover = state.after(state.turn) if state.pending else state.turn
    return table_position(state, mover=mover, zero_turns=0 if state.pending else sum(state.idle), letters=LETTERS)
