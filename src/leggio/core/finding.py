"""The best plays of a position, and the port through which games ask for them."""

from typing import Protocol, runtime_checkable

import msgspec

from leggio.core.board import Board, Direction


class FoundPlay(msgspec.Struct, frozen=True):
    """A play that somebody found: the name of its first square, and the whole word; small letters are jollies."""

    square: str
    direction: Direction
    word: str


@runtime_checkable
class PlayFinder(Protocol):
    """Knows the best plays of a position. Games see the engine only through this."""

    def best_plays(self, board: Board, rack: str) -> tuple[FoundPlay, ...]:
        """Every play of the highest score with these tiles, in an order that is always the same; none: no play."""

    def has_play(self, board: Board, rack: str) -> bool:
        """Whether there is any play with these tiles."""


def finder_of(judge: object) -> PlayFinder | None:
    """The judge as a finder, if it is one: whoever hands in a dictionary may hand in its best plays with it."""
    return judge if isinstance(judge, PlayFinder) else None
