"""Nouns, adjectives and adverbs, one analysis a candidate, with the sources that have them."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from endings import FEMININES
from hunspell import NOMINAL
from numerals import is_compound_numeral
from plurals import adjective_mark, forms_by_rule, noun_mark
from pronouns import has_pronoun
from records import Record, Records
from sources import Sources
from tagged import tagged_records
from untagged import Guesser
from verb_candidates import verb_forms


class Candidate(NamedTuple):
    """A lemma, its analysis as the vocabulary writes it and the letters of its sources."""

    lemma: str
    analysis: str
    sources: str


def nominal_candidates(sources: Sources, infinitives: frozenset[str]) -> Iterator[Candidate]:
    """The candidates, for the readings to correct."""
    verbal = verb_forms(sources, infinitives)
    records = tagged_records(sources)
    Guesser(records, sources.hunspell, infinitives, verbal).add_headwords()
    for word in sources.witalian:
        records.confirm(word, "w")
    for lemma, analysis, letters in _analysed(records, sources, verbal):
        if letters <= {"h", "w"} and has_pronoun(lemma, verbal):
            continue
        # FreeDict knows no part of speech either, and comes last not to change what is a form.
        confirmed = letters | {"d"} if lemma in sources.freedict else letters
        yield Candidate(lemma, analysis, "".join(sorted(confirmed)))


def _analysed(records: Records, sources: Sources, verbal: frozenset[str]) -> Iterator[tuple[str, str, set[str]]]:
    adjectives = records.lemmas("adj")
    adjectival = forms_by_rule(adjectives).union(*(records.forms(lemma, "adj") for lemma in adjectives))
    headwords = set(sources.hunspell.flags)
    for (lemma, part), record in records.found.items():
        if is_compound_numeral(lemma):
            continue
        inflected = set(sources.hunspell.suffixed(lemma, NOMINAL))
        if part == "n":
            of_adjective = lemma in adjectival and lemma not in adjectives and "t" not in record.sources
            if of_adjective or _is_verb_form(lemma, record, verbal):
                continue
            gender = _gender(lemma, record.genders)
            invariable = sources.morphit.nouns.get(lemma, {}).get("P") == lemma
            mark = noun_mark(lemma, gender, (record.forms, inflected, headwords), invariable=invariable)
            yield lemma, f"n.{gender} {mark}".strip(), record.sources
        elif part == "adj":
            features = sources.morphit.adjectives.get(lemma, {})
            invariable = features.get("MP") == lemma and features.get("FS") == lemma
            mark = adjective_mark(lemma, record.forms | inflected, headwords, invariable=invariable)
            yield lemma, f"adj {mark}".strip(), record.sources
        else:
            yield lemma, "adv", record.sources


def _is_verb_form(lemma: str, record: Record, verbal: frozenset[str]) -> bool:
    """Morph-it! alone takes some verb forms for nouns."""
    return lemma in verbal and record.sources <= {"m", "w"} and lemma.endswith(("a", "e", "i"))


def _gender(lemma: str, genders: Counter[str]) -> str:
    """What most sources say, both if they disagree, and what the ending says if they are silent."""
    if genders:
        masculine, feminine = genders["m"], genders["f"]
        if min(masculine, feminine) * 3 >= max(masculine, feminine):
            return "mf"
        return "m" if masculine > feminine else "f"
    if lemma.endswith(FEMININES):
        return "f"
    if lemma.endswith("ista"):
        return "mf"
    return "f" if lemma.endswith("a") else "m"
