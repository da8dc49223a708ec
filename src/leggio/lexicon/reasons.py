"""Why a word is not admitted: the nearest reason, with its article."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from pathlib import Path

import msgspec

from leggio.core.letters import fold, plain
from leggio.lexicon.analysis import is_loan
from leggio.lexicon.categories import DOT, first_names, provinces
from leggio.lexicon.enclitic_reasons import enclitic_reason
from leggio.lexicon.entry import Entry, Part
from leggio.lexicon.exclusions import ARTICLES, exclusion
from leggio.lexicon.inflection import inflect
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.neighbours import SHORTEST_STEM, unaltered, unprefixed
from leggio.lexicon.profiles import MODERN_REASONS, MODERN_WORDS
from leggio.lexicon.reason import Reason

NEAR = 6
_UNITS = "UNO?|DUE?|TRE|QUATTRO?|CINQUE?|SEI|SETTE?|OTTO?|NOVE?"
_TENS = "DIECI|[A-Z]{2,7}DICI|DICI[A-Z]+|VENTI?|(?:TRENT|QUARANT|CINQUANT|SESSANT|SETTANT|OTTANT|NOVANT)A?"
_NUMERAL = re.compile(rf"(?:{_UNITS}|{_TENS}|CENTO?|MILLE|MILA)(?:{_UNITS}|{_TENS}|CENTO?|MILLE?|MILA)+(?:ESIM[OAIE])?")
_SUPERLATIVE = re.compile(r"(.{2,})(ISSIM|ERRIM)[OAIE]$")
# The singulars of a foreign plural in -a: curricula, taxa. Shorter stems prove nothing.
_LATIN_SINGULARS = ("UM", "ON")
_SHORTEST_LATIN = 3
_LIQUIDS = ("L", "M", "N", "R")


def reason_for(word: str, lexicon: Lexicon) -> Reason:
    """The first reason that fits, from the most precise to the plainest."""
    for test in _TESTS:
        if reason := test(word, lexicon):
            return cited(reason, lexicon)
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
    if lexicon.profile.abbreviations and DOT in word and word.replace(DOT, "").isalpha():
        return Reason("abbreviation", "14")
    if not (word.isascii() and word.isalpha()):
        return Reason("letters", "1", about=text)
    if not 2 <= len(word) <= lexicon.profile.longest:
        return Reason("length", "3", about=str(lexicon.profile.longest))
    return None


def _excluded(word: str, lexicon: Lexicon) -> Reason | None:
    found = exclusion(lexicon.directory, word)
    return Reason(f"excluded.{found.reason}", ARTICLES[found.reason], about=found.of) if found else None


def _listed_alteration(word: str, lexicon: Lexicon) -> Reason | None:
    """An altered form that the vocabulary has for other rules: what it alters is certain."""
    if lexicon.profile.altered:
        return None
    altered = (entry.altered_of for entry, _ in lexicon.readings(word) if entry.altered_of)
    base = next(altered, "")
    return Reason("altered", "20", about=base) if base else None


def _register(word: str, lexicon: Lexicon) -> Reason | None:
    for entry, _ in lexicon.readings(word):
        if left_out := entry.registers & lexicon.profile.without:
            register = min(left_out)
            return Reason(f"register.{register.value}", "14", about=entry.lemma)
    return None


def _old_form(word: str, lexicon: Lexicon) -> Reason | None:
    """A form that a verb's entry gives, under rules that have only the modern conjugation."""
    if lexicon.profile.modern_usage:
        for entry in lexicon.entries_near(word):
            if entry.verb and word in map(plain, entry.also):
                return Reason("register.arc", "14", about=entry.lemma)
    return None


def _foreign_plural(word: str, lexicon: Lexicon) -> Reason | None:
    singulars = [word.removesuffix(ending) for ending in ("S", "ES", "EN") if word.endswith(ending)]
    if word.endswith("IES"):
        singulars.append(word.removesuffix("IES") + "Y")
    if word.endswith("A") and len(word) > _SHORTEST_LATIN:
        singulars += [word[:-1] + ending for ending in _LATIN_SINGULARS]
    for entry in _nouns(singulars, lexicon):
        if is_loan(entry):
            return Reason("loan", "16", about=entry.lemma)
    return None


def _participle(word: str, lexicon: Lexicon) -> Reason | None:
    if word.endswith(("A", "I", "E")):
        for entry, tag in lexicon.readings(word[:-1] + "O"):
            if tag.slot == "pp.ms" and entry.verb and not entry.verb.participle_agrees:
                return Reason("participle", "15c", about=entry.lemma)
    return None


def _defective(word: str, lexicon: Lexicon) -> Reason | None:
    for entry in lexicon.entries_near(word):
        verb = entry.verb
        if verb is None or not (verb.bare or verb.only or verb.lacks):
            continue
        whole = msgspec.structs.replace(entry, verb=msgspec.structs.replace(verb, bare=False, only=(), lacks=()))
        paradigm = inflect(whole, lexicon.profile)
        if any(paradigm.stem + ending.text == word for ending in paradigm.endings):
            return Reason("bare" if verb.bare else "defective", "15c", about=entry.lemma)
    return None


def _superlative(word: str, lexicon: Lexicon) -> Reason | None:
    if match := _SUPERLATIVE.fullmatch(word):
        # bianchissimo is of bianco: the h only keeps the sound; celeberrimo is of celebre.
        stems = (match[1], match[1].removesuffix("H")) if match[2] == "ISSIM" else (match[1] + "R", match[1] + "ER")
        if entry := _adjective((stem + vowel for stem in stems for vowel in ("O", "E")), lexicon):
            return Reason("superlative", "15b", about=entry.lemma)
    return None


def _adverb(word: str, lexicon: Lexicon) -> Reason | None:
    stem = word.removesuffix("MENTE")
    if stem == word or len(stem) < SHORTEST_STEM:
        return None
    entry = _adjective((stem, stem + "E"), lexicon)
    return Reason("adverb", "15d", about=entry.lemma) if entry else None


def _truncated(word: str, lexicon: Lexicon) -> Reason | None:
    if word.endswith(_LIQUIDS) and len(word) >= SHORTEST_STEM:
        for whole in (word + vowel for vowel in ("E", "O", "A", "I")):
            if whole in lexicon:
                return Reason("truncated", "17", about=whole.lower())
    return None


def _numeral(word: str, _: Lexicon) -> Reason | None:
    if _NUMERAL.fullmatch(word):
        return Reason("numeral", "19")
    return None


def _prefixed(word: str, lexicon: Lexicon) -> Reason | None:
    base = unprefixed(word, lexicon)
    return Reason("prefixed", "18", about=base.lower()) if base else None


def _altered(word: str, lexicon: Lexicon) -> Reason | None:
    base = unaltered(word, _Alterable(lexicon))
    return Reason("altered", "20", about=base.lower()) if base else None


def _feminine(word: str, lexicon: Lexicon) -> Reason | None:
    if word.endswith(("A", "E")):
        for entry in _nouns((word[:-1] + "O",), lexicon):
            return Reason("feminine", "15a", about=entry.lemma)
    return None


def _proper(word: str, lexicon: Lexicon) -> Reason | None:
    return Reason("excluded.name", "14") if word in _proper_names(lexicon.directory) else None


@lru_cache(maxsize=4)
def _proper_names(directory: Path) -> frozenset[str]:
    return first_names(directory) | {plain(name) for name in provinces(directory).values()}


class _Alterable:
    """The words that a diminutive can be made from: vadino is none of vada."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon

    def __contains__(self, word: str) -> bool:
        nominal = (Part.NOUN, Part.ADJECTIVE)
        return word in self._lexicon and any(entry.part in nominal for entry, _ in self._lexicon.readings(word))


def _adjective(words: Iterable[str], lexicon: Lexicon) -> Entry | None:
    readings = (entry for word in words for entry, _ in lexicon.readings(word))
    return next((entry for entry in readings if entry.part is Part.ADJECTIVE), None)


def _nouns(words: Iterable[str], lexicon: Lexicon) -> Iterator[Entry]:
    for word in words:
        for entry, tag in lexicon.readings(word):
            if entry.part is Part.NOUN and tag.slot in ("sing", "inv"):
                yield entry


_TESTS: tuple[Callable[[str, Lexicon], Reason | None], ...] = (
    _listed_alteration,
    _excluded,
    _register,
    _old_form,
    _participle,
    _defective,
    enclitic_reason,
    _proper,
    _foreign_plural,
    _superlative,
    _adverb,
    _numeral,
    _truncated,
    _prefixed,
    _altered,
    _feminine,
)
