"""Words for scripts: the lexicon in the user's cache, the judge, and what a game may be given to play by."""

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

import msgspec

from leggio.core.verdicts import Judge, Verdict
from leggio.engine.words import profile_of, word_graph
from leggio.kernel import Graph
from leggio.lexicon import opening
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.opinion import LexiconJudge, Opinion, opinion_on
from leggio.lexicon.profiles import FIGS, Profile

# What a game may be given: a lexicon, a graph, a list, or a text with spaces between its words.
Words = Lexicon | Graph | Iterable[str] | str


class Dictionary(msgspec.Struct, frozen=True):
    """Words as a game has them: who judges, what the engine searches, and the label that a log records."""

    judge: Judge
    graph: Graph
    label: str = ""


def open_lexicon(rules: str = FIGS.name, *, cache: Path | None = None) -> Lexicon:
    """The words of a rule set, compiled the first time into the user's cache (or LEGGIO_CACHE) and then mapped.

    >>> lexicon = open_lexicon()
    >>> "casa" in lexicon, "perché" in lexicon, "casetto" in lexicon
    (True, True, False)
    >>> lexicon.contains_many(["mare", "xyz", "città"])
    [True, False, True]
    """
    return _opened(profile_of(rules), opening.cache_directory() if cache is None else cache)


def judge(word: str, *, rules: str = FIGS.name, cache: Path | None = None) -> Opinion:
    """What the lexicon thinks of a word: whether it is good, how it can be read, by which articles.

    >>> opinion = judge("portateveli")
    >>> opinion.valid, opinion.analyses[0].lemma, opinion.analyses[0].particles, opinion.articles
    (True, 'portare', ('ve', 'li'), ('14', '15c', '22', '23'))
    >>> judge("portaveli").reason.code
    'enclitic.vi'
    """
    return opinion_on(word, open_lexicon(rules, cache=cache))


def dictionary_of(words: Words | None, rules: str) -> Dictionary:
    """The words given; none are those of the lexicon."""
    if words is None or isinstance(words, Lexicon):
        lexicon = open_lexicon(rules) if words is None else words
        return Dictionary(LexiconJudge(lexicon), lexicon.graph, lexicon.label)
    if not isinstance(words, Graph):
        words = word_graph(words.split() if isinstance(words, str) else words)
    return Dictionary(GraphJudge(words), words)


class GraphJudge:
    """A judge that knows the words of a graph, and nothing about them."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph

    def judge(self, word: str) -> Verdict:
        """Valid when the graph has it."""
        return Verdict(word, self._graph.contains(word))

    def of_length(self, length: int) -> tuple[str, ...]:
        """The words of that length, sorted."""
        return tuple(self._graph.of_length(length))


@lru_cache(maxsize=8)
def _opened(profile: Profile, cache: Path) -> Lexicon:
    return opening.open_lexicon(cache, profile)
