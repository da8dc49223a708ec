"""Word graphs for the engine: built from words, kept in a file."""

from collections.abc import Iterable
from pathlib import Path

from leggio.core.letters import plain
from leggio.kernel import Graph
from leggio.lexicon.profiles import PROFILES, Profile


def word_graph(words: Iterable[str]) -> Graph:
    """A graph of these words, in any order and case; accents are folded."""
    return Graph.build(sorted({plain(word) for word in words}))


def profile_of(rules: str) -> Profile:
    """Which words a rule set is played by; raises KeyError for one that no game has."""
    return PROFILES[rules]


def open_words(path: Path) -> Graph:
    """A graph saved earlier, mapped into memory; raises BadGraphFileError if the file is not what it was."""
    return Graph.open(str(path))
