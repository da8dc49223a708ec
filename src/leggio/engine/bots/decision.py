"""What a bot may decide, whatever the game; an adapter makes a command of it."""

import msgspec

from leggio.core.board import Direction, Square


class Lay(msgspec.Struct, frozen=True):
    """Lay a word: its first square, and all of its cells, those that were there included; small letters are jollies."""

    square: Square
    direction: Direction
    word: str
    score: int
    swaps: tuple[Square, ...] = ()  # squares whose jolly is taken first, for the letter it stands for


class Exchange(msgspec.Struct, frozen=True):
    """Change these tiles and give up the turn."""

    tiles: str


class SwapAll(msgspec.Struct, frozen=True):
    """Change the whole rack and keep the turn, where the rules allow it once."""


class Pass(msgspec.Struct, frozen=True):
    """Give up the turn."""


class Stand(msgspec.Struct, frozen=True):
    """Let another's play stand."""


class Challenge(msgspec.Struct, frozen=True):
    """Contest these words of another's play."""

    words: tuple[str, ...]


Move = Lay | Exchange | SwapAll | Pass
Answer = Stand | Challenge
Decision = Move | Answer
