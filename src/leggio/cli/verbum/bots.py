"""Bots at a table of Verbum."""

from leggio.cli.dictionaries import Dictionary
from leggio.cli.hosting.bots import level_of
from leggio.cli.lexicons import cache_directory
from leggio.engine.verbum import Bot, verbum_bot_for
from leggio.games.verbum.rules import Options
from leggio.games.verbum.word_lists import own_lists


def bots_of(players: tuple[str, ...], dictionary: Dictionary | None, options: Options) -> dict[int, Bot]:
    """The bots among the players, by seat."""
    levels = {seat: level for seat, name in enumerate(players) if (level := level_of(name))}
    listed = dictionary.graph() if levels and dictionary and dictionary.graph else None
    own = own_lists(options.lists)
    made = {
        level.code: verbum_bot_for(level, cache_directory(), options.categories, listed, own)
        for level in levels.values()
    }
    return {seat: made[level.code] for seat, level in levels.items()}
