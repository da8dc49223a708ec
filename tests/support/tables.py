"""Tables for tests: bags stacked so that the racks are known, and the shortest way to a game."""

from leggio.core.bag import Seal
from leggio.core.tiles import take
from leggio.games.scrabble import Game

SALT = "0" * 64


class StackedChance:
    """Seals a bag whose first tiles are given; the rest follow in alphabetical order, jollies first."""

    def __init__(self, *first: str) -> None:
        self._first = "".join(first)

    def seal(self, tiles: str) -> Seal:
        """Put the given tiles on top."""
        rest = take(tiles, self._first)
        if rest is None:
            raise ValueError(f"the set has no such tiles: {self._first}")
        return Seal(self._first + "".join(sorted(rest)), SALT)


def stacked_game(*racks: str, then: str = "", words: str = "", players: int = 2, **options: object) -> Game:
    """A game whose first seat starts and whose racks, and draws after them, are these."""
    names = ("Anna", "Bea", "Carlo", "Dino")[:players]
    options.setdefault("starter", 0)
    return Game(*names, words=words.split(), chance=StackedChance(*racks, then), **options)  # type: ignore[arg-type]
