"""Logs that are well formed but tell of something that cannot have happened."""

from pathlib import Path

from leggio.games.scrabble.events import Passed
from leggio.notation.log import write_log
from support.tables import stacked_game


def write_forged(path: Path) -> Path:
    """A log in which Bea passes in Anna's turn."""
    game = stacked_game("MICIOAB", "ARMONAE", words="micio")
    path.write_text(write_log("scrabble", [*game.log, Passed(at=game.now, seat=1)]))
    return path
