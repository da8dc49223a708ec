"""What paper needs to know of the rules that a tournament is played by."""

from collections.abc import Mapping

from leggio.games.common.spec import AnyGame
from leggio.games.registry import GAMES


def is_timed(rules: str) -> bool:
    """Whether each player has a clock, and pays for overtime."""
    book = _game(rules).rulebook
    return "extra_penalty" in book.figures(book.find(rules))


def tile_counts(rules: str) -> Mapping[str, int]:
    """How many tiles of each letter there are; none in a game of cards."""
    book = _game(rules).rulebook
    return book.material(book.find(rules)).tiles.counts if book.material else {}


def _game(rules: str) -> AnyGame:
    return next(game for game in GAMES.values() if not game.is_hall and game.rulebook.find(rules))
