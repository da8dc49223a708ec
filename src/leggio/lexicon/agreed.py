"""Words for Verbum: the categories that players agree on, each judged by itself."""

from collections.abc import Collection, Mapping
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from leggio.core.letters import plain
from leggio.core.verdicts import Judge, Verdict
from leggio.lexicon.analysis import Analysis
from leggio.lexicon.categories import abbreviations, first_names, provinces
from leggio.lexicon.entry import Part
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.opinion import LexiconJudge, Opinion, note_of, opinion_on
from leggio.lexicon.reason import Reason


class Category(StrEnum):
    """Kinds of words one may lay."""

    WORDS = "words"
    ABBREVIATIONS = "abbreviations"
    PROVINCES = "provinces"
    FIRST_NAMES = "first-names"


PARTS = {
    Category.ABBREVIATIONS: Part.ABBREVIATION,
    Category.PROVINCES: Part.PROVINCE,
    Category.FIRST_NAMES: Part.FIRST_NAME,
}


class Finding(NamedTuple):
    """A category that has the word, and what it stands for there."""

    category: Category
    meaning: str = ""


def meanings(directory: Path, category: Category) -> Mapping[str, str]:
    """The words of a category other than common words, and what each stands for."""
    match category:
        case Category.ABBREVIATIONS:
            return abbreviations(directory)
        case Category.PROVINCES:
            named = provinces(directory)
            return {**named, **{plain(name): name for name in named.values() if plain(name).isalpha()}}
        case Category.FIRST_NAMES:
            return dict.fromkeys(first_names(directory), "")
        case Category.WORDS:
            return {}


def special_words(directory: Path, categories: Collection[str]) -> frozenset[str]:
    """Every word of the categories other than common words; of one that nobody here knows, none."""
    known = (category for category in Category if category in categories)
    return frozenset(word for category in known for word in meanings(directory, category))


class CategoryJudge:
    """Judges words by the categories set at the start of a game.

    Common words are those of the lexicon, or of another judge in its stead: a club's list, for instance.
    """

    def __init__(
        self, lexicon: Lexicon, categories: Collection[str] = (Category.WORDS,), common: Judge | None = None
    ) -> None:
        self._lexicon = lexicon
        self._common = common or LexiconJudge(lexicon)
        self._categories = tuple(category for category in Category if category in categories)
        self._meanings = {category: meanings(lexicon.directory, category) for category in self._categories}

    def findings(self, word: str) -> tuple[Finding, ...]:
        """The categories that admit a word, given in plain capitals."""
        found = []
        for category in self._categories:
            if category is Category.WORDS:
                if self._common.judge(word).valid:
                    found.append(Finding(category))
            elif word in self._meanings[category]:
                found.append(Finding(category, self._meanings[category][word]))
        return tuple(found)

    def opinion_on(self, text: str) -> Opinion:
        """Judge a word as a person types it, by the categories; a common word comes with the lexicon's readings."""
        ours = opinion_on(text, self._lexicon)
        word = plain(text.strip())
        special = tuple(
            Analysis(word, PARTS[finding.category], "lemma", meaning=finding.meaning)
            for finding in self.findings(word)
            if finding.category is not Category.WORDS
        )
        common = ours.analyses if Category.WORDS in self._categories else ()
        if special or common:
            return Opinion(word, valid=True, analyses=(*common, *special), articles=ours.articles if common else ())
        reason = ours.reason or self._reason()
        return Opinion(ours.word, valid=False, articles=ours.articles if ours.reason else (), reason=reason)

    def judge(self, word: str) -> Verdict:
        """Rule on one word, given in plain capitals. Verbum's book has no articles about words: none is cited."""
        found = [finding for finding in self.findings(word) if finding.category is not Category.WORDS]
        has_common = Category.WORDS in self._categories
        common = self._common.judge(word) if has_common else Verdict(word, valid=False, note=self._no_category())
        if common.valid or not found:
            return Verdict(word, common.valid, common.note)
        return Verdict(word, valid=True, note="; ".join(" ".join(filter(None, finding)) for finding in found))

    def _no_category(self) -> str:
        return note_of(Opinion("", valid=False, reason=self._reason()))

    def _reason(self) -> Reason:
        return Reason("category", "", about=", ".join(self._categories))

    def of_length(self, length: int) -> tuple[str, ...]:
        """Every admissible word of a length, sorted."""
        special = {word for category in self._categories for word in self._meanings[category] if len(word) == length}
        common = self._common.of_length(length) if Category.WORDS in self._categories else ()
        return tuple(sorted({*common, *special}))
