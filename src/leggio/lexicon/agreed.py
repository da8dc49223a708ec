"""Words for Verbum: the categories that players agree on, each judged by itself (Verbum, par. 2).

Common nouns are those of the vocabulary; animals, plants and objects are lists of lemmas, whose forms follow from their
entries; the other kinds are lists of words. Kinds of the players' own may come with a list, or without one.
"""

from collections.abc import Collection, Mapping
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

import msgspec

from leggio.core.letters import plain
from leggio.core.verdicts import Judge, Verdict
from leggio.lexicon.analysis import Analysis
from leggio.lexicon.categories import LISTED, abbreviations, first_names, lemmas, provinces, undotted
from leggio.lexicon.entry import Part
from leggio.lexicon.inflection import inflect
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.opinion import LexiconJudge, Opinion, note_of, opinion_on
from leggio.lexicon.profiles import FIGS
from leggio.lexicon.reason import Reason
from leggio.lexicon.vocabulary import Vocabulary

# The paragraphs of Verbum's book, numbered as the game numbers them: the kinds of words, and how long one is.
KINDS = "2"


class Category(StrEnum):
    """Kinds of words one may lay."""

    WORDS = "words"
    NOUNS = "nouns"
    ANIMALS = "animals"
    PLANTS = "plants"
    OBJECTS = "objects"
    ABBREVIATIONS = "abbreviations"
    PROVINCES = "provinces"  # their codes alone, as on number plates
    PROVINCE_NAMES = "province-names"
    FIRST_NAMES = "first-names"


PARTS = {
    Category.ABBREVIATIONS: Part.ABBREVIATION,
    Category.PROVINCES: Part.PROVINCE,
    Category.PROVINCE_NAMES: Part.PROVINCE,
    Category.FIRST_NAMES: Part.FIRST_NAME,
}
# Kinds that may be shorter than words and names.
SHORT = frozenset({Category.ABBREVIATIONS, Category.PROVINCES})


class Finding(NamedTuple):
    """A category that has the word, and what it stands for there."""

    category: str
    meaning: str = ""


@lru_cache(maxsize=64)
def meanings(vocabulary: Vocabulary, category: Category) -> Mapping[str, str]:
    """The words of a category other than common words, and what each stands for, or which noun it is a form of."""
    match category:
        case Category.ABBREVIATIONS:
            return abbreviations(vocabulary)
        case Category.PROVINCES:
            return provinces(vocabulary)
        case Category.PROVINCE_NAMES:
            return {plain(name): name for name in provinces(vocabulary).values() if plain(name).isalpha()}
        case Category.FIRST_NAMES:
            return dict.fromkeys(first_names(vocabulary), "")
        case Category.WORDS:
            return {}
        case _:
            return _forms(vocabulary, None if category is Category.NOUNS else lemmas(vocabulary, category))


def _forms(vocabulary: Vocabulary, wanted: Collection[str] | None) -> Mapping[str, str]:
    """Every form of nouns of the vocabulary, all of them or some lemmas', with its lemma."""
    found: dict[str, str] = {}
    for line in vocabulary.lines([]):
        entry = line.entry
        if entry.part is not Part.NOUN or entry.altered_of or (wanted is not None and entry.lemma not in wanted):
            continue
        paradigm = inflect(entry, FIGS)
        found |= {paradigm.stem + ending: entry.lemma for ending in paradigm.endings.texts}
    return found


def special_words(vocabulary: Vocabulary, categories: Collection[str]) -> frozenset[str]:
    """Every word of the categories other than common words; of one that nobody here knows, none."""
    known = [category for category in Category if category in categories]
    if Category.WORDS in known:
        # Nouns of any kind are words already.
        known = [category for category in known if category in PARTS]
    return frozenset(word for category in known for word in meanings(vocabulary, category))


class CategoryJudge:
    """Judges words by the categories set at the start of a game.

    Common words are those of the lexicon, or of another judge in its stead: a club's list, for instance. `own` are
    lists of the players' own; `shortest` is how long words and names are at least, which abbreviations need not be.
    """

    def __init__(
        self,
        lexicon: Lexicon,
        categories: Collection[str] = (Category.WORDS,),
        common: Judge | None = None,
        *,
        own: Mapping[str, frozenset[str]] | None = None,
        shortest: int = 1,
    ) -> None:
        self._lexicon = lexicon
        self._common = common or LexiconJudge(lexicon)
        self._categories = tuple(category for category in Category if category in categories)
        self._own = {name: words for name, words in (own or {}).items() if name in categories}
        self._shortest = shortest

    def findings(self, word: str) -> tuple[Finding, ...]:
        """The categories that admit a word, given in plain capitals."""
        is_short = len(word) < self._shortest
        found = [self._in(category, word) for category in self._categories if not is_short or category in SHORT]
        mine = [] if is_short else [Finding(name) for name, words in self._own.items() if word in words]
        return (*(finding for finding in found if finding), *mine)

    def _in(self, category: Category, word: str) -> Finding | None:
        if category is Category.WORDS:
            return Finding(category) if self._common.judge(word).valid else None
        if category in PARTS:
            known = meanings(self._lexicon.vocabulary, category)
            return Finding(category, known[word]) if word in known else None
        lemma = next((each.lemma for each in self._nouns(word) if self._is_of(category, each.lemma)), None)
        return Finding(category, lemma) if lemma else None

    def _nouns(self, word: str) -> list[Analysis]:
        return [each for each in self._lexicon.analyses(word) if each.part is Part.NOUN]

    def _is_of(self, category: str, lemma: str) -> bool:
        return category == Category.NOUNS or lemma in lemmas(self._lexicon.vocabulary, category)

    def opinion_on(self, text: str) -> Opinion:
        """Judge a word as a person types it, by the categories, and by the paragraphs of Verbum's book alone.

        Abbreviations may have their dots, where they are admitted; then they are nothing else.
        """
        dotted = self._undotted(text)
        ours = opinion_on(dotted or text, self._lexicon)
        word = dotted or plain(text.strip())
        found = self.findings(word)
        if dotted:
            found = tuple(each for each in found if each.category == Category.ABBREVIATIONS)
        if not found:
            reason = ours.reason or self._reason(word)
            cited = Reason(reason.code, KINDS, reason.about, reason.particles, reason.form, reason.near)
            return Opinion(ours.word, valid=False, articles=(KINDS,), reason=cited)
        kinds = tuple(finding.category for finding in found)
        special = tuple(
            Analysis(word, PARTS[Category(each.category)], "lemma", meaning=each.meaning, articles=(KINDS,))
            for each in found
            if each.category in PARTS
        )
        common = tuple(_cited(each) for each in self._readings(ours.analyses, kinds))
        return Opinion(word, valid=True, analyses=(*common, *special), articles=(KINDS,), categories=kinds)

    def _undotted(self, text: str) -> str:
        admitted = Category.ABBREVIATIONS in self._categories
        return undotted(text.strip(), self._lexicon.vocabulary) if admitted else ""

    def _readings(self, analyses: tuple[Analysis, ...], kinds: Collection[str]) -> tuple[Analysis, ...]:
        """The readings of the lexicon that the kinds found are about: all of a common word, those of a noun else."""
        if Category.WORDS in kinds:
            return analyses
        about = [category for category in (Category.NOUNS, *LISTED) if category in kinds]
        return tuple(
            each
            for each in analyses
            if each.part is Part.NOUN and any(self._is_of(category, each.lemma) for category in about)
        )

    def judge(self, word: str) -> Verdict:
        """Rule on one word, given in plain capitals. The game cites the paragraph it is asked under."""
        found = self.findings(word)
        if not found:
            common = self._common.judge(word) if Category.WORDS in self._categories else None
            note = note_of(Opinion("", valid=False, reason=self._reason(word)))
            return Verdict(word, valid=False, note=common.note if common and not common.valid else note)
        if found[0].category == Category.WORDS:
            return Verdict(word, valid=True, note=self._common.judge(word).note)
        return Verdict(word, valid=True, note="; ".join(" ".join(filter(None, finding)) for finding in found))

    def _reason(self, word: str) -> Reason:
        if word and len(word) < self._shortest:
            return Reason("short", KINDS, about=str(self._shortest))
        return Reason("category", KINDS, about=", ".join([*self._categories, *self._own]))

    def of_length(self, length: int) -> tuple[str, ...]:
        """Every admissible word of a length, sorted."""
        is_short = length < self._shortest
        known = [category for category in self._categories if not is_short or category in SHORT]
        lists = [meanings(self._lexicon.vocabulary, category) for category in known]
        mine = () if is_short else self._own.values()
        found = {word for words in (*lists, *mine) for word in words if len(word) == length}
        common = self._common.of_length(length) if Category.WORDS in known else ()
        return tuple(sorted({*common, *found}))


def _cited(analysis: Analysis) -> Analysis:
    """A reading of the lexicon without the federation's articles."""
    return msgspec.structs.replace(analysis, articles=(KINDS,))
