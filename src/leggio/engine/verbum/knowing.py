"""A bot of Verbum with the words it knows: its share of the common ones, and all of the other kinds agreed on."""

from collections.abc import Collection, Mapping
from functools import cache as kept
from pathlib import Path

from leggio.engine.bots.knowing import known_to
from leggio.engine.bots.levels import LEVELS, Level
from leggio.engine.verbum.bot import Bot
from leggio.engine.verbum.levels import STYLES
from leggio.engine.verbum.words import Several, Words
from leggio.engine.words import profile_of, word_graph
from leggio.games.verbum.rules import VERBUM
from leggio.kernel import Graph
from leggio.lexicon.agreed import SHORT, Category, special_words
from leggio.lexicon.commonness import vulgar_words
from leggio.lexicon.vocabulary import Vocabulary

_EVERYTHING = LEVELS["campione"]


@kept
def _vulgar() -> frozenset[str]:
    return vulgar_words(profile_of(VERBUM.name))


def verbum_bot_for(
    level: Level,
    cache: Path,
    categories: Collection[str],
    listed: Graph | None = None,
    own: Mapping[str, frozenset[str]] | None = None,
    *,
    family: bool = False,
) -> Bot:
    """A bot of that level; `cache` keeps compiled words, `listed` are the game's where they are not the lexicon's.

    `own` are the words of kinds of the table's own, which everyone sees before they sit down: bots of every level too.
    """
    own_words = frozenset[str]().union(*(own or {}).values())
    vocabulary = Vocabulary()
    kinds, profile = special_words(vocabulary, categories), profile_of(VERBUM.name)
    short = SHORT & {*categories}

    def words(of: Level, *, family: bool = False) -> Words:
        common = [known_to(of, cache, profile, listed, family=family)] if Category.WORDS in categories else []
        # Kinds of things too have words that a family would not lay, the nouns most of all; lists of the players' own
        # are as they wrote them.
        return Several(*common, word_graph((kinds - _vulgar() if family and kinds else kinds) | own_words))

    abbreviations = word_graph(special_words(vocabulary, short)) if short else None
    lays = words(level, family=family)
    return Bot(lays, STYLES[level.code], recognizes=words(_EVERYTHING), abbreviations=abbreviations)
