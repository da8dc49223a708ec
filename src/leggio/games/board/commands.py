"""What people may ask at the table of a board game, beside what they may ask at any."""

from leggio.core.board import Direction
from leggio.games.common.commands import Accept, HouseCommand, Pass, SeatCommand


class Play(SeatCommand, frozen=True, kw_only=True, tag="play"):
    """Lay a word: the square of its first letter, and the whole word; small letters are jollies."""

    square: str
    direction: Direction
    word: str


class LayTiles(SeatCommand, frozen=True, kw_only=True, tag="lay_tiles"):
    """Lay loose tiles, as fingers do: square and cell of each; the word is what they make."""

    tiles: tuple[tuple[str, str], ...]


class Challenge(SeatCommand, frozen=True, kw_only=True, tag="challenge"):
    """Contest words of the pending play."""

    words: tuple[str, ...]


# What people may ask at any board game.
BoardCommand = Play | LayTiles | Pass | Accept | Challenge | HouseCommand
