"""What a word would be if it were one: forms that the rules do not admit, each with the lemma it is of.

Everything here is told by a form itself, whole: an ending that only one kind of form has, or a place of a conjugation.
What merely looks derived (a diminutive, a prefix, a feminine) may as well be a name: the vocabulary's own lists say so,
or nobody does.
"""

import re
from collections.abc import Iterable, Iterator

import msgspec

from leggio.lexicon.analysis import is_loan
from leggio.lexicon.entry import Entry, Part
from leggio.lexicon.inflection import inflect
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.numerals import is_composed_numeral
from leggio.lexicon.reason import Reason

_SUPERLATIVE = re.compile(r"(.{2,})(ISSIM|ERRIM)[OAIE]")
_SIBILANTS = ("S", "X", "Z", "CH", "SH")
# *facilmente* has lost the last vowel of *facile*.
_LOSE_THEIR_VOWEL = ("L", "R")


def participles(word: str, lexicon: Lexicon) -> Iterator[Reason]:
    """A participle that would agree, of a verb whose participle does not (art. 15c)."""
    if word.endswith(("A", "I", "E")):
        for entry, tag in lexicon.readings(word[:-1] + "O"):
            if tag.slot == "pp.ms" and not tag.cluster.first and entry.verb and not entry.verb.participle_agrees:
                yield Reason("participle", "15c", about=entry.lemma)


def defective_forms(word: str, lexicon: Lexicon) -> Iterator[Reason]:
    """A form that a defective verb has not (art. 15c)."""
    for entry in lexicon.entries_near(word):
        verb = entry.verb
        if verb is None or not (verb.bare or verb.only or verb.lacks):
            continue
        whole = msgspec.structs.replace(entry, verb=msgspec.structs.replace(verb, bare=False, only=(), lacks=()))
        paradigm = inflect(whole, lexicon.profile)
        if any(paradigm.stem + ending.text == word for ending in paradigm.endings):
            yield register_reason(entry, lexicon) or Reason(
                "bare" if verb.bare else "defective", "15c", about=entry.lemma
            )


def register_reason(entry: Entry, lexicon: Lexicon) -> Reason | None:
    """Why the rules leave an entry out altogether, if they do."""
    left_out = entry.registers & lexicon.profile.without
    return Reason(f"register.{min(left_out).value}", "14", about=entry.lemma) if left_out else None


def superlatives(word: str, lexicon: Lexicon) -> Iterator[Reason]:
    """*Bellissimo*, *celeberrimo* (art. 15b)."""
    if match := _SUPERLATIVE.fullmatch(word):
        stem = match[1]
        # bianchissimo is of bianco: the h only keeps the sound; celeberrimo is of celebre.
        stems = (stem, *([stem[:-1]] if stem.endswith(("CH", "GH")) else []))
        stems = stems if match[2] == "ISSIM" else (stem + "R", stem + "ER")
        for entry in _adjectives((each + vowel for each in stems for vowel in ("O", "E")), "ms", lexicon):
            yield Reason("superlative", "15b", about=entry.lemma)


def adverbs(word: str, lexicon: Lexicon) -> Iterator[Reason]:
    """An adverb in *-mente* of an adjective that gives none (art. 15d)."""
    stem = word.removesuffix("MENTE")
    if stem == word:
        return
    feminine = stem + "E" if stem.endswith(_LOSE_THEIR_VOWEL) else stem
    for entry in _adjectives((feminine,), "fs", lexicon):
        yield Reason("adverb", "15d", about=entry.lemma)


def foreign_plurals(word: str, lexicon: Lexicon) -> Iterator[Reason]:
    """The English plural of a loanword (art. 16)."""
    singulars = [word.removesuffix("S")] if word.endswith("S") else []
    if word.endswith("ES") and word.removesuffix("ES").endswith(_SIBILANTS):
        singulars.append(word.removesuffix("ES"))
    if word.endswith("IES"):
        singulars.append(word.removesuffix("IES") + "Y")
    for singular in singulars:
        for entry, tag in lexicon.readings(singular):
            if entry.part is Part.NOUN and tag.slot in ("sing", "inv") and is_loan(entry):
                yield Reason("loan", "16", about=entry.lemma)


def numerals(word: str, _: Lexicon) -> Iterator[Reason]:
    """A composed numeral that is no lemma (art. 19)."""
    if is_composed_numeral(word):
        yield Reason("numeral", "19")


def _adjectives(words: Iterable[str], slot: str, lexicon: Lexicon) -> Iterator[Entry]:
    for word in words:
        for entry, tag in lexicon.readings(word):
            if entry.part is Part.ADJECTIVE and tag.slot in (slot, "inv") and not entry.altered_of:
                yield entry
