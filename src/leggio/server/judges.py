"""Who judges words on this server: the lexicon of each rule set and edition, opened once and mapped into memory."""

import asyncio
import threading
from functools import lru_cache
from pathlib import Path

from leggio.core.verdicts import Judge
from leggio.engine.registry import engine_for
from leggio.engine.words import profile_of
from leggio.lexicon.agreed import Category, CategoryJudge
from leggio.lexicon.edition import EditionError, open_offered
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.opinion import LexiconJudge, Opinion, opinion_on
from leggio.lexicon.profiles import Rules
from leggio.server.editions import Editions
from leggio.table.records import Settings

# Sets of categories whose judge is kept: there are fifteen, for each edition.
_KEPT = 32
# Lexicons of editions kept open, the first opened first to go; tables keep theirs as long as they need it.
_OPEN = 24


class LexiconJudges:
    """The judges of every game; `cache` is the directory of compiled lexicons."""

    def __init__(self, cache: Path, editions: Editions) -> None:
        self._cache = cache
        self.editions = editions
        self._lexicons: dict[tuple[str, str], Lexicon] = {}
        self._loading = threading.Lock()
        self._category_judge = lru_cache(_KEPT)(self._make_category_judge)

    async def settled(self, lexicon: str) -> str | None:
        """The very version of an edition that a new table may choose by its name; None: there is none of that name."""
        return await self.editions.settled(lexicon)

    async def judge_of(self, settings: Settings) -> tuple[Judge | None, str]:
        """Who judges words at a table like this, and the label of the lexicon; None: nobody can."""
        try:
            await self.editions.bring(settings.lexicon)
            return await asyncio.to_thread(self._judge_of, settings)
        except EditionError:
            # Its words are lost: what was ruled stands in the log, and no other words take their place.
            return None, settings.lexicon

    def _judge_of(self, settings: Settings) -> tuple[Judge | None, str]:
        lexicon = self.lexicon(settings.rules, settings.lexicon)
        engine = engine_for(settings.game, settings.rules)
        if engine and engine.judge:
            return engine.judge(lexicon, settings.rules, settings.options), lexicon.label
        return LexiconJudge(lexicon), lexicon.label

    def lexicon(self, rules: str, edition: str = "") -> Lexicon:
        """The lexicon of a rule set, by an edition that this machine has; KeyError if there are no such rules.

        The first time it may take seconds.
        """
        profile = profile_of(rules)
        key = profile.name, edition
        if found := self._lexicons.get(key):
            return found
        # Two threads that want it at once must not both build it.
        with self._loading:
            if key not in self._lexicons:
                self._lexicons[key] = open_offered(self._cache, profile, edition)
                editions = [each for each in self._lexicons if each[1]]
                for oldest in editions[: max(0, len(editions) - _OPEN)]:
                    del self._lexicons[oldest]
            return self._lexicons[key]

    def is_open(self, rules: str) -> bool:
        """Whether asking for the lexicon of these rules takes no time."""
        try:
            return (profile_of(rules).name, "") in self._lexicons
        except KeyError:
            return False

    def opinion_on(self, word: str, rules: Rules, categories: frozenset[Category], edition: str = "") -> Opinion:
        """All there is to say about a word."""
        if rules.has_categories:
            return self._category_judge(rules, categories, edition).opinion_on(word)
        return opinion_on(word, self.lexicon(rules, edition))

    def _make_category_judge(self, rules: str, categories: frozenset[Category], edition: str) -> CategoryJudge:
        return CategoryJudge(self.lexicon(rules, edition), categories)
