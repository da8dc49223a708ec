"""Who judges words on this server: the bundled lexicon of each rule set, opened once and mapped into memory."""

import threading
from functools import lru_cache
from pathlib import Path

from leggio.core.verdicts import Judge
from leggio.engine.registry import engine_for
from leggio.engine.words import profile_of
from leggio.lexicon.agreed import Category, CategoryJudge
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.opening import open_lexicon
from leggio.lexicon.opinion import LexiconJudge, Opinion, opinion_on
from leggio.lexicon.profiles import Rules
from leggio.table.records import Settings

# Sets of categories whose judge is kept: there are fifteen.
_KEPT = 16


class LexiconJudges:
    """The judges of every game; `cache` is the directory of compiled lexicons."""

    def __init__(self, cache: Path) -> None:
        self._cache = cache
        self._lexicons: dict[str, Lexicon] = {}
        self._loading = threading.Lock()
        self._category_judge = lru_cache(_KEPT)(self._make_category_judge)

    def judge_of(self, settings: Settings) -> tuple[Judge | None, str]:
        """Who judges words at a table like this, and the label of the lexicon; None: nobody can."""
        lexicon = self.lexicon(settings.rules)
        engine = engine_for(settings.game, settings.rules)
        if engine and engine.judge:
            return engine.judge(lexicon, settings.rules, settings.options), lexicon.label
        return LexiconJudge(lexicon), lexicon.label

    def lexicon(self, rules: str) -> Lexicon:
        """The lexicon of a rule set; KeyError if there are no such rules. The first time it may take seconds."""
        profile = profile_of(rules)
        if found := self._lexicons.get(profile.name):
            return found
        # Two threads that want it at once must not both build it.
        with self._loading:
            if profile.name not in self._lexicons:
                self._lexicons[profile.name] = open_lexicon(self._cache, profile)
            return self._lexicons[profile.name]

    def is_open(self, rules: str) -> bool:
        """Whether asking for the lexicon of these rules takes no time."""
        try:
            return profile_of(rules).name in self._lexicons
        except KeyError:
            return False

    def opinion_on(self, word: str, rules: Rules, categories: frozenset[Category]) -> Opinion:
        """All there is to say about a word."""
        if rules.has_categories:
            return self._category_judge(rules, categories).opinion_on(word)
        return opinion_on(word, self.lexicon(rules))

    def _make_category_judge(self, rules: str, categories: frozenset[Category]) -> CategoryJudge:
        return CategoryJudge(self.lexicon(rules), categories)
