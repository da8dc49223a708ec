"""A bot of a level with the words it knows: its share of the lexicon, or of a list that the game goes by."""

from functools import cache as kept
from pathlib import Path

from leggio.engine.bots.bot import Bot
from leggio.engine.bots.levels import Level
from leggio.engine.bots.thinking import Thinking
from leggio.engine.words import profile_of, word_graph
from leggio.kernel import Graph
from leggio.lexicon.commonness import known_words, vulgar_words
from leggio.lexicon.profiles import Profile


@kept
def _vulgar() -> frozenset[str]:
    return vulgar_words()


def bot_for(level: Level, cache: Path, rules: str, listed: Graph | None = None, *, family: bool = False) -> Bot:
    """A bot of that level; `cache` keeps compiled words, `listed` are the game's where they are not the lexicon's.

    For a `family` it lays no vulgar words; those of others it knows as well as ever.
    """
    profile = profile_of(rules)
    known = known_to(level, cache, profile, listed)
    lays = known_to(level, cache, profile, listed, family=True) if family else known
    return Bot(level, lays, thinking=Thinking(rules) if level.thinks else None, recognizes=known)


def known_to(
    level: Level, cache: Path, profile: Profile, listed: Graph | None = None, *, family: bool = False
) -> Graph:
    """The words of a level: of our lexicon, or as many of those that the game goes by."""
    own = known_words(cache, level.knowledge, profile, family=family)
    if listed is None:
        return own
    if level.knowledge.is_everything and not family:
        return listed
    words = listed.words()
    known = own.contains_many(words)
    if level.knowledge.is_everything:
        # Whoever knows everything knows what a club has added, too. What is vulgar is so for every game's words.
        ours = known_words(cache, level.knowledge, profile).contains_many(words)
        added = (word not in _vulgar() and not is_ours for word, is_ours in zip(words, ours, strict=True))
        known = [is_known or is_added for is_known, is_added in zip(known, added, strict=True)]
    return word_graph(word for word, is_known in zip(words, known, strict=True) if is_known)
