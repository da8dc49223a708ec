"""The boards that files name after their games."""

from leggio.games.registry import GAMES


def board_size(game: str) -> int | None:
    """Squares on a side of a game's board; None for one without a board, or that nobody here knows."""
    if game not in GAMES:
        return None
    book = GAMES[game].rulebook
    return book.material(book.find(book.names[0])).layout.size if book.material else None
