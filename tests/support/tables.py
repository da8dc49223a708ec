"""Tables for tests: bags stacked so that the racks are known, and the shortest way to a game."""

from leggio.core.chance import StackedChance
from leggio.games.scrabble import Game

__all__ = ["SALT", "StackedChance", "stacked_game"]

SALT = "0" * 64


def stacked_game(*racks: str, then: str = "", words: str = "", players: int = 2, **options: object) -> Game:
    """A game whose first seat starts and whose racks, and draws after them, are these."""
    names = ("Anna", "Bea", "Carlo", "Dino")[:players]
    options.setdefault("starter", 0)
    return Game(*names, words=words.split(), chance=StackedChance(*racks, then), **options)  # type: ignore[arg-type] # options also hold Game's own keywords
