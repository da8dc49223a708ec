"""What games of the program against itself need to know of going on and ending, beside the rules of the board."""

from typing import TypedDict


class Course(TypedDict):
    """As the kernel takes it."""

    exchange_needs: int  # tiles in the bag
    kind: str  # letters of one of two kinds, where only a full rack of one kind may be exchanged
    scoreless_each: int
    scoreless_each_bag_empty: int
    jolly_left: int
    credits_going_out: bool
