"""Why a word is not admitted: the nearest reason, with its article."""

import re
from collections.abc import Callable, Iterator

import msgspec

from leggio.core.letters import fold, plain
from leggio.lexicon.analysis import is_loan
from leggio.lexicon.building import admitted
from leggio.lexicon.categories import first_names, provinces
from leggio.lexicon.enclitic_reasons import enclitic_reason
from leggio.lexicon.entry import Entry, Part
from leggio.lexicon.exclusions import ARTICLES, exclusion
from leggio.lexicon.inflection import inflect
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.neighbours import SHORTEST_STEM, unaltered, unprefixed
from leggio.lexicon.reason import Reason

NEAR = 6
_NUMERAL = re.compile(r"(VENT|TRENT|QUARANT|CINQUANT|SESSANT|SETTANT|OTTANT|NOVANT|CENT|MILLE|MILA)[A-Z]+")
_NUMERAL_END = re.compile(r"(UNO|DUE|TRE|QUATTRO|CINQUE|SEI|SETTE|OTTO|NOVE|CENTO|MILA|ESIM[OAIE])$")
_SUPERLATIVE = re.compile(r"(.{2,})(ISSIM|ERRIM)[OAIE]$")
# Where Scarabeo's book says so; elsewhere a word is simply none of those its art. 6 admits.
_SCARABEO_ARTICLES = {
    "letters": "2",
    "length": "6",
    "register.arc": "10",
    "register.lit": "10",
    "register.dial": "10",
    "register.tec": "11",
    "altered": "10",
    "excluded.alt": "10",
    "excluded.name": "11",
    "enclitic.mood": "9",
    "enclitic.si": "9",
    "enclitic.vi": "9",
    "enclitic.person": "9",
    "enclitic.intransitive": "9",
    "enclitic.pronominal": "9",
    "enclitic.three": "9",
    "enclitic.order": "9",
    "participle": "9",
    "defective": "9",
    "bare": "9",
}
_LIQUIDS = ("L", "M", "N", "R")


def reason_for(word: str, lexicon: Lexicon) -> Reason:
    """The first reason that fits, from the most precise to the plainest."""
    for test in _TESTS:
        if reason := test(word, lexicon):
            return _cited(reason, lexicon)
    return _cited(Reason("unknown", "14", near=tuple(lexicon.graph.near(word, 1, limit=NEAR))), lexicon)


def _cited(reason: Reason, lexicon: Lexicon) -> Reason:
    """The reason with the article of the right book."""
    if not lexicon.profile.modern_usage:
        return reason
    return msgspec.structs.replace(reason, article=_SCARABEO_ARTICLES.get(reason.code, "6"))


def malformed(text: str, lexicon: Lexicon) -> Reason | None:
    """What cannot be one word of the game, whatever the vocabulary says."""
    reason = _malformed(text, lexicon)
    return _cited(reason, lexicon) if reason else None


def _malformed(text: str, lexicon: Lexicon) -> Reason | None:
    if re.search(r"[\s'’-]", text.strip()):
        return Reason("multiword", "14", about=text.strip())
    word = fold(text.strip())
    if not (word.isascii() and word.isalpha()):
        return Reason("letters", "1", about=text)
    if not 2 <= len(word) <= lexicon.profile.longest:
        return Reason("length", "3", about=str(lexicon.profile.longest))
    return None


def _excluded(word: str, lexicon: Lexicon) -> Reason | None:
    found = exclusion(lexicon.directory, word)
    return Reason(f"excluded.{found.reason}", ARTICLES[found.reason], about=found.of) if found else None


def _register(word: str, lexicon: Lexicon) -> Reason | None:
    for entry, _ in lexicon.readings(word):
        if not admitted(entry, lexicon.profile):
            register = min(entry.registers & lexicon.profile.without)
            return Reason(f"register.{register.value}", "14", about=entry.lemma)
    return None


def _foreign_plural(word: str, lexicon: Lexicon) -> Reason | None:
    for ending in ("S", "ES", "EN", "A"):
        singular = word.removesuffix(ending)
        singulars = (singular, *((f"{singular}UM", f"{singular}ON") if ending == "A" else ()))
        if singular == word:
            continue
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
        for stem in (match[1], match[1].removesuffix("H")):
            for vowel in ("O", "E"):
                if any(entry.part is Part.ADJECTIVE for entry, _ in lexicon.readings(stem + vowel)):
                    return Reason("superlative", "15b", about=(stem + vowel).lower())
    return None


def _adverb(word: str, lexicon: Lexicon) -> Reason | None:
    stem = word.removesuffix("MENTE")
    if stem == word or len(stem) < SHORTEST_STEM:
        return None
    for adjective in (stem, stem + "E", stem[:-1] + "O"):
        if any(entry.part is Part.ADJECTIVE for entry, _ in lexicon.readings(adjective)):
            return Reason("adverb", "15d", about=adjective.lower())
    return None


def _truncated(word: str, lexicon: Lexicon) -> Reason | None:
    if word.endswith(_LIQUIDS) and len(word) >= SHORTEST_STEM:
        for whole in (word + vowel for vowel in ("E", "O", "A", "I")):
            if whole in lexicon:
                return Reason("truncated", "17", about=whole.lower())
    return None


def _numeral(word: str, _: Lexicon) -> Reason | None:
    if _NUMERAL.match(word) and _NUMERAL_END.search(word):
        return Reason("numeral", "19")
    return None


def _prefixed(word: str, lexicon: Lexicon) -> Reason | None:
    base = unprefixed(word, lexicon)
    return Reason("prefixed", "18", about=base.lower()) if base else None


def _altered(word: str, lexicon: Lexicon) -> Reason | None:
    base = unaltered(word, lexicon)
    return Reason("altered", "20", about=base.lower()) if base else None


def _feminine(word: str, lexicon: Lexicon) -> Reason | None:
    if word.endswith(("A", "E")):
        for entry in _nouns((word[:-1] + "O",), lexicon):
            return Reason("feminine", "15a", about=entry.lemma)
    return None


def _proper(word: str, lexicon: Lexicon) -> Reason | None:
    if word in first_names(lexicon.directory) or word in map(plain, provinces(lexicon.directory).values()):
        return Reason("excluded.name", "14")
    return None


def _nouns(words: tuple[str, ...], lexicon: Lexicon) -> Iterator[Entry]:
    for word in words:
        for entry, tag in lexicon.readings(word):
            if entry.part is Part.NOUN and tag.slot in ("sing", "inv"):
                yield entry


_TESTS: tuple[Callable[[str, Lexicon], Reason | None], ...] = (
    _excluded,
    _register,
    enclitic_reason,
    _participle,
    _defective,
    _foreign_plural,
    _superlative,
    _adverb,
    _numeral,
    _proper,
    _truncated,
    _prefixed,
    _altered,
    _feminine,
)
