"""Who judges words on this server: the bundled lexicon of each rule set, opened once and mapped into memory."""

import threading
from functools import lru_cache
from pathlib import Path

from leggio.core.verdicts import Judge
from leggio.engine.duplicate import DuplicateJudge
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.opening import open_lexicon
from leggio.lexicon.opinion import LexiconJudge, Opinion, opinion_on
from leggio.lexicon.profiles import PROFILES
from leggio.lexicon.verbum import Category, VerbumJudge
from leggio.table.records import Settings

VERBUM = "verbum"
DUPLICATE = "duplicate"
# Sets of categories of Verbum whose judge is kept: there are fifteen.
_KEPT = 16


class LexiconJudges:
    """The judges of every game; `cache` is the directory of compiled lexicons."""

    def __init__(self, cache: Path) -> None:
        self._cache = cache
        self._lexicons: dict[str, Lexicon] = {}
        self._opening = threading.Lock()
        self._verbum_judge = lru_cache(_KEPT)(self._make_verbum_judge)

    def judge_of(self, settings: Settings) -> tuple[Judge | None, str]:
        """Who judges words at a table like this, and the label of the lexicon; None: nobody can."""
        lexicon = self.lexicon(settings.rules)
        if VERBUM in (settings.game, settings.rules):
            judge = self._verbum_judge(categories_of(settings.options.get("categories", (Category.WORDS,))))
            return judge, lexicon.label
        if settings.game == DUPLICATE:
            return DuplicateJudge(LexiconJudge(lexicon), lexicon.graph, settings.rules), lexicon.label
        return LexiconJudge(lexicon), lexicon.label

    def lexicon(self, rules: str) -> Lexicon:
        """The lexicon of a rule set; KeyError if there are no such rules. The first time it may take seconds."""
        profile = PROFILES[rules]
        if found := self._lexicons.get(profile.name):
            return found
        # Two threads that want it at once must not both build it.
        with self._opening:
            if profile.name not in self._lexicons:
                self._lexicons[profile.name] = open_lexicon(self._cache, profile)
            return self._lexicons[profile.name]

    def is_open(self, rules: str) -> bool:
        """Whether asking for the lexicon of these rules takes no time."""
        return rules in PROFILES and PROFILES[rules].name in self._lexicons

    def opinion_on(self, word: str, rules: str, categories: frozenset[Category]) -> Opinion:
        """All there is to say about a word."""
        if rules == VERBUM:
            return self._verbum_judge(categories).opinion_on(word)
        return opinion_on(word, self.lexicon(rules))

    def _make_verbum_judge(self, categories: frozenset[Category]) -> VerbumJudge:
        return VerbumJudge(self.lexicon(VERBUM), categories)


def categories_of(names: object) -> frozenset[Category]:
    """The categories that the judge knows among those a table chose; others are for people to judge."""
    chosen = names if isinstance(names, list | tuple) else ()
    return frozenset(category for category in Category if category in chosen)
