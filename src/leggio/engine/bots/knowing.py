"""A bot of a level with the words it knows: its share of the lexicon, or of a list that the game goes by."""

from pathlib import Path

from leggio.engine.bots.bot import Bot
from leggio.engine.bots.levels import Level
from leggio.engine.bots.thinking import Thinking
from leggio.engine.words import profile_of, word_graph
from leggio.kernel import Graph
from leggio.lexicon.commonness import known_words
from leggio.lexicon.profiles import Profile


def bot_for(level: Level, cache: Path, rules: str, listed: Graph | None = None) -> Bot:
    """A bot of that level; `cache` keeps compiled words, `listed` are the game's where they are not the lexicon's."""
    graph = known_to(level, cache, profile_of(rules), listed)
    return Bot(level, graph, thinking=Thinking(rules)) if level.thinks else Bot(level, graph)


def known_to(level: Level, cache: Path, profile: Profile, listed: Graph | None = None) -> Graph:
    """The words of a level: of our lexicon, or as many of those that the game goes by."""
    own = known_words(cache, level.knowledge, profile)
    if listed is None:
        return own
    if level.knowledge.is_everything:
        return listed
    words = listed.words()
    return word_graph(word for word, known in zip(words, own.contains_many(words), strict=True) if known)
