"""Games of two bots, as analysis wants them."""

from collections.abc import Sequence
from typing import Any

from leggio.engine.analysis import Record
from leggio.engine.scarabeo.record import record_of_scarabeo
from leggio.engine.scrabble.record import record_of_scrabble
from support.bot_games import bot_game, bot_of
from support.scarabeo.bot_games import bot_game as scarabeo_bot_game


def bot_record(game: str, levels: Sequence[str], seed: str) -> Record:
    """A whole game of Scrabble or Scarabeo."""
    log: list[Any] = []
    if game == "scrabble":
        bot_game([bot_of(level) for level in levels], seed, log=log)
        return record_of_scrabble(log)
    scarabeo_bot_game([bot_of(level, "scarabeo") for level in levels], seed, log=log)
    return record_of_scarabeo(log)
