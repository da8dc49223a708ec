"""Why a word is not admitted: a reason with its article, and never a guess.

What the vocabulary itself says of a word is told. What its form tells is told too, when all that the form could be is
of one and the same lemma. Of anything else the judge says only that the vocabulary does not have it.
"""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache

import msgspec

from leggio.core.letters import fold, plain, without_dots
from leggio.lexicon.categories import DOT, first_names, provinces
from leggio.lexicon.enclitic_reasons import enclitic_forms
from leggio.lexicon.exclusions import ARTICLES, exclusion
from leggio.lexicon.form_reasons import (
    adverbs,
    defective_forms,
    foreign_plurals,
    numerals,
    participles,
    register_reason,
    superlatives,
)
from leggio.lexicon.inflection import infinitive_of
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.profiles import MODERN_REASONS, MODERN_WORDS
from leggio.lexicon.reason import Reason
from leggio.lexicon.vocabulary import Vocabulary

NEAR = 6


def reason_for(word: str, lexicon: Lexicon) -> Reason:
    """Why a word in plain capitals is none, with the article of the right book."""
    for listed in _LISTED:
        if reason := listed(word, lexicon):
            return cited(reason, lexicon)
    found = [reason for forms in _FORMS for reason in forms(word, lexicon)]
    if len({infinitive_of(reason.about) for reason in found}) == 1:
        return cited(found[0], lexicon)
    return cited(Reason("unknown", "14", near=tuple(lexicon.graph.near(word, 1, limit=NEAR))), lexicon)


def cited(reason: Reason, lexicon: Lexicon) -> Reason:
    """The reason with the article of the right book."""
    if not lexicon.profile.modern_usage:
        return reason
    return msgspec.structs.replace(reason, article=MODERN_REASONS.get(reason.code, MODERN_WORDS))


def malformed(text: str, lexicon: Lexicon) -> Reason | None:
    """What cannot be one word of the game, whatever the vocabulary says."""
    reason = _malformed(text, lexicon)
    return cited(reason, lexicon) if reason else None


def _malformed(text: str, lexicon: Lexicon) -> Reason | None:
    if re.search(r"[\s'’-]", text.strip()):
        return Reason("multiword", "14", about=text.strip())
    word = fold(text.strip())
    if lexicon.profile.abbreviations and DOT in word and without_dots(word).isalpha():
        return Reason("abbreviation", "14")
    if not (word.isascii() and word.isalpha()):
        return Reason("letters", "1", about=text)
    if not 2 <= len(word) <= lexicon.profile.longest:
        return Reason("length", "3", about=str(lexicon.profile.longest))
    return None


def _altered(word: str, lexicon: Lexicon) -> Reason | None:
    """An altered form that the vocabulary has for other rules."""
    if lexicon.profile.altered:
        return None
    altered = (entry.altered_of for entry, _ in lexicon.readings(word) if entry.altered_of)
    base = next(altered, "")
    return Reason("altered", "20", about=base) if base else None


def _excluded(word: str, lexicon: Lexicon) -> Reason | None:
    found = exclusion(lexicon.vocabulary, word)
    return Reason(f"excluded.{found.reason}", ARTICLES[found.reason], about=found.of) if found else None


def _register(word: str, lexicon: Lexicon) -> Reason | None:
    reasons = (register_reason(entry, lexicon) for entry, _ in lexicon.readings(word))
    return next(filter(None, reasons), None)


def _old_form(word: str, lexicon: Lexicon) -> Reason | None:
    """A form that a verb's entry gives, under rules that have only the modern conjugation."""
    if lexicon.profile.modern_usage:
        for entry in lexicon.entries_near(word):
            if entry.verb and word in map(plain, entry.also):
                return Reason("register.arc", "14", about=entry.lemma)
    return None


def _proper(word: str, lexicon: Lexicon) -> Reason | None:
    return Reason("excluded.name", "14") if word in _proper_names(lexicon.vocabulary) else None


@lru_cache(maxsize=16)
def _proper_names(vocabulary: Vocabulary) -> frozenset[str]:
    return first_names(vocabulary) | {plain(name) for name in provinces(vocabulary).values()}


# What the vocabulary says of a word, the most precise first.
_LISTED: tuple[Callable[[str, Lexicon], Reason | None], ...] = (_altered, _excluded, _register, _old_form, _proper)
# What a form tells, the plainest first: a word that is several of these, of one lemma, gets the first.
_FORMS: tuple[Callable[[str, Lexicon], Iterator[Reason]], ...] = (
    participles,
    defective_forms,
    enclitic_forms,
    foreign_plurals,
    superlatives,
    adverbs,
    numerals,
)
