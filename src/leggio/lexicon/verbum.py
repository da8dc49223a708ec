"""Words for Verbum: the categories that players agree on, each judged by itself."""

from collections.abc import Collection, Mapping
from enum import StrEnum
from typing import NamedTuple

from leggio.core.letters import plain
from leggio.core.verdicts import Verdict
from leggio.lexicon.analysis import Analysis
from leggio.lexicon.categories import abbreviations, first_names, provinces
from leggio.lexicon.entry import Part
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.opinion import Opinion, opinion_on
from leggio.lexicon.reason import Reason


class Category(StrEnum):
    """Kinds of words one may lay."""

    WORDS = "words"
    ABBREVIATIONS = "abbreviations"
    PROVINCES = "provinces"
    FIRST_NAMES = "first-names"


_PARTS = {
    Category.ABBREVIATIONS: Part.ABBREVIATION,
    Category.PROVINCES: Part.PROVINCE,
    Category.FIRST_NAMES: Part.FIRST_NAME,
}


class Finding(NamedTuple):
    """A category that has the word, and what it stands for there."""

    category: Category
    meaning: str = ""


class VerbumJudge:
    """Judges words by the categories set at the start of a game."""

    def __init__(self, lexicon: Lexicon, categories: Collection[Category] = (Category.WORDS,)) -> None:
        self._lexicon = lexicon
        self._categories = tuple(category for category in Category if category in categories)
        directory = lexicon.directory
        named = dict(provinces(directory))
        self._meanings: dict[Category, Mapping[str, str]] = {
            Category.ABBREVIATIONS: abbreviations(directory),
            Category.PROVINCES: named | {plain(name): name for name in named.values() if plain(name).isalpha()},
            Category.FIRST_NAMES: dict.fromkeys(first_names(directory), ""),
        }

    def findings(self, word: str) -> tuple[Finding, ...]:
        """The categories that admit a word, given in plain capitals."""
        found = []
        for category in self._categories:
            if category is Category.WORDS:
                if word in self._lexicon:
                    found.append(Finding(category))
            elif word in self._meanings[category]:
                found.append(Finding(category, self._meanings[category][word]))
        return tuple(found)

    def opinion_on(self, text: str) -> Opinion:
        """Judge a word as a person types it, by the categories; a common word comes with the lexicon's readings."""
        ours = opinion_on(text, self._lexicon)
        word = plain(text.strip())
        special = tuple(
            Analysis(word, _PARTS[finding.category], "lemma", meaning=finding.meaning)
            for finding in self.findings(word)
            if finding.category is not Category.WORDS
        )
        common = ours.analyses if Category.WORDS in self._categories else ()
        if special or common:
            return Opinion(word, valid=True, analyses=(*common, *special), articles=ours.articles if common else ())
        reason = ours.reason or Reason("category", "", about=", ".join(self._categories))
        return Opinion(ours.word, valid=False, articles=ours.articles if ours.reason else (), reason=reason)

    def judge(self, word: str) -> Verdict:
        """Rule on one word, given in plain capitals."""
        found = self.findings(word)
        return Verdict(word, bool(found), "; ".join(" ".join(filter(None, finding)) for finding in found))

    def of_length(self, length: int) -> tuple[str, ...]:
        """Every admissible word of a length, sorted."""
        special = {
            word
            for category in self._categories
            if category is not Category.WORDS
            for word in self._meanings[category]
            if len(word) == length
        }
        common = self._lexicon.of_length(length) if Category.WORDS in self._categories else ()
        return tuple(sorted({*common, *special}))
