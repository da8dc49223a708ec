"""Bots at a table of Verbum: each knows its share of the words, and all the words of the other kinds agreed on."""

from collections.abc import Sequence

from leggio.cli.dictionaries import Dictionary
from leggio.cli.lexicons import lexicon_of
from leggio.cli.play.bots import known_to, level_of
from leggio.cli.verbum.table import GAME
from leggio.engine import word_graph
from leggio.engine.bots import LEVELS, Level
from leggio.engine.verbum import STYLES, Bot, Several, Words
from leggio.lexicon.verbum import Category, special_words

EVERYTHING = LEVELS["campione"]


def bots_of(players: tuple[str, ...], dictionary: Dictionary | None, categories: Sequence[str]) -> dict[int, Bot]:
    """The bots among the players, by seat."""
    levels = {seat: level for seat, name in enumerate(players) if (level := level_of(name))}
    if not levels:
        return {}
    special = word_graph(special_words(lexicon_of(GAME).directory, categories))

    def words(level: Level) -> Words:
        common = [known_to(level, dictionary, GAME)] if Category.WORDS in categories else []
        return Several(*common, special)

    recognized = words(EVERYTHING)
    made = {level.code: Bot(words(level), STYLES[level.code], recognized) for level in levels.values()}
    return {seat: made[level.code] for seat, level in levels.items()}
