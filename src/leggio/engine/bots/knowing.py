"""A bot of a level with the words it knows: its share of the lexicon, or of a list that the game goes by."""

from pathlib import Path

from leggio.engine.bots.bot import Bot
from leggio.engine.bots.levels import Level
from leggio.engine.bots.thinking import Thinking
from leggio.engine.words import profile_of, word_graph
from leggio.kernel import Graph
from leggio.lexicon.commonness import known_words
from leggio.lexicon.profiles import Profile


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
        # Whoever knows everything knows what a club has added, too; of our words, a family's bot not the vulgar ones.
        ours = known_words(cache, level.knowledge, profile).contains_many(words)
        known = [is_known or not is_ours for is_known, is_ours in zip(known, ours, strict=True)]
    return word_graph(word for word, is_known in zip(words, known, strict=True) if is_known)
