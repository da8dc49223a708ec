"""Word graphs for the engine: built from words, kept in a file."""

from collections.abc import Iterable
from pathlib import Path

from leggio.core.letters import plain
from leggio.games.registry import GAMES
from leggio.kernel import Graph
from leggio.lexicon.profiles import PROFILES, Profile


def word_graph(words: Iterable[str]) -> Graph:
    """A graph of these words, in any order and case; accents are folded.

    >>> graph = word_graph(["micio", "città"])
    >>> "CITTA" in graph.words(), graph.anagrams("OMICI")
    (True, ['MICIO'])
    """
    return Graph.build(sorted({plain(word) for word in words}))


def profile_of(rules: str) -> Profile:
    """Which words a rule set is played by, as its name or else its game says; KeyError for one that no game has."""
    if rules in PROFILES:
        return PROFILES[rules]
    books = (game.rulebook for game in GAMES.values())
    named = next((book.lexicon for book in books if book.find(rules)), rules)
    return PROFILES[named]


def open_words(path: Path) -> Graph:
    """A graph saved earlier, mapped into memory; raises BadGraphFileError if the file is not what it was."""
    return Graph.open(str(path))
